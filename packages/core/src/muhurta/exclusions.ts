import { separation } from '../angles/angles.js';
import { karanaFacts, type NityaYoga, nityaYogaFacts, tithiFacts } from '../panchanga/angaNames.js';
import { partsWhere } from '../panchanga/angaRuns.js';
import { ANGAS, type AngaId, partStartDeg } from '../panchanga/angas.js';
import { ofWeekday } from '../panchanga/daySegments.js';
import type { LunarMonth, LunarMonthName } from '../panchanga/lunarMonths.js';
import { countNakshatras, type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import { countStars28, isChandrashtama, star28Of } from '../zodiac/taras.js';
import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';
import type { AstaPlanet, DateFacts } from './dateFacts.js';
import {
  BAD_YOGAS,
  BALA_VRIDDHA_DAYS,
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

/**
 * `day` is valid for whole dates, except the date on which the state that it follows begins or ends; `instant` at the
 * instant of evaluation, and it may end later.
 */
export const EXCLUSION_SCOPES = ['day', 'instant'] as const;
export type ExclusionScope = (typeof EXCLUSION_SCOPES)[number];

/** What an exclusion of an instant follows: it changes only where one of these does. */
export type ExclusionChange = AngaId | 'vara' | 'abhijit';

/** Amanta months, and the tithis 1..30 of them. */
export interface MonthState {
  /** null for every month */
  readonly names: readonly LunarMonthName[] | null;
  readonly kind: 'adhika' | 'kshaya' | 'not_adhika' | 'any';
  /** First and last; null for the whole month. */
  readonly tithis: readonly [first: number, last: number] | null;
}

/** A state of the Sun, the Moon or a planet: an exclusion that follows it alone begins and ends with it. */
export type ExclusionState =
  | { readonly anga: AngaId; readonly numbers: readonly number[] }
  | { readonly months: readonly MonthState[] }
  | { readonly planet: 'Jupiter'; readonly sign: Sign }
  /** From so many days before the asta to as many after the udaya. */
  | { readonly asta: AstaPlanet; readonly days: number }
  /** So many days before and after the Sun enters a sign. */
  | { readonly sankrantiDays: number };

interface ExclusionRow {
  readonly scope: ExclusionScope;
  /** None of one that follows a state alone or is valid for whole Vedic days. */
  readonly changes: readonly ExclusionChange[];
  /** The state that it follows; null where none alone decides. */
  readonly state: ExclusionState | null;
  /** When it is present, in words. p is the tithi of the paksha. */
  readonly description: string;
  readonly test: (facts: DateFacts) => boolean;
}

type Test = ExclusionRow['test'];
const day = (description: string, test: Test): ExclusionRow => ({
  scope: 'day',
  changes: [],
  state: null,
  description,
  test,
});
const instant = (description: string, changes: readonly ExclusionChange[], test: Test): ExclusionRow => ({
  scope: 'instant',
  changes,
  state: null,
  description,
  test,
});

/** Whether a state holds at the instant of some facts. */
function isPresent(state: ExclusionState, facts: DateFacts): boolean {
  if ('anga' in state) return state.numbers.includes(facts.numbers[state.anga]);
  if ('asta' in state) return facts.isAsta(state.asta, state.days);
  if ('planet' in state) return facts.signOfJupiter() === state.sign;
  if ('sankrantiDays' in state) return facts.daysFromSankranti() <= state.sankrantiDays;
  const { tithi } = facts.numbers;
  return state.months.some(
    ({ names, kind, tithis }) =>
      (tithis === null || (tithi >= tithis[0] && tithi <= tithis[1])) && isMonth(facts.lunarMonth, names, kind),
  );
}

/** Whether a lunar month is one of some, of a kind. */
export function isMonth(
  { amanta, isAdhika, isKshaya }: Pick<LunarMonth, 'amanta' | 'isAdhika' | 'isKshaya'>,
  names: MonthState['names'],
  kind: MonthState['kind'],
): boolean {
  if (names !== null && !names.includes(amanta)) return false;
  if (kind === 'kshaya') return isKshaya;
  return kind === 'any' || isAdhika === (kind === 'adhika');
}

/** Present as long as a state lasts. */
const byState = (description: string, state: ExclusionState): ExclusionRow => ({
  ...day(description, (facts) => isPresent(state, facts)),
  state,
});
/** Present in some parts of one anga. */
const byAnga = (description: string, anga: AngaId, isIn: (number: number) => boolean): ExclusionRow => ({
  ...byState(description, { anga, numbers: partsWhere(anga, isIn) }),
  scope: 'instant',
});
const inSigns = (description: string, signs: readonly Sign[]): ExclusionRow => ({
  ...byAnga(description, 'sun_sign', (number) => signs.includes(signAt(number - 1))),
  scope: 'day',
});
const inMonths = (description: string, ...months: readonly MonthState[]): ExclusionRow =>
  byState(description, { months });
const byYoga = (description: string, yogas: readonly NityaYoga[]): ExclusionRow =>
  byAnga(description, 'yoga', (number) => yogas.includes(nityaYogaFacts(number).yoga));
/** Present at some longitudes of the Moon, which are whole parts of an anga. */
const byMoon = (description: string, anga: 'pada' | 'moon_sign', isIn: (moonDeg: number) => boolean): ExclusionRow => ({
  ...instant(description, [anga], ({ moonDeg }) => isIn(moonDeg)),
  state: { anga, numbers: partsWhere(anga, (number) => isIn(partStartDeg(ANGAS[anga], number + 0.5))) },
});

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

/** Whether a longitude is where a water sign ends or a fire sign starts, limits included. */
export const inGandanta = (longitudeDeg: number): boolean =>
  GANDANTA_DEG.some((edge) => separation(longitudeDeg, edge) <= GANDANTA_ORB_DEG);

/** Every exclusion of a date or an instant (docs/rules/08-match-and-muhurta.md#section-16). */
export const EXCLUSIONS = {
  adhika_masa: inMonths('the amanta month is intercalary', { names: null, kind: 'adhika', tithis: null }),
  kshaya_masa: inMonths('the amanta month swallows the next one', { names: null, kind: 'kshaya', tithis: null }),
  guru_asta: byState('Jupiter invisible near the Sun, by the rule muhurta_asta_method', { asta: 'Jupiter', days: 0 }),
  shukra_asta: byState('Venus invisible near the Sun, by the rule muhurta_asta_method', { asta: 'Venus', days: 0 }),
  guru_bala_vriddha: byState('Jupiter old or young: from 3 days before its asta to 3 days after its udaya', {
    asta: 'Jupiter',
    days: BALA_VRIDDHA_DAYS,
  }),
  shukra_bala_vriddha: byState('Venus old or young: from 3 days before its asta to 3 days after its udaya', {
    asta: 'Venus',
    days: BALA_VRIDDHA_DAYS,
  }),
  simhastha_guru: byState('Jupiter in Leo', { planet: 'Jupiter', sign: 'Leo' }),
  pitru_paksha: inMonths('amanta Bhadrapada, not intercalary, tithi 16 to 30', {
    names: ['bhadrapada'],
    kind: 'not_adhika',
    tithis: [16, 30],
  }),
  holashtaka: inMonths('amanta Phalguna, not intercalary, tithi 8 to 15', {
    names: ['phalguna'],
    kind: 'not_adhika',
    tithis: [8, 15],
  }),
  chaturmasa: inMonths(
    'amanta Ashadha, not intercalary, from tithi 11; Shravana, Bhadrapada and Ashwina; Kartika to tithi 10, all of it where intercalary',
    { names: ['ashadha'], kind: 'not_adhika', tithis: [11, 30] },
    { names: ['shravana', 'bhadrapada', 'ashwina'], kind: 'any', tithis: null },
    { names: ['kartika'], kind: 'adhika', tithis: null },
    { names: ['kartika'], kind: 'not_adhika', tithis: [1, 10] },
  ),
  dhanu_mina_masa: inSigns('the Sun in Sagittarius or Pisces (kharmas)', KHARMAS_SIGNS),
  dakshinayana: inSigns('the Sun in Cancer to Sagittarius', DAKSHINAYANA_SIGNS),
  grahana_day: day(
    'from sunrise to next sunrise where a solar eclipse, or a total or partial lunar one, has its maximum, anywhere on Earth; and from its sutak to its end where it is seen',
    (facts) => facts.hasEclipse() || facts.inGrahana(),
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
  sankranti: {
    ...byState('the Sun entered or will enter a sign within 6.4 hours (16 ghatis)', { sankrantiDays: SANKRANTI_DAYS }),
    scope: 'instant',
  },
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
