import { countNakshatras, type Nakshatra, nakshatraOf } from '../zodiac/nakshatras.js';
import { countSigns, type Sign, signOf } from '../zodiac/signs.js';
import { type TaraNumber, taraOf } from '../zodiac/taras.js';

/** The sign and nakshatra of an eclipse, counted from those of a natal Moon. */
export interface BirthCounts {
  /** 1..12 */
  readonly sign: number;
  /** 1..27 */
  readonly nakshatra: number;
  readonly tara: TaraNumber;
  readonly group: EclipseGroup;
}

/** Groups of houses as they are often printed together; no text was read for them. */
export type EclipseGroup = 1 | 2 | 3;

const GROUPS: Readonly<Record<EclipseGroup, readonly number[]>> = {
  1: [3, 6, 10, 11],
  2: [2, 5, 7, 9],
  3: [1, 4, 8, 12],
};

const groupOf = (house: number): EclipseGroup => (GROUPS[1].includes(house) ? 1 : GROUPS[2].includes(house) ? 2 : 3);

/** Counts of an eclipse at a longitude, as docs/rules/11-eclipses-and-visibility.md#section-4 has them. */
export function birthCounts(
  janma: { readonly sign: Sign; readonly nakshatra: Nakshatra },
  longitudeDeg: number,
): BirthCounts {
  const sign = countSigns(janma.sign, signOf(longitudeDeg));
  const { nakshatra } = nakshatraOf(longitudeDeg);
  return {
    sign,
    nakshatra: countNakshatras(janma.nakshatra, nakshatra),
    tara: taraOf(janma.nakshatra, nakshatra),
    group: groupOf(sign),
  };
}
