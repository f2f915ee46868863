/** Words of Krishnamurti Paddhati. Spellings: the almanacs named in ../README.md. */
import type { Agency } from '../../core/kp/nodeAgents.js';
import type { RulingRole } from '../../core/kp/rulingPlanets.js';

export const rulingRole = {
  lagna_star_lord: 'Lagna star lord',
  lagna_sign_lord: 'Lagna sign lord',
  moon_star_lord: 'Moon star lord',
  moon_sign_lord: 'Moon sign lord',
  day_lord: 'Day lord',
  lagna_sub_lord: 'Lagna sub lord',
  moon_sub_lord: 'Moon sub lord',
} satisfies Readonly<Record<RulingRole, string>>;

export const agency = {
  conjoined: 'Conjoined planets',
  aspecting: 'Aspecting planets',
  star_lord: 'Star lord',
  sign_lord: 'Sign lord',
} satisfies Readonly<Record<Agency, string>>;
