import { MANGLIK_EXCEPTIONS } from '@ganita/core/doshas/manglik.js';
import { type Conjunction, type Criteria, meets } from '@ganita/core/facts/criteria.js';
import type { ChosenYoga } from '@ganita/core/yogas/yoga.js';
import { YOGAS, yogasUnder } from '@ganita/core/yogas/yogaCatalogue.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import type { NatalContext } from '../../../calculations/natal/context.js';
import { yogaFactsOf } from '../../../calculations/natal/sections/judgements.js';
import { evidenceRecord } from '../../values/evidence.js';
import { type Derivation, type Known, prefixed } from '../derivation.js';
import { type ExplainFamily, notExplained, otherRules } from '../family.js';

/** A condition as answers show it (docs/evidence.md). */
interface Shown {
  readonly id: string;
  readonly subject: readonly unknown[];
  readonly relation: string;
  readonly object: readonly unknown[];
  readonly observed: readonly unknown[];
}

/** Conditions of one way, which are met or not; several with one id have their place in their names. */
const conditions = (steps: Derivation, shown: readonly Shown[], met: boolean, of = ''): readonly Known<boolean>[] =>
  shown.map(({ id, subject, relation, object, observed }, at) => {
    const isRepeated = shown.findIndex((one) => one.id === id) !== at;
    const name = [of, id, isRepeated ? String(at + 1) : ''].filter((part) => part !== '').join('_');
    const lists = [subject.join(' '), relation, object.join(' '), observed.join(' ')];
    return steps.condition(name, met, ...lists);
  });

/** Whether a dosha is present: all conditions that it names. */
function presence(steps: Derivation, dosha: { readonly evidence: readonly Shown[]; readonly unmet: readonly Shown[] }) {
  const all = [...conditions(steps, dosha.evidence, true), ...conditions(steps, dosha.unmet, false)];
  return all.length === 0 ? null : steps.test('is_present', 'all', ...all);
}

const doshaFamily = (part: 'present' | 'status'): ExplainFamily => ({
  section: 'doshas',
  like: `doshas.*.${part}`,
  rule: 'docs/doshas.md',
  text: null,
  derive({ derivation: steps, chart, parts }) {
    const dosha = chart.horoscope.doshas?.[parts[1] as keyof typeof chart.horoscope.doshas];
    const isPresent = dosha === undefined ? null : presence(steps, dosha);
    if (dosha === undefined || isPresent === null) return notExplained('not_derived');
    if (part === 'present') return undefined;
    const exceptions = dosha.cancellations.map(({ id, evidence }) =>
      steps.test(`exception_${id}`, 'all', ...conditions(steps, evidence, true, id)),
    );
    const isCancelled = steps.test('has_exception', 'any', ...exceptions);
    const state = steps.plain('where_present', 'choose', isCancelled, 'cancelled', 'present');
    steps.plain('status', 'choose', isPresent, state, 'absent');
    return undefined;
  },
});

/** Whether a way of criteria is complete: all its conditions, each met or not. */
const way = (steps: Derivation, name: string, shown: Conjunction<YogaFacts>, facts: YogaFacts): Known<boolean> =>
  steps.test(
    name,
    'all',
    ...shown.flatMap((one) => conditions(steps, [evidenceRecord(one.evidence(facts))], one.test(facts))),
  );

/** Whether any way of criteria is complete: the complete ways, or all of them where none is. */
function anyWay(steps: Derivation, name: string, { anyOf }: Criteria<YogaFacts>, facts: YogaFacts): Known<boolean> {
  const ways = anyOf.map((one, at) => ({ one, name: `${name}_way_${at + 1}` }));
  const complete = ways.filter(({ one }) => meets({ anyOf: [one] }, facts));
  const shown = complete.length === 0 ? ways : complete;
  return steps.test(name, 'any', ...shown.map(({ one, name: of }) => way(steps, of, one, facts)));
}

/** Whether manglik dosha is present and none of its exceptions applies. */
const effectiveFamily: ExplainFamily = {
  section: 'doshas',
  like: 'doshas.manglik.effective',
  rule: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  text: null,
  derive({ derivation: steps, chart, context }) {
    const dosha = chart.horoscope.doshas?.manglik;
    const isPresent = dosha === undefined ? null : presence(steps, dosha);
    if (isPresent === null) return notExplained('not_derived');
    const facts = yogaFactsOf(context)('D-1_rasi');
    const exceptions = MANGLIK_EXCEPTIONS.map(({ id, criteria }) =>
      anyWay(prefixed(steps, `exception_${id}`), 'applies', criteria, facts),
    );
    steps.plain('effective', 'choose', steps.test('has_exception', 'any', ...exceptions), false, isPresent);
    return undefined;
  },
};

/** A yoga of the catalogue: whether a way is complete, and what cancels it is not there. */
function cataloguedYoga(steps: Derivation, context: NatalContext, yoga: ChosenYoga): undefined {
  const facts = yogaFactsOf(context)('D-1_rasi');
  const { criteria, cancellations } = yoga;
  const isOmitted = context.rules.cancelled_yogas !== 'listed';
  const cancelling = cancellations.filter(({ criteria: of }) => isOmitted && meets(of, facts));
  if (cancelling.length === 0) {
    anyWay(steps, 'is_present', criteria, facts);
    return undefined;
  }
  const formed = anyWay(steps, 'is_formed', criteria, facts);
  const cancelled = cancelling.map(({ id: by, criteria: of }) => anyWay(steps, `exception_${by}`, of, facts));
  steps.plain('is_present', 'choose', steps.test('has_exception', 'any', ...cancelled), false, formed);
  return undefined;
}

/** A yoga of the rasi chart; one of pairs or members is present where all its conditions are met. */
const yogaFamily: ExplainFamily = {
  section: 'yogas',
  like: 'yogas.*',
  rule: 'docs/yogas.md',
  text: null,
  derive({ derivation: steps, chart, context, parts }) {
    const { yogas } = chart.horoscope;
    const [, id = ''] = parts;
    const lists: Readonly<Record<string, { readonly charts: object }>>[] = [
      yogas?.yoga_list ?? {},
      yogas?.raja_yoga_list ?? {},
    ];
    const found = lists.find((list) => Object.hasOwn(list, id))?.[id];
    const { rules } = context;
    const yoga = rules.yogas === 'jhora' ? undefined : yogasUnder(rules).find(({ row }) => row.id === id);
    if (yoga !== undefined) return cataloguedYoga(steps, context, yoga);
    if (found === undefined)
      return otherRules(rules, 'yogas') ?? notExplained('not_derived', 'pairs of an absent yoga');
    const [inChart] = Object.values(found.charts) as readonly { readonly conditions: readonly Shown[] }[];
    if (inChart === undefined || inChart.conditions.length === 0) return notExplained('not_derived');
    steps.test('is_present', 'all', ...conditions(steps, inChart.conditions, true));
    return undefined;
  },
  textOf({ yogas }, [, id = '']) {
    const heads: Readonly<Record<string, { readonly source: string }>> = {
      ...yogas?.yoga_list,
      ...yogas?.raja_yoga_list,
    };
    return heads[id]?.source ?? YOGAS.find((row) => row.id === id)?.source ?? null;
  },
};

/** Doshas and yogas: their conditions as they are shown elsewhere. */
export const CONDITION_FAMILIES: readonly ExplainFamily[] = [
  doshaFamily('present'),
  doshaFamily('status'),
  effectiveFamily,
  yogaFamily,
];
