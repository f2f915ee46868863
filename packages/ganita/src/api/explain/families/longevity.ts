import {
  AYURDAYA_METHODS,
  type Ayurdaya,
  type AyurdayaMethod,
  ayurdaya,
  type MethodYears,
} from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { FULL_YEARS, REDUCTIONS } from '@ganita/core/longevity/ayurdaya/reductions.js';
import { BAND_OF } from '@ganita/core/longevity/bands.js';
import { type LifePair, PAIR_SETS, type ThreePairs, threePairs } from '@ganita/core/longevity/threePairs.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { DEEP_EXALTATION_DEG } from '@ganita/core/zodiac/dignities.data.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { qualityOf, type Sign, signIndex, signOf } from '@ganita/core/zodiac/signs.js';
import { ayurdayaCharts } from '../../../calculations/natal/dashaCalculations.js';
import type { Derivation, Known } from '../derivation.js';
import { type Explained, type ExplainFamily, notExplained, otherChart } from '../family.js';
import { COMPARED, comparedOf, placeOf } from './comparisonSteps.js';
import { lordIn, rudraEighth, signAfter } from './lifeSignificators.js';
import { countOf, lagnaIndex, signNamed } from './places.js';
import { stateOf } from './states.js';
import { placeName } from './vargas.js';

const DOCUMENT = 'docs/rules/06-yogas-doshas-longevity.md';

/** What the years of a method are derived from. */
export interface AyurdayaSubject {
  readonly steps: Derivation;
  readonly of: Explained;
  readonly found: Ayurdaya;
  readonly method: AyurdayaMethod;
  readonly planet: Planet;
}

export const rounded = (steps: Derivation, value: Known<number>): Known<number> =>
  steps.number('rounded', 'round', value, 6);
const YEARS = 'years';

/** Full years at deep exaltation, half of them at deep debilitation; in amsa the navamsas that have passed. */
function base({ steps, of, method, planet }: AyurdayaSubject): Known<number> {
  const longitude = steps.input(
    `${planet}.sidereal`,
    of.context.natal.sky.grahas[planet].longitudeDeg as number,
    'degrees',
  );
  if (method === 'amsa')
    return rounded(steps, steps.number('navamsas', 'modulo', steps.number('passed', 'multiply', longitude, 0.3), 12));
  const full = steps.lookup('full_years', `full years of ${method}`, FULL_YEARS[method][planet], planet);
  const deep = steps.lookup('deep_exaltation', 'deep exaltation', DEEP_EXALTATION_DEG[planet], planet);
  const passed = steps.number('passed', 'modulo', steps.number('passed_less', 'subtract', longitude, deep), 360);
  const most = steps.number('most', 'maximum', passed, steps.number('passed_back', 'subtract', 360, passed));
  return rounded(steps, steps.number('years', 'divide', steps.number('product', 'multiply', full, most), 360));
}

/** The smallest of the factors, or all of them together. */
function reduction({ steps, of, found, method, planet }: AyurdayaSubject): Known<number> {
  const factors = REDUCTIONS.filter((one) => method !== 'amsa' || one !== 'malefic_in_lagna').map((one) =>
    steps.input(`longevity.ayurdaya.reduction_factors.${planet}.${one}`, found.reductions[planet][one]),
  );
  const isProduct = of.context.rules.ayurdaya_reduction === 'product';
  const factor = isProduct
    ? steps.number('product_of_factors', 'multiply', ...factors)
    : steps.number('smallest_factor', 'minimum', ...factors);
  return rounded(steps, factor);
}

function resulting({ steps, found, method, planet }: AyurdayaSubject): Known<number> {
  const { baseYears, reductionFactor, increaseFactor } = found.methods[method].planets[planet];
  const path = `longevity.computed_years.${method}.years_by_planet.${planet}`;
  const factors = [
    steps.input(`${path}.base_years`, baseYears, YEARS),
    steps.input(`${path}.reduction_factor`, reductionFactor),
    steps.input(`${path}.increase_factor`, increaseFactor),
  ];
  return rounded(steps, steps.number('years', 'multiply', ...factors));
}

