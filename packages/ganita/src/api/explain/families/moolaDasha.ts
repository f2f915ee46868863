import { strengthOrder } from '@ganita/core/comparisons/strengthOrder.js';
import { dignityYears } from '@ganita/core/dashas/graha/buddhiGathi.js';
import { MOOLA_SIGNS } from '@ganita/core/dashas/graha/moolaGraha.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { VIMSHOTTARI_YEARS } from '@ganita/core/zodiac/nakshatras.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import type { Known } from '../derivation.js';
import type { Explained } from '../family.js';
import { comparedOf, isFirstGraha } from './comparisonSteps.js';
import type { DashaSteps } from './dashaPlan.js';
import { named, orderedSteps, signOf, signsAfter } from './orderedSteps.js';

const GROUPS = 3;

/** The strongest of some grahas, and the comparisons by which it is found, in their order (docs/rules/03-strengths.md#section-15). */
function strongestOf(of: Explained, grahas: readonly Graha[]) {
  const compared = comparedOf(of);
  const decisions: Known<boolean>[] = [];
  const [strongest] = strengthOrder(grahas, (one, other) => {
    const decision = isFirstGraha(compared, one, other);
    decisions.push(decision);
    return decision.value;
  });
  return { strongest: strongest as Graha, decisions };
}

/** Whether each graha is in a kendra (0), a panapara (1) or an apoklima (2) from a point. */
function groupsFrom(of: Explained, point: 'Ascendant' | 'Moon' | 'Sun'): readonly Known<number>[] {
  const from = signOf(of, point);
  return GRAHAS.map((graha) => {
    const house = signsAfter(of, `${graha}_from_${point}`, from, signOf(of, graha));
    return of.derivation.lookup(`${graha}_from_${point}_group`, 'groups of houses', house.value % GROUPS, house);
  });
}

/** The grahas by kendras, panaparas and apoklimas from the Ascendant, in each group the strongest of those that are left. */
function strongestFirst(of: Explained, groups: readonly Known<number>[]): readonly Known<number>[] {
  const order: Known<number>[] = [];
  while (order.length < GRAHAS.length) {
    const left = GRAHAS.filter((_, index) => order.every(({ value }) => value !== index));
    const groupOf = (graha: Graha): number => groups[GRAHAS.indexOf(graha)]?.value as number;
    const group = Math.min(...left.map(groupOf));
    const { strongest, decisions } = strongestOf(
      of,
      left.filter((graha) => groupOf(graha) === group),
    );
    order.push(
      of.derivation.lookup(
        `strongest_${order.length}`,
        'strongest left by comparison',
        GRAHAS.indexOf(strongest),
        ...groups,
        ...order,
        ...decisions,
      ),
    );
  }
  return order;
}

/** The strongest graha in kendras from the Ascendant, the Moon or the Sun. */
function seedOf(of: Explained, groups: readonly Known<number>[]): Known<number> {
  const references = [groups, groupsFrom(of, 'Moon'), groupsFrom(of, 'Sun')];
  const grahas = new Set(references.flatMap((list) => GRAHAS.filter((_, index) => list[index]?.value === 0)));
  const { strongest, decisions } = strongestOf(of, [...grahas]);
  const place = GRAHAS.indexOf(strongest);
  return of.derivation.lookup('seed', 'strongest in kendras by comparison', place, ...references.flat(), ...decisions);
}

/** Two cycles from the seed on, which together give each graha its years of Vimsottari. */
export function moolaGraha(of: Explained): DashaSteps {
  const { derivation: steps, context } = of;
  const groups = groupsFrom(of, 'Ascendant');
  const strongest = strongestFirst(of, groups);
  const seed = seedOf(of, groups);
  const start = strongest.findIndex(({ value }) => value === seed.value);
  const from = steps.lookup('seed_place', 'places among grahas', start, seed, ...strongest);
  const signs = GRAHAS.map((graha) => signOf(of, graha));
  const { length } = GRAHAS;
  const member = (place: number): Known<number> => {
    const on = steps.number(`place_after_${place}`, 'add', from, place);
    const turned = steps.number(`turned_place_${place}`, 'modulo', on, length);
    return steps.number(`in_place_${place}`, 'pick', turned, ...strongest);
  };
  const whole = (place: number, key: Known<number>): Known<number> =>
    steps.lookup(
      `whole_years_${place}`,
      'vimsottari years of grahas',
      VIMSHOTTARI_YEARS[GRAHAS[key.value] as Graha],
      key,
    );
  const first = (place: number, key: Known<number>): Known<number> => {
    const graha = GRAHAS[key.value] as Graha;
    const sign = steps.number(`sign_of_${place}`, 'pick', key, ...signs);
    const home = steps.lookup(`moola_sign_${place}`, 'moolatrikona of the dasha', signIndex(MOOLA_SIGNS[graha]), key);
    const less = steps.number(`signs_less_${place}`, 'subtract', home, sign);
    const way = steps.number(`signs_on_${place}`, 'modulo', less, 12);
    const table = `years off ${context.rules.moola_at_moolatrikona}`;
    const off = steps.lookup(
      `years_off_${place}`,
      table,
      way.value === 0 && context.rules.moola_at_moolatrikona === 'twelve_years' ? 12 : way.value,
      way,
    );
    const more = dignityYears(graha, context.rasi.grahas[graha].sign);
    const dignity = steps.lookup(`dignity_years_${place}`, 'years of dignity', more, key, sign);
    const left = steps.number(`years_left_${place}`, 'subtract', whole(place, key), off);
    return steps.number(`first_years_${place}`, 'maximum', 1, steps.number(`all_years_${place}`, 'add', left, dignity));
  };
  const second = (place: number, key: Known<number>): Known<number> => {
    const rest = steps.number(`years_rest_${place}`, 'subtract', whole(place, key), first(place, key));
    return steps.number(`second_years_${place}`, 'maximum', 0, rest);
  };
  return {
    ...orderedSteps(of, {
      id: 'moola_graha',
      members: { length, at: member },
      years: first,
      weight: first,
      from: 0,
      nameOf: named(of, 'grahas', GRAHAS),
    }),
    years: (number) => (number < length ? first : second)(number % length, member(number % length)),
  };
}
