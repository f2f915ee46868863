import { about, GRAHAS, longitudeOf, type PrintedEngine, storedCases } from './printedChart.js';

interface Case {
  readonly mode: string;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
  readonly planets: Readonly<Record<string, number>>;
  readonly true_node: number;
  readonly asc: number;
}

const TOLERANCE = { kind: 'arcseconds', tolerance: 2 } as const;
const OUTER = ['Uranus', 'Neptune', 'Pluto'];

/** kerykeion, each ayanamsa as an engine of its own. */
export function kerykeion(): readonly PrintedEngine[] {
  const cases = storedCases<Case>('kerykeion.json');
  return [...new Set(cases.map(({ mode }) => mode))].map((mode) => ({
    engine: `kerykeion, ${mode}`,
    charts: cases
      .filter((one) => one.mode === mode)
      .map(({ utc, lat: latitude, lon: longitude, planets, true_node, asc }) => ({
        birth: { date: utc.slice(0, 10), time: utc.slice(11), latitude, longitude, zone: 'Etc/UTC' },
        values: Object.fromEntries(
          Object.entries({ ...planets, Rahu: true_node, lagna: asc }).map(([name, value]) => [
            longitudeOf(name),
            value,
          ]),
        ),
      })),
    sections: [
      { name: 'grahas', has: about(...GRAHAS), comparison: TOLERANCE },
      { name: 'outer planets', has: about(...OUTER), comparison: TOLERANCE, remains: OTHER_SERIES },
      { name: 'Rahu', has: about('Rahu'), comparison: TOLERANCE, remains: OTHER_SERIES },
      { name: 'lagna', has: about('lagna'), comparison: TOLERANCE },
    ],
  }));
}

const OTHER_SERIES = 'its ephemeris is the series of Moshier, ours the files of the Swiss Ephemeris';
