import { separation } from '../angles/angles.js';
import { karanaFacts, type NityaYoga, nityaYogaFacts, tithiFacts } from '../panchanga/angaNames.js';
import { partsWhere } from '../panchanga/angaRuns.js';
import { ANGAS, type AngaId, partStartDeg } from '../panchanga/angas.js';
import { ofWeekday } from '../panchanga/daySegments.js';
import type { LunarMonthName } from '../panchanga/lunarMonths.js';
import { countNakshatras, type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { signAt } from '../zodiac/signs.js';
import { countStars28, isChandrashtama, star28Of } from '../zodiac/taras.js';
import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';
import type { DateFacts } from './dateFacts.js';
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

/** `day` is valid for the whole date; `instant` at the instant of evaluation, and it may end later. */
export const EXCLUSION_SCOPES = ['day', 'instant'] as const;
export type ExclusionScope = (typeof EXCLUSION_SCOPES)[number];

/** What an exclusion of an instant follows: it changes only where one of these does. */
export type ExclusionChange = AngaId | 'vara' | 'sankranti_ghatis' | 'abhijit';

interface ExclusionRow {
  readonly scope: ExclusionScope;
  /** None of one that is valid for a whole date. */
  readonly changes: readonly ExclusionChange[];
  /** The parts of one anga in which it is present; null where they alone do not decide. */
  readonly parts: { readonly anga: AngaId; readonly numbers: readonly number[] } | null;
  /** When it is present, in words. p is the tithi of the paksha. */
  readonly description: string;
  readonly test: (facts: DateFacts) => boolean;
}

type Test = ExclusionRow['test'];
const day = (description: string, test: Test): ExclusionRow => ({
  scope: 'day',
  changes: [],
  parts: null,
  description,
  test,
});
const instant = (description: string, changes: readonly ExclusionChange[], test: Test): ExclusionRow => ({
  scope: 'instant',
  changes,
  parts: null,
  description,
  test,
});

/** Present in some parts of one anga. */
const byAnga = (description: string, anga: AngaId, isIn: (number: number) => boolean): ExclusionRow => ({
  ...instant(description, [anga], ({ numbers }) => isIn(numbers[anga])),
  parts: { anga, numbers: partsWhere(anga, isIn) },
});
const byYoga = (description: string, yogas: readonly NityaYoga[]): ExclusionRow =>
  byAnga(description, 'yoga', (number) => yogas.includes(nityaYogaFacts(number).yoga));
/** Present at some longitudes of the Moon, which are whole parts of an anga. */
const byMoon = (description: string, anga: 'pada' | 'moon_sign', isIn: (moonDeg: number) => boolean): ExclusionRow => ({
  ...instant(description, [anga], ({ moonDeg }) => isIn(moonDeg)),
  parts: { anga, numbers: partsWhere(anga, (number) => isIn(partStartDeg(ANGAS[anga], number + 0.5))) },
});

/** In an amanta month of this name that is not intercalary. */
const inMonth = ({ lunarMonth }: DateFacts, name: LunarMonthName): boolean =>
  lunarMonth.amanta === name && !lunarMonth.isAdhika;
const sunSign = ({ numbers }: DateFacts) => signAt(numbers.sun_sign - 1);
const yogaOf = ({ numbers }: DateFacts): NityaYoga => nityaYogaFacts(numbers.yoga).yoga;
const starsFromSun = ({ numbers }: DateFacts): number =>
  countNakshatras(nakshatraAt(numbers.sun_nakshatra), nakshatraAt(numbers.nakshatra));
const onWeekday = (weekday: Weekday, star: Nakshatra): ExclusionRow =>
  instant(
    `${star} on ${weekday}`,
    ['vara', 'nakshatra'],
    ({ vara, numbers }) => vara === weekday && nakshatraAt(numbers.nakshatra) === star,
  );

/** Rules by the tithi of the paksha do not include the full and the new moon. */
const byTithi = (
  description: string,
  other: ExclusionChange,
  test: (tithiOfPaksha: number, facts: DateFacts) => boolean,
): ExclusionRow =>
  instant(description, ['tithi', other], (facts) => {
    const { numberInPaksha } = tithiFacts(facts.numbers.tithi);
    return numberInPaksha < 15 && test(numberInPaksha, facts);
  });

/** Months that belong to chaturmasa as a whole, intercalary or not. */
const CHATURMASA_MONTHS: readonly LunarMonthName[] = ['shravana', 'bhadrapada', 'ashwina'];

function isChaturmasa({ lunarMonth, numbers: { tithi } }: DateFacts): boolean {
  if (CHATURMASA_MONTHS.includes(lunarMonth.amanta)) return true;
  if (lunarMonth.amanta === 'ashadha') return !lunarMonth.isAdhika && tithi >= 11;
  return lunarMonth.amanta === 'kartika' && (lunarMonth.isAdhika || tithi <= 10);
}

/** Whether a longitude is where a water sign ends or a fire sign starts, limits included. */
export const inGandanta = (longitudeDeg: number): boolean =>
  GANDANTA_DEG.some((edge) => separation(longitudeDeg, edge) <= GANDANTA_ORB_DEG);

/** Every exclusion of a date or an instant (docs/rules/08-match-and-muhurta.md#section-16). */
export const EXCLUSIONS = {
  adhika_masa: day('the amanta month is intercalary', ({ lunarMonth }) => lunarMonth.isAdhika),
  kshaya_masa: day('the amanta month swallows the next one', ({ lunarMonth }) => lunarMonth.isKshaya),
  guru_asta: day('Jupiter combust: 11 degrees or less from the Sun', (facts) => facts.isAsta('Jupiter')),
  shukra_asta: day('Venus combust: 10 degrees or less from the Sun, 8 when retrograde', (facts) =>
    facts.isAsta('Venus'),
  ),
  simhastha_guru: day('Jupiter in Leo', (facts) => facts.signOfJupiter() === 'Leo'),
  pitru_paksha: day(
    'amanta Bhadrapada, not intercalary, tithi 16 to 30',
    (facts) => inMonth(facts, 'bhadrapada') && facts.numbers.tithi > 15,
  ),
  holashtaka: day(
    'amanta Phalguna, not intercalary, tithi 8 to 15',
    (facts) => inMonth(facts, 'phalguna') && facts.numbers.tithi >= 8 && facts.numbers.tithi <= 15,
  ),
  chaturmasa: day(
    'amanta Ashadha, not intercalary, from tithi 11; Shravana, Bhadrapada and Ashwina; Kartika to tithi 10, all of it where intercalary',
    isChaturmasa,
  ),
  dhanu_mina_masa: day('the Sun in Sagittarius or Pisces (kharmas)', (facts) => KHARMAS_SIGNS.includes(sunSign(facts))),
  dakshinayana: day('the Sun in Cancer to Sagittarius', (facts) => DAKSHINAYANA_SIGNS.includes(sunSign(facts))),
  grahana_day: day(
    'the maximum of a solar eclipse, or of a total or partial lunar one, anywhere on Earth, from sunrise to next sunrise',
    (facts) => facts.hasEclipse(),
  ),
  kshaya_tithi_day: day(
    'three or more tithis touch the time from sunrise to next sunrise',
    (facts) => facts.tithisTouching() >= 3,
  ),
  vriddhi_tithi_day: day(
    'the tithi of this sunrise ran at the one before',
    (facts) => facts.tithiAtOpening() === facts.tithiAtPreviousOpening(),
  ),
  debt_sankranti_day: day('the Sun enters a sign from sunrise to next sunrise', (facts) => facts.hasSankranti()),
  sankranti: instant(
    'the Sun entered or will enter a sign within 6.4 hours (16 ghatis)',
    ['sankranti_ghatis'],
    (facts) => facts.daysFromSankranti() <= SANKRANTI_DAYS,
  ),
  vishti: byAnga('karana Vishti', 'karana', (number) => karanaFacts(number).karana === 'vishti'),
  vyatipata: byYoga('yoga Vyatipata', ['vyatipata']),
  vaidhriti: byYoga('yoga Vaidhriti', ['vaidhriti']),
  bad_yoga: byYoga('yoga Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra or Parigha', LESSER_BAD_YOGAS),
  krakacha: byTithi(
    'p and the number of the weekday (Sunday 1) add up to 13',
    'vara',
    (tithi, { vara }) => tithi + weekdayIndex(vara) + 1 === KRAKACHA_SUM,
  ),
  dagdha_tithi: byTithi(
    'p is 12, 11, 5, 3, 6, 8, 9 on Sunday to Saturday',
    'vara',
    (tithi, { vara }) => tithi === ofWeekday(DAGDHA_TITHIS, vara),
  ),
  masa_dagdha_tithi: byTithi(
    'p is 2 with the Sun in Sagittarius or Pisces, 4 in Taurus or Aquarius, 6 in Aries or Cancer, 8 in Gemini or Virgo, 10 in Leo or Scorpio, 12 in Libra or Capricorn',
    'sun_sign',
    (tithi, facts) => tithi === MASA_DAGDHA_TITHIS[sunSign(facts)],
  ),
  gandanta: byMoon('the Moon within 3 degrees 20 minutes of 0, 120 or 240 degrees', 'pada', inGandanta),
  chandrashtama: instant('the Moon in the 8th sign from the janma sign', ['moon_sign'], ({ chandraHouse }) =>
    isChandrashtama(chandraHouse),
  ),
  panchaka: byMoon('the Moon from 300 degrees on', 'moon_sign', (moonDeg) => moonDeg >= PANCHAKA_FROM_DEG),
  bhumi_shayana: instant(
    "the Moon's star is the 5th, 7th, 9th, 12th, 19th or 26th from the Sun's",
    ['nakshatra', 'sun_nakshatra'],
    (facts) => BHUMI_SHAYANA_COUNTS.includes(starsFromSun(facts)),
  ),
  kalasha_chakra: instant(
    "the Moon's star is the 1st to 5th or 14th to 21st from the Sun's",
    ['nakshatra', 'sun_nakshatra'],
    (facts) => KALASHA_BAD_COUNTS.includes(starsFromSun(facts)),
  ),
  ekargala: instant(
    "one of the nine unfavourable yogas, and the Moon's star, counted from the Sun's in the twenty-eight, is odd",
    ['yoga', 'nakshatra', 'sun_nakshatra', 'abhijit'],
    (facts) =>
      BAD_YOGAS.includes(yogaOf(facts)) && countStars28(star28Of(facts.sunDeg), star28Of(facts.moonDeg)) % 2 === 1,
  ),
  guru_pushya: onWeekday('Thursday', 'Pushya'),
  bhauma_ashwini: onWeekday('Tuesday', 'Ashwini'),
  shani_rohini: onWeekday('Saturday', 'Rohini'),
  debt_vriddhi_yoga: byYoga('yoga Vriddhi', ['vriddhi']),
  debt_hasta_sunday: onWeekday('Sunday', 'Hasta'),
} as const satisfies Readonly<Record<string, ExclusionRow>>;
export type ExclusionId = keyof typeof EXCLUSIONS;
export const EXCLUSION_IDS = Object.keys(EXCLUSIONS) as readonly ExclusionId[];
