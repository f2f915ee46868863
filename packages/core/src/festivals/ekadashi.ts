import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { contains, type Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt, SECONDS_PER_DAY } from '../time/julianDay.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { FestivalAlmanac, MonthTithi, Tradition } from './almanac.js';
import { type Decision, dayAfter, lookAt, sunDaysOf } from './dayChoice.js';
import { type Arunodaya, arunodayaOf, daylight, momentIn } from './kaalas.js';

/** The eight great dwadashis: four by tithis, four by the nakshatra of a Shukla Dwadashi. */
export const MAHADVADASHIS = [
  'unmilani',
  'vyanjuli',
  'trisprisha',
  'pakshavardhini',
  'jaya',
  'vijaya',
  'jayanti',
  'papanashini',
] as const;
export type Mahadvadashi = (typeof MAHADVADASHIS)[number];

const NAKSHATRA_DWADASHIS: readonly (readonly [Nakshatra, Mahadvadashi])[] = [
  ['Punarvasu', 'jaya'],
  ['Shravana', 'vijaya'],
  ['Rohini', 'jayanti'],
  ['Pushya', 'papanashini'],
];

/** The fast of an ekadashi in one tradition (docs/rules/10-festivals.md#section-6). */
export interface EkadashiFast {
  readonly tradition: Tradition;
  /** One day, or two where a Madhva fast is doubled. */
  readonly fastDays: readonly RangeDay[];
  readonly mahadvadashi: Mahadvadashi | null;
  readonly decision: Decision;
  readonly parana: Interval | null;
}

/** An ekadashi with the tithis after it. */
interface Paksha {
  readonly ekadashi: MonthTithi;
  readonly dwadashi: MonthTithi;
  /** Purnima or Amavasya. */
  readonly last: MonthTithi;
}

/** The fast of a tradition; null where the tithis after the ekadashi are beyond the range. */
export function ekadashiFast(
  almanac: FestivalAlmanac,
  ekadashi: MonthTithi,
  tradition: Tradition,
): EkadashiFast | null {
  const [dwadashi, last] = [almanac.tithiAfter(ekadashi, 1), almanac.tithiAfter(ekadashi, 4)];
  if (dwadashi === null || last === null) return null;
  const tithis = { ekadashi, dwadashi, last };
  switch (tradition) {
    case 'smarta':
      return { ...smarta(almanac, tithis), tradition };
    case 'vaishnava': {
      const fast = vaishnava(almanac, tithis);
      return { ...fast, parana: gaudiyaParana(almanac, fast, dwadashi), tradition };
    }
    case 'iskcon':
      return { ...vaishnava(almanac, tithis), tradition };
    case 'madhva':
      return { ...madhva(almanac, tithis), tradition };
  }
}

type Fast = Omit<EkadashiFast, 'tradition'>;

function smarta({ days }: FestivalAlmanac, { ekadashi, dwadashi }: Paksha): Fast {
  const sunDays = sunDaysOf(days, ekadashi);
  const [first, second] = sunDays;
  const fast = (day: RangeDay, decidedBy: Decision['decidedBy']): Fast => ({
    fastDays: [day],
    mahadvadashi: null,
    decision: { day, decidedBy, ...looksOf(ekadashi, [dayAfter(days, day, -1), day, dayAfter(days, day, 1)]) },
    parana: smartaParana(dayAfter(days, day, 1), dwadashi),
  });
  if (second !== undefined) return fast(second, 'second_of_two');
  if (first === undefined) return fast(days.at(ekadashi.startJdUt), 'no_day_start');
  if (sunDaysOf(days, dwadashi).length === 0) return fast(dayAfter(days, first, -1), 'dwadashi_kshaya');
  return fast(first, 'only_day');
}

/** The ascetics' day: the day after a Smarta fast whose sunrise has no ekadashi; null where it has. */
export function gaunaDay({ days }: FestivalAlmanac, ekadashi: Interval, { fastDays }: EkadashiFast): RangeDay | null {
  const day = fastDays[0] as RangeDay;
  return contains(ekadashi, day.sun.sunriseJdUt) ? null : dayAfter(days, day, 1);
}

