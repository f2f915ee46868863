import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { Gender } from '@ganita/core/facts/gender.js';
import { dateText, EPHEMERIS_YEARS, parseDate, parseTime, timeText } from '@ganita/core/time/civilText.js';
import { clockAt, SECONDS_PER_DAY, unixOf } from '@ganita/core/time/julianDay.js';
import { OFFSET_BOUNDS } from '../../calculations/fields/birthFields.js';
import { StructureError } from '../../calculations/validation/parseJson.js';

/** A birth as files keep it: when, where, and the clock that its time was read from. */
export interface RecordedBirth {
  /** Empty where there is none. */
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM:SS` */
  readonly time: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Hours by which the clock was ahead of UTC. */
  readonly timezone: number;
  /** Name of the place, empty where there is none. */
  readonly place: string;
  /** Metres above sea level. */
  readonly elevation: number;
  readonly gender: Gender | null;
}

/**
 * The lines of a file of Jagannatha Hora, one value each (docs/birth-files.md). Older files end after `latitude`, `elevation`,
 * `country`, `chartKind` or `temperature`; the oldest have longitudes of planets after `latitude` (`OLD_LINES`).
 */
const LINES = [
  'month',
  'day',
  'year',
  'time',
  'timezone',
  'longitude',
  'latitude',
  'elevation',
  'standardZone',
  'summerZone',
  'flag',
  'placeNumber',
  'city',
  'country',
  'chartKind',
  'pressure',
  'temperature',
  'gender',
] as const;
type LineName = (typeof LINES)[number];
/** Numbers of lines that files have. */
const LENGTHS: readonly number[] = [7, 8, 14, 15, 17, 18];
/** The flags of retrograde planets, by which the oldest form is known: nine longitudes are before them. */
const OLD_LAST_LINE = /^[01]{9}$/;

/** Lines that say nothing of the birth. */
const UNUSED: readonly LineName[] = [
  'standardZone',
  'summerZone',
  'flag',
  'placeNumber',
  'chartKind',
  'pressure',
  'temperature',
];

const GENDERS: readonly (Gender | null)[] = [null, 'male', 'female'];
/** What is written where a place has no name. */
const UNKNOWN = 'Unknown';
/** What is written for a space. */
const SPACE = '^';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const ansi = new TextDecoder('windows-1252');

/** The text of a file of a person: UTF-8, or what Windows wrote before. */
export function fileText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return ansi.decode(bytes);
  }
}

const lineNumber = (name: LineName): number => LINES.indexOf(name) + 1;

function linesOf(text: string): readonly string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  if (!LENGTHS.includes(lines.length))
    throw new StructureError(
      'wrong_type',
      'file',
      `the file has ${lines.length} lines; a .jhd file has ${LENGTHS.slice(0, -1).join(', ')} or ${LENGTHS.at(-1)}`,
    );
  return lines;
}

const NUMBER = /^([+-]?)(\d{1,6})(?:\.(\d{1,20}))?$/;

const notANumber = (name: string, line: number, text: string) =>
  new StructureError('wrong_type', name, `${name} (line ${line}) must be a number, not "${text.slice(0, 40)}"`);

function decimal(name: LineName, text: string): number {
  if (!NUMBER.test(text)) throw notANumber(name, lineNumber(name), text);
  return Number(text);
}

/** A line of the oldest form after the latitude. */
function checkOldLine(text: string, at: number): void {
  if (!NUMBER.test(text)) throw notANumber('planet', at + 8, text);
}

function whole(name: LineName, text: string): number {
  const value = decimal(name, text);
  if (!Number.isInteger(value))
    throw new StructureError('wrong_type', name, `${name} (line ${lineNumber(name)}) must be a whole number`);
  return value;
}

/** Minutes of a value that is written `17.5066667`: 17 whole, 50.66667 minutes. Error: 60 minutes or more. */
function sexagesimalMinutes(name: LineName, text: string): { readonly sign: 1 | -1; readonly minutes: number } {
  const [found, sign, digits, fraction = ''] = NUMBER.exec(text) ?? [];
  if (found === undefined) throw notANumber(name, lineNumber(name), text);
  const minutes = Number(`${fraction.slice(0, 2).padEnd(2, '0')}.${fraction.slice(2)}0`);
  if (minutes >= 60)
    throw invalidInput(
      name,
      `must have fewer than 60 minutes after its point (line ${lineNumber(name)})`,
      text,
      'out_of_range',
    );
  return { sign: sign === '-' ? -1 : 1, minutes: Number(digits) * 60 + minutes };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/** A centimetre on the ground, and 4 milliseconds of a clock. */
const [COORDINATE_DIGITS, OFFSET_DIGITS] = [7, 6];

function sexagesimal(name: LineName, text: string, digits: number): number {
  const { sign, minutes } = sexagesimalMinutes(name, text);
  return rounded((sign * minutes) / 60, digits);
}

function within(name: LineName, value: number, least: number, greatest: number): number {
  if (value < least || value > greatest)
    throw invalidInput(name, `must be from ${least} to ${greatest} (line ${lineNumber(name)})`, value, 'out_of_range');
  return value;
}

/** The date and time of the first four lines, to the second: the last half second of a day is the start of the next one. */
function readingOf(lines: readonly string[]): Pick<RecordedBirth, 'date' | 'time'> {
  const [month, day, year] = (['month', 'day', 'year'] as const).map((name, at) =>
    whole(name, lines[at] as string),
  ) as [number, number, number];
  const padded = (value: number, length: number): string => String(value).padStart(length, '0');
  const date = parseDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`, 'date', EPHEMERIS_YEARS);
  const { sign, minutes } = sexagesimalMinutes('time', lines[3] as string);
  if (sign < 0 || minutes * 60 >= SECONDS_PER_DAY)
    throw invalidInput('time', 'must be from 0.00 to 23.59 (line 4)', lines[3], 'out_of_range');
  const reading = clockAt(unixOf({ ...date, hour: 0, minute: 0, second: 0 }) + Math.round(minutes * 60));
  return { date: dateText(reading), time: timeText(reading) };
}

