import { separation } from '../angles/angles.js';
import { ofWeekday } from '../panchanga/byWeekday.js';
import { karanaFacts, tithiFacts } from '../panchanga/limbs.js';
import type { LunarMonthName } from '../panchanga/lunarMonths.js';
import { countNakshatras, type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { signAt } from '../zodiac/signs.js';
import { countStars28, star28Of } from '../zodiac/stars28.js';
import { isChandrashtama } from '../zodiac/taras.js';
import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';
import type { DateFacts } from './dateFacts.js';
import type { EventRow } from './eventRow.js';
import {
  BAD_YOGAS,
  BHUMI_SHAYANA_COUNTS,
  DAGDHA_TITHIS,
  DAKSHINAYANA_SIGNS,
  GANDANTA_DEG,
  GANDANTA_ORB_DEG,
  KALASHA_BAD_COUNTS,
  KHARMAS_SIGNS,
  KRAKACHA_SUM,
  LESSER_BAD_YOGAS,
  MASA_DAGDHA_TITHIS,
  PANCHAKA_FROM_DEG,
  SANKRANTI_DAYS,
} from './exclusions.data.js';

/** `day` holds for the whole date; `instant` at the instant of evaluation, and may end later. */
export const EXCLUSION_SCOPES = ['day', 'instant'] as const;
export type ExclusionScope = (typeof EXCLUSION_SCOPES)[number];

interface ExclusionRow {
  readonly scope: ExclusionScope;
  readonly holds: (facts: DateFacts) => boolean;
}

const day = (holds: ExclusionRow['holds']): ExclusionRow => ({ scope: 'day', holds });
const instant = (holds: ExclusionRow['holds']): ExclusionRow => ({ scope: 'instant', holds });

/** In an amanta month of this name that is not intercalary. */
const inMonth = ({ lunarMonth }: DateFacts, name: LunarMonthName): boolean =>
  lunarMonth.amanta === name && !lunarMonth.isAdhika;
const sunSign = ({ numbers }: DateFacts) => signAt(numbers.sun_sign - 1);
const starsFromSun = ({ numbers }: DateFacts): number =>
  countNakshatras(nakshatraAt(numbers.sun_nakshatra), nakshatraAt(numbers.nakshatra));
const onWeekday = (weekday: Weekday, star: Nakshatra): ExclusionRow =>
  instant(({ vara, numbers }) => vara === weekday && nakshatraAt(numbers.nakshatra) === star);

/** Rules by the tithi of the paksha leave the full and the new moon alone. */
const byTithi = (holds: (tithiOfPaksha: number, facts: DateFacts) => boolean): ExclusionRow =>
  instant((facts) => {
    const { numberInPaksha } = tithiFacts(facts.numbers.tithi);
    return numberInPaksha < 15 && holds(numberInPaksha, facts);
  });

/** Months of chaturmasa that belong to it whole, intercalary or not. */
const CHATURMASA_MONTHS: readonly LunarMonthName[] = ['shravana', 'bhadrapada', 'ashwina'];

function isChaturmasa({ lunarMonth, numbers: { tithi } }: DateFacts): boolean {
  if (CHATURMASA_MONTHS.includes(lunarMonth.amanta)) return true;
  if (lunarMonth.amanta === 'ashadha') return !lunarMonth.isAdhika && tithi >= 11;
  return lunarMonth.amanta === 'kartika' && (lunarMonth.isAdhika || tithi <= 10);
}

/** Everything that may bar a date or an instant (rules 08 section 16). */
export const EXCLUSIONS = {
  adhika_masa: day(({ lunarMonth }) => lunarMonth.isAdhika),
  kshaya_masa: day(({ lunarMonth }) => lunarMonth.isKshaya),
  guru_asta: day((facts) => facts.isAsta('Jupiter')),
  shukra_asta: day((facts) => facts.isAsta('Venus')),
  simhastha_guru: day((facts) => facts.signOfJupiter() === 'Leo'),
  pitru_paksha: day((facts) => inMonth(facts, 'bhadrapada') && facts.numbers.tithi > 15),
  holashtaka: day((facts) => inMonth(facts, 'phalguna') && facts.numbers.tithi >= 8 && facts.numbers.tithi <= 15),
  chaturmasa: day(isChaturmasa),
  dhanu_mina_masa: day((facts) => KHARMAS_SIGNS.includes(sunSign(facts))),
  dakshinayana: day((facts) => DAKSHINAYANA_SIGNS.includes(sunSign(facts))),
  grahana_day: day((facts) => facts.hasEclipse()),
  kshaya_tithi_day: day((facts) => facts.tithisTouching() >= 3),
  vriddhi_tithi_day: day((facts) => facts.tithiAtOpening() === facts.tithiAtPreviousOpening()),
  debt_sankranti_day: day((facts) => facts.hasSankranti()),
  sankranti: instant((facts) => facts.daysFromSankranti() <= SANKRANTI_DAYS),
  vishti: instant(({ numbers }) => karanaFacts(numbers.karana).karana === 'vishti'),
  vyatipata: instant(({ numbers }) => numbers.yoga === 17),
  vaidhriti: instant(({ numbers }) => numbers.yoga === 27),
  bad_yoga: instant(({ numbers }) => LESSER_BAD_YOGAS.includes(numbers.yoga)),
  krakacha: byTithi((tithi, { vara }) => tithi + weekdayIndex(vara) + 1 === KRAKACHA_SUM),
  dagdha_tithi: byTithi((tithi, { vara }) => tithi === ofWeekday(DAGDHA_TITHIS, vara)),
  masa_dagdha_tithi: byTithi((tithi, facts) => tithi === MASA_DAGDHA_TITHIS[sunSign(facts)]),
  gandanta: instant(({ moonDeg }) => GANDANTA_DEG.some((edge) => separation(moonDeg, edge) <= GANDANTA_ORB_DEG)),
  chandrashtama: instant(({ chandraHouse }) => isChandrashtama(chandraHouse)),
  panchaka: instant(({ moonDeg }) => moonDeg >= PANCHAKA_FROM_DEG),
  bhumi_shayana: instant((facts) => BHUMI_SHAYANA_COUNTS.includes(starsFromSun(facts))),
  kalasha_chakra: instant((facts) => KALASHA_BAD_COUNTS.includes(starsFromSun(facts))),
  ekargala: instant(
    ({ numbers, sunDeg, moonDeg }) =>
      BAD_YOGAS.includes(numbers.yoga) && countStars28(star28Of(sunDeg), star28Of(moonDeg)) % 2 === 1,
  ),
  guru_pushya: onWeekday('Thursday', 'Pushya'),
  bhauma_ashwini: onWeekday('Tuesday', 'Ashwini'),
  shani_rohini: onWeekday('Saturday', 'Rohini'),
  debt_vriddhi_yoga: instant(({ numbers }) => numbers.yoga === 11),
  debt_hasta_sunday: onWeekday('Sunday', 'Hasta'),
} as const satisfies Readonly<Record<string, ExclusionRow>>;
export type ExclusionId = keyof typeof EXCLUSIONS;
export const EXCLUSION_IDS = Object.keys(EXCLUSIONS) as readonly ExclusionId[];

/** How strongly the text bars it. */
export const SEVERITIES = ['forbidden', 'caution'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An exclusion of an event that holds on a date. */
export interface HeldExclusion {
  readonly id: ExclusionId;
  readonly severity: Severity;
  readonly scope: ExclusionScope;
}

/** The exclusions of an event that hold: first the forbidden ones, then the cautions, each in the event's order. */
export const heldExclusions = ({ exclusions }: EventRow, facts: DateFacts): readonly HeldExclusion[] =>
  SEVERITIES.flatMap((severity) =>
    exclusions[severity]
      .filter((id) => EXCLUSIONS[id].holds(facts))
      .map((id) => ({ id, severity, scope: EXCLUSIONS[id].scope })),
  );
