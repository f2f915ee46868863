import type { Graha } from '../../zodiac/grahas.js';

/** Lords of a cycle with the years of each, in their order. */
export type LordYears = readonly (readonly [Graha, number])[];

/** One nakshatra dasha (docs/rules/04-graha-dashas.md#section-2). */
export interface NakshatraDashaRow {
  /** From the lord of the seed nakshatra onward. */
  readonly lords: LordYears;
  /** 1 Ashwini .. 27 Revati: the nakshatra from which (backward: to which) nakshatras are assigned to the lords. */
  readonly seedStar: number;
  readonly counted: 'forward' | 'backward';
  /** How many consecutive nakshatras each lord has; null where the lord changes with every nakshatra. */
  readonly starsOfLords: readonly number[] | null;
  /** The same where Abhijit is counted as the 22nd of 28 nakshatras; null where no school counts it. */
  readonly starsWithAbhijit: readonly number[] | null;
  /**
   * Whether the elapsed part of the first period is that of the one nakshatra, or that of all nakshatras of the lord.
   */
  readonly balance: 'star' | 'group';
  readonly cycles: number;
  /** Whether the choice `sub_period_split` is offered (where the reference divides equally). */
  readonly equalSplitOffered: boolean;
  readonly source: string;
}

/** Years of the planets in Vimsottari, from the lord of Krittika. */
export const VIMSOTTARI_LORDS: LordYears = [
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
  ['Ketu', 7],
  ['Venus', 20],
];

export const ASHTOTTARI_LORDS: LordYears = [
  ['Sun', 6],
  ['Moon', 15],
  ['Mars', 8],
  ['Mercury', 17],
  ['Saturn', 10],
  ['Jupiter', 19],
  ['Rahu', 12],
  ['Venus', 21],
];

/** Mangala, Pingala, Dhanya, Bhramari, Bhadrika, Ulka, Siddha, Sankata. */
export const YOGINI_LORDS: LordYears = [
  ['Moon', 1],
  ['Sun', 2],
  ['Jupiter', 3],
  ['Mars', 4],
  ['Mercury', 5],
  ['Saturn', 6],
  ['Venus', 7],
  ['Rahu', 8],
];

/** The seven planets, twelve years each. */
export const CHATURAASEETI_LORDS: LordYears = [
  ['Sun', 12],
  ['Moon', 12],
  ['Mars', 12],
  ['Mercury', 12],
  ['Jupiter', 12],
  ['Venus', 12],
  ['Saturn', 12],
];

/** From the lord of Ashwini (Mars) onward. */
const YOGINI_FROM_ASHWINI: LordYears = [...YOGINI_LORDS.slice(3), ...YOGINI_LORDS.slice(0, 3)];

const BPHS = 'BPHS 46 (Santhanam)';

const SINGLE_STARS = { counted: 'forward', starsOfLords: null, starsWithAbhijit: null, balance: 'star' } as const;

/** Every nakshatra dasha. */
export const NAKSHATRA_DASHA_ROWS = {
  vimsottari: {
    ...SINGLE_STARS,
    lords: VIMSOTTARI_LORDS,
    seedStar: 3,
    cycles: 1,
    equalSplitOffered: false,
    source: `${BPHS}; PVR book 16`,
  },
  rasi_bhukthi_vimsottari: {
    ...SINGLE_STARS,
    lords: VIMSOTTARI_LORDS,
    seedStar: 3,
    cycles: 1,
    equalSplitOffered: false,
    source: 'docs/rules/04-graha-dashas.md#section-2-3',
  },
  ashtottari: {
    lords: ASHTOTTARI_LORDS,
    seedStar: 6,
    counted: 'forward',
    starsOfLords: [4, 3, 4, 3, 3, 3, 4, 3],
    starsWithAbhijit: [4, 3, 4, 3, 4, 3, 4, 3],
    balance: 'group',
    cycles: 1,
    equalSplitOffered: false,
    source: `${BPHS}; PVR book 17`,
  },
  yogini: {
    ...SINGLE_STARS,
    lords: YOGINI_FROM_ASHWINI,
    seedStar: 1,
    cycles: 3,
    equalSplitOffered: true,
    source: `${BPHS}: number of the star and 3, divided by 8`,
  },
  shodasottari: {
    ...SINGLE_STARS,
    lords: [
      ['Sun', 11],
      ['Mars', 12],
      ['Jupiter', 13],
      ['Saturn', 14],
      ['Ketu', 15],
      ['Moon', 16],
      ['Mercury', 17],
      ['Venus', 18],
    ],
    seedStar: 8,
    cycles: 1,
    equalSplitOffered: true,
    source: BPHS,
  },
  dwadasottari: {
    ...SINGLE_STARS,
    lords: [
      ['Sun', 7],
      ['Jupiter', 9],
      ['Ketu', 11],
      ['Mercury', 13],
      ['Rahu', 15],
      ['Mars', 17],
      ['Saturn', 19],
      ['Moon', 21],
    ],
    seedStar: 27,
    counted: 'backward',
    cycles: 1,
    equalSplitOffered: true,
    source: BPHS,
  },
  panchottari: {
    ...SINGLE_STARS,
    lords: [
      ['Sun', 12],
      ['Mercury', 13],
      ['Saturn', 14],
      ['Mars', 15],
      ['Venus', 16],
      ['Moon', 17],
      ['Jupiter', 18],
    ],
    seedStar: 17,
    cycles: 1,
    equalSplitOffered: true,
    source: BPHS,
  },
  satabdika: {
    ...SINGLE_STARS,
    lords: [
      ['Sun', 5],
      ['Moon', 5],
      ['Venus', 10],
      ['Mercury', 10],
      ['Jupiter', 20],
      ['Mars', 20],
      ['Saturn', 30],
    ],
    seedStar: 27,
    cycles: 1,
    equalSplitOffered: true,
    source: BPHS,
  },
  chaturaaseeti_sama: {
    ...SINGLE_STARS,
    lords: CHATURAASEETI_LORDS,
    seedStar: 15,
    cycles: 1,
    equalSplitOffered: false,
    source: BPHS,
  },
  dwisatpathi: {
    ...SINGLE_STARS,
    lords: [
      ['Sun', 9],
      ['Moon', 9],
      ['Mars', 9],
      ['Mercury', 9],
      ['Jupiter', 9],
      ['Venus', 9],
      ['Saturn', 9],
      ['Rahu', 9],
    ],
    seedStar: 19,
    cycles: 2,
    equalSplitOffered: false,
    source: BPHS,
  },
  shashtisama: {
    lords: [
      ['Jupiter', 10],
      ['Sun', 10],
      ['Mars', 10],
      ['Moon', 6],
      ['Mercury', 6],
      ['Venus', 6],
      ['Saturn', 6],
      ['Rahu', 6],
    ],
    seedStar: 1,
    counted: 'forward',
    starsOfLords: [3, 4, 3, 4, 3, 4, 3, 3],
    starsWithAbhijit: [3, 4, 3, 4, 3, 4, 3, 4],
    balance: 'star',
    cycles: 2,
    equalSplitOffered: true,
    source: BPHS,
  },
  shattrimsa_sama: {
    ...SINGLE_STARS,
    lords: YOGINI_LORDS,
    seedStar: 22,
    cycles: 3,
    equalSplitOffered: true,
    source: BPHS,
  },
} as const satisfies Readonly<Record<string, NakshatraDashaRow>>;
export type NakshatraDashaId = keyof typeof NAKSHATRA_DASHA_ROWS;
