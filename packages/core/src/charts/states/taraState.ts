import { type Nakshatra, nakshatraOf } from '../../zodiac/nakshatras.js';
import { type SpecialTara, specialTaraOf, type TaraNumber, taraOf } from '../../zodiac/taras.js';
import type { Chart } from '../chart.js';

/** A nakshatra counted from a base nakshatra. */
export interface TaraSeen {
  readonly tara: TaraNumber;
  /** the special tara of the nakshatra, if any */
  readonly special: SpecialTara | null;
}

/**
 * Nava tara of a body from the nakshatras of the Moon and of the ascendant
 * (docs/rules/02-points-and-arudhas.md#section-10).
 */
export interface TaraState {
  readonly fromMoon: TaraSeen;
  readonly fromAscendant: TaraSeen;
}

/** Base nakshatras of a chart. */
export interface TaraBases {
  readonly moon: Nakshatra;
  readonly ascendant: Nakshatra;
}

export const taraBasesOf = (chart: Chart): TaraBases => ({
  moon: nakshatraOf(chart.grahas.Moon.longitudeDeg).nakshatra,
  ascendant: nakshatraOf(chart.ascendant.longitudeDeg).nakshatra,
});

const seenFrom = (base: Nakshatra, star: Nakshatra): TaraSeen => ({
  tara: taraOf(base, star),
  special: specialTaraOf(base, star),
});

/** Taras of a longitude 0 <= x < 360. */
export function taraStateOf(longitudeDeg: number, bases: TaraBases): TaraState {
  const { nakshatra } = nakshatraOf(longitudeDeg);
  return { fromMoon: seenFrom(bases.moon, nakshatra), fromAscendant: seenFrom(bases.ascendant, nakshatra) };
}
