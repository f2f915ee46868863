import { VARNA_OF_SIGNS, VARNAS, VASYA_OF_HALVES } from '@ganita/core/match/attributes.data.js';
import { KOOTAS, type KootaId, type KootaRow } from '@ganita/core/match/kootas.data.js';
import { KOOTA_IDS, kootaScore } from '@ganita/core/match/kootas.js';
import { type Pair, pairOf, partnerOf } from '@ganita/core/match/partner.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { naturalRelation } from '@ganita/core/zodiac/relations.js';
import type { Derivation, Known } from '../derivation.js';
import { type ExplainFamily, type NotExplained, otherRules, type Source } from '../family.js';
import { countOf, signIndexOf, signNamed, starIndexOf } from './places.js';

const DOCUMENT = 'docs/rules/08-match-and-muhurta.md';
const SIDES = ['boy', 'girl'] as const;
type Side = (typeof SIDES)[number];

/** Choices of points whose default alone has a derivation. */
const USUAL: readonly (keyof Rules)[] = [
  ...(['vasya_chatushpada_vanachara', 'vasya_manava_jalachara', 'yoni_horse_deer'] as const),
  ...(['gana_deva_rakshasa', 'raasi_koota'] as const),
];

/** Two partners while their kootas are derived. */
interface Matched {
  readonly steps: Derivation;
  readonly pair: Pair;
  readonly rules: Rules;
}

const moonOf = ({ steps, pair }: Matched, side: Side): Known<number> =>
  steps.input(`${side}.Moon.sidereal`, pair[side].moonDeg, 'degrees');
const signOfMoon = (matched: Matched, side: Side): Known<number> =>
  signIndexOf(matched.steps, moonOf(matched, side), side);
const starOfMoon = (matched: Matched, side: Side): Known<number> =>
  starIndexOf(matched.steps, moonOf(matched, side), side).index;

/** An attribute by the nakshatra of each Moon, the boy's first. */
const byStar = (matched: Matched, attribute: 'yoni' | 'gana' | 'nadi'): readonly [Known, Known] => {
  const of = (side: Side): Known =>
    matched.steps.lookup(
      `${side}_${attribute}`,
      `${attribute} of stars`,
      matched.pair[side][attribute],
      starOfMoon(matched, side),
    );
  return [of('boy'), of('girl')];
};

/** The lord of the sign of the Moon. */
const lordOfMoon = (matched: Matched, side: Side): Known => {
  const sign = signNamed(matched.steps, signOfMoon(matched, side), `${side}_sign`);
  return matched.steps.lookup(`${side}_lord`, 'lords of signs', lordOf(sign.value), sign);
};

