import { isRecord, mapValues, pick } from '../golden.js';

/** Values of a wire map of bodies, those left out that are null or empty: the golden file leaves them out as well. */
function perBody(planets: unknown, make: (body: unknown) => unknown): Readonly<Record<string, unknown>> {
  const isSomething = (value: unknown): boolean =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(mapValues(planets, make) ?? {}).filter(([, value]) => isSomething(value)));
}

/** Bodies of which a state is true. */
const where = (planets: unknown, ...keys: readonly string[]): readonly string[] =>
  Object.keys(perBody(planets, (body) => (pick(body, ...keys) === true ? true : null)));

/** Motion, sub-lords, dignity and avasthas of one body of the wire in the words of the golden file. */
export const bodyStates = (body: unknown): Readonly<Record<string, unknown>> => ({
  kp: pick(body, 'kp_lords'),
  speed_degrees_per_day: pick(body, 'speed'),
  declination: pick(body, 'declination'),
  is_retrograde: pick(body, 'retrograde'),
  is_combust: pick(body, 'combust'),
  sign_dignity: pick(body, 'sign_dignity'),
  dignity: pick(body, 'dignity'),
  is_deep_exalted: pick(body, 'deep_exalted'),
  is_deep_debilitated: pick(body, 'deep_debilitated'),
  baladi_avastha: pick(body, 'avasthas', 'baladi', 'id'),
  jagradadi_avastha: pick(body, 'avasthas', 'jagradadi', 'id'),
});

/** Every war once: the wire reports it for both planets. */
function warsOf(planets: unknown): readonly unknown[] {
  const wars = Object.values(perBody(planets, (body) => pick(body, 'war'))).flat();
  return [...new Map(wars.map((war) => [JSON.stringify(war), war])).values()];
}

/** Those in their mrityu bhaga, with the distance. */
const mrityuBhagas = (planets: unknown): readonly unknown[] =>
  Object.entries(perBody(planets, (body) => pick(body, 'mrityu_bhaga'))).flatMap(([body, place]) =>
    pick(place, 'is_within') === true ? [{ body, distance_degrees: pick(place, 'distance') }] : [],
  );

const pachakadis = (rows: unknown): unknown =>
  Array.isArray(rows) &&
  rows.map((row) => ({ role: pick(row, 'id'), planet: pick(row, 'planet'), inimical: pick(row, 'inimical') }));

/** The wire key `planetary_states` as the block of that name in the golden file. */
export function stateLists(states: unknown): Readonly<Record<string, unknown>> {
  const planets = pick(states, 'planets');
  return {
    retrograde: pick(states, 'retrograde_planets'),
    combust: pick(states, 'combusted_planets'),
    exalted_sign: pick(states, 'exalted_planets'),
    debilitated_sign: pick(states, 'debilitated_planets'),
    own_sign: pick(states, 'own_sign_planets'),
    friend_sign: pick(states, 'friend_sign_planets'),
    enemy_sign: pick(states, 'enemy_sign_planets'),
    graha_yuddha: warsOf(planets),
    pushkara_navamsa: where(planets, 'pushkara', 'navamsa'),
    pushkara_bhaga: where(planets, 'pushkara', 'bhaga'),
    mrityu_bhaga: mrityuBhagas(planets),
    marana_karaka_sthana: where(planets, 'marana_karaka'),
    navamsa_64: perBody(planets, (body) => pick(body, 'navamsa_64')),
    drekkana_22: perBody(planets, (body) => pick(body, 'drekkana_22')),
    latta_star: perBody(planets, (body) => pick(body, 'latta_nakshatra')),
    pachakadi: perBody(planets, (body) => pachakadis(pick(body, 'pachakadi') ?? [])),
  };
}

const sight = (seen: unknown): unknown =>
  isRecord(seen)
    ? {
        signs: Array.isArray(seen.signs) ? seen.signs.map((sign) => pick(sign, 'sign')) : undefined,
        houses: seen.house_numbers,
        planets: seen.planets,
      }
    : null;

/** The wire key `planetary_states` as the blocks about drishti and relations in the golden file. */
export function sightsAndRelations(states: unknown): Readonly<Record<string, unknown>> {
  const planets = pick(states, 'planets');
  const relations = (kind: string) =>
    perBody(planets, (body) => mapValues(pick(body, 'relations'), (relation) => pick(relation, kind)));
  return {
    graha_drishti: perBody(planets, (body) => sight(pick(body, 'drishti', 'graha'))),
    rasi_drishti: perBody(planets, (body) => sight(pick(body, 'drishti', 'rasi'))),
    temporary_relations: relations('temporary'),
    compound_relations: relations('compound'),
  };
}
