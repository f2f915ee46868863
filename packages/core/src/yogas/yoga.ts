import { type Criteria, eitherOf, requirementsOfCriteria } from '../facts/criteria.js';
import type { Requirements } from '../facts/requirements.js';
import type { YogaListing, YogaReading } from '../rules/readings.js';
import type { Rules } from '../rules/rules.js';
import type { yogaChoices } from '../rules/yogaAndDoshaChoices.js';
import type { YogaFacts } from './yogaFacts.js';

/** Families of yogas, in the order of the response. */
export const YOGA_FAMILIES = [
  'ravi',
  'chandra',
  'mahapurusha',
  'asraya',
  'dala',
  'akriti',
  'sankhya',
  'malika',
  'royal',
  'deity',
  'body',
  'dhana',
  'daridra',
  'second_house',
  'third_house',
  'fourth_house',
  'fifth_house',
  'seventh_to_tenth_house',
  'arishta',
  'raja',
  'tajaka',
] as const;
export type YogaFamily = (typeof YOGA_FAMILIES)[number];

/** The choices that yogas use. */
export type YogaRules = Pick<Rules, keyof typeof yogaChoices | YogaReading | YogaListing>;

/** What can cancel a yoga that is formed. */
export type CancellationId =
  | 'kendra_occupied'
  | 'jupiter_combust'
  | 'jupiter_own_or_exalted'
  | 'moon_aspected_by_jupiter';

export interface Cancellation {
  readonly id: CancellationId;
  readonly criteria: Criteria<YogaFacts>;
}

/**
 * Other conditions of a yoga by the values of a reading; other values use the row's own criteria. A reading is
 * cancelled by what cancels the row, unless it has its own cancellations.
 */
export type Readings = {
  readonly [C in YogaReading]: {
    readonly choice: C;
    readonly criteria: Readonly<Partial<Record<YogaRules[C], Criteria<YogaFacts>>>>;
    readonly cancellations?: Readonly<Partial<Record<YogaRules[C], readonly Cancellation[]>>>;
  };
}[YogaReading];

/** A yoga as a row. */
export interface YogaRow<Id extends string = string> {
  readonly id: Id;
  readonly family: YogaFamily;
  /** Text and number of the combination, as responses show it. */
  readonly source: string;
  /** Page and anchor of the repository where the rule is stated; responses do not show it. */
  readonly rule: string;
  readonly criteria: Criteria<YogaFacts>;
  /** what must be known to decide that it is absent */
  readonly requirements: Requirements;
  readonly cancellations?: readonly Cancellation[];
  readonly readings?: Readings;
  /** What differs if Rahu and Ketu do not count (`lunar_yoga_nodes`). */
  readonly withoutNodes?: Pick<YogaRow, 'criteria' | 'cancellations' | 'readings'>;
}

/** A yoga under the chosen rules. */
export interface ChosenYoga {
  readonly row: YogaRow;
  readonly criteria: Criteria<YogaFacts>;
  readonly cancellations: readonly Cancellation[];
  /** what must be known to decide that it is absent */
  readonly requirements: Requirements;
}

const NEVER: readonly Cancellation[] = [];

/** The criteria of a row under some rules. */
function criteriaOf({ criteria, readings }: YogaRow, rules: YogaRules): Criteria<YogaFacts> {
  if (readings === undefined) return criteria;
  const byValue: Readonly<Partial<Record<string, Criteria<YogaFacts>>>> = readings.criteria;
  return byValue[rules[readings.choice]] ?? criteria;
}

/** What cancels a row under one value of its reading. */
function cancellationsOf({ cancellations = NEVER, readings }: YogaRow, value: string): readonly Cancellation[] {
  const byValue: Readonly<Partial<Record<string, readonly Cancellation[]>>> = readings?.cancellations ?? {};
  return byValue[value] ?? cancellations;
}

/** Rows under some rules. */
export const chosenYogas = (rows: readonly YogaRow[], rules: YogaRules): readonly ChosenYoga[] =>
  rows.map((row) => {
    const counted = rules.lunar_yoga_nodes === 'exclude' ? { ...row, ...row.withoutNodes } : row;
    const criteria = criteriaOf(counted, rules);
    const cancellations = counted.readings
      ? cancellationsOf(counted, rules[counted.readings.choice])
      : (counted.cancellations ?? NEVER);
    return {
      row,
      criteria,
      cancellations,
      requirements: criteria === row.criteria ? row.requirements : requirementsOfCriteria(criteria),
    };
  });

/** Optional properties of a row. */
export type RowExtras = Pick<YogaRow, 'cancellations' | 'readings' | 'withoutNodes'>;

const DOCUMENT = 'docs/rules/06-yogas-doshas-longevity.md';

/** Page and anchor of the rules of a section of yogas. */
const ruleOf = (section: string): string => `${DOCUMENT}#section-${section.replace('.', '-')}`;

/** Rows of one family and one section of the rules; `text` is the book and the number that it gives the combination. */
export const rowsOf =
  (family: YogaFamily, section: string) =>
  <const Id extends string>(
    id: Id,
    text: string,
    criteria: Criteria<YogaFacts>,
    extras: RowExtras = {},
  ): YogaRow<Id> => ({
    id,
    family,
    source: text,
    rule: ruleOf(section),
    criteria,
    requirements: requirementsOfCriteria(criteria),
    ...extras,
  });

/** A row for a name without a number: it is present if any row of its numbers is. */
export function anyNumber<const Id extends string>(
  id: Id,
  text: string,
  rows: readonly YogaRow[],
  section: string,
): YogaRow<Id> {
  const numbered = rows.filter((row) => row.id.startsWith(`${id}_`) && /_\d+$/.test(row.id));
  const [first] = numbered;
  if (first === undefined) throw new Error(`${id} has no numbers`);
  return rowsOf(first.family, section)(id, text, eitherOf(...numbered.map(({ criteria }) => criteria)));
}
