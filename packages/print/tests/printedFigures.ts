/** How a report writes figures, dates and places of an answer. */

/** A position as the answer contains it. */
export interface Position {
  readonly sign_name: string;
  readonly longitude: number;
  readonly house: number;
}

/** Two digits. */
export const two = (n: number): string => String(n).padStart(2, '0');
/** Degrees of a sign as degrees, minutes and seconds to the nearest second. */
export function dms(longitude: number): string {
  const seconds = Math.min(Math.round(longitude * 3600), 30 * 3600 - 1);
  return `${Math.floor(seconds / 3600)}°${two(Math.floor((seconds % 3600) / 60))}′${two(seconds % 60)}″`;
}
/** `2000-12-31...` as `31-12-2000`. */
export const date = (text: string): string => text.slice(0, 10).split('-').reverse().join('-');
export const moment = (text: string): string => `${date(text)} ${text.slice(11)}`;
export const place = (of: Position): string => `${of.sign_name} ${dms(of.longitude)} ${of.house}`;

/** Two decimals, and no minus before zero. */
export const twoPlaces = (value: number): string => value.toFixed(2).replace(/^-(0\.00)$/, '$1');
