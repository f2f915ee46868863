import type { Parity } from '@ganita/pages/guide/measured.js';
import type { Ganita } from 'ganita';
import type { Birth } from './births.js';
import { arcseconds, Differences, Names } from './measure.js';
import { PARTS, RECKONED, type Reckoned, reckonedChart } from './reckoning.js';

/** First year of moments that a selector takes, of which the ephemeris has every hour. */
const FIRST_YEAR = 1801;
const SECONDS_OF_DAY = 86_400;
const UNIX_EPOCH_JD = 2_440_587.5;
/** The accuracy that astronomy-engine states: 1'. */
const STATED_ARCSECONDS = 60;
/** A minute of arc of the Moon, of 13°20′, as days of the longest mahadasha, of 20 years. */
const STATED_DAYS = 9.13;
const STATED_SECONDS = 10;

type Values = Readonly<Record<string, string | number | boolean | null>>;

const VALUES = {
  longitude: 'absolute_longitude',
  nakshatra: 'nakshatra_number',
  pada: 'pada',
} as const;
const d9Of = (name: Reckoned): string => `D-9.${name}.sign_index`;
const SUNRISE = 'panchang.vedic_day.sunrise_at';

/** The columns that are compared of a birth. */
function selectOf({ date, time }: Birth): string[] {
  const bodies = RECKONED.flatMap((name) => [...Object.values(VALUES).map((value) => `${name}.${value}`), d9Of(name)]);
  return [...bodies, SUNRISE, dashaOf({ date, time }, ''), dashaOf({ date, time }, '.end')];
}
const dashaOf = ({ date, time }: Pick<Birth, 'date' | 'time'>, part: string): string =>
  `vimshottari.maha${part}@${date}T${time}`;

const momentJd = (text: unknown): number => Date.parse(String(text)) / 1000 / SECONDS_OF_DAY + UNIX_EPOCH_JD;

/** Arcseconds to the nearest limit of equal parts. */
function fromLimit(longitude: number, widthDeg: number): number {
  const over = longitude % widthDeg;
  return Math.min(over, widthDeg - over) * 3600;
}

/** Whether a birth is late enough for the ephemeris. */
export const isReckoned = ({ date }: Pick<Birth, 'date'>): boolean => Number(date.slice(0, 4)) >= FIRST_YEAR;

/** Compare births with the reckoning; the progress is shown as it goes. */
export function compareReckoned(
  all: readonly Birth[],
  ganita: Ganita,
  show: (done: number, all: number) => void = () => undefined,
): Parity['reckoned'] {
  const births = all.filter(isReckoned);
  const longitudes = RECKONED.map((name) => new Differences(name, '″', STATED_ARCSECONDS));
  const names = Object.keys(PARTS).map((part) => new Names(part)) as readonly Names[];
  const lord = new Names('mahadasha at birth');
  const balance = new Differences('balance of it', 'days', STATED_DAYS);
  const sunrise = new Differences('sunrise', 's', STATED_SECONDS);
  births.forEach((birth, index) => {
    const { date, time, latitude, longitude, jdUt } = birth;
    const request = { date, time, latitude, longitude, zone: 'Etc/UTC' };
    const ours: Values = ganita.columns({ ...request, select: selectOf(birth) }).columns;
    const theirs = reckonedChart(jdUt, latitude, longitude);
    RECKONED.forEach((name, at) => {
      const found = theirs.longitudes[name];
      longitudes[at]?.add(arcseconds(Number(ours[`${name}.${VALUES.longitude}`]), found));
      const parts = {
        nakshatra: ours[`${name}.${VALUES.nakshatra}`],
        pada: ours[`${name}.${VALUES.pada}`],
        d9: ours[d9Of(name)],
      };
      Object.entries(PARTS).forEach(([part, { of, widthDeg }], which) => {
        names[which]?.add(parts[part as keyof typeof parts] === of(found), fromLimit(found, widthDeg));
      });
    });
    const isSameLord = ours[dashaOf(birth, '')] === theirs.dasha.lord;
    lord.add(isSameLord, fromLimit(theirs.longitudes.Moon, PARTS.nakshatra.widthDeg));
    if (isSameLord) balance.add(Math.abs(momentJd(ours[dashaOf(birth, '.end')]) - jdUt - theirs.dasha.remainingDays));
    const [rises, reckoned] = [ours[SUNRISE], theirs.sunriseJdUt];
    if (rises !== null || reckoned !== null)
      sunrise.add(rises === null || reckoned === null ? Number.POSITIVE_INFINITY : seconds(momentJd(rises), reckoned));
    show(index + 1, births.length);
  });
  return {
    births: births.length,
    leftOut: all.length - births.length,
    figures: [...longitudes, ...names, lord, balance, sunrise].map((one) => one.figure()),
  };
}

const seconds = (one: number, other: number): number => Math.abs(one - other) * SECONDS_OF_DAY;
