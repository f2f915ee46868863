import { readFileSync } from 'node:fs';

/** A birth on the clock of UTC, as a request has it. */
export interface UtcBirth {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: 'Etc/UTC';
}

/** What another engine printed of a birth, by the selectors of our columns. */
export interface PrintedChart {
  readonly birth: UtcBirth;
  readonly values: Readonly<Record<string, string | number>>;
}

/** How values of a section are compared: angles in arcseconds, moments in days from the printed day, all else as the same. */
export type Comparison =
  | { readonly kind: 'arcseconds'; readonly tolerance: number }
  | { readonly kind: 'days'; readonly tolerance: number /** When a day begins there. */; readonly fromUtc: string }
  | { readonly kind: 'same' };

/** A section of the output of an engine. */
export interface PrintedSection {
  readonly name: string;
  readonly has: (selector: string) => boolean;
  readonly comparison: Comparison;
  /** Choices that no printed longitude, dasha or bindu shows. */
  readonly rules?: Readonly<Record<string, unknown>>;
  /** Why the rest differs by all choices. */
  readonly remains?: string;
}

/** The stored output of an engine. */
export interface PrintedEngine {
  readonly engine: string;
  readonly charts: readonly PrintedChart[];
  readonly sections: readonly PrintedSection[];
}

const FOLDER = new URL('../../../tests/golden/others/', import.meta.url);
export const storedText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
export const storedCases = <Case>(file: string): readonly Case[] =>
  (JSON.parse(storedText(file)) as { readonly cases: readonly Case[] }).cases;

const SIGNS = [
  ...['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'],
  ...['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
];
/** A degree of a sign as a longitude. */
export const longitudeIn = (sign: string, degree: number): number => SIGNS.indexOf(sign) * 30 + degree;
/** Number of a sign, 1 to 12. */
export const signNumber = (sign: string): number => SIGNS.indexOf(sign) + 1;

/** Names of points in our selectors. */
export const pointName = (name: string): string => (name === 'Ascendant' ? 'lagna' : name);
export const longitudeOf = (point: string): string => `${point}.absolute_longitude`;

const POINT = /^(?:D-\d+\.)?(\w+)\./;
/** Whether a selector is about one of some points. */
export const about =
  (...points: readonly string[]) =>
  (selector: string): boolean =>
    points.includes(POINT.exec(selector)?.[1] ?? '');
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
