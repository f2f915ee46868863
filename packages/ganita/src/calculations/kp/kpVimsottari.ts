import { nakshatraDasha } from '@ganita/core/dashas/graha/nakshatraDasha.js';
import { moonSeed, type NakshatraSeed } from '@ganita/core/dashas/graha/seed.js';
import { type DashaLevel, dashaOf } from '@ganita/core/dashas/period.js';
import type { DashaYear } from '@ganita/core/dashas/yearLength.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { Ports } from '../calculation.js';
import { dashaYear } from '../natal/dashaCalculations.js';
import { type ShownDasha, shownDasha } from '../natal/dashaTrees.js';
import type { KpMoment } from './moment.js';

/** Vimshottari from the Moon of a moment, and how its years run. */
export interface KpVimsottari extends ShownDasha<Graha> {
  readonly seed: NakshatraSeed;
  readonly year: DashaYear;
  readonly utcOffsetHours: number;
}

/** The dasha of a KP chart (docs/rules/12-kp-and-prashna.md#section-9). */
export function kpVimsottari(
  { birth, observatory, grahas }: KpMoment,
  { dasha_levels, dasha_at }: { readonly dasha_levels: number; readonly dasha_at: string | null },
  rules: Rules,
  { solarTables }: Ports,
): KpVimsottari {
  const { jdUt: birthJdUt, offsetHours: utcOffsetHours } = birth.resolved;
  const seed = moonSeed(grahas.Moon.longitudeDeg);
  const year = dashaYear(observatory, { jdUt: birthJdUt, place: birth.place, utcOffsetHours }, rules, solarTables);
  const atJdUt =
    dasha_at === null ? null : julianDayOf(parseDateTime(dasha_at, 'dasha_at', TRANSIT_YEARS), utcOffsetHours);
  const dasha = dashaOf(nakshatraDasha('vimsottari', seed, rules));
  return {
    seed,
    year,
    utcOffsetHours,
    ...shownDasha(dasha, dasha_levels as DashaLevel, { year, birthJdUt, utcOffsetHours, atJdUt }),
  };
}
