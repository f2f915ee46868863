import type { RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';

/**
 * Ways of naming a solar month: with its day in a calendar of its own; of Punjab, with the day since the sankranti; by the sign of the
 * Sun; and by that sign with the month of the north.
 */
export const SOLAR_MONTHS = [
  'tamil',
  'malayalam',
  'bengali',
  'assamese',
  'odia',
  'nepali',
  'punjabi',
  'sign',
  'saura',
] as const;
export type SolarMonths = (typeof SOLAR_MONTHS)[number];

/** How a language is written, and what those who read it use: `language.json` of its folder. */
export interface Locale {
  /** Its name in its own script. */
  readonly name: string;
  /** BCP 47 tag */
  readonly tag: string;
  /** Unicode name of its script: no word has letters of another. */
  readonly script: string;
  /** The digit zero as almanacs of the language print it; the other nine follow it in Unicode. */
  readonly zero: string;
  /** The digit zero of its script. */
  readonly scriptZero: string;
  /** Height of a printed line in font sizes: letters of some scripts reach further up and down than others. */
  readonly lineHeight: number;
  /** Fonts of pictures, in the order in which a browser looks for a letter. */
  readonly fonts: readonly string[];
  /** Calendars in which its readers name a day: that of the place if it is among them, else the first; every one if empty. */
  readonly calendars: readonly RegionalCalendarId[];
  /** Ways in which its readers name a solar month, by the same rule. */
  readonly solarMonths: readonly SolarMonths[];
  /** Ways in which its readers draw a chart, by the same rule. */
  readonly chartStyles: readonly ('north' | 'south' | 'east')[];
  /** Endings that are written with the word before them: none comes after a space behind a slot. */
  readonly endings: readonly string[];
}

/** The fields of a locale, each with a value of its kind. */
export const LOCALE_FIELDS: Readonly<Record<keyof Locale, 'string' | 'number' | 'list'>> = {
  name: 'string',
  tag: 'string',
  script: 'string',
  zero: 'string',
  scriptZero: 'string',
  lineHeight: 'number',
  fonts: 'list',
  calendars: 'list',
  solarMonths: 'list',
  chartStyles: 'list',
  endings: 'list',
};
