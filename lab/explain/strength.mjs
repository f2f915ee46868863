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

/** The rules of a comparison in their order, and what the decision is taken from where each decides. */
const OF_GRAHAS = ['home', 'companions', 'score', 'dignity', 'quality', 'degrees'];
const OF_SIGNS = ['occupants', 'score', 'exalted', 'parity', 'quality', 'degrees'];
const DECIDED_BY = [
  ['home', /_at_home$/],
  ['dignity', /by_dignity$/],
  ['degrees', /\.longitude$/],
  ...['companions', 'score', 'quality', 'occupants', 'exalted', 'parity'].map((rule) => [
    rule,
    new RegExp(`more_${rule}$`),
  ]),
];

/** What a comparison does not show: that the rules before the one that decides find no difference, and that it does. */
function decisionFault({ step, operands }, shown) {
  const pair = step.slice(0, -'first_is_stronger'.length);
  const from = operands.at(-1).taken_from ?? '';
  const [rule] = DECIDED_BY.find(([, name]) => name.test(from)) ?? [];
  const rules = (pair === '' ? OF_SIGNS : OF_GRAHAS).filter((one) => one !== 'home' || /Rahu|Ketu/.test(pair));
  const at = rules.indexOf(rule);
  if (at < 0) return `${step} is decided by no rule`;
  const wanted = rules.slice(0, at).map((one) => `same_${one}`);
  if (rule !== 'dignity' && rule !== 'degrees') wanted.push(`unequal_${rule}`);
  const missing = wanted.find((one) => shown.get(`${pair}${one}`) !== true);
  return missing === undefined ? null : `${pair}${missing} is not shown`;
}

/** What is wrong with the comparisons among some steps; null where nothing is. */
export function comparisonFault(steps) {
  const shown = new Map(steps.map(({ step, known }) => [step, known]));
  for (const one of steps) {
    const { step, operands } = one;
    if (step.endsWith('first_is_stronger')) {
      const fault = decisionFault(one, shown);
      if (fault !== null) return fault;
    }
    if (!/^strongest_of_\d+$/.test(step)) continue;
    const [{ taken_from: decision }, ...two] = operands;
    const [first, second] = two.map(({ known }) => GRAHAS[known]);
    if (decision !== `${first}_or_${second}_first_is_stronger`) return `${step} does not follow from ${decision}`;
  }
  return null;
}
