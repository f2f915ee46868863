import { rasiDrishti } from '../../zodiac/aspects.js';
import { isOddFooted, isOddSign, qualityOf, type Sign, signFrom } from '../../zodiac/signs.js';
import { narayanaPartsOf, strongerOfAxis } from './narayana.js';
import { complement, type RasiDashaRow, type Reading } from './rasiDasha.js';
import { parityDirection, quadrantOrder } from './signPatterns.js';
import { countBetween, narayanaYears, sthiraYears } from './signYears.js';

/** The houses whose drishti the dasha follows. */
const DRISHTI_HOUSES = [9, 10, 11] as const;

/**
 * The 9th, 10th and 11th, each followed by the signs it aspects, the nearest first in its direction. From a dual
 * Ascendant the 9th is fixed; then two signs are aspected twice and two never.
 */
const drigOrder =
  (looksForward: (sign: Sign) => boolean) =>
  (ninth: Sign): readonly Sign[] =>
    DRISHTI_HOUSES.flatMap((house) => {
      const from = signFrom(ninth, house - 8);
      const distance = (sign: Sign): number => countBetween(from, sign, looksForward(from));
      return [from, ...[...rasiDrishti(from)].sort((a, b) => distance(a) - distance(b))];
    });

const ninthFromLagna = ({ comparisons }: Reading): Sign => signFrom(comparisons.placement.ascendant.sign, 9);

/** Direction: forward for fixed and dual odd signs, backward for movable and dual even ones. */
const looksForward = (sign: Sign): boolean =>
  qualityOf(sign) === 'fixed' || (qualityOf(sign) === 'dual' && isOddSign(sign));

/** Parts from the stronger of the sign and its 7th, in the direction of the sign. */
const drigParts = (parent: Sign, { comparisons }: Reading): readonly Sign[] =>
  quadrantOrder(strongerOfAxis(comparisons, parent), parityDirection(parent));

export const DRIG_1: RasiDashaRow = {
  source: "P.V.R. Narasimha Rao's paper on Drig dasa; docs/rules/05-rasi-dashas.md#section-4-4",
  firstSign: ninthFromLagna,
  order: drigOrder(looksForward),
  years: sthiraYears,
  parts: drigParts,
};

export const DRIG_2: RasiDashaRow = {
  source: 'PVR book, Drig dasa; docs/rules/05-rasi-dashas.md#section-4-4',
  firstSign: ninthFromLagna,
  order: drigOrder(isOddFooted),
  years: narayanaYears,
  secondYears: complement,
  parts: narayanaPartsOf,
};

/** Mahadashas of the book with the antardashas of the paper. */
export const DRIG_LEGACY: RasiDashaRow = {
  ...DRIG_2,
  source: 'docs/rules/05-rasi-dashas.md#section-4-4, legacy variant',
  parts: drigParts,
};
