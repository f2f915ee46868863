import type { Ephemeris, GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { RISING_DEFINITIONS, type RisingDefinition } from '@ganita/core/sky/risings/risingDefinitions.data.js';
import { type RisingQuestion, risingsOf } from '@ganita/core/sky/risings/risings.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { denseSearch } from './denseSearch.js';

/** From the equator to 66 degrees, on both sides of it and round the Earth. */
export const SWEEP_PLACES: readonly GeoPlace[] = [
  { latitudeDeg: 0, longitudeDeg: 0 },
  { latitudeDeg: 13.0827, longitudeDeg: 80.2707 },
  { latitudeDeg: -23.4, longitudeDeg: -46.6 },
  { latitudeDeg: 35, longitudeDeg: 179.9 },
  { latitudeDeg: -41.3, longitudeDeg: 174.8 },
  { latitudeDeg: 51.5, longitudeDeg: -0.13 },
  { latitudeDeg: -54.8, longitudeDeg: -68.3 },
  { latitudeDeg: 59.3293, longitudeDeg: 18.0686 },
  { latitudeDeg: 60, longitudeDeg: -150 },
  { latitudeDeg: 62, longitudeDeg: 25 },
  { latitudeDeg: 64.1466, longitudeDeg: -21.9426 },
  { latitudeDeg: 66, longitudeDeg: 90 },
];
/** The five that Swiss Ephemeris has as well. */
const DEFINITIONS = (Object.keys(RISING_DEFINITIONS) as RisingDefinition[]).filter(
  (name) => name !== 'jhora_geometric',
);

/** The ends of the days searched are left out: an event there is found by one and not by the other. */
const EDGE_DAYS = 0.001;
const WINDOW_DAYS = 1.2;
const SECONDS = 86_400;

/** Every event of a kind in a span: each search starts right after the event before. */
function eventsByRisings(
  risings: ReturnType<typeof risingsOf>,
  question: RisingQuestion,
  fromJd: number,
  toJd: number,
): readonly number[] {
  const found: number[] = [];
  for (let jd = fromJd; jd < toJd; ) {
    const next = risings.next(question, julianDayUt(jd));
    if (next !== null && next < toJd) found.push(next);
    jd = next === null ? jd + WINDOW_DAYS : next + 1e-8;
  }
  return found;
}

export interface SweepResult {
  readonly compared: number;
  /** Of events at a place nearer the equator than 60 degrees, and of the others. */
  readonly worstSeconds: { readonly below60: number; readonly above60: number };
  /** Places, bodies and definitions where one search finds other events than the other. */
  readonly otherEvents: readonly string[];
}

/** Compare the product's events with those of the dense search. */
export async function sweep(
  ephemeris: Ephemeris,
  fromJd: number,
  days: number,
  places: readonly GeoPlace[],
): Promise<SweepResult> {
  const dense = await denseSearch(fromJd, days);
  const risings = risingsOf(ephemeris);
  const [start, end] = [fromJd + EDGE_DAYS, fromJd + days - EDGE_DAYS];
  const worst = { below60: 0, above60: 0 };
  const otherEvents: string[] = [];
  let compared = 0;
  for (const place of places) {
    const zone = Math.abs(place.latitudeDeg) < 60 ? 'below60' : 'above60';
    for (const body of ['Sun', 'Moon'] as const) {
      for (const horizon of DEFINITIONS) {
        const all = dense.events(body, horizon, place).filter(({ jdUt }) => jdUt > start && jdUt < end);
        for (const event of ['rise', 'set'] as const) {
          const expected = all.filter((row) => row.event === event).map(({ jdUt }) => jdUt);
          const found = eventsByRisings(risings, { body, event, place, horizon }, start, end);
          const off = expected.map((jd, index) => Math.abs(jd - (found[index] ?? Number.NaN)) * SECONDS);
          if (expected.length !== found.length || off.some((seconds) => !(seconds < 60))) {
            otherEvents.push(`${event} of the ${body} at ${place.latitudeDeg}, ${horizon}`);
          }
          compared += expected.length;
          worst[zone] = Math.max(worst[zone], ...off);
        }
      }
    }
  }
  return { compared, worstSeconds: worst, otherEvents };
}
