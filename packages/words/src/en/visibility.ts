/** Words of the visibility of planets and of the Moon. Spellings: the almanacs named in ../README.md. */
import type { AstaSide } from '@ganita/core/visibility/astaPeriod.js';
import type { MoonPhaseName } from '@ganita/core/visibility/moonPhases.js';
import type { ConjunctionKind } from '@ganita/core/visibility/solarElongation.js';
import type { Twilight } from '@ganita/core/visibility/twilightLimits.js';

/** Where a planet is seen last or first. */
export const side = {
  west_evening: 'In the west in the evening',
  east_morning: 'In the east in the morning',
} satisfies Readonly<Record<AstaSide, string>>;

/** Conjunctions of a planet with the Sun. */
export const conjunction = {
  inferior: 'Inferior conjunction',
  superior: 'Superior conjunction',
  solar: 'Conjunction with the Sun',
} satisfies Readonly<Record<ConjunctionKind, string>>;

/** Principal phases of the Moon. */
export const moonPhase = {
  new_moon: 'New moon',
  first_quarter: 'First quarter',
  full_moon: 'Full moon',
  last_quarter: 'Last quarter',
} satisfies Readonly<Record<MoonPhaseName, string>>;

/** Twilights by the depth of the Sun. */
export const twilight = {
  civil: 'Civil twilight',
  nautical: 'Nautical twilight',
  astronomical: 'Astronomical twilight',
} satisfies Readonly<Record<Twilight, string>>;
