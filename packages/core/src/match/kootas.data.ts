// The eight kootas of the north, 36 points: docs/rules/08-match-and-muhurta.md#section-3.
import type { Rules } from '../rules/rules.js';
import type { NaturalRelation } from '../zodiac/relations.js';
import type { TaraNumber } from '../zodiac/taras.js';
import { VARNAS } from './attributes.data.js';

/** The rule choices that change points. */
export type KootaRules = Pick<
  Rules,
  'vasya_chatushpada_vanachara' | 'vasya_manava_jalachara' | 'yoni_horse_deer' | 'gana_deva_rakshasa' | 'raasi_koota'
>;

/** Points by the boy's attribute, then the girl's. */
export type PointTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Cells of a table whose points a rule choice changes. */
export interface CellVariant {
  readonly rule: Exclude<keyof KootaRules, 'raasi_koota'>;
  readonly value: string;
  /** Boy's attribute, girl's attribute. */
  readonly cells: readonly (readonly [boy: string, girl: string])[];
  readonly points: number;
}

/** Attributes that a koota uses. */
export type KootaAttribute = 'varna' | 'vasya' | 'yoni' | 'gana' | 'nadi';

/** How a koota gives its points. */
export type KootaScoring =
  /** All, if the boy's attribute is not below the girl's in the order. */
  | { readonly by: 'rank'; readonly attribute: KootaAttribute; readonly order: readonly string[] }
  | {
      readonly by: 'table';
      readonly attribute: KootaAttribute;
      readonly points: PointTable;
      readonly variants: readonly CellVariant[];
    }
  /** A number for each of the two taras that is not bad. */
  | { readonly by: 'taras'; readonly each: number; readonly bad: readonly TaraNumber[] }
  /** By the natural relations of the two sign lords to each other; the same lord is `same`. */
  | {
      readonly by: 'lords';
      readonly same: number;
      readonly points: Readonly<Record<NaturalRelation, Readonly<Record<NaturalRelation, number>>>>;
    }
  /**
   * None for the counts of signs that are doshas, else all; or, with `raasi_koota` from_girl, none for the bad counts from the
   * girl's sign and for one nakshatra in one sign.
   */
  | {
      readonly by: 'sign_count';
      readonly doshas: Readonly<Record<string, readonly number[]>>;
      readonly fromGirl: { readonly bad: readonly number[] };
    }
  /** All, unless both have the same. */
  | { readonly by: 'difference'; readonly attribute: KootaAttribute };

export interface KootaRow {
  readonly id: string;
  readonly maxScore: number;
  readonly scoring: KootaScoring;
  readonly source: string;
}

const MUHURTA_CHINTAMANI = 'Muhurta Chintamani, Vivaha Prakarana';

const YONI_POINTS: PointTable = {
  horse: {
    horse: 4,
    elephant: 2,
    sheep: 2,
    serpent: 3,
    dog: 2,
    cat: 2,
    rat: 2,
    cow: 1,
    buffalo: 0,
    tiger: 1,
    deer: 3,
    monkey: 3,
    mongoose: 2,
    lion: 1,
  },
  elephant: {
    horse: 2,
    elephant: 4,
    sheep: 3,
    serpent: 3,
    dog: 2,
    cat: 2,
    rat: 2,
    cow: 2,
    buffalo: 3,
    tiger: 1,
    deer: 2,
    monkey: 3,
    mongoose: 2,
    lion: 0,
  },
  sheep: {
    horse: 2,
    elephant: 3,
    sheep: 4,
    serpent: 2,
    dog: 1,
    cat: 2,
    rat: 1,
    cow: 3,
    buffalo: 3,
    tiger: 1,
    deer: 2,
    monkey: 0,
    mongoose: 3,
    lion: 1,
  },
  serpent: {
    horse: 3,
    elephant: 3,
    sheep: 2,
    serpent: 4,
    dog: 2,
    cat: 1,
    rat: 1,
    cow: 1,
    buffalo: 1,
    tiger: 2,
    deer: 2,
    monkey: 2,
    mongoose: 0,
    lion: 2,
  },
  dog: {
    horse: 2,
    elephant: 2,
    sheep: 1,
    serpent: 2,
    dog: 4,
    cat: 2,
    rat: 1,
    cow: 2,
    buffalo: 2,
    tiger: 1,
    deer: 0,
    monkey: 2,
    mongoose: 1,
    lion: 1,
  },
  cat: {
    horse: 2,
    elephant: 2,
    sheep: 2,
    serpent: 1,
    dog: 2,
    cat: 4,
    rat: 0,
    cow: 2,
    buffalo: 2,
    tiger: 1,
    deer: 3,
    monkey: 3,
    mongoose: 2,
    lion: 1,
  },
  rat: {
    horse: 2,
    elephant: 2,
    sheep: 1,
    serpent: 1,
    dog: 1,
    cat: 0,
    rat: 4,
    cow: 2,
    buffalo: 2,
    tiger: 2,
    deer: 2,
    monkey: 2,
    mongoose: 1,
    lion: 2,
  },
  cow: {
    horse: 1,
    elephant: 2,
    sheep: 3,
    serpent: 1,
    dog: 2,
    cat: 2,
    rat: 2,
    cow: 4,
    buffalo: 3,
    tiger: 0,
    deer: 3,
    monkey: 2,
    mongoose: 2,
    lion: 1,
  },
  buffalo: {
    horse: 0,
    elephant: 3,
    sheep: 3,
    serpent: 1,
    dog: 2,
    cat: 2,
    rat: 2,
    cow: 3,
    buffalo: 4,
    tiger: 1,
    deer: 2,
    monkey: 2,
    mongoose: 2,
    lion: 1,
  },
  tiger: {
    horse: 1,
    elephant: 1,
    sheep: 1,
    serpent: 2,
    dog: 1,
    cat: 1,
    rat: 2,
    cow: 0,
    buffalo: 1,
    tiger: 4,
    deer: 1,
    monkey: 1,
    mongoose: 2,
    lion: 1,
  },
  deer: {
    horse: 3,
    elephant: 2,
    sheep: 2,
    serpent: 2,
    dog: 0,
    cat: 3,
    rat: 2,
    cow: 3,
    buffalo: 2,
    tiger: 1,
    deer: 4,
    monkey: 2,
    mongoose: 2,
    lion: 1,
  },
  monkey: {
    horse: 3,
    elephant: 3,
    sheep: 0,
    serpent: 2,
    dog: 2,
    cat: 3,
    rat: 2,
    cow: 2,
    buffalo: 2,
    tiger: 1,
    deer: 2,
    monkey: 4,
    mongoose: 3,
    lion: 2,
  },
  mongoose: {
    horse: 2,
    elephant: 2,
    sheep: 3,
    serpent: 0,
    dog: 1,
    cat: 2,
    rat: 1,
    cow: 2,
    buffalo: 2,
    tiger: 2,
    deer: 2,
    monkey: 3,
    mongoose: 4,
    lion: 2,
  },
  lion: {
    horse: 1,
    elephant: 0,
    sheep: 1,
    serpent: 2,
    dog: 1,
    cat: 1,
    rat: 2,
    cow: 1,
    buffalo: 1,
    tiger: 1,
    deer: 1,
    monkey: 2,
    mongoose: 2,
    lion: 4,
  },
};

