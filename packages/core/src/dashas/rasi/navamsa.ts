import { elementOf, isOddSign, type Quality, qualityOf, type Sign, signIndex } from '../../zodiac/signs.js';
import { rotated } from '../graha/antardashaOrder.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { parityDirection, run, signAfter, signsAt } from './signPatterns.js';
import { countedYears, signOfPlainLord, sthiraYears } from './signYears.js';

const YEARS = 9;

/** First signs by the navamsa Ascendant: Aries, Leo, Libra and Aquarius for fire, earth, air and water. */
const FIRST_SIGNS = { fire: 'Aries', earth: 'Leo', air: 'Libra', water: 'Aquarius' } as const satisfies Record<
  ReturnType<typeof elementOf>,
  Sign
>;

/** First part of the period of each sign, Aries .. Pisces. */
const FIRST_PARTS: readonly Sign[] = [
  'Libra',
  'Aries',
  'Sagittarius',
  'Aquarius',
  'Leo',
  'Sagittarius',
  'Libra',
  'Aries',
  'Sagittarius',
  'Aquarius',
  'Leo',
  'Sagittarius',
];

/** Nine years each, always forward. */
export const NAVAMSA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ subject }) => FIRST_SIGNS[elementOf(subject.varga('D-9_navamsa').placement.ascendant.sign)],
  order: (first) => run(first, 1),
  years: () => YEARS,
  parts: (parent) => run(FIRST_PARTS[signIndex(parent)] as Sign, 1),
};

const LEAPS = [0, 3, 6, 9] as const;

/** First signs of the second and the third four, by the quality of the first sign. */
const LATER_STARTS: Readonly<Record<Quality, readonly [Sign, Sign]>> = {
  movable: ['Gemini', 'Taurus'],
  fixed: ['Aries', 'Gemini'],
  dual: ['Taurus', 'Aries'],
};

/** Leaps over two signs at a time, in the direction of the stronger of the Ascendant and its 7th. */
export const MANDOOKA_2: RasiDashaRow = {
  source: 'K. N. Rao; docs/rules/05-rasi-dashas.md#section-4-8',
  firstSign: ({ comparisons }) => comparisons.lagnaOrSeventh().stronger,
  order: (first) =>
    [first, ...LATER_STARTS[qualityOf(first)]].flatMap((sign) => signsAt(sign, LEAPS, parityDirection(first))),
  years: (sign, reading) => countedYears(sign, signOfPlainLord(sign, reading)),
  parts: (parent, { order }) => rotated(order, order.indexOf(parent)),
};

const SIX = [0, 1, 2, 3, 4, 5] as const;
const everySecondBack = (sign: Sign): readonly Sign[] => SIX.map((index) => signAfter(sign, -2 * index));

/** First part of a period, and the direction of the parts. */
function partsOf(parent: Sign): readonly Sign[] {
  const odd = isOddSign(parent);
  switch (qualityOf(parent)) {
    case 'movable':
      return odd ? run('Cancer', -1) : run('Sagittarius', 1);
    case 'fixed':
      return run('Cancer', -1);
    case 'dual':
      return run(odd ? 'Taurus' : 'Sagittarius', -1);
  }
}

/** Every second sign back from the Ascendant, then the six between. */
export const MANDOOKA_1: RasiDashaRow = {
  source: 'Sanjay Rath; docs/rules/05-rasi-dashas.md#section-4-8',
  firstSign: ({ comparisons }) => comparisons.placement.ascendant.sign,
  order: (first) => [...everySecondBack(first), ...everySecondBack(signAfter(first, -1))],
  years: sthiraYears,
  parts: partsOf,
};
