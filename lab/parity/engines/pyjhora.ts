import { utcMoment } from '../births.js';
import { about, longitudeIn, longitudeOf, type PrintedEngine, pointName, storedCases } from './printedChart.js';

interface Case {
  readonly date: string;
  readonly time: string;
  /** `+05:30` */
  readonly tz: string;
  readonly lat: number;
  readonly lon: number;
  readonly d1: Readonly<Record<string, readonly [sign: string, degree: number]>>;
  readonly d9: Readonly<Record<string, string>>;
  readonly d60: Readonly<Record<string, string>>;
}

const hoursOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours + minutes / 60);
};

const signsOf = (varga: string, signs: Readonly<Record<string, string>>) =>
  Object.entries(signs).map(([name, sign]): [string, string] => [`${varga}.${pointName(name)}.sign`, sign]);

const isLongitude = (selector: string) => selector.endsWith('absolute_longitude');
const isNode = about('Rahu', 'Ketu');
const TOLERANCE = { kind: 'arcseconds', tolerance: 3 } as const;
const inVarga = (varga: string) => (selector: string) => selector.startsWith(`${varga}.`);

/** PyJHora as recorded: whoever recorded it took the offset off a time that was in UTC already. */
export function pyjhora(): PrintedEngine {
  return {
    engine: 'PyJHora 4.8.7, its offset counted twice',
    charts: storedCases<Case>('pyjhora.json').map(({ date, time, tz, lat: latitude, lon: longitude, d1, d9, d60 }) => {
      const moment = utcMoment(date, `${time}:00`, 2 * hoursOf(tz));
      const longitudes = Object.entries(d1).map(([name, [sign, degree]]): [string, number] => [
        longitudeOf(pointName(name)),
        longitudeIn(sign, degree),
      ]);
      return {
        birth: { date: moment.date, time: moment.time, latitude, longitude, zone: 'Etc/UTC' },
        values: Object.fromEntries([...longitudes, ...signsOf('D-9', d9), ...signsOf('D-60', d60)]),
      };
    }),
    sections: [
      {
        name: 'lagna and grahas',
        has: (selector) => isLongitude(selector) && !isNode(selector),
        comparison: TOLERANCE,
      },
      {
        name: 'nodes',
        has: (selector) => isLongitude(selector) && isNode(selector),
        comparison: TOLERANCE,
        remains: 'the true nodes, which no choice explains',
      },
      { name: 'D-9', has: inVarga('D-9'), comparison: { kind: 'same' } },
      {
        name: 'D-60',
        has: inVarga('D-60'),
        comparison: { kind: 'same' },
        rules: { varga_methods: { 'D-60_shastiamsa': 'cyclic' } },
      },
    ],
  };
}
