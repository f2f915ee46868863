import type { ChartPoint } from '@ganita/core/charts/chart.js';
import { mapChart, type PerBody } from '@ganita/core/charts/perBody.js';
import type { Combustion, Motion } from '@ganita/core/charts/states/combustion.js';
import { combustionIn, motionIn } from '@ganita/core/charts/states/motions.js';
import { type Dignity, dignityAt } from '@ganita/core/zodiac/dignities.js';
import { isGraha } from '@ganita/core/zodiac/grahas.js';
import { type NakshatraPlace, nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import type { NatalContext } from '../context.js';

/** A body in D-1: where it is and how it moves. */
export interface PlacedBody {
  readonly point: ChartPoint;
  readonly nakshatra: NakshatraPlace;
  /** null for the Ascendant */
  readonly motion: Motion | null;
  /** Moon..Saturn */
  readonly combustion: Combustion | null;
  /** the nine grahas */
  readonly dignity: Dignity | null;
}

/** The thirteen bodies of D-1; null for an outer planet the calculation does not have. */
export const planets = ({ rasi, sky }: NatalContext): PerBody<PlacedBody> =>
  mapChart(rasi, (point, body) => ({
    point,
    nakshatra: nakshatraOf(point.longitudeDeg),
    motion: motionIn(sky, body),
    combustion: isGraha(body) ? combustionIn(sky, rasi, body) : null,
    dignity: isGraha(body) ? dignityAt(body, point.longitudeDeg) : null,
  }));
