import { elementOf, type Sign, signIndex } from '../../zodiac/signs.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { run } from './signPatterns.js';

const YEARS = 9;

/** First signs by the navamsa Ascendant: Aries, Leo, Libra and Aquarius for fire, earth, air and water. */
const FIRST_SIGNS = { fire: 'Aries', earth: 'Leo', air: 'Libra', water: 'Aquarius' } as const satisfies Record<
  ReturnType<typeof elementOf>,
  Sign
>;

/** Where the parts of the period of each sign begin, Aries .. Pisces. */
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