/** The years of the seven planets added up. */
const sumOf =
  (part: string, yearsOf: (years: MethodYears['planets'][Planet]) => number) =>
  ({ steps, found, method }: AyurdayaSubject): Known<number> => {
    const terms = PLANETS.map((planet) =>
      steps.input(
        `longevity.computed_years.${method}.years_by_planet.${planet}.${part}`,
        yearsOf(found.methods[method].planets[planet]),
        YEARS,
      ),
    );
    return rounded(steps, steps.number('sum', 'add', ...terms));
  };

function span({ steps, found, method }: AyurdayaSubject): Known<number> {
  const planets = steps.input(
    `longevity.computed_years.${method}.sum_of_planet_years`,
    found.methods[method].sumOfYears,
    YEARS,
  );
  const lagna = steps.input('longevity.ayurdaya.lagna_years', found.lagnaYears, YEARS);
  return rounded(steps, steps.number('sum', 'add', planets, lagna));
}

/** The signs that the Ascendant has passed in a chart. */
const lagnaYears =
  (chart: 'rasi' | 'navamsa') =>
  ({ steps, of }: AyurdayaSubject): Known<number> => {
    const { ascendant } = ayurdayaCharts(of.context.natal)[chart];
    const name =
      chart === 'rasi' ? 'lagna.sidereal' : placeName('D-9_navamsa', 'lagna.absolute_longitude', of.context.rules);
    const longitude = steps.input(name, ascendant.longitudeDeg as number, 'degrees');
    return rounded(steps, steps.number('years', 'divide', longitude, 30));
  };

/** A reduction that takes a share where something holds. */
const reduced = ({ steps }: AyurdayaSubject, holds: Known<boolean>, share: number): Known<number> =>
  rounded(steps, steps.number('left', 'choose', holds, share, 1));
const never = ({ steps, planet }: AyurdayaSubject, table: string): Known<number> =>
  rounded(steps, steps.lookup('left', table, 1, planet));

function combustLoss(subject: AyurdayaSubject): Known<number> {
  const { of, planet } = subject;
  const isExempt = planet === 'Sun' || planet === 'Venus' || planet === 'Saturn';
  return isExempt
    ? never(subject, 'never combust in ayurdaya')
    : reduced(subject, stateOf(of, planet).isCombust(), 1 / 2);
}

function enemyLoss(subject: AyurdayaSubject): Known<number> {
  const { of, steps, planet } = subject;
  if (planet === 'Mars') return never(subject, 'never in an enemy sign');
  const state = stateOf(of, planet);
  const isEnemy = steps.test('is_enemy', 'equal', state.signDignity(), 'enemy');
  const isForward = steps.test('is_forward', 'equal', state.isBack(), false);
  return reduced(subject, steps.test('is_reduced', 'all', isEnemy, isForward), 2 / 3);
}

function visibleLoss({ of, steps, planet, found }: AyurdayaSubject): Known<number> {
  const { grahas } = of.context.natal.rasi;
  const index = steps.input(`${planet}.sign_index`, signIndex(grahas[planet].sign));
  const house = countOf(steps, lagnaIndex(of), index, 'house');
  const share = found.reductions[planet].visible_half;
  return rounded(steps, steps.lookup('left', 'visible half', share, planet, house));
}

type Write = (subject: AyurdayaSubject) => Known;

/** Selectors of one figure, with the choices whose default alone has steps. */
export const yearsFamily = (like: string, write: Write, ...choices: readonly (keyof Rules)[]): ExplainFamily => ({
  section: 'longevity_prediction',
  like: `longevity.${like}`,
  rule: `${DOCUMENT}#section-6-4`,
  text: 'BPHS; Varahamihira',
  choices,
  derive(of) {
    const { context, parts } = of;
    const method = AYURDAYA_METHODS.find((one) => one === parts[2]) ?? 'pinda';
    const planet = PLANETS.find((one) => parts.includes(one)) ?? 'Sun';
    const found = ayurdaya(ayurdayaCharts(context.natal), context.rules);
    write({ steps: of.derivation, of, found, method, planet });
    return undefined;
  },
});

