import { GANDANTA_PADAS, KALA_SARPA_TYPES, KALATHRA_GRAHAS, KALATHRA_HOUSES } from '@ganita/core/doshas/doshas.data.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { type Graha, NODES, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { type Nakshatra, nakshatraOf, type Pada } from '@ganita/core/zodiac/nakshatras.js';
import type { Derivation, Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { COMPARED, comparedOf, isFirstGraha } from './comparisonSteps.js';
import { signOf, signsAfter } from './orderedSteps.js';
import { countOf, starIndexOf, starPart } from './places.js';

const RULE = 'docs/rules/06-yogas-doshas-longevity.md#section-5';

const longitudeOf = ({ derivation: steps, context }: Explained, graha: Graha): Known<number> =>
  steps.input(`${graha}.sidereal`, context.rasi.grahas[graha].longitudeDeg as number, 'degrees');

/** Whether the pada of the Moon is the one next to the boundary of a water and a fire sign. */
function gandantaPada(of: Explained): NotExplained | undefined {
  const { derivation: steps } = of;
  const moon = longitudeOf(of, 'Moon');
  const { nakshatra, pada } = nakshatraOf(moon.value);
  const why = starPart(steps, 'pada', moon);
  if (why !== undefined) return why;
  const { index } = starIndexOf(steps, moon);
  const padas: Readonly<Partial<Record<Nakshatra, Pada>>> = GANDANTA_PADAS;
  const last = steps.lookup('boundary_pada', 'gandanta padas', padas[nakshatra] ?? 0, index);
  steps.test('is_there', 'equal', { name: 'pada', value: pada as number }, last);
  return undefined;
}

/** How many planets are in each half of the zodiac between the nodes, by longitude. */
function halves(of: Explained) {
  const { derivation: steps } = of;
  const rahu = longitudeOf(of, 'Rahu');
  const found = PLANETS.map((planet) => {
    const less = steps.number(`${planet}_distance_less`, 'subtract', longitudeOf(of, planet), rahu);
    const ahead = steps.number(`${planet}_distance_forward`, 'modulo', less, 360);
    const isBeyond = steps.test(`${planet}_is_beyond`, 'less', 180, ahead);
    const isBefore = steps.test(
      `${planet}_comes_first`,
      'all',
      steps.test(`${planet}_is_ahead`, 'less', 0, ahead),
      steps.test(`${planet}_is_behind`, 'less', ahead, 180),
    );
    return { isBefore, isBeyond };
  });
  const first = steps.number('in_first', 'count', true, ...found.map(({ isBefore }) => isBefore));
  return { first, second: steps.number('in_second', 'count', true, ...found.map(({ isBeyond }) => isBeyond)) };
}

const more = (steps: Derivation, { first, second }: ReturnType<typeof halves>): Known<number> =>
  steps.number('larger_half', 'maximum', first, second);

function strict(of: Explained): undefined {
  of.derivation.test('is_strict', 'equal', more(of.derivation, halves(of)), 7);
}

function partial(of: Explained): undefined {
  const { derivation: steps } = of;
  const found = halves(of);
  const fewer = steps.number('smaller_half', 'minimum', found.first, found.second);
  steps.test(
    'is_partial',
    'all',
    steps.test('has_six', 'equal', more(steps, found), 6),
    steps.test('has_one', 'equal', fewer, 1),
  );
}

/** Whether all five malefics are in houses 1, 2, 4, 7, 8 and 12 from the Ascendant or the Moon. */
function kalathra(of: Explained): NotExplained | undefined {
  const { derivation: steps, parts } = of;
  const point = ({ lagna: 'Ascendant', moon: 'Moon' } as const)[parts[3] ?? ''];
  if (point === undefined) return notExplained('not_derived');
  const from = signOf(of, point);
  const there = KALATHRA_GRAHAS.map((graha) => {
    const on = signsAfter(of, graha, from, signOf(of, graha));
    const isThere = KALATHRA_HOUSES.includes((on.value + 1) as House);
    return steps.lookup(`${graha}_is_there`, 'houses of kalathra', isThere, on);
  });
  steps.test('is_present', 'all', ...there);
  return undefined;
}

/** The node that is in the sign of Jupiter. */
function nodeWithJupiter(of: Explained): undefined {
  const { derivation: steps } = of;
  const jupiter = signOf(of, 'Jupiter');
  const withNode = (node: 'Rahu' | 'Ketu') => steps.test(`${node}_joins`, 'equal', signOf(of, node), jupiter);
  const [rahu, ketu] = [withNode('Rahu'), withNode('Ketu')];
  steps.plain('node', 'choose', rahu, 'Rahu', steps.plain('other_node', 'choose', ketu, 'Ketu', 'none'));
}

/** Whether Jupiter is stronger than the node in its sign. */
function jupiterStronger(of: Explained): NotExplained | undefined {
  const { derivation: steps, chart } = of;
  const node = NODES.find((one) => one === chart.horoscope.doshas?.guru_chandala.node);
  if (node === undefined) return notExplained('no_value');
  const found = steps.input('doshas.guru_chandala.node', node);
  steps.test(`node_is_${node}`, 'equal', found, node);
  isFirstGraha(comparedOf(of), 'Jupiter', node);
  return undefined;
}

/** How many signs after a node a planet is, for all seven. */
function direction(of: Explained): undefined {
  const { derivation: steps } = of;
  const rahu = signOf(of, 'Rahu');
  const within = PLANETS.map((planet) =>
    steps.test(`${planet}_is_of_seven`, 'less', signsAfter(of, planet, rahu, signOf(of, planet)), 7),
  );
  steps.plain('direction', 'choose', steps.test('all_from_rahu', 'all', ...within), 'rahu_to_ketu', 'ketu_to_rahu');
}

function sarpaType(of: Explained): undefined {
  const house = houseOf(of, 'Rahu');
  of.derivation.lookup('type', 'types of kala sarpa', KALA_SARPA_TYPES[house.value as House], house);
}

const houseOf = (of: Explained, graha: Graha): Known<number> =>
  countOf(of.derivation, signOf(of, 'Ascendant'), signOf(of, graha), 'house');

const inHouse = (graha: Graha) => (of: Explained) => {
  houseOf(of, graha);
  return undefined;
};

const family = (
  like: string,
  derive: ExplainFamily['derive'],
  ...choices: readonly (keyof Rules)[]
): ExplainFamily => ({ section: 'doshas', like: `doshas.${like}`, rule: RULE, text: null, choices, derive });

/** What a dosha has beside whether it is present. */
export const DOSHA_DETAIL_FAMILIES: readonly ExplainFamily[] = [
  ...(['nakshatra', 'nakshatra_number', 'pada'] as const).map((part) =>
    family(`ganda_moola.${part}`, (of) => starPart(of.derivation, part, longitudeOf(of, 'Moon'))),
  ),
  family('ganda_moola.gandanta_pada', gandantaPada),
  family('kala_sarpa.strict_by_longitude', strict),
  family('kala_sarpa.partial_by_longitude', partial),
  family('kalathra.malefics_from.*.present', kalathra),
  family('pitru.ketu_in_4th', (of) => {
    const on = signsAfter(of, 'Ketu', signOf(of, 'Ascendant'), signOf(of, 'Ketu'));
    of.derivation.test('is_in_fourth', 'equal', on, 3);
    return undefined;
  }),
  family('kala_sarpa.kala_sarpa_type', sarpaType),
  family('kala_sarpa.kala_sarpa_direction', direction),
  family('guru_chandala.node', nodeWithJupiter),
  family('guru_chandala.jupiter_stronger', jupiterStronger, ...COMPARED),
  family('guru_chandala.house', inHouse('Jupiter')),
  family('ghata.house', inHouse('Mars')),
  family('shrapit.house', inHouse('Saturn')),
];
