/**
 * Houses that receive a bindu, counted inclusively from the contributor's own sign: whose ashtakavarga, then who
 * contributes. By Parashara (docs/rules/03-strengths.md#section-14; BPHS as in the book of P.V.R. Narasimha Rao), and by
 * Varahamihira (docs/rules/16-schools-of-a-chart.md#section-1). Totals 48 49 39 54 56 52 39 in both, the Ascendant's 49.
 */

import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type Sign, signFrom } from '../zodiac/signs.js';
import { rowOf, type SignRow } from './signRow.js';

/**
 * Contributors of bindus, which are also the owners of an ashtakavarga: the seven planets and the Ascendant
 * (docs/rules/03-strengths.md#section-14).
 */
export const CONTRIBUTORS = [...PLANETS, 'Ascendant'] as const;
export type Contributor = Planet | 'Ascendant';

type BinduHouses = Readonly<Record<Contributor, Readonly<Record<Contributor, readonly House[]>>>>;

const PARASHARA: BinduHouses = {
  Sun: {
    Sun: [1, 2, 4, 7, 8, 9, 10, 11],
    Moon: [3, 6, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [3, 5, 6, 9, 10, 11, 12],
    Jupiter: [5, 6, 9, 11],
    Venus: [6, 7, 12],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Ascendant: [3, 4, 6, 10, 11, 12],
  },
  Moon: {
    Sun: [3, 6, 7, 8, 10, 11],
    Moon: [1, 3, 6, 7, 9, 10, 11],
    Mars: [2, 3, 5, 6, 10, 11],
    Mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    Jupiter: [1, 2, 4, 7, 8, 10, 11],
    Venus: [3, 4, 5, 7, 9, 10, 11],
    Saturn: [3, 5, 6, 11],
    Ascendant: [3, 6, 10, 11],
  },
  Mars: {
    Sun: [3, 5, 6, 10, 11],
    Moon: [3, 6, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [3, 5, 6, 11],
    Jupiter: [6, 10, 11, 12],
    Venus: [6, 8, 11, 12],
    Saturn: [1, 4, 7, 8, 9, 10, 11],
    Ascendant: [1, 3, 6, 10, 11],
  },
  Mercury: {
    Sun: [5, 6, 9, 11, 12],
    Moon: [2, 4, 6, 8, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    Jupiter: [6, 8, 11, 12],
    Venus: [1, 2, 3, 4, 5, 8, 9, 11],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Ascendant: [1, 2, 4, 6, 8, 10, 11],
  },
  Jupiter: {
    Sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    Moon: [2, 5, 7, 9, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    Jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    Venus: [2, 5, 6, 9, 10, 11],
    Saturn: [3, 5, 6, 12],
    Ascendant: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  Venus: {
    Sun: [8, 11, 12],
    Moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    Mars: [3, 4, 6, 9, 11, 12],
    Mercury: [3, 5, 6, 9, 11],
    Jupiter: [5, 8, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    Saturn: [3, 4, 5, 8, 9, 10, 11],
    Ascendant: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  Saturn: {
    Sun: [1, 2, 4, 7, 8, 10, 11],
    Moon: [3, 6, 11],
    Mars: [3, 5, 6, 10, 11, 12],
    Mercury: [6, 8, 9, 10, 11, 12],
    Jupiter: [5, 6, 11, 12],
    Venus: [6, 11, 12],
    Saturn: [3, 5, 6, 11],
    Ascendant: [1, 3, 4, 6, 10, 11],
  },
  Ascendant: {
    Sun: [3, 4, 6, 10, 11, 12],
    Moon: [3, 6, 10, 11, 12],
    Mars: [1, 3, 6, 10, 11],
    Mercury: [1, 2, 4, 6, 8, 10, 11],
    Jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9],
    Saturn: [1, 3, 4, 6, 10, 11],
    Ascendant: [3, 6, 10, 11],
  },
};

/** The Moon and Venus differ, in four rows. */
const VARAHAMIHIRA: BinduHouses = {
  ...PARASHARA,
  Moon: {
    ...PARASHARA.Moon,
    Moon: [1, 3, 6, 7, 10, 11],
    Mars: [2, 3, 5, 6, 9, 10, 11],
    Jupiter: [1, 4, 7, 8, 10, 11, 12],
  },
  Venus: { ...PARASHARA.Venus, Mars: [3, 5, 6, 9, 11, 12] },
};

/** The choice of the tables of bindus. */
export type AshtakavargaRules = Pick<Rules, 'ashtakavarga_tables'>;
const BINDU_HOUSES: Readonly<Record<Rules['ashtakavarga_tables'], BinduHouses>> = {
  parashara: PARASHARA,
  varahamihira: VARAHAMIHIRA,
};

/** The spread-out ashtakavarga of one owner: a row of ones and zeros for every contributor. */
export type Prastara = Readonly<Record<Contributor, SignRow>>;

/** Who gives the owner a bindu in which sign (docs/rules/03-strengths.md#section-14). */
export const prastaraOf = (
  owner: Contributor,
  signs: Readonly<Record<Contributor, Sign>>,
  { ashtakavarga_tables }: AshtakavargaRules,
): Prastara =>
  recordFrom(CONTRIBUTORS, (contributor) =>
    rowOf(
      BINDU_HOUSES[ashtakavarga_tables][owner][contributor].map((house) => [signFrom(signs[contributor], house), 1]),
    ),
  );
