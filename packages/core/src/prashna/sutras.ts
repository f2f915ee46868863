import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { countNakshatras, type Nakshatra } from '../zodiac/nakshatras.js';
import { type NaturalRelation, naturalRelation } from '../zodiac/relations.js';
import { countSigns, type Quality, qualityOf, type Sign, signFrom } from '../zodiac/signs.js';

/** Results of the sutras of Prasna Marga, as names only (docs/rules/12-kp-and-prashna.md#section-10). */
export const SUTRA_RESULTS = ['jeeva', 'roga', 'mrityu', 'mixed'] as const;
export type SutraResult = (typeof SUTRA_RESULTS)[number];
type PlainResult = Exclude<SutraResult, 'mixed'>;

const QUALITY_RESULTS: Readonly<Record<Quality, Readonly<Record<Quality, PlainResult>>>> = {
  movable: { movable: 'jeeva', fixed: 'roga', dual: 'mrityu' },
  fixed: { movable: 'roga', fixed: 'mrityu', dual: 'jeeva' },
  dual: { movable: 'mrityu', fixed: 'jeeva', dual: 'roga' },
};

/** Two signs compared by their quality. */
export interface SignSutra {
  readonly arudha: Sign;
  readonly lagna: Sign;
  readonly result: PlainResult;
}

/** The samanya sutra; of navamsa signs the amsaka sutra. */
export const signSutra = (arudha: Sign, lagna: Sign): SignSutra => ({
  arudha,
  lagna,
  result: QUALITY_RESULTS[qualityOf(arudha)][qualityOf(lagna)],
});

const RELATION_RESULTS: Readonly<Record<NaturalRelation, PlainResult>> = {
  friend: 'jeeva',
  neutral: 'roga',
  enemy: 'mrityu',
};

/** The lords of two signs compared by nature. */
export interface LordSutra {
  readonly arudhaLord: Planet;
  readonly lagnaLord: Planet;
  /** How the lord of the arudha regards that of the lagna, and the reverse; null for one lord. */
  readonly ofArudhaLord: NaturalRelation | null;
  readonly ofLagnaLord: NaturalRelation | null;
  readonly result: SutraResult;
}

/** The adhipa sutra. */
export function lordSutra(arudha: Sign, lagna: Sign): LordSutra {
  const [arudhaLord, lagnaLord] = [lordOf(arudha), lordOf(lagna)];
  if (arudhaLord === lagnaLord) {
    return { arudhaLord, lagnaLord, ofArudhaLord: null, ofLagnaLord: null, result: 'jeeva' };
  }
  const ofArudhaLord = naturalRelation(arudhaLord, lagnaLord);
  const ofLagnaLord = naturalRelation(lagnaLord, arudhaLord);
  return {
    arudhaLord,
    lagnaLord,
    ofArudhaLord,
    ofLagnaLord,
    result: ofArudhaLord === ofLagnaLord ? RELATION_RESULTS[ofArudhaLord] : 'mixed',
  };
}

/** Inclusive counts both ways; a sutra of which the texts that could be read give no result. */
export interface CountedSutra<T> {
  readonly first: T;
  readonly second: T;
  readonly forward: number;
  readonly backward: number;
}

/** The inputs of the nakshatra sutra: those of the birth and of the lagna. */
export const nakshatraSutra = (janma: Nakshatra, lagna: Nakshatra): CountedSutra<Nakshatra> => ({
  first: janma,
  second: lagna,
  forward: countNakshatras(janma, lagna),
  backward: countNakshatras(lagna, janma),
});

/** The inputs of the maha sutra: the arudha and the tenth from it. */
export function mahaSutra(arudha: Sign): CountedSutra<Sign> {
  const tenth = signFrom(arudha, 10);
  return { first: arudha, second: tenth, forward: countSigns(arudha, tenth), backward: countSigns(tenth, arudha) };
}
