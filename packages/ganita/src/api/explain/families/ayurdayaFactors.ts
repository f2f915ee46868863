import { LEADERS } from '@ganita/core/dashas/graha/aayu.js';
import type { AyurdayaMethod } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { ASPECT_COUNTS } from '@ganita/core/zodiac/aspects.js';
import { dignityValue } from '@ganita/core/zodiac/dignities.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { type Sign, signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import { ayurdayaCharts } from '../../../calculations/natal/dashaCalculations.js';
import { type Known, prefixed } from '../derivation.js';
import type { ExplainFamily } from '../family.js';
import { COMPARED, type Compared, comparedOf, isFirstGraha, isFirstSign, placeOf } from './comparisonSteps.js';
import { lordIn } from './lifeSignificators.js';
import { type AyurdayaSubject, rounded, yearsFamily } from './longevity.js';
import { signOf, signsAfter } from './orderedSteps.js';
import { signNamed } from './places.js';
import { apart } from './shadbalaSteps.js';
import { stateOf } from './states.js';
import { placeName } from './vargas.js';

/** Of the Sun and the Moon the stronger, and whether its sign or that of the Ascendant is the stronger. */
function applicable({ of, steps }: AyurdayaSubject): Known {
  const compared = comparedOf(of);
  const isSun = isFirstGraha(compared, 'Sun', 'Moon');
  const luminary = isSun.value ? 'Sun' : 'Moon';
  const lagna = placeOf(compared, 'Ascendant');
  const places = (['Sun', 'Moon'] as const).map((graha) => placeOf(compared, graha));
  const place = steps.number('place_of_stronger', 'choose', isSun, ...places);
  const isOne = lagna.value === place.value;
  const isLagna = isOne
    ? steps.test('same_sign', 'equal', lagna, place)
    : isFirstSign(compared, [signAt(lagna.value), signAt(place.value)], [lagna, place]);
  const other = (Object.keys(LEADERS) as AyurdayaMethod[]).find((method) => LEADERS[method] === luminary) as string;
  const byLuminary = steps.lookup('method_of_stronger', 'methods of luminaries', other, isSun);
  return steps.plain('method', 'choose', isLagna, 'amsa', byLuminary);
}

/** What the lord of the Ascendant of a chart is in that sign, as a number. */
function dignityAtHome({ of }: AyurdayaSubject, compared: Compared): Known<number> {
  const { steps } = compared;
  const lagna = placeOf(compared, 'Ascendant');
  const { lord } = lordIn({ of, steps, compared }, lagna, 'lagna_sign_index');
  return steps.lookup(
    'lagna_dignity',
    'values of dignities',
    dignityValue(lord.value, signAt(lagna.value)),
    lord,
    lagna,
  );
}

/** By which chart the Ascendant has years: by the navamsa where its lord is better placed in its own sign there. */
function lagnaYearsBy(subject: AyurdayaSubject): Known {
  const { of, steps } = subject;
  const { navamsaFacts } = ayurdayaCharts(of.context.natal);
  const navamsa: Compared = {
    steps: prefixed(steps, 'D-9'),
    comparisons: navamsaFacts.comparisons,
    prefix: placeName('D-9_navamsa', '', of.context.rules),
  };
  const inRasi = dignityAtHome(subject, comparedOf(of));
  const isMore = steps.test('navamsa_is_better', 'less', inRasi, dignityAtHome(subject, navamsa));
  return steps.plain('years_by', 'choose', isMore, 'navamsa', 'rasi');
}

function lagnaYears({ steps, found }: AyurdayaSubject): Known {
  const by = steps.input('longevity.ayurdaya.lagna_years_by', found.lagnaYearsBy);
  const [rasi, navamsa] = [
    steps.input('longevity.ayurdaya.lagna_years_by_rasi', found.lagnaYearsByRasi, 'years'),
    steps.input('longevity.ayurdaya.lagna_years_by_navamsa', found.lagnaYearsByNavamsa, 'years'),
  ];
  const isRasi = steps.test('is_by_rasi', 'equal', by, 'rasi');
  return rounded(steps, steps.number('chart_years', 'choose', isRasi, rasi, navamsa));
}

const MALEFICS: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];

