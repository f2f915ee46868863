import { rotated } from '../dashas/graha/antardashaOrder.js';
import { VIMSOTTARI_LORDS } from '../dashas/graha/nakshatraDashas.data.js';
import { type DashaPlan, weightedDivision } from '../dashas/period.js';
import type { Graha } from '../zodiac/grahas.js';
import { NAKSHATRA_DEG, nakshatraOf } from '../zodiac/nakshatras.js';

/** The Mudda dasha of one year of life, counted from its own start. */
export interface MuddaDasha {
  /** Days from the moment so many dasha years after birth to the start: 0 or less. */
  readonly startDays: number;
  readonly plan: DashaPlan<Graha>;
}

/** The 120 years of Vimsottari in a year of 360 days. */
const DAYS_PER_YEAR_OF_LORD = 3;
const DAYS = 360;

const lords = VIMSOTTARI_LORDS.map(([lord]) => lord);
const days = VIMSOTTARI_LORDS.map(([, years]) => years * DAYS_PER_YEAR_OF_LORD);
const keys = [...lords.keys()];

/**
 * Mudda or Varsha Vimsottari (PVR book 30.3; docs/rules/05-rasi-dashas.md#section-7-2): the lord of the natal Moon's
 * star, moved on by the completed years; what the Moon has passed of the star is taken off before the year, in days
 * that are not scaled.
 */
export function mudda(natalMoonDeg: number, completedYears: number): MuddaDasha {
  const { lord, degreesInNakshatra } = nakshatraOf(natalMoonDeg);
  const first = (lords.indexOf(lord) + completedYears) % lords.length;
  const elapsed = degreesInNakshatra / NAKSHATRA_DEG;
  const order = (key: number): readonly number[] => rotated(keys, key);
  return {
    startDays: 0 - elapsed * (days[first] as number),
    plan: {
      lords,
      mahadashas: order(first).map((key) => ({ key, years: (days[key] as number) / DAYS })),
      divide(key) {
        const parts = order(key);
        return weightedDivision(
          parts,
          parts.map((part) => days[part] as number),
        );
      },
    },
  };
}
