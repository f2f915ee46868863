import {
  about,
  GRAHAS,
  longitudeIn,
  longitudeOf,
  type PrintedEngine,
  pointName,
  signNumber,
  storedCases,
} from './printedChart.js';

interface Case {
  readonly planets: Readonly<Record<string, { readonly sign: string; readonly deg: number }>>;
  /** `d9`: signs by point. */
  readonly vargas: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Bindus by sign. */
  readonly sav: Readonly<Record<string, number>>;
  readonly bav: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** `Jupiter/Ketu`: first and last day. */
  readonly dashas: Readonly<Record<string, readonly [start: string, end: string]>>;
}

/** The note of its file: 1955-02-24 19:15, 8 hours behind UTC. */
const BIRTH = {
  date: '1955-02-25',
  time: '03:15:00',
  latitude: 37.7749,
  longitude: -122.4194,
  zone: 'Etc/UTC',
} as const;
const LEVELS = ['maha', 'antara', 'pratyantara'];
const MS_OF_DAY = 86_400_000;

/** The selector of the start of a period: that which runs in its middle. */
function periodSelector(path: string, [start, end]: readonly [string, string]): string {
  const middle = new Date((Date.parse(start) + Date.parse(end) + MS_OF_DAY) / 2).toISOString().slice(0, 19);
  return `vimshottari.${LEVELS[path.split('/').length - 1]}.start@${middle}`;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** jyotishganit: one whole chart. */
export function jyotishganit(): PrintedEngine {
  const charts = storedCases<Case>('jyotishganit.json').map(({ planets, vargas, sav, bav, dashas }) => ({
    birth: BIRTH,
    values: Object.fromEntries([
      ...Object.entries(planets).map(([name, { sign, deg }]) => [longitudeOf(name), longitudeIn(sign, deg)]),
      ...Object.entries(vargas).flatMap(([varga, signs]) =>
        Object.entries(signs).map(([name, sign]) => [`D-${varga.slice(1)}.${pointName(name)}.sign`, sign]),
      ),
      ...Object.entries(sav).map(([sign, bindus]) => [`ashtakavarga.SAV.${signNumber(sign)}`, bindus]),
      ...Object.entries(bav).flatMap(([graha, bindus]) =>
        Object.entries(bindus).map(([sign, many]) => [`ashtakavarga.BAV.${capital(graha)}.${signNumber(sign)}`, many]),
      ),
      ...Object.entries(dashas).map(([path, days]) => [periodSelector(path, days), days[0]]),
    ]),
  }));
  const isVarga = (selector: string) => selector.startsWith('D-');
  const ofGraha = about(...GRAHAS);
  const isLongitude = (selector: string) => selector.endsWith('absolute_longitude');
  const isBindu = (selector: string) => selector.startsWith('ashtakavarga.');
  return {
    engine: 'jyotishganit',
    charts,
    sections: [
      {
        name: 'grahas',
        has: (selector) => isLongitude(selector) && ofGraha(selector),
        comparison: { kind: 'arcseconds', tolerance: 3 },
        remains: 'the Moon, which no choice explains',
      },
      {
        name: 'nodes',
        has: (selector) => isLongitude(selector) && !ofGraha(selector),
        comparison: { kind: 'arcseconds', tolerance: 3 },
        remains: OTHER_POINTS,
      },
      {
        name: '15 vargas of the grahas',
        has: (selector) => isVarga(selector) && ofGraha(selector),
        comparison: { kind: 'same' },
        rules: { varga_methods: { 'D-2_hora': 'parashara' } },
        remains: 'D-30 of even signs has Jupiter and Saturn exchanged',
      },
      {
        name: '15 vargas of lagna and nodes',
        has: (selector) => isVarga(selector) && !ofGraha(selector),
        comparison: { kind: 'same' },
        rules: { varga_methods: { 'D-2_hora': 'parashara' } },
        remains: OTHER_POINTS,
      },
      { name: 'ashtakavarga', has: isBindu, comparison: { kind: 'same' } },
      {
        name: 'Vimshottari, levels 2 and 3',
        has: (selector) => selector.startsWith('vimshottari.'),
        comparison: { kind: 'days', tolerance: 1, fromUtc: '08:00:00' },
      },
    ],
  };
}

const OTHER_POINTS = 'its nodes and its lagna lie 0.6° from ours, which no choice explains';
