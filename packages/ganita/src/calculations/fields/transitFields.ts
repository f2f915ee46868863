import { invalidInput } from '@ganita/core/errors/domainError.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { Type } from 'typebox';
import type { FieldCheck } from '../validation/checkRequest.js';
import { ayanamsaMode, latitude, longitude, timezone } from './birthFields.js';
import { languageField } from './languageField.js';
import { metaField } from './metaSchema.js';
import { nullable, oneOf } from './schema.js';
import { zone } from './zoneFields.js';

/** A place name, used for display only. */
export const cosmeticPlace = Type.Optional(
  Type.String({ maxLength: 200, default: '', description: 'name of the place; for display only' }),
);

/** A place, its clock and how positions are computed, in a request without a birth. */
export const placeOptionFields = {
  latitude,
  longitude,
  timezone,
  zone,
  place: cosmeticPlace,
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  meta: metaField,
};

/** Some of the nine grahas; null means the default of the endpoint. */
export const grahasField = (description: string) =>
  Type.Optional(nullable(Type.Array(oneOf(GRAHAS), { default: null, description })));

/** A date of 1801 to 2398 that is not before `fromField`, nor more than `mostDays` after it. */
export const spanEndCheck =
  (field: string, fromField: string, maxDays: number): FieldCheck =>
  (value, body) => {
    const day = (text: unknown, name: string): number => daysSince2000(parseDate(text as string, name, TRANSIT_YEARS));
    const days = day(value, field) - day(body[fromField], fromField);
    if (days < 0) throw invalidInput(field, `must not be before ${fromField}`, value, 'out_of_range');
    if (days > maxDays) {
      throw invalidInput(field, `must be at most ${maxDays} days after ${fromField}`, value, 'out_of_range');
    }
  };
