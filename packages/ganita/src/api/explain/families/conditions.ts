import type { Derivation, Known } from '../derivation.js';
import { type ExplainFamily, notExplained } from '../family.js';

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

/** A yoga of the rasi chart: present where all its conditions are met; of an absent one no conditions are shown. */
const yogaFamily: ExplainFamily = {
  section: 'yogas',
  like: 'yogas.*',
  rule: 'docs/yogas.md',
  text: null,
  derive({ derivation: steps, chart, parts }) {
    const { yogas } = chart.horoscope;
    const [, id = ''] = parts;
    const lists: Readonly<Record<string, { readonly charts: object }>>[] = [
      yogas?.yoga_list ?? {},
      yogas?.raja_yoga_list ?? {},
    ];
    const found = lists.find((list) => Object.hasOwn(list, id))?.[id];
    if (found === undefined) return notExplained('not_derived', 'the conditions of an absent yoga are not kept');
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
    return heads[id]?.source ?? null;
  },
};

/** Doshas and yogas: their conditions as they are shown elsewhere. */
export const CONDITION_FAMILIES: readonly ExplainFamily[] = [doshaFamily('present'), doshaFamily('status'), yogaFamily];