/** Of the malefics in the sign of the Ascendant the nearest one loses, unless a benefic there is nearer. */
function maleficLoss({ of, steps, planet }: AyurdayaSubject): Known {
  if (!MALEFICS.includes(planet)) return rounded(steps, steps.lookup('left', 'benefics in the lagna', 1, planet));
  const { rasi } = of.context.natal;
  const ascendant = steps.input('lagna.sidereal', rasi.ascendant.longitudeDeg as number, 'degrees');
  const lagna = signOf(of, 'Ascendant');
  const inLagna = (one: Planet) => steps.test(`${one}_rises`, 'equal', signOf(of, one), lagna);
  const distance = (one: Planet): Known<number> => {
    const longitude = steps.input(`${one}.sidereal`, rasi.grahas[one].longitudeDeg as number, 'degrees');
    return apart(steps, `${one}_distance`, longitude, ascendant);
  };
  const own = distance(planet);
  const nearer = PLANETS.filter((one) => one !== planet).map((one) =>
    steps.test(`${one}_is_nearer`, 'all', inLagna(one), steps.test(`${one}_less_far`, 'less', distance(one), own)),
  );
  const isNearest = steps.test('is_nearest', 'equal', steps.number('nearer_planets', 'count', true, ...nearer), 0);
  const loses = steps.test('is_reduced', 'all', inLagna(planet), isNearest);
  const helpers = PLANETS.filter((one) => !MALEFICS.includes(one)).map((one) => {
    const on = signsAfter(of, one, signOf(of, one), lagna);
    const helps = on.value === 0 || ASPECT_COUNTS[one].includes(on.value + 1);
    return steps.lookup(`${one}_helps`, 'in or aspecting', helps, one, on);
  });
  const isHelped = steps.test('is_helped', 'any', ...helpers);
  const share = steps.number('share_of_zodiac', 'divide', ascendant, 360);
  const loss = steps.number('loss', 'divide', share, steps.number('loss_parts', 'choose', isHelped, 2, 1));
  return rounded(steps, steps.number('left', 'choose', loses, steps.number('less_loss', 'subtract', 1, loss), 1));
}

/** In amsa three times where retrograde, exalted or in an own sign; else two times in an own division or vargottama. */
function increase({ of, steps, planet, method }: AyurdayaSubject): Known {
  if (method !== 'amsa') return steps.lookup('factor', 'methods without increase', 1, method);
  const state = stateOf(of, planet);
  const dignity = state.signDignity();
  const isTripled = steps.test(
    'is_tripled',
    'any',
    steps.test('is_exalted', 'equal', dignity, 'exalted'),
    steps.test('is_own', 'equal', dignity, 'own'),
    state.isBack(),
  );
  const { navamsa, drekkana } = ayurdayaCharts(of.context.natal);
  const placed = (key: 'D-9_navamsa' | 'D-3_drekkana', sign: Sign): Known<number> =>
    steps.input(placeName(key, `${planet}.sign_index`, of.context.rules), signIndex(sign));
  const ownIn = (chart: string, index: Known<number>): Known<boolean> => {
    const sign = signNamed(steps, index, `${chart}_placed`);
    const lord = steps.lookup(`${chart}_lord`, 'lords of signs', lordOf(sign.value), sign);
    return steps.test(`${chart}_own`, 'equal', lord, planet);
  };
  const inNavamsa = placed('D-9_navamsa', navamsa.grahas[planet].sign);
  const isDoubled = steps.test(
    'is_doubled',
    'any',
    ownIn('D-9', inNavamsa),
    ownIn('D-3', placed('D-3_drekkana', drekkana.grahas[planet].sign)),
    steps.test('is_vargottama', 'equal', signOf(of, planet), inNavamsa),
  );
  const other = steps.number('other_factor', 'choose', isDoubled, 2, 1);
  return steps.number('factor', 'choose', isTripled, 3, other);
}

/** The method of ayurdaya, the years of the Ascendant, and the factors that need more than one state of a planet. */
export const AYURDAYA_FACTOR_FAMILIES: readonly ExplainFamily[] = [
  yearsFamily('ayurdaya.applicable_method', applicable, 'ayurdaya_method', ...COMPARED),
  yearsFamily('ayurdaya.lagna_years_by', lagnaYearsBy, 'ayurdaya_lagna', ...COMPARED),
  yearsFamily('ayurdaya.lagna_years', lagnaYears),
  yearsFamily('ayurdaya.reduction_factors.*.malefic_in_lagna', maleficLoss),
  yearsFamily('computed_years.*.years_by_planet.*.increase_factor', increase),
];