function vaishnava(almanac: FestivalAlmanac, tithis: Paksha): Fast {
  const { days, rules } = almanac;
  const { ekadashi, dwadashi, last } = tithis;
  const sunDays = sunDaysOf(days, ekadashi);
  const dwadashiDays = sunDaysOf(days, dwadashi);
  const [first, second] = sunDays;
  const [firstDwadashi] = dwadashiDays;
  const isPure = first !== undefined && isShuddha(first, ekadashi, rules.ekadashi_arunodaya);
  const great = (day: RangeDay, mahadvadashi: Mahadvadashi): Fast =>
    pureFast(almanac, tithis, day, 'mahadvadashi', mahadvadashi, rules.ekadashi_arunodaya);
  if (second !== undefined) return great(second, 'unmilani');
  if (dwadashiDays.length > 1 && firstDwadashi !== undefined) return great(firstDwadashi, 'vyanjuli');
  if (isPure && firstDwadashi === undefined) return great(first, 'trisprisha');
  if (firstDwadashi !== undefined && sunDaysOf(days, last).length > 1) return great(firstDwadashi, 'pakshavardhini');
  const byNakshatra =
    rules.nakshatra_mahadvadashi === 'on' ? nakshatraDwadashi(almanac, dwadashi, firstDwadashi) : null;
  if (byNakshatra !== null && firstDwadashi !== undefined) return great(firstDwadashi, byNakshatra);
  if (isPure) return pureFast(almanac, tithis, first, 'no_dashami_vedha', null, rules.ekadashi_arunodaya);
  const next = dayAfter(days, first ?? days.at(ekadashi.startJdUt), 1);
  return pureFast(almanac, tithis, next, 'dashami_vedha', null, rules.ekadashi_arunodaya);
}

function madhva(almanac: FestivalAlmanac, tithis: Paksha): Fast {
  const { days } = almanac;
  const { ekadashi, dwadashi } = tithis;
  const [first, second] = sunDaysOf(days, ekadashi);
  const isPure = first !== undefined && isShuddha(first, ekadashi, 'night_fraction');
  const day = isPure ? first : dayAfter(days, first ?? days.at(ekadashi.startJdUt), 1);
  const fast = pureFast(almanac, tithis, day, isPure ? 'no_dashami_vedha' : 'dashami_vedha', null, 'night_fraction');
  const dwadashiDays = sunDaysOf(days, dwadashi);
  const next = dayAfter(days, day, 1);
  const isDoubled =
    (second !== undefined && isPure) || (dwadashiDays.length > 1 && dwadashiDays[0]?.index === next.index);
  if (!isDoubled) return fast;
  return { ...fast, fastDays: [day, next], parana: vaishnavaParana(dayAfter(days, next, 1), dwadashi) };
}

/** Dashami has ended when arunodaya starts. */
const isShuddha = (day: RangeDay, { startJdUt }: Interval, arunodaya: Arunodaya): boolean =>
  startJdUt <= arunodayaOf(day, arunodaya);

function pureFast(
  { days }: FestivalAlmanac,
  { ekadashi, dwadashi }: Paksha,
  day: RangeDay,
  decidedBy: Decision['decidedBy'],
  mahadvadashi: Mahadvadashi | null,
  arunodaya: Arunodaya,
): Fast {
  const [first] = sunDaysOf(days, ekadashi);
  const vedha = first ?? day;
  const limit = arunodayaOf(vedha, arunodaya);
  const check = {
    id: 'ekadashi_begins_before_arunodaya',
    moment: ekadashi.startJdUt,
    limit,
    isBefore: ekadashi.startJdUt <= limit,
  };
  const { looks, marginDays } = looksOf(ekadashi, [dayAfter(days, day, -1), day, dayAfter(days, day, 1)]);
  return {
    fastDays: [day],
    mahadvadashi,
    decision: {
      day,
      decidedBy,
      looks,
      checks: [check],
      marginDays: Math.min(marginDays, Math.abs(check.moment - limit)),
    },
    parana: vaishnavaParana(dayAfter(days, day, 1), dwadashi),
  };
}

