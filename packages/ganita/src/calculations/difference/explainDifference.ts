import type { Rules } from '@ganita/core/rules/rules.js';
import { type BirthMoment, resolveBirth } from '../birthMoment.js';
import { calculation, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, positionFlags, settingsOf } from '../engineMeta.js';
import { natalRules } from '../natal/natalInput.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type CandidateCharts, candidatesOf } from './candidateCharts.js';
import {
  DIFFERENCE_RULES,
  type DifferenceInput,
  differenceChecks,
  differenceInput,
  printedFigures,
  requireFigures,
} from './differenceInput.js';
import { type DifferenceUnit, isExplained, type PrintedValue, printedValues } from './printedValues.js';
import { CHART_CHOICES, FURTHER_CHOICES, type PrintedKind, type SearchedChoice } from './searchedChoices.js';
import { type Alternatives, type Change, type PrintedGroup, smallestChanges } from './smallestChanges.js';

/** A printed value beside the computed one. */
export interface ComparedValue {
  readonly path: string;
  readonly printed: string;
  readonly computed: number | string | null;
  /** Computed less printed; null where the rules have no such value. */
  readonly difference: number | null;
  readonly unit: DifferenceUnit;
  readonly isExplained: boolean;
}

/** A change of the rules of the request. */
export interface ExplainingChange {
  readonly name: string;
  readonly from: string | number;
  readonly to: string | number;
}

/** A smallest set of changes, and the values by them. */
export interface DifferenceExplanation {
  readonly changes: readonly ExplainingChange[];
  readonly values: readonly ComparedValue[];
}

export interface ExplainedDifference {
  readonly input: DifferenceInput;
  readonly birth: BirthMoment;
  /** The values by the rules of the request. */
  readonly values: readonly ComparedValue[];
  /** The smallest sets of changes that explain most; one without changes where all is explained already. */
  readonly explanations: readonly DifferenceExplanation[];
  /** Choices that were tried. */
  readonly searched: readonly Alternatives[];
  readonly isComplete: boolean;
  readonly meta: Meta;
}

/** Choices that can move one of the given values, each with the values that the rules do not have. */
const alternatives = (
  choices: readonly SearchedChoice[],
  { kinds, dashas }: { readonly kinds: ReadonlySet<PrintedKind>; readonly dashas: readonly string[] },
  rules: Rules,
): readonly Alternatives[] =>
  choices
    .filter(({ moves, systems }) => {
      const isOfKind = moves.some((kind) => kinds.has(kind));
      return isOfKind && (systems === undefined || systems.some((system) => dashas.includes(system)));
    })
    .map(({ name, values }) => ({ name, values: values.filter((value) => value !== rules[name]) }));

const CHART_KINDS: readonly PrintedKind[] = ['ayanamsa', 'body', 'node', 'lagna'];
/** Kinds that are explained together: the years of all dashas are one choice. */
const FURTHER_KINDS: readonly (readonly PrintedKind[])[] = [['graha_dasha', 'rasi_dasha'], ['sav'], ['sunrise']];

function compute(request: CheckedRequest<DifferenceInput>, ports: Ports): ExplainedDifference {
  const { input, rules } = request;
  const figures = printedFigures(input);
  requireFigures(figures);
  const birth = resolveBirth(input, ports.zones);
  const printed = printedValues(figures, { date: input.date, offsetHours: birth.resolved.offsetHours });
  const candidate = candidatesOf(birth, input.ayanamsa_value, rules, ports);
  const explained = (values: readonly PrintedValue[], by: CandidateCharts): number =>
    values.filter((value) => isExplained(value, value.difference(by))).length;
  const valuesOf = (kinds: readonly PrintedKind[]): readonly PrintedValue[] =>
    printed.filter(({ kind }) => kinds.includes(kind));
  const ofCharts = valuesOf(CHART_KINDS);
  const dashas = [...new Set(figures.dashas.map(({ system }) => system))];
  const chartChoices = alternatives(CHART_CHOICES, { kinds: new Set(printed.map(({ kind }) => kind)), dashas }, rules);
  const groups = FURTHER_KINDS.flatMap((kinds) => {
    const values = valuesOf(kinds);
    if (values.length === 0) return [];
    const present = new Set(values.map(({ kind }) => kind));
    const isSunrise = present.has('sunrise');
    const group: PrintedGroup & { readonly choices: readonly Alternatives[] } = {
      count: values.length,
      work: workOf(dashas.length, figures.dashas.length, present),
      choices: alternatives(FURTHER_CHOICES, { kinds: present, dashas }, rules),
      // A sunrise is the same in every chart.
      explained: (ofChart, ofGroup) => explained(values, candidate(isSunrise ? NO_CHANGES : ofChart, ofGroup)),
    };
    return [group];
  });
  const found = smallestChanges(
    chartChoices,
    { count: ofCharts.length, explained: (changes) => explained(ofCharts, candidate(changes, NO_CHANGES)) },
    groups,
  );
  const compared = (changes: readonly Change[]): readonly ComparedValue[] => {
    const by = candidate(changes, NO_CHANGES);
    return printed.map((value) => {
      const difference = value.difference(by);
      const path = figures.ofText.has(value.path) ? `jagannatha_hora_text.${value.path}` : value.path;
      return { ...value, path, computed: value.computed(by), difference, isExplained: isExplained(value, difference) };
    });
  };
  return {
    input,
    birth,
    values: compared(NO_CHANGES),
    explanations: found.explanations.map(({ changes }) => ({
      changes: changes.map(({ name, value }) => ({ name, from: rules[name as keyof Rules] as string, to: value })),
      values: compared(changes),
    })),
    searched: [...chartChoices, ...groups.flatMap(({ choices }) => choices)],
    isComplete: found.isComplete,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, DIFFERENCE_RULES), {
        ayanamsa_value: candidate(NO_CHANGES, NO_CHANGES).sky.ayanamsaDeg,
        position_flags: positionFlags(rules),
      }),
    ),
  };
}

const NO_CHANGES: readonly Change[] = [];

/** So many dates are found in the time in which their dasha is computed; eight more cost as much again, as measured. */
const DATES_OF_A_DASHA = 20;
const DATES_OF_WORK = 8;

/** What a trial of one group costs: dashas by their number and that of their dates. */
const workOf = (systems: number, dates: number, kinds: ReadonlySet<PrintedKind>): number =>
  kinds.has('graha_dasha') || kinds.has('rasi_dasha')
    ? systems + Math.max(0, dates - DATES_OF_A_DASHA) / DATES_OF_WORK
    : 1;

/** `POST /horoscope/explain-difference`: the choices by which another program comes to its figures. */
export const explainDifference = calculation({
  request: differenceInput,
  checks: differenceChecks,
  rules: natalRules,
  birthField: 'date',
  compute,
});
