import { isRecord, mapValues, pick } from '../golden.js';

/** A wire position in the words of the golden files. */
export const place = (position: unknown): Readonly<Record<string, unknown>> => ({
  longitude: pick(position, 'absolute_longitude'),
  sign: pick(position, 'sign'),
  degrees_in_sign: pick(position, 'longitude'),
  house: pick(position, 'house'),
});

/** Every position of a wire map, in the words of the golden files. */
export const places = (positions: unknown): unknown => mapValues(positions, place);

/** The sign of every position of a wire map. */
export const signs = (positions: unknown): unknown => mapValues(positions, (position) => pick(position, 'sign'));

/** The Vedic day of an answer under the names of the golden files. */
export const goldenVedicDay = (day: unknown): unknown => ({
  ...(day as object),
  sunrise: pick(day, 'sunrise_at'),
  sunset: pick(day, 'sunset_at'),
  next_sunrise: pick(day, 'next_sunrise_at'),
  vedic_weekday: pick(day, 'vara'),
  sun_longitude_at_sunrise: pick(day, 'sun_absolute_longitude_at_sunrise'),
});

/** The day of the points in the words of the golden files. */
export const baseOf = (horoscope: unknown): unknown =>
  goldenVedicDay(pick(horoscope, 'details', 'special_lagnas', 'vedic_day'));

/** A wire record with the display words of some fields in the place of their ids, as golden files have them. */
export const inWords = (record: unknown, fields: readonly string[]): Readonly<Record<string, unknown>> => ({
  ...(isRecord(record) && record),
  ...Object.fromEntries(fields.map((field) => [field, pick(record, `${field}_name`)])),
});
