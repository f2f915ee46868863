// The ten poruthams of the south and the four that the north adds: docs/rules/08-match-and-muhurta.md#section-4 and
// #section-7.
import type { Varna } from './attributes.data.js';
import type { PairCondition } from './pairConditions.js';

/** From the best to the worst; the worst is not satisfied. */
export const PORUTHAM_GRADES = ['uttama', 'madhyama', 'adhama'] as const;
export type PoruthamGrade = (typeof PORUTHAM_GRADES)[number];

/** A porutham: a grade is given if any of its conditions is met; without any the grade is adhama. */
export interface PoruthamRow {
  readonly id: string;
  readonly uttama: readonly PairCondition[];
  readonly madhyama: readonly PairCondition[];
  readonly source: string;
}

const TEXTS = 'Kalaprakasika; B.V. Raman, Muhurtha; printed Tamil lists';

const MAHENDRA: PairCondition = { starsToBoy: [4, 7, 10, 13, 16, 19, 22, 25] };
const STREE_DEERGHA: PairCondition = { starsToBoyAbove: 13 };
const NO_VEDHA: PairCondition = { vedha: false };
const OTHER_RAJJU: PairCondition = { sameRajju: false };

export const TEN_PORUTHAMS = {
  dina: {
    id: 'dina',
    uttama: [
      { starsToBoy: [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26] },
      { starsToBoy: [1], boyStars: [4, 6, 10, 13, 16, 22, 26, 27] },
    ],
    madhyama: [
      { starsToBoy: [12], boyPadas: [2, 3, 4] },
      { starsToBoy: [14], boyPadas: [1, 2, 3] },
      { starsToBoy: [16], boyPadas: [1, 2, 4] },
      { starsToBoy: [27], sameSign: true },
      { starsToBoy: [1], boyStars: [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21] },
    ],
    source: TEXTS,
  },
  gana: {
    id: 'gana',
    uttama: [{ sameGana: true }],
    madhyama: [{ bothGanas: ['deva', 'manushya'] }],
    source: TEXTS,
  },
  mahendra: { id: 'mahendra', uttama: [MAHENDRA], madhyama: [], source: TEXTS },
  stree_deergha: {
    id: 'stree_deergha',
    uttama: [STREE_DEERGHA],
    madhyama: [{ starsToBoyAbove: 7 }],
    source: TEXTS,
  },
  yoni: {
    id: 'yoni',
    uttama: [{ yoniEnemies: false, yoniSexes: { boy: 'male', girl: 'female' } }],
    madhyama: [{ yoniEnemies: false }],
    source: TEXTS,
  },
  rasi: {
    id: 'rasi',
    uttama: [{ signsToBoy: [7, 9, 10, 11, 12] }, { signsToBoy: [1], boyMoonNotBeyond: true }],
    madhyama: [{ signsToBoy: [1, 8] }],
    source: TEXTS,
  },
  rasi_adhipati: {
    id: 'rasi_adhipati',
    uttama: [{ signLords: ['same', 'yavana_friends'] }],
    madhyama: [],
    source: `${TEXTS}; friends: Brihat Jataka, chapter on planetary natures`,
  },
  vasya: { id: 'vasya', uttama: [{ boySignVasya: true }], madhyama: [], source: TEXTS },
  rajju: {
    id: 'rajju',
    uttama: [OTHER_RAJJU, { southRajju: 'direction', sameRajjuDirection: false }],
    madhyama: [],
    source: TEXTS,
  },
  vedha: { id: 'vedha', uttama: [NO_VEDHA], madhyama: [], source: TEXTS },
} as const satisfies Readonly<Record<string, PoruthamRow>>;
export type PoruthamId = keyof typeof TEN_PORUTHAMS;

/** A porutham that is either present or absent. */
export interface AdditionalPoruthamRow {
  readonly id: string;
  readonly condition: PairCondition;
  readonly source: string;
}

export const ADDITIONAL_PORUTHAMS = {
  mahendra: { id: 'mahendra', condition: MAHENDRA, source: TEXTS },
  stree_deergha: { id: 'stree_deergha', condition: STREE_DEERGHA, source: TEXTS },
  vedha: { id: 'vedha', condition: NO_VEDHA, source: TEXTS },
  rajju: { id: 'rajju', condition: OTHER_RAJJU, source: TEXTS },
} as const satisfies Readonly<Record<string, AdditionalPoruthamRow>>;
export type AdditionalPoruthamId = keyof typeof ADDITIONAL_PORUTHAMS;

/** Poruthams that the Tamil lists require. */
export const FIVE_INDISPENSABLE: readonly PoruthamId[] = ['dina', 'gana', 'yoni', 'rasi', 'rajju'];

/** Poruthams that are required by the girl's varna, in the older lists. */
export const INDISPENSABLE_BY_VARNA: Readonly<Record<Varna, readonly PoruthamId[]>> = {
  brahmin: ['dina', 'rajju'],
  kshatriya: ['gana', 'rajju'],
  vaishya: ['rasi', 'rajju'],
  shudra: ['yoni', 'rajju'],
};
