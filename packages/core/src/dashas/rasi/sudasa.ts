import type { Comparisons } from '../../comparisons/comparisons.js';
import { DEGREES_PER_SIGN, isOddSign, type Sign, signIndex } from '../../zodiac/signs.js';
import { narayanaParts, strongerOfAxis } from './narayana.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import type { RasiDashaRules } from './rasiDashaSubject.js';
import { type Direction, kendraOrder, opposite, parityDirection, run, signAfter, signsAt } from './signPatterns.js';
import { narayanaYears } from './signYears.js';

const WHOLE = 12;
const KENDRAS = [0, 3, 6, 9] as const;

/** Forward with Saturn in the sign; else by its parity, which Ketu in it reverses. */
function sudasaDirection(first: Sign, { placement }: Comparisons): Direction {
  const { Saturn, Ketu } = placement.grahas;
  if (Saturn.sign === first) return 1;
  return Ketu.sign === first ? opposite(parityDirection(first)) : parityDirection(first);
}

/** Parts run the other way than the mahadashas: forward from even signs. */
const signBySign = (first: Sign): readonly Sign[] => run(first, opposite(parityDirection(first)));

/** The kendras of a sign in their order, then those of the next two signs in the order of the zodiac. */
function byQuadrants(first: Sign): readonly Sign[] {
  const inZodiac = (sign: Sign): readonly Sign[] =>
    [...signsAt(sign, KENDRAS)].sort((a, b) => signIndex(a) - signIndex(b));
  const [start, ...rest] = [
    ...signsAt(first, KENDRAS),
    ...inZodiac(signAfter(first, 1)),
    ...inZodiac(signAfter(first, 2)),
  ] as [Sign, ...Sign[]];
  return [start, ...(isOddSign(first) ? rest.reverse() : rest)];
}

const PARTS: Readonly<
  Record<RasiDashaRules['sudasa_antardasha'], (parent: Sign, comparisons: Comparisons) => readonly Sign[]>
> = {
  sign_by_sign: signBySign,
  sign_by_sign_from_stronger: (parent, comparisons) => signBySign(strongerOfAxis(comparisons, parent)),
  quadrants: byQuadrants,
  quadrants_from_stronger: (parent, comparisons) => byQuadrants(strongerOfAxis(comparisons, parent)),
  narayana: narayanaParts,
};

const isFirst = (sign: Sign, { subject }: Reading): boolean => subject.sreeLagna().sign === sign;

/**
 * Sudasa: the kendras of Sree lagna. The share of its sign that Sree lagna has passed is subtracted from the first
 * length; a sign without years in the second cycle has no period there.
 */
export const SUDASA: RasiDashaRow = {
  source: 'PVR book, Sudasa; docs/rules/05-rasi-dashas.md#section-4-3',
  firstSign: ({ subject }) => subject.sreeLagna().sign,
  order: (first, { comparisons }) => kendraOrder(first, sudasaDirection(first, comparisons)),
  years(sign, reading) {
    const years = narayanaYears(sign, reading);
    if (!isFirst(sign, reading)) return years;
    return (years * (DEGREES_PER_SIGN - reading.subject.sreeLagna().degreesInSign)) / DEGREES_PER_SIGN;
  },
  secondYears(sign, reading) {
    const years = WHOLE - narayanaYears(sign, reading);
    return years > 0 ? years : null;
  },
  parts: (parent, { comparisons, rules }) => PARTS[rules.sudasa_antardasha](parent, comparisons),
};
