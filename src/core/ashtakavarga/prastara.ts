import { mapBodies } from '../charts/chart.js';
import { type Sign, signFrom } from '../zodiac/signs.js';
import { BINDU_HOUSES } from './binduHouses.data.js';
import { CONTRIBUTORS, type Contributor } from './contributors.js';
import { rowOf, type SignRow } from './signRow.js';

/** The spread-out ashtakavarga of one owner: a row of ones and noughts for every contributor. */
export type Prastara = Readonly<Record<Contributor, SignRow>>;

/** Who gives the owner a bindu in which sign (docs/rules/03-strengths.md#section-14). */
export const prastaraOf = (owner: Contributor, signs: Readonly<Record<Contributor, Sign>>): Prastara =>
  mapBodies(CONTRIBUTORS, (contributor) =>
    rowOf(BINDU_HOUSES[owner][contributor].map((house) => [signFrom(signs[contributor], house), 1])),
  );
