/** The tables of `@ganita/calendars` as short texts. `packages/calendars/src/drikSankrantis.ts` and `lunations.ts` read them. */
import { CHARACTERS } from '@ganita/calendars/tableText.js';
import { SANKRANTIS, type TableLunation } from './drikTables.js';

const characterOf = (value: number): string => {
  const character = CHARACTERS.charAt(value);
  if (character === '' || !Number.isInteger(value)) throw new RangeError(`${value} is not 0 to 89`);
  return character;
};

/** Minutes of a unit of the table of sankrantis. */
const UNIT_MINUTES = 0.005;
const ZERO = 4050;
const YEAR_MINUTES = 365.25636 * 1440;
const signOf = (number: number): number => ((number % 12) + 12) % 12;

/** A line through the moments of one sign, and what is left of each in units. */
export function encodeSankrantis(minutes: readonly number[]) {
  const points = minutes.map((value, at) => {
    const number = SANKRANTIS.first + at;
    const years = Math.floor(number / 12);
    return { sign: signOf(number), years, rest: value - YEAR_MINUTES * years };
  });
  const lines = Array.from({ length: 12 }, (_, sign) => lineThrough(points.filter((point) => point.sign === sign)));
  const texts = points.map(({ sign, years, rest }) => {
    const { start, perYear } = lines[sign] as Line;
    const units = Math.round((rest - start - perYear * years) / UNIT_MINUTES) + ZERO;
    return characterOf(Math.floor(units / CHARACTERS.length)) + characterOf(units % CHARACTERS.length);
  });
  return { lines, text: texts.join('') };
}

interface Line {
  readonly start: number;
  readonly perYear: number;
}

function lineThrough(points: readonly { readonly years: number; readonly rest: number }[]): Line {
  const mean = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ years }) => years), mean(({ rest }) => rest)];
  const perYear = mean((p) => (p.years - x) * (p.rest - y)) / mean((p) => (p.years - x) ** 2);
  const rounded = Math.round(perYear * 1e4) / 1e4;
  return { start: Math.round((y - rounded * x) * 10) / 10, perYear: rounded };
}

const SKIPPED = 0;
const REPEATED = 30;
const END = 60;
/** The largest margin of the table; greater ones are written as it. */
const MOST_MARGIN_MINUTES = 60;

const marginText = (of: (one: TableLunation) => number, list: readonly TableLunation[]): string =>
  list.map((one) => characterOf(Math.min(MOST_MARGIN_MINUTES, Math.floor(of(one))))).join('');

const indexes = (list: readonly TableLunation[], holds: (one: TableLunation) => boolean): readonly number[] =>
  list.flatMap((one, at) => (holds(one) ? [at] : []));

/** What differs from thirty tithis with a sunrise each, in each lunation; and the rest of what is known of it. */
export const encodeLunations = (list: readonly TableLunation[], nearDays: readonly number[]) => ({
  firstDay: list[0]?.firstDay,
  tithis: list
    .map(({ skipped, repeated }) => {
      const events = [...skipped.map((t) => t - 1 + SKIPPED), ...repeated.map((t) => t - 1 + REPEATED), END];
      return events.map(characterOf).join('');
    })
    .join(''),
  adhika: indexes(list, ({ isAdhika }) => isAdhika),
  kshaya: indexes(list, ({ isKshaya }) => isKshaya),
  sunriseMargins: marginText(({ sunriseMargin }) => sunriseMargin, list),
  fullMoonMargins: marginText(({ fullMoonMargin }) => fullMoonMargin, list),
  sankrantiMargins: runs(list.map(({ sankrantiMargin }) => Math.floor(sankrantiMargin))),
  nearDays: nearDays.map((day, at) => day - (nearDays[at - 1] ?? 0)),
});

/** Only margins below the largest, each with its index. */
const runs = (margins: readonly number[]): readonly (readonly [number, number])[] =>
  margins.flatMap((margin, at) => (margin < MOST_MARGIN_MINUTES ? [[at, margin] as const] : []));
