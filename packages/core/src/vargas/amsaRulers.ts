import { recordFrom } from '../records.js';
import { degreesInSign, isOddSign, type Sign, signOf } from '../zodiac/signs.js';
import { factorOf } from '../zodiac/vargaKeys.js';
import { AMSA_RULER_LISTS, CRUEL_SHASHTIAMSAS } from './amsaRulers.data.js';
import { partOf } from './partition.js';
import { TRIMSAMSA } from './vargaTables.data.js';

/** A chart whose amsas have rulers, other than D-150. */
export type AmsaRulerKey = keyof typeof AMSA_RULER_LISTS;
export const AMSA_RULER_KEYS = Object.keys(AMSA_RULER_LISTS) as readonly AmsaRulerKey[];

/** Ruler of an amsa in the spelling of the rules. */
export type AmsaRulerName = (typeof AMSA_RULER_LISTS)[AmsaRulerKey]['rulers'][number];

export interface AmsaRuler {
  /** number of the amsa, 1..divisions; 1..5 for D-30 */
  readonly rulerIndex: number;
  readonly ruler: AmsaRulerName;
  /** of the sixty shashtiamsas; null for other charts */
  readonly nature: 'cruel' | 'gentle' | null;
}

/** Number of parts and the part, from 0, of a longitude; D-30 has the five unequal parts of the trimsamsa. */
function amsaOf(longitudeDeg: number, sign: Sign, key: AmsaRulerKey): readonly [parts: number, part: number] {
  if (key !== 'D-30_trimsamsa') return [factorOf(key), partOf(longitudeDeg, factorOf(key))];
  const parts = isOddSign(sign) ? TRIMSAMSA.odd : TRIMSAMSA.even;
  const degrees = degreesInSign(longitudeDeg);
  return [parts.length, parts.findIndex(({ uptoDeg }) => degrees < uptoDeg)];
}

/**
 * Ruler of the amsa of a D-1 longitude 0 <= x < 360, taken from the degrees in the rasi
 * (docs/rules/01-positions-and-vargas.md#section-8).
 */
export function amsaRulerOf(longitudeDeg: number, key: AmsaRulerKey): AmsaRuler {
  const { evenSigns, rulers } = AMSA_RULER_LISTS[key];
  const sign = signOf(longitudeDeg);
  const [parts, part] = amsaOf(longitudeDeg, sign, key);
  const index = evenSigns === 'from_end' && !isOddSign(sign) ? parts - 1 - part : part;
  return {
    rulerIndex: index + 1,
    ruler: rulers[index - rulers.length * Math.floor(index / rulers.length)] as AmsaRulerName,
    nature: key === 'D-60_shastiamsa' ? shashtiamsaNature(index + 1) : null,
  };
}

/** Nature of a shashtiamsa by its number 1..60. */
export const shashtiamsaNature = (number: number): 'cruel' | 'gentle' =>
  CRUEL_SHASHTIAMSAS.includes(number) ? 'cruel' : 'gentle';

/** Rulers of the amsas of a D-1 longitude in every chart that has a list. */
export const amsaRulersOf = (longitudeDeg: number): Readonly<Record<AmsaRulerKey, AmsaRuler>> =>
  recordFrom(AMSA_RULER_KEYS, (key) => amsaRulerOf(longitudeDeg, key));
