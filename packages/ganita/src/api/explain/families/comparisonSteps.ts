import type { Comparisons } from '@ganita/core/comparisons/comparisons.js';
import { isJaiminiExalted, jaiminiDignity } from '@ganita/core/comparisons/jaiminiDignity.js';
import { QUALITY_RANK } from '@ganita/core/comparisons/placement.js';
import { CO_LORDS } from '@ganita/core/comparisons/signLord.js';
import { NODE_HOMES } from '@ganita/core/comparisons/strongerGraha.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { signAspects } from '@ganita/core/zodiac/aspects.js';
import { GRAHAS, type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { isOddSign, qualityOf, type Sign, signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import { BODY_NAMES } from '../../columns/families.data.js';
import { type Derivation, type Known, prefixed } from '../derivation.js';
import { type Explained, type NotExplained, otherRules } from '../family.js';
import { signNamed } from './places.js';

/** A chart in which grahas and signs are compared (docs/rules/05-rasi-dashas.md#section-2). */
export interface Compared {
  readonly steps: Derivation;
  readonly comparisons: Comparisons;
  /** What the selectors of its places start with; empty in D-1. */
  readonly prefix: string;
}

/** D-1, in which grahas and signs of a birth are compared. */
export const comparedOf = ({ derivation: steps, context }: Explained): Compared => ({
  steps,
  comparisons: context.comparisons('D-1_rasi'),
  prefix: '',
});

/** Choices of the comparisons whose default alone has steps. */
export const COMPARED = ['count_lord_in_sign', 'scorpio_owner', 'aquarius_owner'] as const;

/** Why the comparisons of a request have no steps; null where they have. */
export const unusualComparison = (rules: Rules): NotExplained | null => otherRules(rules, ...COMPARED);

const selectorOf = ({ prefix }: Compared, body: LagnaOrGraha, part: string): string =>
  `${prefix}${BODY_NAMES[body] ?? body}.${part}`;

/** The index of the sign in which a body is. */
export function placeOf(of: Compared, body: LagnaOrGraha): Known<number> {
  const { ascendant, grahas } = of.comparisons.placement;
  const { sign } = body === 'Ascendant' ? ascendant : grahas[body];
  return of.steps.input(selectorOf(of, body, 'sign_index'), signIndex(sign));
}

const degreesOf = (of: Compared, graha: Graha): Known<number> =>
  of.steps.input(
    selectorOf(of, graha, 'longitude'),
    of.comparisons.placement.grahas[graha].degreesInSign as number,
    'degrees',
  );

/** The place of the graha that a lord was found to be. */
function placeOfLord(of: Compared, lord: Known<Graha>, name: string): Known<number> {
  of.steps.test(`${name}_is_${lord.value}`, 'equal', lord, lord.value);
  return placeOf(of, lord.value);
}

/** The plain lord of a sign, and the place of that lord. */
export function plainLord(of: Compared, index: Known<number>, name: string) {
  const { steps } = of;
  const sign = signNamed(steps, index, `${name}_sign_name`);
  const lord = steps.lookup(`${name}_lord`, 'lords of signs', lordOf(sign.value), sign);
  return { lord, place: () => placeOfLord(of, lord, `${name}_lord`) };
}

/** Mercury, Jupiter and the lord of a sign in it or aspecting it (#section-2-1). */
function score(of: Compared, name: string, index: Known<number>): Known<number> {
  const { steps } = of;
  const seen = (who: string, from: Known<number>): Known<boolean> =>
    steps.lookup(
      `${name}_seen_by_${who}`,
      'rasi drishti',
      signAspects(signAt(from.value), signAt(index.value)),
      from,
      index,
    );
  const [mercury, jupiter] = (['Mercury', 'Jupiter'] as const).map((graha) => placeOf(of, graha)) as [
    Known<number>,
    Known<number>,
  ];
  const points = [
    steps.test(`${name}_has_Mercury`, 'equal', mercury, index),
    steps.test(`${name}_has_Jupiter`, 'equal', jupiter, index),
    seen('Mercury', mercury),
    seen('Jupiter', jupiter),
    seen('lord', plainLord(of, index, name).place()),
  ];
  return steps.number(`${name}_score`, 'count', true, ...points);
}

const qualityRank = ({ steps }: Compared, name: string, index: Known<number>): Known<number> =>
  steps.lookup(`${name}_rank`, 'ranks of qualities', QUALITY_RANK[qualityOf(signAt(index.value))], index);

/** Two figures of which the greater decides: equal before the rule that decides, and there shown to differ. */
function greater(steps: Derivation, rule: string, isDecided: boolean, [a, b]: readonly Known<number>[]) {
  const [first, second] = [a, b] as [Known<number>, Known<number>];
  if (!isDecided) {
    steps.test(`same_${rule}`, 'equal', first, second);
    return null;
  }
  const more = steps.number(`more_${rule}`, 'subtract', first, second);
  steps.test(`unequal_${rule}`, 'less', 0, steps.number(`size_of_${rule}`, 'absolute', more));
  return steps.test('first_is_stronger', 'less', 0, more);
}

/** Whether the first of two grahas is the stronger, by the rules up to the one that decides (#section-2-3). */
export function isFirstGraha(of: Compared, first: Graha, second: Graha): Known<boolean> {
  const { steps } = of;
  const decided = prefixed(steps, `${first}_or_${second}`);
  const rule = of.comparisons.strongerGraha(first, second).decidedByRule ?? 6;
  const pair = [first, second] as const;
  const places = pair.map((graha) => placeOf(of, graha));
  const node = first === 'Rahu' || first === 'Ketu' ? first : second;
  if (node === 'Rahu' || node === 'Ketu') {
    const home = steps.lookup(`${node}_home`, 'homes of nodes', signIndex(NODE_HOMES[node]), node);
    const [a, b] = places.map((place, at) => decided.test(`${pair[at]}_at_home`, 'equal', place, home));
    const same = decided.test('same_home', 'equal', a as Known, b as Known);
    if (rule === 0) {
      decided.test('unequal_home', 'equal', same, false);
      return decided.test('first_is_stronger', 'all', b as Known);
    }
  }
  const both = (measure: (name: Graha, place: Known<number>) => Known<number>): readonly Known<number>[] =>
    pair.map((graha, at) => measure(graha, places[at] as Known<number>));
  const all = LAGNA_AND_GRAHAS.map((body) => placeOf(of, body));
  const companions = both((name, place) => steps.number(`${name}_companions`, 'count', place, ...all));
  const byCompanions = greater(decided, 'companions', rule === 1, companions);
  if (byCompanions !== null) return byCompanions;
  const byScore = greater(
    decided,
    'score',
    rule === 2,
    both((name, place) => score(of, name, place)),
  );
  if (byScore !== null) return byScore;
  const [a, b] = both((name, place) =>
    steps.lookup(`${name}_dignity`, 'jaimini dignity', jaiminiDignity(name, signAt(place.value)), name, place),
  ) as [Known<number>, Known<number>];
  const exalted = steps.test(`${first}_exalted`, 'equal', a, 4);
  const byDignity = decided.test('by_dignity', 'all', exalted, decided.test('higher_dignity', 'less', b, a));
  if (rule === 3) return decided.test('first_is_stronger', 'all', byDignity);
  decided.test('same_dignity', 'equal', byDignity, false);
  const ranks = both((name, place) => qualityRank(of, name, place));
  const byQuality = greater(decided, 'quality', rule === 4, ranks);
  if (byQuality !== null) return byQuality;
  const [c, d] = pair.map((graha) => degreesOf(of, graha)) as [Known<number>, Known<number>];
  return decided.test('first_is_stronger', 'less', d, c);
}

/** The lord of a sign: of co-lords the stronger, where they are compared (#section-2-4). `steps` names those of one lord. */
export function lordOfSign(
  of: Compared,
  index: Known<number>,
  coLords: Rules['arudha_co_lords'],
  steps: Derivation = of.steps,
) {
  const sign: Sign = signAt(index.value);
  if (coLords !== 'stronger' || (sign !== 'Scorpio' && sign !== 'Aquarius'))
    return plainLord({ ...of, steps }, index, 'house');
  const [first, second] = CO_LORDS[sign];
  const name = signNamed(steps, index, 'house_sign_name');
  const lords = [
    steps.lookup('house_first_lord', 'first lords', first, name),
    steps.lookup('house_second_lord', 'second lords', second, name),
  ] as const;
  const isFirst = isFirstGraha(of, first, second);
  const lord = steps.plain('stronger_lord', 'choose', isFirst, ...lords) as Known<Graha>;
  return { lord, place: () => placeOfLord({ ...of, steps }, lord, 'house_lord') };
}

/** Whether the first of two signs of one graha is the stronger (#section-2-2). */
export function isFirstSign(of: Compared, pair: readonly [Sign, Sign], indices: readonly Known<number>[]) {
  const { steps, comparisons } = of;
  const rule = comparisons.strongerSign(...pair).decidedByRule ?? 6;
  const both = (measure: (name: Sign, index: Known<number>) => Known<number>): readonly Known<number>[] =>
    pair.map((sign, at) => measure(sign, indices[at] as Known<number>));
  const grahas = GRAHAS.map((graha) => placeOf(of, graha));
  const measures: readonly (readonly [string, (name: Sign, index: Known<number>) => Known<number>])[] = [
    ['occupants', (name, index) => steps.number(`${name}_occupants`, 'count', index, ...grahas)],
    ['score', (name, index) => score(of, name, index)],
    ['exalted', (name, index) => steps.number(`${name}_exalted`, 'minimum', 1, exaltedIn(of, name, index))],
    ['parity', (name, index) => otherParity(of, name, index)],
    ['quality', (name, index) => qualityRank(of, name, index)],
  ];
  for (const [at, [what, measure]] of measures.entries()) {
    const decided = greater(steps, what, rule === at + 1, both(measure));
    if (decided !== null) return decided;
  }
  const [a, b] = pair.map((sign) => degreesOf(of, comparisons.lordOf(sign))) as [Known<number>, Known<number>];
  return steps.test('first_is_stronger', 'less', b, a);
}

/** How many exalted grahas are in a sign. */
function exaltedIn(of: Compared, name: Sign, index: Known<number>): Known<number> {
  const { steps } = of;
  const there = GRAHAS.map((graha) => {
    const place = placeOf(of, graha);
    const isExalted = isJaiminiExalted(graha, signAt(place.value));
    const exalted = steps.lookup(`${graha}_exalted`, 'jaimini exaltation', isExalted, graha, place);
    return steps.test(
      `${name}_exalts_${graha}`,
      'all',
      exalted,
      steps.test(`${name}_has_${graha}`, 'equal', place, index),
    );
  });
  return steps.number(`${name}_exalted_grahas`, 'count', true, ...there);
}

/** 1 where the lord of a sign is in a sign of the other parity, else 0. */
function otherParity(of: Compared, name: Sign, index: Known<number>): Known<number> {
  const { steps } = of;
  const parity = (what: string, at: Known<number>): Known =>
    steps.lookup(`${name}_${what}`, 'parity of signs', isOddSign(signAt(at.value)) ? 'odd' : 'even', at);
  const same = steps.test(
    `${name}_same_parity`,
    'equal',
    parity('parity', index),
    parity('lord_parity', plainLord(of, index, name).place()),
  );
  return steps.number(`${name}_other_parity`, 'choose', same, 0, 1);
}
