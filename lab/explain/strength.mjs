/** The strongest of some grahas by comparisons of two, as docs/rules/03-strengths.md#section-15 sorts them. */
const GRAHAS = 'Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu'.split(' ');

/** A list sorted by insertion: a run at its start, turned round where it falls, then each other value by halving. */
function inserted([first, second, ...others], isAhead) {
  if (second === undefined) return [first];
  const isFalling = isAhead(second, first);
  const sorted = [first, second];
  while (others.length > 0 && isAhead(others[0], sorted.at(-1)) === isFalling) sorted.push(others.shift());
  if (isFalling) sorted.reverse();
  for (const value of others) {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const half = Math.floor((from + to) / 2);
      if (isAhead(value, sorted[half])) to = half;
      else from = half + 1;
    }
    sorted.splice(from, 0, value);
  }
  return sorted;
}

/** Grahas of the first group that has some left, of those that are not taken. */
function left(groups, taken) {
  const free = GRAHAS.map((_, at) => at).filter((at) => !taken.includes(at));
  const group = Math.min(...free.map((at) => groups[at]));
  return free.filter((at) => groups[at] === group);
}

/** Grahas in kendras from three points, those of each point after those of the points before. */
const inKendras = (groups) => [...new Set(groups.flatMap((group, at) => (group === 0 ? [at % GRAHAS.length] : [])))];

/** The number of the strongest by the comparisons of a step, whose names must be those of the grahas compared. */
export function strongestOf({ step, table, operands }) {
  const values = operands.map(({ known }) => known);
  const isSeed = table === 'strongest in kendras by comparison';
  if (!isSeed && table !== 'strongest left by comparison') return undefined;
  const taken = isSeed ? 0 : Number(/^strongest_(\d)$/.exec(step)?.[1]);
  const groups = (isSeed ? 3 : 1) * GRAHAS.length;
  const list = isSeed ? inKendras(values.slice(0, groups)) : left(values, values.slice(groups, groups + taken));
  const decisions = operands.slice(groups + taken);
  let isRight = true;
  const [strongest] = inserted(list, (one, other) => {
    const { taken_from: from, known } = decisions.shift() ?? {};
    isRight &&= from === `${GRAHAS[one]}_or_${GRAHAS[other]}_first_is_stronger`;
    return known === true;
  });
  return isRight && decisions.length === 0 ? strongest : undefined;
}
