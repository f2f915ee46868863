/** Tables of docs/muhurta.md from the rows of muhurta. */
import { type EventRow, FACTORS, type Lists, WEIGHT_PROFILES } from '@ganita/core/muhurta/eventRow.js';
import { EVENT_ROWS } from '@ganita/core/muhurta/events/events.js';
import { EXCLUSION_IDS, EXCLUSIONS } from '@ganita/core/muhurta/exclusions.js';
import { MONTH_TITHIS } from '@ganita/core/panchanga/monthTithis.js';
import { nakshatraNumber } from '@ganita/core/zodiac/nakshatras.js';
import { WORDS } from '@ganita/words/words.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

const list = (values: readonly (string | number)[]): string => (values.length === 0 ? '–' : values.join(' '));
const pair = <T>({ favourable, unfavourable }: Lists<T>, show: (values: readonly T[]) => string): string =>
  `${show(favourable)} / ${show(unfavourable)}`;
const short = (words: readonly string[]): string => list(words.map((word) => word.slice(0, 2)));

/** Tithis of both halves of the month: S bright, K dark, each from 1 to 15. */
function tithis(numbers: readonly number[]): string {
  const bright = numbers.filter((number) => number <= 15);
  const dark = numbers.filter((number) => number > 15).map((number) => number - 15);
  const half = (name: string, of: readonly number[]) => (of.length === 0 ? [] : [`${name} ${of.join(' ')}`]);
  return [...half('S', bright), ...half('K', dark)].join('; ') || '–';
}

const angaTable = (): string =>
  table(
    ['event', 'label', 'vara F / U', 'nakshatra F / U', 'tithi F / U', 'weights', 'source', 'basis'],
    EVENT_ROWS.map((row) => [
      code(row.id),
      WORDS.en.muhurta.eventType[row.id],
      pair(row.vara, short),
      pair(row.nakshatra, (names) => list(names.map(nakshatraNumber))),
      pair(row.tithi, (names) => tithis(names.map((name) => MONTH_TITHIS.indexOf(name) + 1))),
      row.weights,
      row.source,
      row.basis,
    ]),
  );

const restTable = (): string =>
  table(
    ['event', 'time', 'janma tara', 'lunar months F / U', "Sun's signs F / U", 'lagna F / U', 'forbidden', 'caution'],
    EVENT_ROWS.map((row) => [
      code(row.id),
      row.time,
      row.janmaTaraValue,
      pair(row.lunarMonths, list),
      pair(row.solarMonths, list),
      pair(row.lagna, list),
      list(row.exclusions.forbidden),
      list(row.exclusions.caution),
    ]),
  );

const weightTable = (): string =>
  table(
    ['weights', ...FACTORS],
    Object.entries(WEIGHT_PROFILES).map(([name, weights]) => [name, ...FACTORS.map((factor) => weights[factor])]),
  );

const exclusionTable = (): string =>
  table(
    ['exclusion', 'display word', 'scope', 'applies when', 'events that forbid it', 'events that list it as a caution'],
    EXCLUSION_IDS.map((id) => {
      const { scope, description } = EXCLUSIONS[id];
      const events = (severity: keyof EventRow['exclusions']) =>
        EVENT_ROWS.filter(({ exclusions }) => exclusions[severity].includes(id)).length;
      return [code(id), WORDS.en.muhurta.exclusion[id], scope, description, events('forbidden'), events('caution')];
    }),
  );

export const muhurtaTables: PageTables = {
  'muhurta.md': () => ({
    angas: angaTable(),
    rest: restTable(),
    weights: weightTable(),
    exclusions: exclusionTable(),
  }),
};