export const KOOTAS = {
  varna: {
    id: 'varna',
    maxScore: 1,
    scoring: { by: 'rank', attribute: 'varna', order: VARNAS },
    source: MUHURTA_CHINTAMANI,
  },
  vasya: {
    id: 'vasya',
    maxScore: 2,
    scoring: {
      by: 'table',
      attribute: 'vasya',
      points: {
        chatushpada: { chatushpada: 2, manava: 1, jalachara: 1, vanachara: 0.5, keeta: 1 },
        manava: { chatushpada: 1, manava: 2, jalachara: 0.5, vanachara: 0, keeta: 1 },
        jalachara: { chatushpada: 1, manava: 0.5, jalachara: 2, vanachara: 1, keeta: 1 },
        vanachara: { chatushpada: 0.5, manava: 0, jalachara: 1, vanachara: 2, keeta: 0 },
        keeta: { chatushpada: 1, manava: 1, jalachara: 1, vanachara: 0, keeta: 2 },
      },
      variants: [
        {
          rule: 'vasya_chatushpada_vanachara',
          value: 'none',
          cells: [
            ['chatushpada', 'vanachara'],
            ['vanachara', 'chatushpada'],
          ],
          points: 0,
        },
        {
          rule: 'vasya_manava_jalachara',
          value: 'one_and_half',
          cells: [
            ['manava', 'jalachara'],
            ['jalachara', 'manava'],
          ],
          points: 1.5,
        },
      ],
    },
    source: `${MUHURTA_CHINTAMANI}, and its rule of points`,
  },
  tara: {
    id: 'tara',
    maxScore: 3,
    scoring: { by: 'taras', each: 1.5, bad: [3, 5, 7] },
    source: MUHURTA_CHINTAMANI,
  },
  yoni: {
    id: 'yoni',
    maxScore: 4,
    scoring: {
      by: 'table',
      attribute: 'yoni',
      points: YONI_POINTS,
      variants: [
        {
          rule: 'yoni_horse_deer',
          value: 'one',
          cells: [
            ['horse', 'deer'],
            ['deer', 'horse'],
          ],
          points: 1,
        },
      ],
    },
    source: 'Hindi almanac tables; docs/rules/08-match-and-muhurta.md#section-3-4',
  },
  graha_maitri: {
    id: 'graha_maitri',
    maxScore: 5,
    scoring: {
      by: 'lords',
      same: 5,
      points: {
        friend: { friend: 5, neutral: 4, enemy: 1 },
        neutral: { friend: 4, neutral: 3, enemy: 0.5 },
        enemy: { friend: 1, neutral: 0.5, enemy: 0 },
      },
    },
    source: MUHURTA_CHINTAMANI,
  },
  gana: {
    id: 'gana',
    maxScore: 6,
    scoring: {
      by: 'table',
      attribute: 'gana',
      points: {
        deva: { deva: 6, manushya: 6, rakshasa: 1 },
        manushya: { deva: 5, manushya: 6, rakshasa: 0 },
        rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
      },
      variants: [
        {
          rule: 'gana_deva_rakshasa',
          value: 'none',
          cells: [
            ['deva', 'rakshasa'],
            ['rakshasa', 'deva'],
          ],
          points: 0,
        },
      ],
    },
    source: MUHURTA_CHINTAMANI,
  },
  bhakoot: {
    id: 'bhakoot',
    maxScore: 7,
    scoring: {
      by: 'sign_count',
      doshas: { dwirdwadasha: [2, 12], navapanchama: [5, 9], shadashtaka: [6, 8] },
      fromGirl: { bad: [2, 3, 4, 5, 6] },
    },
    source: MUHURTA_CHINTAMANI,
  },
  nadi: {
    id: 'nadi',
    maxScore: 8,
    scoring: { by: 'difference', attribute: 'nadi' },
    source: MUHURTA_CHINTAMANI,
  },
} as const satisfies Readonly<Record<string, KootaRow>>;

export type KootaId = keyof typeof KOOTAS;
export type BhakootDosha = keyof typeof KOOTAS.bhakoot.scoring.doshas;
