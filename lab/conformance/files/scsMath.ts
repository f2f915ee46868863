import type { GoldenNode } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { compareDate, festivalsOfYear, nearest, type PrintedPlace, placeOf, printedMoment } from './printedDays.js';

const DATE_LENGTH = 'YYYY-MM-DD'.length;
/** Minutes that a printed end of a parana may be off. */
const PARANA_MINUTES = 2;

/** Cities whose printed sunrise is that of another place than the file gives: their fasts alone are compared. */
const OTHER_PLACES: readonly string[] = ['sydney', 'vancouver'];

/**
 * Fasts and paranas of a Gaudiya calendar, printed with the tithis of the Bengali panjika
 * (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5).
 */
export const scsMath: GoldenReader = {
  file: 'scs_math_541_part.json',
  published: true,
  notCompared: [
    ...['source', 'commit', 'columns/*'].map((path) => ({ path, because: 'where it is printed, and how' })),
    ...['latitude', 'longitude', 'zone'].map((name) => ({ path: `cities/*/${name}`, because: 'input of the city' })),
  ],
  async read(golden, context) {
    for (const [name, city] of golden.at('cities').children()) {
      const hasParanas = !OTHER_PLACES.includes(name);
      await context.forEachItem(city.at('rows'), (row) => compareRow(row, placeOf(city), hasParanas, context));
    }
  },
};

async function compareRow(
  row: GoldenNode,
  place: PrintedPlace,
  hasParanas: boolean,
  context: AgreementContext,
): Promise<void> {
  const [date, kind] = [row.at(0), row.at(1)];
  context.section('paranas').notCompared(kind, 'input of the row');
  const fasts = await fastsAround(date.text(), place, context);
  if (kind.text() === 'fast') {
    compareDate(
      'fasts',
      date,
      fasts.map((fast) => fast.date),
      context,
    );
    for (const index of [2, 3])
      context.section('paranas').notCompared(row.at(index), 'a fast has no parana of its own');
    return;
  }
  const paranas = fasts.flatMap(({ parana }) => (parana === null ? [] : [parana]));
  compareDate(
    'days of paranas',
    date,
    paranas.map(({ start }) => start.slice(0, DATE_LENGTH)),
    context,
  );
  if (!hasParanas) {
    for (const index of [2, 3]) context.section('paranas').notCompared(row.at(index), 'printed for another place');
    return;
  }
  const day = nearest(
    date.text(),
    paranas.map(({ start }) => start.slice(0, DATE_LENGTH)),
  );
  const ours = paranas.find(({ start }) => start.slice(0, DATE_LENGTH) === day);
  const judge = printedMoment(PARANA_MINUTES, date.text());
  context.section('paranas').compare(row.at(2), ours?.start, judge);
  context.section('paranas').compare(row.at(3), ours?.end, judge);
}

/** The fasts of the year of a date, and of the year before: a parana may be printed on 1 January. */
async function fastsAround(date: string, place: PrintedPlace, context: AgreementContext) {
  const year = Number(date.slice(0, 4));
  const years = await Promise.all(
    [year - 1, year].map((one) =>
      festivalsOfYear(one, place, { categories: ['vrata'], rules: { preset: 'scs_math' } }, context),
    ),
  );
  return years
    .flat()
    .filter(({ id }) => id.startsWith('ekadashi_'))
    .map(({ date: fast, festival_windows: windows }) => ({
      date: fast,
      parana: windows.find(({ id }) => id === 'parana') ?? null,
    }));
}
