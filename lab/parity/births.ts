import { readFileSync } from 'node:fs';

/** Births of public persons, their names left out: clock time and its UTC offset as recorded. */
const FILE = new URL('../../tests/golden/famousBirths.csv', import.meta.url);

const MS_OF_HOUR = 3_600_000;
const MS_OF_DAY = 86_400_000;
const UNIX_EPOCH_JD = 2_440_587.5;

/** A birth in UTC, to the second. */
export interface Birth {
  readonly row: number;
  readonly date: string;
  readonly time: string;
  readonly jdUt: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** A moment in UTC as a date, a time of day and a Julian day. */
export function utcMoment(date: string, time: string, offsetHours: number) {
  const ms = Math.round((Date.parse(`${date}T${time}Z`) - offsetHours * MS_OF_HOUR) / 1000) * 1000;
  const text = new Date(ms).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19), jdUt: ms / MS_OF_DAY + UNIX_EPOCH_JD };
}

/** All births of the list. */
export function famousBirths(): readonly Birth[] {
  const [, ...lines] = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return lines.map((line) => {
    const [row, date = '', time = '', offset, latitude, longitude] = line.split(',');
    return {
      row: Number(row),
      ...utcMoment(date, `${time}:00`, Number(offset)),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
}
