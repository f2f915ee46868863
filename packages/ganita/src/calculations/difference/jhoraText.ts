import { invalidInput } from '@ganita/core/errors/domainError.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';

/** What is read from a text of Jagannatha Hora: figures as it prints them. */
export interface JhoraText {
  readonly ayanamsa?: string;
  readonly lagna?: string;
  readonly sunrise?: string;
  readonly longitudes: Readonly<Partial<Record<Graha, string>>>;
}

/** `Sun - BK   21 Sc 34' 12.70"  Jye 2 ...`, with or without the mark of a retrograde body and of its karaka. */
const BODY_NAME = /^ {0,8}([A-Z][a-z]{2,7})\b/;
const LONGITUDE = /^\d{1,2} {1,4}[A-Z][a-z] {1,4}\d{1,2}' {0,4}\d{1,2}(?:\.\d{1,6})?"/;
const AYANAMSA_LINE = /^ {0,8}Ayanamsa:? {1,40}(\d{1,2}-\d{2}-\d{2}(?:\.\d{1,6})?)/;
const SUNRISE_LINE = /^ {0,8}Sunrise:? {1,40}(\d{1,2}:\d{2}(?::\d{2})?)/;

const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

/**
 * Longitudes, lagna, ayanamsa and sunrise of the text that Jagannatha Hora exports; other lines are passed over. Errors:
 * `invalid_input` where it has none of them.
 */
export function jhoraText(text: string, field: string): JhoraText {
  const found: { ayanamsa?: string; lagna?: string; sunrise?: string } = {};
  const longitudes: Partial<Record<Graha, string>> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, ayanamsa] = AYANAMSA_LINE.exec(line) ?? [];
    if (ayanamsa !== undefined) found.ayanamsa ??= ayanamsa.replaceAll('-', ':');
    const [, sunrise] = SUNRISE_LINE.exec(line) ?? [];
    if (sunrise !== undefined) found.sunrise ??= sunrise.padStart(sunrise.length < 7 ? 5 : 8, '0');
    const [, name = ''] = BODY_NAME.exec(line) ?? [];
    const [longitude] = LONGITUDE.exec(line.slice(Math.max(0, line.search(/\d/)))) ?? [];
    if (longitude === undefined) continue;
    if (name === 'Lagna') found.lagna ??= longitude;
    else if (isGraha(name)) longitudes[name] ??= longitude;
  }
  if (Object.keys(longitudes).length + Object.keys(found).length === 0) {
    throw invalidInput(
      field,
      'has no line of a body, an ayanamsa or a sunrise of Jagannatha Hora',
      null,
      'wrong_format',
    );
  }
  return { ...found, longitudes };
}