const spaced = (text: string): string => text.replaceAll(SPACE, ' ').trim();

/** City and country as one name; those that are not known are left out. */
const placeOf = (parts: readonly string[]): string =>
  parts
    .map(spaced)
    .filter((part) => part !== '' && part !== UNKNOWN)
    .join(', ');

/**
 * Read a birth of Jagannatha Hora. Such a file has no name in it: its own name is that of the person. Of the lines, the longitudes of
 * planets in the oldest files, both zones of the atlas, its number of the place, pressure and temperature are checked to be numbers
 * and not used. Errors: StructureError for another number of lines and what is no number, `invalid_input`.
 */
export function readJhd(bytes: Uint8Array, name = ''): RecordedBirth {
  const lines = linesOf(fileText(bytes));
  const isOld = lines.length === LINES.length && OLD_LAST_LINE.test(lines[17] as string);
  const { date, time } = readingOf(lines);
  const at = (line: LineName): string | undefined =>
    isOld && lineNumber(line) > 7 ? undefined : lines[LINES.indexOf(line)];
  const offset = -sexagesimal('timezone', lines[4] as string, OFFSET_DIGITS);
  const longitude = -sexagesimal('longitude', lines[5] as string, COORDINATE_DIGITS);
  const latitude = sexagesimal('latitude', lines[6] as string, COORDINATE_DIGITS);
  for (const line of UNUSED) {
    const text = at(line);
    if (text !== undefined) decimal(line, text);
  }
  if (isOld) lines.slice(7, 17).forEach(checkOldLine);
  const elevation = at('elevation');
  const gender = at('gender');
  const genderIndex = gender === undefined ? 0 : within('gender', whole('gender', gender), 0, GENDERS.length - 1);
  return {
    name,
    date,
    time,
    latitude: within('latitude', latitude, -90, 90),
    longitude: within('longitude', longitude, -180, 180) + 0,
    timezone: within('timezone', offset, OFFSET_BOUNDS.minimum, OFFSET_BOUNDS.maximum) + 0,
    place: placeOf([at('city') ?? '', at('country') ?? '']),
    elevation: elevation === undefined ? 0 : decimal('elevation', elevation),
    gender: GENDERS[genderIndex] ?? null,
  };
}

/** Degrees or hours as `17.506667`: the minutes after the point, with as many decimals as `digits` of them need, at least four. */
function inMinutes(value: number, digits: number): string {
  const scale = 10 ** digits;
  const units = Math.round(Math.abs(value) * 60 * scale);
  const perWhole = 60 * scale;
  const minutes = String(units % perWhole).padStart(digits + 2, '0');
  // Two of minutes and four decimals at least.
  const shown = minutes.replace(/0{1,8}$/, '').padEnd(6, '0');
  return `${value < 0 && units > 0 ? '-' : ''}${Math.floor(units / perWhole)}.${shown}`;
}

/** Six decimals, as the program writes them. */
const six = (value: number): string => (value + 0).toFixed(6);

/** A name within a line. */
const inLine = (text: string): string => {
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim();
  return plain === '' ? UNKNOWN : plain.replaceAll(' ', SPACE);
};

/**
 * A birth as a file of Jagannatha Hora, in its form of eighteen lines: time to the second, coordinates to a centimetre. The name of
 * the person is for the name of the file. Errors: `invalid_input` for a date or time that is none.
 */
export function writeJhd(birth: RecordedBirth): string {
  const { latitude, longitude, timezone, place, elevation, gender } = birth;
  const { year, month, day } = parseDate(birth.date, 'date', EPHEMERIS_YEARS);
  const { hour, minute, second } = parseTime(birth.time, 'time');
  const comma = place.lastIndexOf(', ');
  const [city, country] = comma < 0 ? [place, ''] : [place.slice(0, comma), place.slice(comma + 2)];
  const lines: Readonly<Record<LineName, string>> = {
    month: String(month),
    day: String(day),
    year: String(year),
    time: inMinutes(hour + (minute + second / 60) / 60, 4),
    timezone: inMinutes(-timezone, 6),
    longitude: inMinutes(-longitude, 6),
    latitude: inMinutes(latitude, 6),
    elevation: six(elevation),
    standardZone: six(-timezone),
    summerZone: six(-timezone),
    flag: '0',
    placeNumber: '0',
    city: inLine(city),
    country: inLine(country),
    chartKind: '1',
    pressure: '1013.250000',
    temperature: '20.000000',
    gender: String(GENDERS.indexOf(gender)),
  };
  return LINES.map((name) => `${lines[name]}\r\n`).join('');
}