/** The steps of each koota; the last one gives its points. */
const STEPS: Readonly<Record<KootaId, (matched: Matched, points: number) => Known>> = {
  varna(matched) {
    const { steps, pair, rules } = matched;
    const ranks = SIDES.map((side) => {
      const varna = VARNA_OF_SIGNS[rules.varna_of_signs][pair[side].sign];
      const found = steps.lookup(`${side}_varna`, `varna ${rules.varna_of_signs}`, varna, signOfMoon(matched, side));
      return steps.lookup(`${side}_rank`, 'ranks of varnas', VARNAS.indexOf(varna), found);
    });
    const [boy, girl] = ranks as [Known, Known];
    return steps.number('points', 'choose', steps.test('is_not_below', 'at_most', girl, boy), KOOTAS.varna.maxScore, 0);
  },
  vasya(matched, points) {
    const { steps, pair } = matched;
    const groups = SIDES.map((side) => {
      const index = signOfMoon(matched, side);
      const start = steps.number(`${side}_sign_start`, 'multiply', 30, index);
      const degrees = steps.number(`${side}_degrees`, 'subtract', moonOf(matched, side), start);
      const first = steps.test(`${side}_first_half`, 'less', degrees, 15);
      const [one, other] = VASYA_OF_HALVES[pair[side].sign];
      return steps.lookup(`${side}_vasya`, 'vasya of halves', first.value ? one : other, index, first);
    });
    return steps.lookup('points', 'vasya points', points, ...groups);
  },
  tara({ steps, ...rest }) {
    const matched = { steps, ...rest };
    const [boy, girl] = [starOfMoon(matched, 'boy'), starOfMoon(matched, 'girl')];
    const halves = (
      [
        ['boy', girl, boy],
        ['girl', boy, girl],
      ] as const
    ).map(([side, from, to]) => {
      const apart = steps.number(`stars_to_${side}`, 'modulo', steps.number(`${side}_less`, 'subtract', to, from), 27);
      const tara = steps.number(`tara_of_${side}`, 'add', steps.number(`${side}_ninth`, 'modulo', apart, 9), 1);
      const { bad, each } = KOOTAS.tara.scoring;
      const points = (bad as readonly number[]).includes(tara.value) ? 0 : each;
      return steps.lookup(`points_of_${side}`, 'tara points', points, tara);
    });
    return steps.number('points', 'add', ...halves);
  },
  yoni: (matched, points) => matched.steps.lookup('points', 'yoni points', points, ...byStar(matched, 'yoni')),
  graha_maitri(matched, points) {
    const { steps, pair } = matched;
    const [boy, girl] = [lordOfMoon(matched, 'boy'), lordOfMoon(matched, 'girl')];
    const [own, other] = [pair.boy.signLord, pair.girl.signLord];
    const same = steps.test('one_lord', 'equal', boy, girl);
    if (own === other) return steps.lookup('points', 'graha maitri points', points, 'same', same);
    const regards = steps.lookup('boy_regards_girl', 'natural relations', naturalRelation(own, other), boy, girl);
    const regarded = steps.lookup('girl_regards_boy', 'natural relations', naturalRelation(other, own), girl, boy);
    const table = steps.lookup('points_of_two', 'graha maitri points', points, regards, regarded);
    return steps.number('points', 'choose', same, KOOTAS.graha_maitri.maxScore, table);
  },
  gana: (matched, points) => matched.steps.lookup('points', 'gana points', points, ...byStar(matched, 'gana')),
  bhakoot(matched, points) {
    const { steps } = matched;
    const count = countOf(steps, signOfMoon(matched, 'girl'), signOfMoon(matched, 'boy'), 'signs_to_boy');
    return steps.lookup('points', 'bhakoot points', points, count);
  },
  nadi(matched) {
    const [boy, girl] = byStar(matched, 'nadi');
    const same = matched.steps.test('one_nadi', 'equal', boy, girl);
    return matched.steps.number('points', 'choose', same, 0, KOOTAS.nadi.maxScore);
  },
};

const MUHURTA_CHINTAMANI = 'Muhurta Chintamani, Vivaha Prakarana';

/** Where the points of a koota, or their total, are stated. */
export const kootaSource = (id: KootaId | 'total'): Source =>
  id === 'total'
    ? { rule: `${DOCUMENT}#section-5`, text: MUHURTA_CHINTAMANI }
    : { rule: `${DOCUMENT}#section-3-${KOOTA_IDS.indexOf(id) + 1}`, text: (KOOTAS[id] as KootaRow).source };

export const KOOTA_PATHS: readonly (KootaId | 'total')[] = [...KOOTA_IDS, 'total'];

/** The points of a koota of two Moons, with their steps. */
export function kootaPoints(
  steps: Derivation,
  id: KootaId | 'total',
  moons: Readonly<Record<Side, number>>,
  rules: Rules,
): { readonly value: number; readonly why: NotExplained | undefined } {
  const pair = pairOf(partnerOf(moons.boy, rules), partnerOf(moons.girl, rules));
  const scoreOf = (one: KootaId): number => kootaScore(KOOTAS[one], pair, rules);
  if (id === 'total') {
    const points = KOOTA_IDS.map((one) => steps.input(`kootas.${one}`, scoreOf(one), 'points'));
    return { value: steps.number('total', 'add', ...points).value, why: undefined };
  }
  const value = scoreOf(id);
  const unusual = otherRules(rules, ...USUAL);
  if (unusual !== null) return { value, why: unusual };
  STEPS[id]({ steps, pair, rules }, value);
  return { value, why: undefined };
}

const OF_STARS = {
  yoni: 'yoni',
  yoni_gender: 'yoniSex',
  gana: 'gana',
  nadi: 'nadi',
  rajju: 'rajju',
  rajju_direction: 'rajjuDirection',
} as const;

/** Attributes of a birth that a match compares, by the nakshatra of its Moon. */
export const ATTRIBUTE_FAMILIES: readonly ExplainFamily[] = Object.entries(OF_STARS).map(([name, part]) => ({
  section: 'birth_attributes',
  like: `attributes.${name}`,
  rule: `${DOCUMENT}#section-2`,
  text: null,
  derive({ derivation: steps, context: { rasi, rules } }) {
    const { longitudeDeg } = rasi.grahas.Moon;
    const { index } = starIndexOf(steps, steps.input('Moon.sidereal', longitudeDeg as number, 'degrees'));
    steps.lookup(name, `${name} of stars`, partnerOf(longitudeDeg, rules)[part], index);
    return undefined;
  },
}));
