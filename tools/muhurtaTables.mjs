/** Tables of docs/muhurta.md from the rows of muhurta. */
import { code, table } from './markdown.mjs';

/** Modules that contain the rows, below `src` or `dist`. */
export const MUHURTA_MODULES = [
  'core/muhurta/events/events',
  'core/muhurta/exclusions',
  'core/muhurta/eventRow',
  'core/panchanga/monthTithis',
  'core/zodiac/nakshatras',
  'i18n/words',
];

const list = (values) => (values.length === 0 ? '–' : values.map(String).join(' '));
const pair = ({ favourable, unfavourable }, show = list) => `${show(favourable)} / ${show(unfavourable)}`;
const short = (words) => list(words.map((word) => word.slice(0, 2)));

/** Tithis of both halves of the month: S bright, K dark, each from 1 to 15. */
function tithis(numbers) {
  const bright = numbers.filter((number) => number <= 15);
  const dark = numbers.filter((number) => number > 15).map((number) => number - 15);
  const half = (name, of) => (of.length === 0 ? [] : [`${name} ${of.join(' ')}`]);
  return [...half('S', bright), ...half('K', dark)].join('; ') || '–';
}

const limbTable = ({ EVENT_ROWS, MONTH_TITHIS, WORDS, nakshatraNumber }) =>
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

const restTable = ({ EVENT_ROWS }) =>
  table(
    ['event', 'time', 'janma tara', 'lunar months F / U', "Sun's signs F / U", 'lagna F / U', 'forbidden', 'caution'],
    EVENT_ROWS.map((row) => [
      code(row.id),
      row.time,
      row.janmaTaraValue,
      pair(row.lunarMonths),
      pair(row.solarMonths),
      pair(row.lagna),
      list(row.exclusions.forbidden),
      list(row.exclusions.caution),
    ]),
  );

const weightTable = ({ WEIGHT_PROFILES, FACTORS }) =>
  table(
    ['weights', ...FACTORS],
    Object.entries(WEIGHT_PROFILES).map(([name, weights]) => [name, ...FACTORS.map((factor) => weights[factor])]),
  );

const exclusionTable = ({ EXCLUSIONS, EVENT_ROWS, WORDS }) =>
  table(
    ['exclusion', 'display word', 'scope', 'applies when', 'events that forbid it', 'events that list it as a caution'],
    Object.entries(EXCLUSIONS).map(([id, { scope, asks }]) => {
      const asking = (severity) => EVENT_ROWS.filter(({ exclusions }) => exclusions[severity].includes(id)).length;
      return [code(id), WORDS.en.muhurta.exclusion[id], scope, asks, asking('forbidden'), asking('caution')];
    }),
  );

/** The tables of the page, by marker. */
export const muhurtaTables = (rows) => ({
  limbs: limbTable(rows),
  rest: restTable(rows),
  weights: weightTable(rows),
  exclusions: exclusionTable(rows),
});
