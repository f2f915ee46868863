import type { Chart } from '../charts/chart.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { findingOf } from '../facts/criteria.js';
import { type Nakshatra, nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import { type DoshaFinding, uncancelled } from './dosha.js';
import { GANDA_MOOLA, GANDANTA_PADAS } from './doshas.data.js';

export interface GandaMoola extends DoshaFinding {
  /** star of the Moon */
  readonly nakshatra: Nakshatra;
  /** 1..27 */
  readonly nakshatraNumber: number;
  readonly pada: Pada;
  /** the pada of its star that touches the border of a water and a fire sign */
  readonly gandantaPada: boolean;
}

/** Ganda moola: the Moon in one of six stars at the borders of water and fire signs. */
export function gandaMoola({ grahas }: Chart, facts: ChartFacts): GandaMoola {
  const { nakshatra, number, pada } = nakshatraOf(grahas.Moon.longitudeDeg);
  return {
    ...uncancelled(findingOf(GANDA_MOOLA.forms.moon_in_gandanta_star, facts)),
    nakshatra,
    nakshatraNumber: number,
    pada,
    gandantaPada: (GANDANTA_PADAS as Readonly<Partial<Record<Nakshatra, Pada>>>)[nakshatra] === pada,
  };
}
