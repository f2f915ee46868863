import type { ChartFacts } from '../facts/chartFacts.js';
import { houseFromGraha } from '../facts/conjunctionFacts.js';
import { findingOf, meets } from '../facts/criteria.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type DoshaFinding, uncancelled } from './dosha.js';
import { KALATHRA, KALATHRA_GRAHAS, KALATHRA_HOUSES } from './doshas.data.js';

export type KalathraReference = Rules['kalathra_reference'];

export interface KalathraFrom {
  readonly present: boolean;
  /** of Sun, Mars, Saturn, Rahu and Ketu those in the houses 1, 2, 4, 7, 8, 12 */
  readonly malefics: readonly Graha[];
}

export interface Kalathra extends DoshaFinding {
  readonly references: Readonly<Record<KalathraReference, KalathraFrom>>;
}

/** Kalathra dosha from the chosen reference, with the facts of both. */
export function kalathra(facts: ChartFacts, { kalathra_reference }: Pick<Rules, 'kalathra_reference'>): Kalathra {
  const from = (reference: KalathraReference, houseOf: (graha: Graha) => House): KalathraFrom => ({
    present: meets(KALATHRA.forms[reference], facts),
    malefics: KALATHRA_GRAHAS.filter((graha) => KALATHRA_HOUSES.includes(houseOf(graha))),
  });
  return {
    ...uncancelled(findingOf(KALATHRA.forms[kalathra_reference], facts)),
    references: {
      lagna: from('lagna', (graha) => facts.houses[graha]),
      moon: from('moon', (graha) => houseFromGraha(facts, 'Moon', graha)),
    },
  };
}
