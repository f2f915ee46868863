import { mapBodies } from '../charts/chart.js';
import { countNakshatras, type Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import {
  chandraCount,
  isChandrashtama,
  isGoodChandraCount,
  isGoodTara,
  type TaraNumber,
  taraOf,
} from '../zodiac/taras.js';
import { type NatalReference, TARA_REFERENCES, type TaraReference } from './natalReference.js';

/** The star of the transiting Moon counted from a natal star. */
export interface TaraBala {
  /** 1..27, inclusive */
  readonly count: number;
  readonly tara: TaraNumber;
  readonly good: boolean;
}

/** The sign of the transiting Moon counted from the natal one. */
export interface ChandraBala {
  /** 1..12, inclusive */
  readonly count: number;
  readonly good: boolean;
  readonly chandrashtama: boolean;
}

/** How the Moon of a moment stands to a birth (docs/rules/07-panchang-calendar-transits.md#section-13). */
export interface PersonStrength {
  readonly taraBala: Readonly<Record<TaraReference, TaraBala>>;
  readonly chandraBala: ChandraBala;
}

export function personStrength(
  natal: NatalReference,
  moon: { readonly sign: Sign; readonly nakshatra: Nakshatra },
): PersonStrength {
  const count = chandraCount(natal.signs.Moon, moon.sign);
  return {
    taraBala: mapBodies(TARA_REFERENCES, (point) => {
      const tara = taraOf(natal.stars[point], moon.nakshatra);
      return { count: countNakshatras(natal.stars[point], moon.nakshatra), tara, good: isGoodTara(tara) };
    }),
    chandraBala: { count, good: isGoodChandraCount(count), chandrashtama: isChandrashtama(count) },
  };
}