/** What the signs of two points in D-1 give by their qualities. */
function categoryOfPair(of: Explained, pair: LifePair, name: string): Known<string> {
  const { derivation: steps } = of;
  const qualities = pair.points.map((point, at) => {
    const index = pointSign(of, pair, at);
    const sign = pair.signs[at] as Sign;
    return steps.lookup(`${point}_quality`, 'quality of signs', qualityOf(sign), index);
  });
  return steps.lookup(name, 'length of life', pair.category, ...qualities);
}

/** That of two or three pairs; where all differ that of the second if the Moon is in 1 or 7, else of the third. */
function categoryOfSet(of: Explained, { pairs }: ThreePairs): Known {
  const { derivation: steps, context } = of;
  const [first, second, third] = pairs.map((pair, at) => categoryOfPair(of, pair, `pair_${at + 1}`)) as [
    Known,
    Known,
    Known,
  ];
  const house = steps.input('Moon.house', context.natal.rasi.grahas.Moon.house as number);
  const decides = steps.test(
    'moon_decides',
    'any',
    steps.test('moon_in_first', 'equal', house, 1),
    steps.test('moon_in_seventh', 'equal', house, 7),
  );
  const where = steps.plain('where_all_differ', 'choose', decides, second, third);
  const others = steps.plain('by_others', 'choose', steps.test('later_agree', 'equal', second, third), second, where);
  const isFirst = steps.test(
    'first_agrees',
    'any',
    steps.test('first_and_second', 'equal', first, second),
    steps.test('first_and_third', 'equal', first, third),
  );
  return steps.plain('category', 'choose', isFirst, first, others);
}

const setsOf = ({ natal, rules }: Explained['context']): readonly ThreePairs[] => {
  const { facts } = ayurdayaCharts(natal);
  return PAIR_SETS.map((set) => threePairs(facts, signOf(natal.points().lagnas.hora_lagna), set, rules));
};

const pairFamily = (
  like: string,
  write: (of: Explained, sets: readonly ThreePairs[]) => void,
  ...choices: readonly (keyof Rules)[]
): ExplainFamily => ({
  section: 'longevity_prediction',
  like: `longevity.${like}`,
  rule: `${DOCUMENT}#section-6-2`,
  text: 'Jaimini Sutras 2.1',
  choices,
  derive(of) {
    if (of.context.rules.kakshya_change === 'yes') return notExplained('other_rules', 'kakshya_change');
    write(of, setsOf(of.context));
    return undefined;
  },
});

/** The category of a set of a selector, with those of its pairs. */
function pairsOf(of: Explained, sets: readonly ThreePairs[]) {
  const set = sets[Number(of.parts[2]) - 1] as ThreePairs;
  const category = categoryOfSet(of, set);
  const pairs = set.pairs.map((pair, at) => categoryOfPair(of, pair, `pair_${at + 1}`));
  return { set, category, pairs };
}

/** A point of a pair, and the index of its sign. */
function pointOfPair(of: Explained, sets: readonly ThreePairs[]) {
  const { derivation: steps, parts } = of;
  const set = sets[Number(parts[2]) - 1] as ThreePairs;
  const pair = set.pairs[Number(parts[4]) - 1] as LifePair;
  const at = Number(parts[6]) - 1;
  const compared = comparedOf(of);
  const lagna = () => placeOf(compared, 'Ascendant');
  const lord = () => {
    if (at === 0) return lordIn({ of, steps, compared }, lagna());
    const eighth =
      set.set === 'lagna_moon' ? signAfter(steps, lagna(), 7, 'lagna') : rudraEighth(steps, lagna(), 'eighth');
    return lordIn({ of, steps, compared }, eighth);
  };
  const isLord = pair.id === 'lagna_lord_and_8th_lord';
  return { isLord, lord, place: () => (isLord ? lord().place() : pointSign(of, pair, at)) };
}