/** Sunrises around a fast, and how far the nearest end of the ekadashi is from one. */
function looksOf(ekadashi: Interval, around: readonly RangeDay[]) {
  const looks = around.map((one) =>
    lookAt(one, { startJdUt: one.sun.sunriseJdUt, endJdUt: one.sun.sunriseJdUt }, ekadashi),
  );
  const marginDays = Math.min(
    ...around.flatMap(({ sun }) => [
      Math.abs(sun.sunriseJdUt - ekadashi.startJdUt),
      Math.abs(sun.sunriseJdUt - ekadashi.endJdUt),
    ]),
  );
  return { looks, checks: [], marginDays };
}

function nakshatraDwadashi(
  { sky, days }: FestivalAlmanac,
  { number }: MonthTithi,
  day: RangeDay | undefined,
): Mahadvadashi | null {
  if (day === undefined || number > 15) return null;
  const next = dayAfter(days, day, 1).sun.sunriseJdUt;
  const nakshatraAt = (jdUt: JulianDayUt): number => sky.spanAt('nakshatra', jdUt).number;
  const found = NAKSHATRA_DWADASHIS.find(
    ([nakshatra]) => NAKSHATRA_NUMBERS[nakshatra] === nakshatraAt(day.sun.sunriseJdUt),
  );
  return found !== undefined && nakshatraAt(next) === nakshatraAt(day.sun.sunriseJdUt) ? found[1] : null;
}

const NAKSHATRA_NUMBERS: Readonly<Partial<Record<Nakshatra, number>>> = {
  Punarvasu: 7,
  Shravana: 22,
  Rohini: 4,
  Pushya: 8,
};

/** End of Hari Vasara, the first quarter of a dwadashi. */
export const hariVasaraOf = (dwadashi: Interval): Interval => ({
  startJdUt: dwadashi.startJdUt,
  endJdUt: momentIn(dwadashi, 1 / 4),
});

const earliest = (...moments: readonly number[]): JulianDayUt => julianDayUt(Math.min(...moments));
const latest = (...moments: readonly number[]): JulianDayUt => julianDayUt(Math.max(...moments));

/** When the fast is broken on the day after it (docs/rules/10-festivals.md#section-6). */
function smartaParana(day: RangeDay, dwadashi: Interval): Interval | null {
  const { sunriseJdUt } = day.sun;
  const part = (share: number): JulianDayUt => momentIn(daylight(day), share);
  if (dwadashi.endJdUt <= sunriseJdUt) return { startJdUt: sunriseJdUt, endJdUt: part(1 / 5) };
  const start = latest(sunriseJdUt, hariVasaraOf(dwadashi).endJdUt);
  return start < part(1 / 5)
    ? { startJdUt: start, endJdUt: earliest(part(1 / 5), dwadashi.endJdUt) }
    : nonEmpty({ startJdUt: latest(start, part(3 / 5)), endJdUt: earliest(part(4 / 5), dwadashi.endJdUt) });
}

/**
 * The parana of the Gaudiya maths: not before the end of Hari Vasara, even where that is later than a third of the daylight;
 * then until sunset (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5).
 */
function gaudiyaParana({ days }: FestivalAlmanac, { fastDays, parana }: Fast, dwadashi: Interval): Interval | null {
  const day = dayAfter(days, fastDays.at(-1) as RangeDay, 1);
  const startJdUt = hariVasaraOf(dwadashi).endJdUt;
  return startJdUt > momentIn(daylight(day), 1 / 3) && startJdUt < day.sun.sunsetJdUt
    ? { startJdUt, endJdUt: day.sun.sunsetJdUt }
    : parana;
}

function vaishnavaParana(day: RangeDay, dwadashi: Interval): Interval | null {
  const { sunriseJdUt } = day.sun;
  const third = momentIn(daylight(day), 1 / 3);
  const afterHariVasara = hariVasaraOf(dwadashi).endJdUt;
  if (afterHariVasara > third) return { startJdUt: sunriseJdUt, endJdUt: third };
  const end = dwadashi.endJdUt > sunriseJdUt ? earliest(third, dwadashi.endJdUt) : third;
  return nonEmpty({ startJdUt: latest(sunriseJdUt, afterHariVasara), endJdUt: end });
}

const nonEmpty = (interval: Interval): Interval | null =>
  interval.endJdUt - interval.startJdUt > 1 / SECONDS_PER_DAY ? interval : null;
