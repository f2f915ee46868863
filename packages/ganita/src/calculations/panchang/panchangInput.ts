import { invalidInput } from '@ganita/core/errors/domainError.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { ANGA_RULES } from '../engineMeta.js';
import { ayanamsaMode, date, latitude, longitude, timezone } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { cosmeticPlace } from '../fields/transitFields.js';
import { zone } from '../fields/zoneFields.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Beyond this latitude the Sun may not rise or set, and a panchang is anchored to sunrise. */
const HIGHEST_PANCHANG_LATITUDE_DEG = 66;

/** The choices of eclipses at a place. */
export const GRAHANA_RULES = ['sutak_rule', 'sutak_from', 'moon_horizon'] as const satisfies readonly RuleName[];

/** The choices that affect a panchang. */
export const PANCHANG_RULES = [
  'ayanamsa_mode',
  'tithi_source',
  'siddhanta_clock',
  'positions',
  'lagna_nutation',
  'sunrise_definition',
  'moonrise_definition',
  'moon_event_span',
  'abhijit_on_wednesday',
  'ritu_method',
  'ayana_method',
  'vikram_year_start',
  'tamil_month_method',
  ...GRAHANA_RULES,
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** The request of `POST /panchang`, in the contract's order; the last two are extensions. */
export const panchangInput = Type.Object({
  date,
  latitude,
  longitude,
  timezone,
  zone,
  place: cosmeticPlace,
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(PANCHANG_RULES, DAILY_RULES),
  meta: metaField,
});

/** Reject a latitude beyond which the Sun may not rise or set. Errors: `invalid_input`. */
export function requireSunriseLatitude(latitudeDeg: number): void {
  if (Math.abs(latitudeDeg) <= HIGHEST_PANCHANG_LATITUDE_DEG) return;
  throw invalidInput(
    'latitude',
    `must be within ${HIGHEST_PANCHANG_LATITUDE_DEG} degrees of the equator: a panchang is anchored to sunrise`,
    latitudeDeg,
    'out_of_range',
  );
}

/** Every day has a sunrise there, except near the solstices above 65.8 degrees; null: that of a place. */
export const latitudeCheck: FieldCheck = (value) => {
  if (value !== null) requireSunriseLatitude(value as number);
};

export const panchangChecks: Readonly<Record<string, FieldCheck>> = {
  date: calendarDateCheck('date'),
  latitude: latitudeCheck,
  ayanamsa_mode: ayanamsaWithoutBirth,
};
