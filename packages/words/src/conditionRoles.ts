import type { Fact } from '@ganita/core/facts/evidence.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { type House, lordOf } from '@ganita/core/zodiac/houses.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import type { Words } from './words.js';

/** Chara karakas that conditions name. */
export type Karaka = 'atma_karaka' | 'putra_karaka';

/** A role that a graha has in a chart: lord of a house, lord of the sign of another, chara karaka. */
export interface Role {
  readonly id: keyof Words['sentences']['role'] | Karaka;
  readonly house: House | null;
  /** of whose sign, navamsa or drekkana it is the lord, or from whom its house is counted */
  readonly of: Graha | Role | null;
}

/** Whom a condition is about, in the order of its id. */
export type Terms = readonly (Graha | Role)[];

/** What the id of a condition says of its subject, its object, and the chart in which it is tested. */
export interface NamedRoles {
  readonly subject: Terms;
  readonly object: Terms;
  readonly view: View | null;
}

/** Who has the roles of some grahas, as far as the record says it. */
export interface RoleHolders {
  readonly each: ReadonlyMap<Fact, readonly Role[]>;
  /** roles of all of them together, of which it is not known who has which */
  readonly together: readonly Role[];
  readonly size: number;
}

/** Charts other than that of the yoga; the ids of conditions end with them. The longest first. */
const VIEWS = ['in_own_navamsa', 'in_navamsa', 'in_drekkana'] as const;
export type View = (typeof VIEWS)[number];

interface Parsed<T> {
  readonly found: T;
  readonly end: number;
}

const BY_ID: ReadonlyMap<string, Graha> = new Map(GRAHAS.map((graha) => [graha.toLowerCase(), graha]));

/** Roles by how their ids begin; `end` follows the graha or role that they are of. */
const FORMS: readonly {
  readonly id: Role['id'];
  readonly start: RegExp;
  readonly end?: RegExp;
}[] = [
  { id: 'lord_of_arudha', start: /lord_of_arudha_(\d{1,2})(?![^_])/y },
  { id: 'navamsa_lagna_lord', start: /lord_1_of_navamsa(?![^_])/y },
  { id: 'lord_from', start: /lord_(\d{1,2})_from_/y, end: /(?=_|$)/y },
  { id: 'lord', start: /lord_(\d{1,2})(?![^_])/y },
  { id: 'dispositor', start: /dispositor_of_/y, end: /(?=_|$)/y },
  { id: 'navamsa_lord', start: /navamsa_lord_of_/y, end: /(?:_in_navamsa)?(?=_|$)/y },
  { id: 'drekkana_lord', start: /drekkana_lord_of_/y, end: /_in_drekkana(?=_|$)/y },
  { id: 'atma_karaka', start: /atma_karaka(?![^_])/y },
  { id: 'putra_karaka', start: /putra_karaka(?![^_])/y },
];
const NAME = /([a-z]+)(?![^_])/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The graha or role whose id begins there. */
function termAt(id: string, at: number): Parsed<Graha | Role> | null {
  for (const form of FORMS) {
    const start = matchAt(form.start, id, at);
    if (start === null) continue;
    const house = start[1] === undefined ? null : (Number(start[1]) as House);
    const next = at + start[0].length;
    if (form.end === undefined) return { found: { id: form.id, house, of: null }, end: next };
    const inner = termAt(id, next);
    const end = inner && matchAt(form.end, id, inner.end);
    if (inner !== null && end !== null)
      return { found: { id: form.id, house, of: inner.found }, end: inner.end + end[0].length };
  }
  const name = matchAt(NAME, id, at);
  const graha = name === null ? undefined : BY_ID.get(name[1] ?? '');
  return name === null || graha === undefined ? null : { found: graha, end: at + name[0].length };
}

function termsAt(id: string, at: number): Parsed<Terms> {
  const found: (Graha | Role)[] = [];
  let end = at;
  for (let next = termAt(id, at); next !== null; next = termAt(id, end + 1)) {
    found.push(next.found);
    end = next.end;
  }
  return { found, end };
}

const COUNTED = /^(?:any|two|three|none)_of_/;
/** What comes before the object of a condition. */
const LINK = /_(?:from|by|friend_of|and|is_not|is)_/g;

/** The chart that an id ends with. */
const viewOf = (rest: string): View | null => VIEWS.find((view) => rest.endsWith(`_${view}`)) ?? null;

/** The roles that the id of a condition names. */
export function rolesOf(id: string): NamedRoles {
  const subject = termsAt(id, COUNTED.exec(id)?.[0].length ?? 0);
  for (const link of id.matchAll(LINK)) {
    if (link.index < subject.end) continue;
    const object = termsAt(id, link.index + link[0].length);
    const rest = id.slice(object.end);
    const view = viewOf(rest);
    if (object.found.length > 0 && rest === (view === null ? '' : `_${view}`))
      return { subject: subject.found, object: object.found, view };
  }
  return { subject: subject.found, object: [], view: viewOf(id.slice(subject.end)) };
}

/** The roles among whom a condition is about. */
export const rolesIn = (terms: Terms): readonly Role[] =>
  terms.filter((term): term is Role => typeof term !== 'string');

/**
 * Who of all whom a condition is about has which role. Known is the role of a graha that is alone, that is the only one left
 * when those that the condition names are taken away, or that it has as lord of a house from any Ascendant that fits.
 */
export function holdersOf(facts: readonly Fact[], terms: Terms): RoleHolders {
  const roles = rolesIn(terms);
  const unnamed = facts.length === 1 ? facts : facts.filter((fact) => !(terms as readonly Fact[]).includes(fact));
  const [holder] = unnamed;
  const isAlone = holder !== undefined && unnamed.length === 1 && (facts.length === 1 || roles.length === 1);
  const areAll = !isAlone && facts.length === terms.length && unnamed.length === roles.length;
  const owners = areAll ? ownersOf(unnamed, roles) : [];
  return {
    each: isAlone && roles.length > 0 ? new Map([[holder, roles]]) : new Map(owners),
    together: areAll && owners.length === 0 ? roles : [],
    size: facts.length,
  };
}

/** Whose each house is, where the same grahas own the same houses from every Ascendant from which they own them all. */
function ownersOf(grahas: readonly Fact[], roles: readonly Role[]): readonly (readonly [Fact, readonly Role[]])[] {
  const houses = roles.map(({ id, house }) => (id === 'lord' ? house : null));
  const fitting = SIGNS.map((_, ascendant) =>
    houses.map((house) => (house === null ? null : lordOf(SIGNS[(ascendant + house - 1) % SIGNS.length] as Sign))),
  ).filter((lords) => grahas.every((graha) => (lords as readonly Fact[]).includes(graha)));
  const [lords] = fitting;
  if (lords === undefined || fitting.some((others) => others.some((other, at) => other !== lords[at]))) return [];
  return grahas.map((graha) => [graha, roles.filter((_, at) => lords[at] === graha)] as const);
}
