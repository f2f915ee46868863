import { ANGAS, partOfAngle } from '../../panchanga/angas.js';
import type { Luminaries } from '../../panchanga/luminaries.js';
import { type LunarMonthName, lunarMonthOf } from '../../panchanga/lunarMonths.js';
import type { JulianDayUt } from '../../time/julianDay.js';
import { type Nakshatra, nakshatraOf } from '../../zodiac/nakshatras.js';
import { type Sign, signOf } from '../../zodiac/signs.js';
import type { FestivalAlmanac } from '../almanac.js';
import type { KaalaChoice } from '../dayChoice.js';
import type { FestivalRule } from '../festivalRow.js';
import type { Occurrence } from '../occurrence.js';
import { occurrences } from '../occurrences.js';

/** Kinds of anniversaries of a person. */
export const ANNIVERSARY_KINDS = ['tithi_birthday', 'nakshatra_birthday', 'shraddha', 'mahalaya_shraddha'] as const;
export type AnniversaryKind = (typeof ANNIVERSARY_KINDS)[number];

/** The lunar date of a birth or a death, and the sign of the Sun. */
export interface LunarDate {
  readonly jdUt: JulianDayUt;
  /** 1..30 */
  readonly tithi: number;
  /** amanta */
  readonly month: LunarMonthName;
  readonly isAdhika: boolean;
  readonly sunSign: Sign;
  /** Of the Moon. */
  readonly nakshatra: Nakshatra;
}

/** The lunar date of a moment. */
export function lunarDateAt(luminaries: Luminaries, jdUt: JulianDayUt): LunarDate {
  const { amanta, isAdhika } = lunarMonthOf(luminaries, jdUt);
  return {
    jdUt,
    tithi: partOfAngle(ANGAS.tithi, luminaries.angleDeg(ANGAS.tithi, jdUt)),
    month: amanta,
    isAdhika,
    sunSign: signOf(luminaries.sunDeg(jdUt)),
    nakshatra: nakshatraOf(luminaries.moonDeg(jdUt)).nakshatra,
  };
}

/** The first day whose sunrise the anga holds. */
const AT_SUNRISE: KaalaChoice = { kaala: 'sunrise', both: 'purva', none: 'start' };
/** Of a shraddha: the day whose fourth fifth the tithi covers longer. */
const AT_APARAHNA: KaalaChoice = { kaala: 'aparahna', both: 'vyapti', none: 'start' };

/** Which of two days an anniversary is kept on, and which where its anga covers neither. */
const ANNIVERSARY_DAYS: Readonly<Record<AnniversaryKind, KaalaChoice>> = {
  tithi_birthday: AT_SUNRISE,
  nakshatra_birthday: AT_SUNRISE,
  shraddha: AT_APARAHNA,
  mahalaya_shraddha: AT_APARAHNA,
};

const FULL_MOON = 15;

/** A date in a lunar month each year; one of an adhika month in that month in the years that have it. */
const eachYear = (
  months: readonly LunarMonthName[],
  tithi: number,
  day: KaalaChoice,
  isAdhika = false,
): FestivalRule => ({
  kind: 'tithi',
  months: { names: months, adhikaFirst: isAdhika },
  tithis: [tithi],
  day,
});

/** The rule of an anniversary. */
function ruleOf(kind: AnniversaryKind, { tithi, month, isAdhika, sunSign, nakshatra }: LunarDate): FestivalRule {
  const day = ANNIVERSARY_DAYS[kind];
  switch (kind) {
    case 'tithi_birthday':
    case 'shraddha':
      return eachYear([month], tithi, day, isAdhika);
    case 'nakshatra_birthday':
      return { kind: 'sun_nakshatra', sign: sunSign, nakshatra, day };
    case 'mahalaya_shraddha':
      // The same tithi of the fortnight of the ancestors; the full moon before it for one of the full moon.
      return eachYear(['bhadrapada'], tithi < FULL_MOON ? tithi + FULL_MOON : tithi, day);
  }
}

/** An anniversary on one of its days. */
export interface Anniversary {
  readonly kind: AnniversaryKind;
  readonly rule: FestivalRule;
  readonly occurrence: Occurrence;
  /** Whole years since the birth or the death. */
  readonly years: number;
}

const DAYS_PER_YEAR = 365.2422;

/** Every anniversary of a kind within the pass of an almanac, in time order; the birth or death itself is none. */
export function anniversaries(
  almanac: FestivalAlmanac,
  kind: AnniversaryKind,
  date: LunarDate,
): readonly Anniversary[] {
  const rule = ruleOf(kind, date);
  return occurrences({ almanac, occurrencesOf: () => [] }, rule).flatMap((occurrence) => {
    const { sunriseJdUt } = occurrence.day.sun;
    const years = Math.round((sunriseJdUt - date.jdUt) / DAYS_PER_YEAR);
    // The first mahalaya may follow a death by weeks.
    const isLater = kind === 'mahalaya_shraddha' ? sunriseJdUt > date.jdUt : years > 0;
    return isLater ? [{ kind, rule, occurrence, years }] : [];
  });
}

/** The days on which the Moon is in the nakshatra of a birth. */
export const janmaNakshatraDays = (almanac: FestivalAlmanac, nakshatra: Nakshatra): readonly Occurrence[] =>
  occurrences({ almanac, occurrencesOf: () => [] }, { kind: 'every_nakshatra', nakshatra, day: AT_SUNRISE });
