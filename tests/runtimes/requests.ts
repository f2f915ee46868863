import { readFileSync } from 'node:fs';
import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { calculationsOf, ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { PICTURE_REQUESTS } from '../pictureRequests.js';

/** A request to the library: the path of `examples/edge/worker.js`, and its fields. */
export interface RuntimeRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Fields = RuntimeRequest['body'];

const zones = createZoneHistory();

/** The same with the zone of each birth: other runtimes have no map of zones. */
function withZones(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withZones);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withZones(field)]));
  const { time, latitude, longitude, zone } = fields;
  const isBirth = time !== undefined && typeof latitude === 'number' && typeof longitude === 'number';
  return isBirth && zone === undefined ? { ...fields, zone: zones.zonesAt(latitude, longitude)[0] } : fields;
}

/** Fields by which an example depends on no clock, and a picture on no index of places. */
const FIXED: Readonly<Record<string, Fields>> = {
  saturnTimeline: { as_of: '2026-01-14' },
  festivalFeed: { year: 2026 },
  'svg/chart': { style: 'south' },
  'svg/ashtakavarga': { style: 'south' },
};
/** What only an index of places answers. */
const OF_PLACES = ['search', 'autocomplete'];

const requestOf = (path: string, value: unknown): RuntimeRequest => ({
  path,
  body: { ...(withZones(value) as Fields), ...FIXED[path] },
});

/** The examples of every calculation, and a picture of each kind. */
const examples = (): readonly RuntimeRequest[] => [
  ...calculationsOf(ENDPOINTS)
    .filter(([name]) => !OF_PLACES.includes(name))
    .flatMap(([name, row]) => Object.values(row.examples).map(({ value }) => requestOf(name, value))),
  ...picturesOf(ENDPOINTS).map(([, { picture }]) =>
    requestOf(`svg/${picture}`, PICTURE_REQUESTS[picture as keyof typeof PICTURE_REQUESTS]),
  ),
];

interface GoldenBirths {
  readonly cases: readonly { readonly birth: Fields }[];
}
const golden = JSON.parse(readFileSync(new URL('../golden/positions.json', import.meta.url), 'utf8')) as GoldenBirths;

/** Whole charts of so many golden births, each in an ayanamsa and a language of its own. */
const charts = (count: number): readonly RuntimeRequest[] =>
  golden.cases.slice(0, count).map(({ birth: { id: _id, ...birth } }, index) => ({
    path: 'natalChart',
    body: {
      ...birth,
      ayanamsa_mode: AYANAMSA_MODES[(index * 8) % AYANAMSA_MODES.length],
      language: LANGUAGES[index % LANGUAGES.length],
    },
  }));

/** Requests over all methods, whose answers must be the same bytes in every runtime. */
export const runtimeRequests = (wholeCharts: number): readonly RuntimeRequest[] => [
  ...examples(),
  ...charts(wholeCharts),
];
