/** What values of a choice move: births in all, those in which anything moves, and by part of the answer. */
export const newMoves = () => ({ births: 0, moved: 0, parts: new Map() });

/** Values of an answer, the echo of the request and the ledger left out. */
export function substance(core, calculation, body, ports) {
  const { birth_details, meta, horoscope, ...rest } = core.answer(calculation, body, ports);
  return { ...horoscope, ...rest };
}

/** `shad_bala/Sun/kala/ayana` is a value of the part `shad_bala`. */
const partOf = (way) => (way[0] === 'gochara' || way[0] === 'panchang' ? `${way[0]}.${way[1]}` : String(way[0]));
/** The field that a path ends in: its last key that is no graha, sign, house, chart or number. */
const fieldOf = (way) => String(way.findLast((key) => typeof key === 'string' && /^[a-z_]+$/.test(key)));

/** Places in a divisional chart leap where a planet enters another part: only those of D-1 are measured. */
const leaps = (way) =>
  way[0] === 'amsa_rulers' || way.includes('chosen_chart') || way.some((key) => /^D-(?!1_)/.test(String(key)));
/** Numbers that only name, or that turn over: the distance between two of them has no meaning. */
const NAMING =
  /^(\w*house|houses_of|index|method|number|object|observed|pada|part|subject|months|days|longitude|\w+_index|\w+_number|degrees_in_\w+|ascendant|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)$/;
const hasSize = (way, field) => !leaps(way) && !NAMING.test(field) && !(way[0] === 'yogas' && field === 'houses');

/** What a choice moves between two answers: by part, the fields that moved and their largest move (null: has no size). */
function movesBetween(core, before, after) {
  const parts = new Map();
  core.differences(before, after, (way, first, second) => {
    const fields = parts.get(partOf(way)) ?? new Map();
    parts.set(partOf(way), fields);
    const { difference, unit } = core.apart(String(way.at(-1)), first ?? null, second ?? null);
    const name = fieldOf(way);
    const field = unit === null ? name : `${name} ${unit}`;
    const known = fields.get(field) ?? null;
    const isSize = difference !== null && hasSize(way, name);
    fields.set(field, isSize ? Math.max(known ?? 0, Math.abs(difference)) : known);
  });
  return parts;
}

/** Count one more birth. */
export function addBirth(core, moves, before, after) {
  const parts = movesBetween(core, before, after);
  moves.births += 1;
  if (parts.size > 0) moves.moved += 1;
  for (const [part, fields] of parts) {
    const seen = partIn(moves, part);
    seen.births += 1;
    for (const [field, size] of fields) if (size !== null) addField(seen, field, { births: 1, most: size });
  }
}

/** Counts of several values as one. */
export function together(rows) {
  const all = newMoves();
  for (const { births, moved, parts } of rows) {
    all.births += births;
    all.moved += moved;
    for (const [part, row] of parts) {
      const seen = partIn(all, part);
      seen.births += row.births;
      for (const [field, size] of row.fields) addField(seen, field, size);
    }
  }
  return all;
}

function partIn({ parts }, part) {
  const seen = parts.get(part) ?? { births: 0, fields: new Map() };
  parts.set(part, seen);
  return seen;
}
function addField({ fields }, field, { births, most }) {
  const seen = fields.get(field) ?? { births: 0, most: 0 };
  fields.set(field, { births: seen.births + births, most: Math.max(seen.most, most) });
}
