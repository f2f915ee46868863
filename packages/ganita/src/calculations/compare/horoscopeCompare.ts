import type { DashaLevel } from '@ganita/core/dashas/period.js';
import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { type RuleName, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { calculation, type Meta, type Ports, type Settings } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { renameErrorField } from '../fields/rulesChecks.js';
import { CHOICE_REACH } from '../natal/choiceReach.js';
import type { NatalContext } from '../natal/context.js';
import { withPresentDashas } from '../natal/dashaFields.js';
import { DASHA_KEYS, dashaTreesOf } from '../natal/dashaSections.js';
import { natalContext, natalSections, natalSettings, wantedSections } from '../natal/natalChart.js';
import type { NatalInput } from '../natal/natalInput.js';
import type { SectionKey } from '../natal/sectionKeys.js';
import type { SectionResults } from '../natal/sectionTable.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type ComparedRules, type CompareInput, compareChecks, compareInput, compareRules } from './compareInput.js';
import { differingNames, rejectTooManyComparedPeriods } from './comparisonBounds.js';

/** One of the two rule sets. */
export type Side = 'first' | 'second';

/** A choice that the two rule sets make differently. */
export interface DifferingChoice {
  readonly name: RuleName;
  readonly first: string | number;
  readonly second: string | number;
  /** Requested keys that it can change. */
  readonly reach: readonly SectionKey[];
}

/** Some keys of a chart by one rule set, or by one with a choice of the other. */
export interface ComparedChart {
  readonly context: NatalContext;
  readonly sections: Readonly<Partial<SectionResults>>;
}

/** One birth by two rule sets. */
export interface HoroscopeCompare {
  readonly input: CompareInput;
  readonly first: ComparedChart;
  readonly second: ComparedChart;
  /** In the order of the rules. */
  readonly choices: readonly DifferingChoice[];
  /** Some keys by the rules of one side, one choice made as the other side makes it; computed when called. */
  readonly switched: (side: Side, choice: DifferingChoice, keys: readonly SectionKey[]) => ComparedChart;
  readonly meta: Meta<{ readonly first: Settings; readonly second: Settings }>;
}

const differingChoices = (first: Rules, second: Rules, wanted: readonly SectionKey[]): readonly DifferingChoice[] =>
  differingNames(first, second).map((name) => ({
    name,
    first: first[name],
    second: second[name],
    reach: CHOICE_REACH[name].filter((key) => wanted.includes(key)),
  }));

/** The two sides, and for each choice that affects dashas one chart, or two where it must be switched on both sides. */
const chartsWithDashas = (choices: readonly DifferingChoice[]): number =>
  2 + 2 * choices.filter(({ reach }) => reach.some((key) => DASHA_KEYS.includes(key))).length;

type CompareRequest = CheckedRequest<CompareInput, ComparedRules>;

function comparedOf({ input, rules: { first, second } }: CompareRequest) {
  const wanted = wantedSections(input);
  return { wanted, choices: differingChoices(first, second, wanted) };
}

/**
 * The keys of every chart that a comparison makes at most, found without making one: those of both rule sets and, for
 * each differing choice, those that it can change, switched on one side and on the other.
 */
export function comparedKeys(request: CompareRequest): readonly (readonly SectionKey[])[] {
  const { wanted, choices } = comparedOf(request);
  return [wanted, wanted, ...choices.flatMap(({ reach }) => [reach, reach])];
}

function compute(request: CompareRequest, ports: Ports): HoroscopeCompare {
  const { input, rules } = request;
  const natal: NatalInput = { ...input, dasha_levels: input.dasha_levels as DashaLevel };
  const { wanted, choices } = comparedOf(request);
  const chartIn = (context: NatalContext, keys: readonly SectionKey[]): ComparedChart => ({
    context,
    sections: natalSections(context, keys),
  });
  const sideOf = (field: 'first_rules' | 'second_rules', by: Rules): ComparedChart =>
    renameErrorField(field, () => {
      const context = natalContext({ input: natal, rules: by }, ports);
      rejectTooManyComparedPeriods(dashaTreesOf(context, wanted), chartsWithDashas(choices));
      return chartIn(context, wanted);
    });
  const first = sideOf('first_rules', rules.first);
  const second = sideOf('second_rules', rules.second);
  return {
    input,
    first,
    second,
    choices,
    switched: (side, choice, keys) => {
      const other = side === 'first' ? choice.second : choice.first;
      const switchedRules = resolveRules(rules[side], groupedChoices({ [choice.name]: other }));
      return chartIn(natalContext({ input: natal, rules: switchedRules }, ports), keys);
    },
    meta: metaOf(request, ports, {
      first: natalSettings(first.context, wanted),
      second: natalSettings(second.context, wanted),
    }),
  };
}

/**
 * `POST /horoscope/compare`: every value of a chart that two rule sets give differently, and which choices make it so.
 */
export const horoscopeCompare = calculation({
  request: compareInput,
  checks: compareChecks,
  rules: compareRules,
  resolveDefaults: withPresentDashas,
  birthField: 'date',
  compute,
});
