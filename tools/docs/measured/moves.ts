import { apart } from 'ganita/api/compare/figures.js';
import { differences } from 'ganita/api/compare/walk.js';

type Path = readonly (string | number)[];

/** A field that moved: in how many births, and its largest move. */
interface FieldMoves {
  births: number;
  most: number;
}

/** A part of the answer that moved. */
interface PartMoves {
  births: number;
  /** By name, with the unit where it has one. */
  readonly fields: Map<string, FieldMoves>;
}

/** What values of a choice move: births in all, those in which anything moves, and by part of the answer. */
export interface Moves {
  births: number;
  moved: number;
  readonly parts: Map<string, PartMoves>;
}

export const newMoves = (): Moves => ({ births: 0, moved: 0, parts: new Map() });

/** `shad_bala/Sun/kala/ayana` is a value of the part `shad_bala`. */
const partOf = ([part, inside]: Path): string =>
  part === 'gochara' || part === 'panchang' ? `${part}.${inside}` : String(part);
/** The field that a path ends in: its last key that is no graha, sign, house, chart or number. */
const fieldOf = (path: Path): string =>
  String(path.findLast((key) => typeof key === 'string' && /^[a-z_]+$/.test(key)));

/** Places in a divisional chart leap where a planet enters another part: only those of D-1 are measured. */
const leaps = (path: Path): boolean =>
  path[0] === 'amsa_rulers' || path.includes('chosen_chart') || path.some((key) => /^D-(?!1_)/.test(String(key)));
/** Numbers that only name, or that turn over: the distance between two of them has no meaning. */
const NAMING =
  /^(\w*house|houses_of|index|method|number|object|observed|pada|part|subject|months|days|longitude|\w+_index|\w+_number|degrees_in_\w+|ascendant|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)$/;
const hasSize = (path: Path, field: string): boolean =>
  !leaps(path) && !NAMING.test(field) && !(path[0] === 'yogas' && field === 'houses');

/** What a choice moves between two answers: by part, the fields that moved and their largest move (null: has no size). */
function movesBetween(before: unknown, after: unknown): ReadonlyMap<string, ReadonlyMap<string, number | null>> {
  const parts = new Map<string, Map<string, number | null>>();
  differences(before, after, (path, first, second) => {
    const fields = parts.get(partOf(path)) ?? new Map<string, number | null>();
    parts.set(partOf(path), fields);
    const { difference, unit } = apart(String(path.at(-1)), first ?? null, second ?? null);
    const name = fieldOf(path);
    const field = unit === null ? name : `${name} ${unit}`;
    const known = fields.get(field) ?? null;
    const isSize = difference !== null && hasSize(path, name);
    fields.set(field, isSize ? Math.max(known ?? 0, Math.abs(difference)) : known);
  });
  return parts;
}

/** Count one more birth by its answers without and with a choice. */
export function addBirth(moves: Moves, before: unknown, after: unknown): void {
  const parts = movesBetween(before, after);
  moves.births += 1;
  if (parts.size > 0) moves.moved += 1;
  for (const [part, fields] of parts) {
    const seen = partIn(moves, part);
    seen.births += 1;
    for (const [field, size] of fields) if (size !== null) addField(seen, field, { births: 1, most: size });
  }
}

/** Counts of several values as one. */
export function together(rows: readonly Moves[]): Moves {
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

function partIn({ parts }: Moves, part: string): PartMoves {
  const seen = parts.get(part) ?? { births: 0, fields: new Map() };
  parts.set(part, seen);
  return seen;
}

function addField({ fields }: PartMoves, field: string, { births, most }: Readonly<FieldMoves>): void {
  const seen = fields.get(field) ?? { births: 0, most: 0 };
  fields.set(field, { births: seen.births + births, most: Math.max(seen.most, most) });
}
