/** Tables of docs/yogas.md and docs/yoga-frequencies.md from the rows of yogas. */
import type { Conjunction, Criteria } from '@ganita/core/facts/criteria.js';
import { namesOfRequirements } from '@ganita/core/facts/requirements.js';
import { READINGS } from '@ganita/core/rules/readings.js';
import { yogaChoices } from '@ganita/core/rules/yogaAndDoshaChoices.js';
import { NEECHA_BHANGA, RAJA_YOGAS } from '@ganita/core/yogas/raja/subTypes.js';
import { FURTHER_YOGAS } from '@ganita/core/yogas/rows/optional.data.js';
import { BY_SPEED, DEEPTAMSAS_DEG, TAJAKA_ASPECTS } from '@ganita/core/yogas/tajaka/applying.js';
import type { Cancellation, YogaRow } from '@ganita/core/yogas/yoga.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { readYogaFrequencies } from './measured.js';

const allText = (way: Conjunction<YogaFacts>): string => way.map(({ description }) => description).join('; ');

/** The conditions of a yoga: those that all its ways share are written once. */
function criteriaWords({ anyOf: ways }: Criteria<YogaFacts>): string {
  const [first = []] = ways;
  if (ways.length === 1) return allText(first);
  const shared = first.filter(({ id }) => ways.every((way) => way.some((one) => one.id === id)));
  const rests = ways.map((way) => way.filter(({ id }) => !shared.some((one) => one.id === id)));
  const either = rests.map(allText).join(' **or** ');
  return shared.length === 0 ? either : `${allText(shared)}; and (${either})`;
}

const cancelled = (cancellations: readonly Cancellation[] = []): string =>
  cancellations.map(({ id, criteria }) => `${code(id)}: ${criteriaWords(criteria)}`).join('; ');

/** Rows with their conditions, what cancels them and what they require in addition to the chart. */
const rowTable = (rows: readonly YogaRow[]): string =>
  table(
    ['family', 'yoga', 'present when', 'cancelled when', 'requires', 'source'],
    rows.map((row, at) => [
      row.family === rows[at - 1]?.family ? '' : code(row.family),
      code(row.id),
      criteriaWords(row.criteria),
      cancelled(row.cancellations),
      namesOfRequirements(row.requirements).map(code).join(', '),
      `${row.source}; ${row.rule}`,
    ]),
  );

/** The value of `yoga_readings` that takes one reading of a yoga. */
const choiceValueOf = (choice: keyof (typeof READINGS.yoga_readings)['default'], reading: string): string | undefined =>
  Object.entries(READINGS.yoga_readings).find(([, readings]) => readings[choice] === reading)?.[0];

/** The readings of a yoga by their values, as plain records. */
interface OtherReadings {
  readonly choice: keyof (typeof READINGS.yoga_readings)['default'];
  readonly criteria: Readonly<Record<string, Criteria<YogaFacts>>>;
  readonly cancellations?: Readonly<Record<string, readonly Cancellation[]>>;
}

const readingTable = (rows: readonly YogaRow[]): string =>
  table(
    ['yoga', 'rule', 'present when', 'cancelled when'],
    rows.flatMap(({ id, readings, cancellations }) => {
      const other: OtherReadings | undefined = readings;
      return Object.entries(other?.criteria ?? {}).map(([value, criteria]) => [
        code(id),
        code(`yoga_readings: ${other && choiceValueOf(other.choice, value)}`),
        criteriaWords(criteria),
        cancelled(other?.cancellations?.[value] ?? cancellations),
      ]);
    }),
  );

/** The rows of neecha bhanga as they read for one graha; they are the same for all. */
const neechaTable = (): string =>
  table(
    ['n', 'the debility of the Sun ends when'],
    Object.entries(NEECHA_BHANGA.Sun.rules).map(([number, criteria]) => [number, criteriaWords(criteria)]),
  );

const orbTable = (): string =>
  table(
    ['planet, the slowest first', 'orb in degrees'],
    BY_SPEED.map((planet) => [planet, DEEPTAMSAS_DEG[planet]]),
  );

const aspectTable = (): string =>
  table(
    ['house of one from the other', 'aspect'],
    Object.entries(TAJAKA_ASPECTS).map(([house, aspect]) => [house, aspect === null ? 'none' : code(aspect)]),
  );

/** Yogas in the order of the table of frequencies; raja yogas by their sub types come last. */
const COUNTED: readonly { readonly id: string; readonly family: string }[] = [
  ...YOGAS,
  ...RAJA_YOGAS.map(({ id }) => ({ id, family: 'raja' })),
];

const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(part > 0 && part / whole < 0.001 ? 3 : 2)} %`;

/** How often each yoga occurs. Error: a yoga was not counted. */
function frequencyTable(): string {
  const { births, charts, yogas } = readYogaFrequencies();
  return table(
    ['family', 'yoga', 'births with it in D-1', 'share in D-1', `share over ${charts} charts`],
    COUNTED.map(({ id, family }, at) => {
      const counts = yogas[id];
      if (counts === undefined) throw new Error(`${id} was not counted: npm run docs:frequencies`);
      return [
        family === COUNTED[at - 1]?.family ? '' : code(family),
        code(id),
        counts.births,
        percent(counts.births, births),
        percent(counts.charts, births * charts),
      ];
    }),
  );
}

export const yogaTables: PageTables = {
  'yoga-frequencies.md': () => ({ frequencies: frequencyTable() }),
  'yogas.md': () => ({
    yogas: rowTable(YOGAS),
    further: rowTable(FURTHER_YOGAS),
    readings: readingTable([...YOGAS, ...FURTHER_YOGAS]),
    neecha: neechaTable(),
    orbs: orbTable(),
    aspects: aspectTable(),
    choices: choiceTable(yogaChoices),
  }),
};
