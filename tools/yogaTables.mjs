/** Tables of docs/yogas.md from the rows of yogas. */
import { choiceTable, code, table } from './markdown.mjs';

/** Modules that contain the rows, below `src` or `dist`. */
export const YOGA_MODULES = [
  'core/facts/requirements',
  'core/rules/readings.data',
  'core/rules/yogaChoices',
  'core/yogas/catalogue',
  'core/yogas/raja/subTypes',
  'core/yogas/raja/subTypes',
  'core/yogas/rows/optional.data',
  'core/yogas/tajaka/applying',
];

const asked = (conditions) => conditions.map(({ asks }) => asks).join('; ');

/** The conditions of a yoga: those that all its ways share are written once. */
export function criteriaWords({ anyOf: ways }) {
  const [first] = ways;
  if (ways.length === 1) return asked(first);
  const shared = first.filter(({ id }) => ways.every((way) => way.some((one) => one.id === id)));
  const rests = ways.map((way) => way.filter(({ id }) => !shared.some((one) => one.id === id)));
  const either = rests.map(asked).join(' **or** ');
  return shared.length === 0 ? either : `${asked(shared)}; and (${either})`;
}

const cancelled = ({ cancellations = [] }) =>
  cancellations.map(({ id, criteria }) => `${code(id)}: ${criteriaWords(criteria)}`).join('; ');

/** Rows with their conditions, what cancels them and what they require in addition to the chart. */
const rowTable = (rows, { namesOfNeeds }) =>
  table(
    ['family', 'yoga', 'present when', 'cancelled when', 'requires', 'source'],
    rows.map((row, at) => [
      row.family === rows[at - 1]?.family ? '' : code(row.family),
      code(row.id),
      criteriaWords(row.criteria),
      cancelled(row),
      namesOfNeeds(row.needs).map(code).join(', '),
      `${row.source}; ${row.rule}`,
    ]),
  );

/** The value of `yoga_readings` that takes one reading of a yoga. */
const choiceValueOf = ({ yoga_readings: rows }, choice, reading) =>
  Object.keys(rows).find((value) => rows[value][choice] === reading);

const readingTable = (rows, { READINGS }) =>
  table(
    ['yoga', 'rule', 'present when', 'cancelled when'],
    rows.flatMap(({ id, readings, cancellations }) =>
      Object.entries(readings?.criteria ?? {}).map(([value, criteria]) => [
        code(id),
        code(`yoga_readings: ${choiceValueOf(READINGS, readings.choice, value)}`),
        criteriaWords(criteria),
        cancelled({ cancellations: readings.cancellations?.[value] ?? cancellations }),
      ]),
    ),
  );

/** The rules of neecha bhanga as they read for one graha; they are the same for all. */
const neechaTable = ({ NEECHA_BHANGA }) =>
  table(
    ['n', 'the debility of the Sun ends when'],
    Object.entries(NEECHA_BHANGA.Sun.rules).map(([number, criteria]) => [number, criteriaWords(criteria)]),
  );

const orbTable = ({ DEEPTAMSAS_DEG, BY_SPEED }) =>
  table(
    ['planet, the slowest first', 'orb in degrees'],
    BY_SPEED.map((planet) => [planet, DEEPTAMSAS_DEG[planet]]),
  );

const aspectTable = ({ TAJAKA_ASPECTS }) =>
  table(
    ['house of one from the other', 'aspect'],
    Object.entries(TAJAKA_ASPECTS).map(([house, aspect]) => [house, aspect === null ? 'none' : code(aspect)]),
  );

/** The tables by page and marker. */
export const yogaTables = (rows) => ({
  'docs/yogas.md': {
    yogas: rowTable(rows.YOGAS, rows),
    further: rowTable(rows.FURTHER_YOGAS, rows),
    readings: readingTable([...rows.YOGAS, ...rows.FURTHER_YOGAS], rows),
    neecha: neechaTable(rows),
    orbs: orbTable(rows),
    aspects: aspectTable(rows),
    choices: choiceTable(rows.yogaChoices),
  },
});
