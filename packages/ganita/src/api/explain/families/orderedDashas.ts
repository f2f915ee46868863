import { combustionIn } from '@ganita/core/charts/states/motions.js';
import { HOUSES_BY_KENDRA, LEADERS, NATURAL_YEARS } from '@ganita/core/dashas/graha/aayu.js';
import { dignityYears } from '@ganita/core/dashas/graha/buddhiGathi.js';
import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import { FULL_RAYS } from '@ganita/core/dashas/graha/rashmiDasha.js';
import { ayurdaya } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { EXALTATION_SIGNS } from '@ganita/core/zodiac/dignities.data.js';
import { deepDebilitationDeg } from '@ganita/core/zodiac/dignities.js';
import { GRAHAS, type Graha, type LagnaOrGraha, PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { SIGNS, signIndex } from '@ganita/core/zodiac/signs.js';
import { ayurdayaCharts } from '../../../calculations/natal/dashaCalculations.js';
import type { Known } from '../derivation.js';
import type { Explained } from '../family.js';
import type { DashaSteps } from './dashaPlan.js';
import { moolaGraha } from './moolaDasha.js';
import { byFigures, dashaOf, degreesOf, named, orderedSteps, signOf, signsAfter } from './orderedSteps.js';
import { apart } from './shadbalaSteps.js';
import { placeName } from './vargas.js';

/** The eight karakas by their degrees: years as the signs from the Ascendant to each, parts from the next karaka on. */
function karaka(of: Explained): DashaSteps {
  const { derivation: steps } = of;
  const bodies = GRAHAS.filter((graha) => graha !== 'Ketu');
  const figures = bodies.map((graha) => {
    const degrees = degreesOf(of, graha);
    return graha === 'Rahu' ? steps.number('Rahu_back', 'subtract', 30, degrees) : degrees;
  });
  const lagna = signOf(of, 'Ascendant');
  const lengths = bodies.map((graha) => signsAfter(of, graha, lagna, signOf(of, graha)));
  const years = (place: number, member: Known<number>) => steps.number(`years_${place}`, 'pick', member, ...lengths);
  return orderedSteps(of, {
    id: 'karaka',
    members: byFigures(steps, figures),
    years,
    weight: years,
    from: 1,
    nameOf: named(of, 'grahas', GRAHAS),
  });
}

const SPANS = { buddhi_gathi: 144, rashmi: 120 } as const;

/** Shows that the years before a mahadasha do not fill the dasha. */
const lasting =
  ({ derivation: steps }: Explained, id: keyof typeof SPANS) =>
  (start: Known<number>): void => {
    steps.test('goes_on', 'less', start, SPANS[id]);
  };

/** A figure by which the later sign or house comes first, and in it the greater degrees. */
const figureOf = (of: Explained, body: LagnaOrGraha, turn: Known<number>): Known<number> =>
  of.derivation.number(
    `${body}_figure`,
    'add',
    of.derivation.number(`${body}_turn_start`, 'multiply', 30, turn),
    degreesOf(of, body),
  );

/** From the 4th house on: years as the signs from each graha to the house of its number, and one by dignity. */
function buddhiGathi(of: Explained): DashaSteps {
  const { derivation: steps, context } = of;
  const lagna = signOf(of, 'Ascendant');
  const signs = GRAHAS.map((graha) => signOf(of, graha));
  const figures = GRAHAS.map((graha, at) => {
    const house = signsAfter(of, graha, lagna, signs[at] as Known<number>);
    const left = steps.number(`${graha}_turn_less`, 'subtract', 2, house);
    return figureOf(of, graha, steps.number(`${graha}_turn`, 'modulo', left, 12));
  });
  const years = (place: number, member: Known<number>): Known<number> => {
    const sign = steps.number(`sign_of_${place}`, 'pick', member, ...signs);
    const house = steps.number(`house_of_${place}`, 'add', lagna, place);
    const passed = steps.number(
      `signs_on_${place}`,
      'modulo',
      steps.number(`signs_less_${place}`, 'subtract', house, sign),
      12,
    );
    const graha = GRAHAS[member.value] as Graha;
    const more = dignityYears(graha, context.rasi.grahas[graha].sign);
    const dignity = steps.lookup(`dignity_years_${place}`, 'years of dignity', more, member, sign);
    return steps.number(`years_${place}`, 'maximum', 0, steps.number(`all_years_${place}`, 'add', passed, dignity));
  };
  const { keys } = dashaOf(of, 'buddhi_gathi').dasha;
  return {
    ...orderedSteps(of, {
      id: 'buddhi_gathi',
      members: byFigures(steps, figures),
      years,
      weight: null,
      from: 0,
      nameOf: named(of, 'grahas', GRAHAS),
    }),
    numberOf(number) {
      const again = keys.slice(0, number).filter((key, at) => key >= (keys[at + 1] as number)).length;
      return again * GRAHAS.length + (keys[number] as number);
    },
    lasts: lasting(of, 'buddhi_gathi'),
  };
}

const PLANETS_AND_LAGNA = [...PLANETS, 'Ascendant'] as const;
const TURN_TABLE = 'planets and Ascendant';
/** How early a house from the lord comes: 12 the first, 1 the last. */
const turnOf = (housesOn: number): number => 12 - HOUSES_BY_KENDRA.indexOf((housesOn + 1) as House);

/** The years of ayurdaya by kendras, panaparas and apoklimas from the leader of the method, who is the first. */
function aayu(of: Explained): DashaSteps {
  const { derivation: steps, context } = of;
  const { applicable, methods, lagnaYears } = ayurdaya(ayurdayaCharts(context.natal), context.rules);
  const method = steps.input('longevity.ayurdaya.applicable_method', applicable);
  const place = PLANETS_AND_LAGNA.indexOf(LEADERS[applicable] as Planet | 'Ascendant');
  const leader = steps.lookup('leader', 'leaders of methods', place, method);
  const signs = PLANETS_AND_LAGNA.map((body) => signOf(of, body));
  const from = steps.number('leader_sign', 'pick', leader, ...signs);
  const figures = PLANETS_AND_LAGNA.map((body, at) => {
    const house = signsAfter(of, body, from, signs[at] as Known<number>);
    const turn = at === place ? 13 : turnOf(house.value);
    return figureOf(of, body, steps.lookup(`${body}_turn`, 'turns from leaders', turn, leader, body, house));
  });
  const lengths = PLANETS_AND_LAGNA.map((body) =>
    body === 'Ascendant'
      ? steps.input('longevity.ayurdaya.lagna_years', lagnaYears, 'years')
      : steps.input(
          `longevity.computed_years.${applicable}.years_by_planet.${body}.resulting_years`,
          methods[applicable].planets[body].years,
          'years',
        ),
  );
  return orderedSteps(of, {
    id: 'aayu',
    members: byFigures(steps, figures),
    years: (at, member) => steps.number(`years_${at}`, 'pick', member, ...lengths),
    weight: null,
    from: null,
    nameOf: named(of, TURN_TABLE, PLANETS_AND_LAGNA),
  });
}

/** 120 years by weights, the greatest first, and parts by the same weights from the first on. */
const byWeights =
  <N extends string>(
    id: GrahaDashaId,
    table: string,
    names: readonly N[],
    weigh: (of: Explained, name: N) => Known<number>,
  ) =>
  (of: Explained): DashaSteps => {
    const { derivation: steps } = of;
    const figures = names.map((name) => weigh(of, name));
    const weight = (place: number, member: Known<number>) =>
      steps.number(`weight_${place}`, 'pick', member, ...figures);
    return orderedSteps(of, {
      id,
      members: byFigures(steps, figures),
      weight,
      from: null,
      years(place, member) {
        const share = steps.number(`of_120_${place}`, 'multiply', weight(place, member), 120);
        return steps.number(`years_${place}`, 'divide', share, steps.number('all', 'add', ...figures));
      },
      nameOf: named(of, table, names),
    });
  };

const weightOf = (of: Explained, id: GrahaDashaId, name: string): number =>
  dashaOf(of, id).facts.weights?.[name as Planet] as number;

/** Rays of a planet by its distance from deep debilitation, doubled exalted or vargottama, halved combust. */
function raysOf(of: Explained, planet: Planet): Known<number> {
  const { derivation: steps, context } = of;
  const { longitudeDeg, sign } = context.rasi.grahas[planet];
  const named = (name: string): string => `${planet}_${name}`;
  const longitude = steps.input(`${planet}.sidereal`, longitudeDeg as number, 'degrees');
  const low = steps.lookup(named('deep_debilitation'), 'deep debilitation', deepDebilitationDeg(planet), planet);
  const part = steps.number(named('half_circles'), 'divide', apart(steps, named('distance'), longitude, low), 180);
  const full = steps.lookup(named('full_rays'), 'full rays', FULL_RAYS[planet], planet);
  const index = signOf(of, planet);
  const isExalted = steps.lookup(
    named('in_exaltation'),
    'exaltation signs',
    EXALTATION_SIGNS[planet].includes(sign),
    planet,
    index,
  );
  const navamsa = context.firstVarga('D-9_navamsa').grahas[planet].sign;
  const inNavamsa = steps.input(placeName('D-9_navamsa', `${planet}.sign_index`, context.rules), signIndex(navamsa));
  const factors = [
    steps.number(named('exaltation_factor'), 'choose', isExalted, 2, 1),
    steps.number(
      named('vargottama_factor'),
      'choose',
      steps.test(named('is_vargottama'), 'equal', index, inNavamsa),
      2,
      1,
    ),
  ];
  if (planet !== 'Sun') {
    const combust = steps.input(
      `${planet}.combust`,
      combustionIn(context.sky, context.rasi, planet)?.combust as boolean,
    );
    factors.push(steps.number(named('combust_factor'), 'choose', combust, 0.5, 1));
  }
  return steps.number(named('rays'), 'round', steps.number(named('all_rays'), 'multiply', part, full, ...factors), 8);
}

/** As many years as rays, the most first, until 120 are full. */
function rashmi(of: Explained): DashaSteps {
  const { derivation: steps } = of;
  const figures = PLANETS.map((planet) => raysOf(of, planet));
  const weight = (place: number, member: Known<number>) => steps.number(`weight_${place}`, 'pick', member, ...figures);
  return {
    ...orderedSteps(of, {
      id: 'rashmi',
      members: byFigures(steps, figures),
      years: weight,
      weight,
      from: null,
      nameOf: named(of, 'grahas', GRAHAS),
    }),
    lasts: lasting(of, 'rashmi'),
  };
}

/** Fixed years in a fixed order; parts by kendras, panaparas and apoklimas from the lord, without itself. */
function naisargika(of: Explained): DashaSteps {
  const { derivation: steps } = of;
  const placeOf = (body: (typeof PLANETS_AND_LAGNA)[number]) => PLANETS_AND_LAGNA.indexOf(body);
  const key = (number: number): Known<number> => {
    const [body] = NATURAL_YEARS[number] as (typeof NATURAL_YEARS)[number];
    return steps.lookup(`key_${number}`, 'natural order', placeOf(body), number);
  };
  const signs = () => PLANETS_AND_LAGNA.map((body) => signOf(of, body));
  return {
    years: (number) =>
      steps.lookup(`years_${number}`, 'natural years', NATURAL_YEARS[number]?.[1] as number, key(number)),
    key,
    partKey(parent, number, level) {
      const lord = parent();
      const body = PLANETS_AND_LAGNA[lord.value] as (typeof PLANETS_AND_LAGNA)[number];
      const from = steps.number(level('lord_sign'), 'pick', lord, ...signs());
      const figures = PLANETS.map((planet) => {
        const house = signsAfter(of, planet, from, signOf(of, planet), level(''));
        const turn = planet === body ? 0 : turnOf(house.value);
        return steps.lookup(`${planet}_${level('turn')}`, 'turns of parts', turn, lord, planet, house);
      });
      return steps.number(level(`key_${number}`), 'greatest', number, ...figures);
    },
    share({ parent, count, parts, named: level, at }) {
      const all = steps.lookup(level('parts_of_period'), 'natural parts', parts, parent());
      return steps.number(level(`${at}_share`), 'divide', count, all);
    },
    lord: named(of, TURN_TABLE, PLANETS_AND_LAGNA),
  };
}

/** Dashas whose lords follow each other by figures of the birth, with the section and the text of each. */
export const ORDERED_DASHAS = {
  naisargika: { section: '4-1', text: 'BPHS; PVR', plan: naisargika },
  karaka: { section: '4-3', text: null, plan: karaka },
  buddhi_gathi: { section: '4-4', text: null, plan: buddhiGathi },
  aayu: { section: '4-6', text: null, plan: aayu },
  ashtaka_varga_planet: {
    section: '4-8',
    text: null,
    plan: byWeights('ashtaka_varga_planet', 'grahas', PLANETS, (of, planet) =>
      of.derivation.lookup(
        `${planet}_bindus`,
        `sums of bindus ${of.context.rules.ashtakavarga_tables}`,
        weightOf(of, 'ashtaka_varga_planet', planet),
        planet,
      ),
    ),
  },
  ashtaka_varga_sign: {
    section: '4-8',
    text: null,
    plan: byWeights('ashtaka_varga_sign', 'signs', SIGNS, (of, sign) =>
      of.derivation.input(`ashtakavarga.SAV.${signIndex(sign) + 1}`, weightOf(of, 'ashtaka_varga_sign', sign)),
    ),
  },
  ashtaka_varga_pinda: {
    section: '4-8',
    text: null,
    plan: byWeights('ashtaka_varga_pinda', 'grahas', PLANETS, (of, planet) =>
      of.derivation.input(`ashtakavarga.sodhya_pindas.${planet}`, weightOf(of, 'ashtaka_varga_pinda', planet)),
    ),
  },
  moola_graha: { section: '4-9', text: 'PVR', plan: moolaGraha },
  rashmi: { section: '4-10', text: null, plan: rashmi },
} as const;
