import { FESTIVAL_IDS, type FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { NatalRule } from '@ganita/core/rules/areas.js';
import { eclipseChoices, visibilityChoices } from '@ganita/core/rules/eclipseChoices.js';
import { festivalChoices } from '@ganita/core/rules/festivalChoices.js';
import { kpChoices } from '@ganita/core/rules/kpChoices.js';
import { matchChoices } from '@ganita/core/rules/matchAndTransitChoices.js';
import { muhurtaChoices } from '@ganita/core/rules/muhurtaChoices.js';
import { regionalCalendarChoices, tithiChoices } from '@ganita/core/rules/panchangaChoices.js';
import { DEFAULT_RULES, RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { dateText, parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import { CHOICE_REACH } from 'ganita/calculations/natal/choiceReach.js';
import type { Birth } from './births.js';

type Fields = Readonly<Record<string, unknown>>;

/** The requests that show what a choice changes. */
export interface ChoiceRequests {
  readonly calculation: CalculationName;
  /** The request without the choice. */
  readonly plain: Fields;
  /** What to add to it with the choice. */
  readonly over: Fields;
}

/** Fields, and other choices, without which a choice of the natal chart has nothing to decide. */
const NEEDS: Readonly<Partial<Record<RuleName, Fields>>> = {
  siddhanta_sines: { calculation_type: 'ss' },
  custom_seed: { divisional_chart_factor: 9, base_rasi: 3 },
  custom_start_variation: { divisional_chart_factor: 9, base_rasi: 3 },
  padanadhamsa: { dasha_systems: ['padanadhamsa_method_2', 'padanadhamsa_method_3'] },
  patyayini_span: { pravesha_type: 1, years: 31 },
  yoga_readings: { rules: { listed_yogas: 'with_further' } },
  antardasha_option: { dasha_levels: 2 },
  sub_period_split: { dasha_levels: 2 },
  naisargika_antardashas: { dasha_levels: 2 },
  sudasa_antardasha: { dasha_levels: 2 },
  shoola_antardasha: { dasha_levels: 2 },
  raashiyanka: { dasha_levels: 2 },
  sudarshana_chakra: { dasha_levels: 2 },
  // The section that it changes is in no answer to a request that names no sections.
  varna_of_signs: {},
};

const EVENT_DAYS = 90;
const VISIBILITY_DAYS = 366;
/** The method `heliacal` ends there. */
const HELIACAL_LATITUDE_DEG = 60;

/** The festivals whose dates a choice may move. */
const MEASURED_FESTIVALS = FESTIVAL_IDS.filter((id) => /^ekadashi_|_sankranti$/.test(id));
/** The festival of a choice that is about one. */
const FESTIVAL_OF: Readonly<Partial<Record<RuleName, FestivalId>>> = {
  janmashtami_rule: 'janmashtami',
  diwali_rule: 'diwali',
  radha_ashtami_rule: 'radha_ashtami',
  raksha_bandhan_rule: 'raksha_bandhan',
  vijayadashami_rule: 'vijayadashami',
};
/** Choices that the chart of a number reads, each with a number of its scheme. */
const NUMBERS: Readonly<Partial<Record<RuleName, Fields>>> = {
  horary_point: { number: 100 },
  number_houses: { number: 50, number_scheme: '108' },
  planet_of_108: { number: 48, number_scheme: '108' },
};

/** Venus is near the Sun in the second half of this time, marriages are held in the first. */
const VENUS_ASTA = { from_date: '2025-11-15', to_date: '2026-02-20' };

/** The request in which a choice of KP is measured. */
function kpRequest(name: RuleName, birth: Birth): ChoiceRequests {
  const theories = ['four_step', 'cuspal_interlinks', 'cuspal_sub_lords', 'nakshatra_nadi'];
  const plain = { ...birth, dasha_levels: 1, theories };
  const number = NUMBERS[name];
  return number === undefined
    ? { calculation: 'kp', plain, over: {} }
    : { calculation: 'kpHorary', plain: { ...plain, ...number }, over: {} };
}

/** The request in which a choice is measured that no natal chart reads, from a birth and the one before it. */
function otherRequest(name: RuleName, birth: Birth, before: Birth): ChoiceRequests {
  const { date, latitude, longitude, timezone } = birth;
  if (name === 'station') {
    const to = addDays(parseDate(date, 'date', TRANSIT_YEARS), EVENT_DAYS);
    const plain = { from_date: date, to_date: dateText(to), latitude, longitude, timezone };
    return { calculation: 'gocharEvents', plain, over: {} };
  }
  if (name in regionalCalendarChoices) {
    const { date, latitude, longitude, timezone } = birth;
    return { calculation: 'calendarConvert', plain: { date, latitude, longitude, timezone }, over: {} };
  }
  if (name in kpChoices) return kpRequest(name, birth);
  if (name in eclipseChoices && name !== 'grahana_exclusion') {
    const plain = { from_date: date, count: 4, only_visible: true, latitude, longitude, timezone };
    return { calculation: 'eclipses', plain, over: {} };
  }
  if (name in visibilityChoices) {
    const inReach = Math.max(-HELIACAL_LATITUDE_DEG, Math.min(HELIACAL_LATITUDE_DEG, latitude));
    const to = dateText(addDays(parseDate(date, 'date', TRANSIT_YEARS), VISIBILITY_DAYS));
    const plain = {
      from_date: date,
      to_date: to,
      latitude: inReach,
      longitude,
      timezone,
      include: ['asta', 'crescents'],
    };
    return { calculation: 'visibility', plain, over: {} };
  }
  if (name === 'grahana_exclusion') {
    const eclipse = { from_date: '2026-08-01', to_date: '2026-08-31', event_type: 'vivaha' };
    return { calculation: 'muhurtaScan', plain: { ...birth, place: '', ...eclipse }, over: {} };
  }
  if (name in muhurtaChoices) {
    const inReach = Math.max(-HELIACAL_LATITUDE_DEG, Math.min(HELIACAL_LATITUDE_DEG, latitude));
    const plain = { ...VENUS_ASTA, event_type: 'vivaha', latitude: inReach, longitude, timezone };
    return { calculation: 'muhurtaDates', plain, over: {} };
  }
  if (name in matchChoices) {
    return { calculation: 'marriageMatch', plain: { boy_birth_details: birth, girl_birth_details: before }, over: {} };
  }
  if (name in festivalChoices || name in tithiChoices) {
    const { date, latitude, longitude, timezone } = birth;
    const own = FESTIVAL_OF[name];
    const ids = own === undefined ? MEASURED_FESTIVALS : [own];
    const plain = {
      year: Number(date.slice(0, 4)),
      latitude,
      longitude,
      timezone,
      ids,
      ...(name === 'siddhanta_clock' && { rules: { tithi_source: 'surya_siddhanta' } }),
    };
    return { calculation: 'festivals', plain, over: {} };
  }
  return { calculation: 'gochara', plain: { ...birth, place: '', target_date: before.date }, over: {} };
}

/** Values of a choice other than its default. A user's ayanamsa would need its degrees. */
const otherValues = (name: RuleName): readonly (string | number)[] =>
  RULE_CHOICES[name].values.filter((value) => value !== DEFAULT_RULES[name] && value !== 'SIDM_USER');

/** The value that is tried for a birth: they take turns. Error: the choice has only one. */
export function valueAt(name: RuleName, turn: number): string | number {
  const values = otherValues(name);
  const value = values[turn % values.length];
  if (value === undefined) throw new Error(`${name} has one value only`);
  return value;
}

const isNatal = (name: RuleName): name is NatalRule => name in CHOICE_REACH;

/**
 * The requests for a choice. Of a natal chart only the keys are requested that the choice can change; the chart without
 * it is whole where one serves many.
 */
export function requestsFor(name: RuleName, birth: Birth, before: Birth): ChoiceRequests {
  if (!isNatal(name)) return otherRequest(name, birth, before);
  const over = { sections: [...CHOICE_REACH[name]] };
  const needs = NEEDS[name];
  const plain = { ...birth, place: '', dasha_levels: 1, ...(needs && { ...over, ...needs }) };
  return { calculation: 'natalChart', plain, over };
}