/** The sign of a point of a pair, by the selector of it. */
function pointSign(of: Explained, { points, signs }: LifePair, at: number): Known<number> {
  // Selectors of special lagnas are of the chosen chart.
  const hora_lagna = otherChart(of.context) === null ? 'hora_lagna' : 'D-1.hora_lagna';
  const names: Readonly<Record<string, string>> = { Ascendant: 'lagna', hora_lagna };
  const point = points[at] as string;
  return of.derivation.input(`${names[point] ?? point}.sign_index`, signIndex(signs[at] as Sign));
}

const chosen = ({ context }: Explained, sets: readonly ThreePairs[]): ThreePairs =>
  sets.find(({ set }) => set === context.rules.pair_set) as ThreePairs;

/** Years of ayurdaya, and the length of life by three pairs. */
export const LONGEVITY_FAMILIES: readonly ExplainFamily[] = [
  yearsFamily('computed_years.*.years_by_planet.*.base_years', base),
  yearsFamily('computed_years.*.years_by_planet.*.reduction_factor', reduction),
  yearsFamily('computed_years.*.years_by_planet.*.resulting_years', resulting),
  yearsFamily(
    'computed_years.*.sum_of_planet_base_years',
    sumOf('base_years', ({ baseYears }) => baseYears),
  ),
  yearsFamily(
    'computed_years.*.sum_of_planet_years',
    sumOf('resulting_years', ({ years }) => years),
  ),
  yearsFamily('computed_years.*.span_years', span),
  yearsFamily('ayurdaya.lagna_years_by_rasi', lagnaYears('rasi')),
  yearsFamily('ayurdaya.lagna_years_by_navamsa', lagnaYears('navamsa')),
  yearsFamily('ayurdaya.reduction_factors.*.combust', combustLoss),
  yearsFamily('ayurdaya.reduction_factors.*.enemy_sign', enemyLoss),
  yearsFamily('ayurdaya.reduction_factors.*.visible_half', visibleLoss, 'ayurdaya_visible_half'),
  pairFamily('three_pairs.*.agreeing', (of, sets) => {
    const { category, pairs } = pairsOf(of, sets);
    of.derivation.number('agreeing', 'count', category, ...pairs);
  }),
  pairFamily('three_pairs.*.years', (of, sets) => {
    const { derivation: steps } = of;
    const { category, pairs, set } = pairsOf(of, sets);
    const [first, second, third] = pairs as [Known, Known, Known];
    const secondAgrees = steps.test('second_agrees', 'equal', second, category);
    const later = steps.plain('other_of_later', 'choose', secondAgrees, third, second);
    const other = steps.plain('other', 'choose', steps.test('first_is_it', 'equal', first, category), later, first);
    steps.lookup('years', 'years of pairs', set.years as number, category, other);
  }),
  pairFamily(
    'three_pairs.*.point_pairs.1.compared_points.*',
    (of, sets) => {
      pointOfPair(of, sets).lord();
    },
    ...COMPARED,
  ),
  ...(['sign', 'sign_index'] as const).map((part) =>
    pairFamily(
      `three_pairs.*.point_pairs.*.compared_points.*.${part}`,
      (of, sets) => {
        const { derivation: steps } = of;
        const index = steps.number('counted_index', 'modulo', pointOfPair(of, sets).place(), 12);
        if (part === 'sign') signNamed(steps, index);
      },
      ...COMPARED,
    ),
  ),
  pairFamily('three_pairs.*.point_pairs.*.category', (of, sets) => {
    const pair = sets[Number(of.parts[2]) - 1]?.pairs[Number(of.parts[4]) - 1] as LifePair;
    categoryOfPair(of, pair, 'category');
  }),
  pairFamily('three_pairs.*.category', (of, sets) => {
    categoryOfSet(of, sets[Number(of.parts[2]) - 1] as ThreePairs);
  }),
  pairFamily('category', (of, sets) => {
    categoryOfSet(of, chosen(of, sets));
  }),
  pairFamily('band', (of, sets) => {
    const set = chosen(of, sets);
    of.derivation.lookup('band', 'bands of life', BAND_OF[set.result], categoryOfSet(of, set));
  }),
];
