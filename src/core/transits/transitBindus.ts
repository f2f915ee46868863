import type { Ashtakavarga } from '../ashtakavarga/ashtakavarga.js';
import { type Kakshya, kakshyaGivesBindu, kakshyaOf } from '../ashtakavarga/kakshya.js';
import { valueIn } from '../ashtakavarga/signRow.js';
import { mapBodies } from '../charts/chart.js';
import { GRAHAS, type Graha, isPlanet } from '../zodiac/grahas.js';
import type { TransitingGrahas } from './transitingGrahas.js';

/** Natal bindus at the place of a transiting graha (docs/rules/07-panchang-calendar-transits.md#section-13). */
export interface TransitBindus {
  /** Of the graha's own table in the transit sign, 0..8; null for the nodes, which have none. */
  readonly bhinna: number | null;
  /** Of all seven tables in that sign, 0..56. */
  readonly sarva: number;
  readonly kakshya: Kakshya;
  /** Whether the lord of the kakshya gives the graha a bindu there; null for the nodes. */
  readonly kakshyaGivesBindu: boolean | null;
}

export const transitBindus = (
  grahas: TransitingGrahas,
  natal: Pick<Ashtakavarga, 'prastara' | 'bhinna' | 'sarva'>,
): Readonly<Record<Graha, TransitBindus>> =>
  mapBodies(GRAHAS, (graha) => {
    const { longitudeDeg, sign } = grahas[graha];
    const owner = isPlanet(graha) ? graha : null;
    return {
      bhinna: owner && valueIn(natal.bhinna[owner], sign),
      sarva: valueIn(natal.sarva, sign),
      kakshya: kakshyaOf(longitudeDeg),
      kakshyaGivesBindu: owner && kakshyaGivesBindu(longitudeDeg, natal.prastara[owner]),
    };
  });
