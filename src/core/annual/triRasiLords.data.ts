/**
 * Lords of the three signs of a season, by the sign that rises in the year, by day and by night
 * (docs/rules/07-panchang-calendar-transits.md#section-15).
 */
import type { Planet } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';

export interface TriRasiLords {
  readonly day: Planet;
  readonly night: Planet;
}

export const TRI_RASI_LORDS: Readonly<Record<Sign, TriRasiLords>> = {
  Aries: { day: 'Sun', night: 'Jupiter' },
  Taurus: { day: 'Venus', night: 'Moon' },
  Gemini: { day: 'Saturn', night: 'Mercury' },
  Cancer: { day: 'Venus', night: 'Mars' },
  Leo: { day: 'Jupiter', night: 'Sun' },
  Virgo: { day: 'Moon', night: 'Venus' },
  Libra: { day: 'Mercury', night: 'Saturn' },
  Scorpio: { day: 'Mars', night: 'Venus' },
  Sagittarius: { day: 'Saturn', night: 'Saturn' },
  Capricorn: { day: 'Mars', night: 'Mars' },
  Aquarius: { day: 'Jupiter', night: 'Jupiter' },
  Pisces: { day: 'Moon', night: 'Moon' },
};
