import type { Ashtakavarga } from '../ashtakavarga/ashtakavarga.js';
import { type Kakshya, kakshyaGivesBindu, kakshyaOf } from '../ashtakavarga/kakshya.js';
import { valueIn } from '../ashtakavarga/signRow.js';
import { recordFrom } from '../records.js';

import { GRAHAS, type Graha, isPlanet } from '../zodiac/grahas.js';
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
import type { TransitingGrahas } from './transitingGrahas.js';

/** Natal bindus at the position of a transiting graha (docs/rules/07-panchang-calendar-transits.md#section-13). */
export interface TransitBindus {
  /** In the graha's own table in the transit sign, 0..8; null for the nodes, which have none. */
  readonly bhinna: number | null;
  /** In all seven tables in that sign, 0..56. */
  readonly sarva: number;
  readonly kakshya: Kakshya;
  /** Whether the lord of the kakshya gives the graha a bindu there; null for the nodes. */
  readonly kakshyaGivesBindu: boolean | null;
}

export const transitBindus = (
  grahas: TransitingGrahas,
  natal: Pick<Ashtakavarga, 'prastara' | 'bhinna' | 'sarva'>,
): Readonly<Record<Graha, TransitBindus>> =>
  recordFrom(GRAHAS, (graha) => {
    const { longitudeDeg, sign } = grahas[graha];
    const owner = isPlanet(graha) ? graha : null;
    return {
      bhinna: owner && valueIn(natal.bhinna[owner], sign),
      sarva: valueIn(natal.sarva, sign),
      kakshya: kakshyaOf(longitudeDeg),
      kakshyaGivesBindu: owner && kakshyaGivesBindu(longitudeDeg, natal.prastara[owner]),
    };
  });

/** The nakshatra of the transiting Moon counted from a natal nakshatra. */
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

/** The Moon of a moment relative to a birth (docs/rules/07-panchang-calendar-transits.md#section-13). */
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
    taraBala: recordFrom(TARA_REFERENCES, (point) => {
      const tara = taraOf(natal.stars[point], moon.nakshatra);
      return { count: countNakshatras(natal.stars[point], moon.nakshatra), tara, good: isGoodTara(tara) };
    }),
    chandraBala: { count, good: isGoodChandraCount(count), chandrashtama: isChandrashtama(count) },
  };
}
