/**
 * Lords of the three signs of a season, by the sign that rises in the year, by day and by night
 * (docs/rules/07-panchang-calendar-transits.md#section-15).
 */
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { countSigns, type Sign } from '../zodiac/signs.js';

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

/** Offices whose holders may become lord of the year, in the order of the texts. */
export const YEAR_LORD_OFFICES = [
  'muntha_lord',
  'natal_lagna_lord',
  'year_lagna_lord',
  'tri_rasi_lord',
  'dina_ratri_lord',
] as const;
export type YearLordOffice = (typeof YEAR_LORD_OFFICES)[number];

/** What the offices are derived from. */
export interface YearFacts {
  readonly munthaSign: Sign;
  readonly natalLagna: Sign;
  readonly yearLagna: Sign;
  /** whether the year starts at night */
  readonly night: boolean;
  /** signs of the seven planets in the chart of the year */
  readonly signs: Readonly<Record<Planet, Sign>>;
  /** pancha vargeeya bala of the seven in the chart of the year */
  readonly strengths: Readonly<Record<Planet, number>>;
}

/** The holder of an office and its strength. */
export interface YearLordCandidate {
  readonly office: YearLordOffice;
  readonly planet: Planet;
  /** pancha vargeeya bala, 0 <= x <= 20 */
  readonly strength: number;
  readonly aspectsYearLagna: boolean;
}

/** How a lord of the year is chosen; `muntha_lord` where no candidate aspects the ascendant of the year. */
export const YEAR_LORD_CHOICES = ['strongest_that_aspects', 'muntha_lord'] as const;

export interface YearLord {
  readonly planet: Planet;
  /** its offices */
  readonly offices: readonly YearLordOffice[];
  readonly chosenAs: (typeof YEAR_LORD_CHOICES)[number];
}

/**
 * Houses that a planet aspects in Tajika, counted from its own sign
 * (docs/rules/07-panchang-calendar-transits.md#section-15).
 */
const TAJIKA_ASPECT_COUNTS: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11];

/** True when a planet in `from` aspects the sign `to` by a Tajika aspect. */
export const aspectsByTajika = (from: Sign, to: Sign): boolean => TAJIKA_ASPECT_COUNTS.includes(countSigns(from, to));

const HOLDERS: Readonly<Record<YearLordOffice, (year: YearFacts) => Planet>> = {
  muntha_lord: ({ munthaSign }) => lordOf(munthaSign),
  natal_lagna_lord: ({ natalLagna }) => lordOf(natalLagna),
  year_lagna_lord: ({ yearLagna }) => lordOf(yearLagna),
  tri_rasi_lord: ({ yearLagna, night }) => TRI_RASI_LORDS[yearLagna][night ? 'night' : 'day'],
  dina_ratri_lord: ({ signs, night }) => lordOf(signs[night ? 'Moon' : 'Sun']),
};

/** The five candidates, one for each office. */
export const yearLordCandidates = (year: YearFacts): readonly YearLordCandidate[] =>
  YEAR_LORD_OFFICES.map((office) => {
    const planet = HOLDERS[office](year);
    return {
      office,
      planet,
      strength: year.strengths[planet],
      aspectsYearLagna: aspectsByTajika(year.signs[planet], year.yearLagna),
    };
  });

/**
 * The lord of the year: the strongest candidate that aspects its ascendant, with equal strengths the one whose office
 * is listed first; if none does, the lord of the muntha (Tajika school;
 * docs/rules/07-panchang-calendar-transits.md#section-15).
 */
export function yearLordOf(candidates: readonly YearLordCandidate[]): YearLord {
  const aspecting = candidates.filter(({ aspectsYearLagna }) => aspectsYearLagna);
  const [first] = candidates;
  if (first === undefined) throw new Error('a year has five candidates');
  const { planet } = aspecting.reduce((a, b) => (b.strength > a.strength ? b : a), aspecting[0] ?? first);
  return {
    planet,
    offices: candidates.filter((one) => one.planet === planet).map(({ office }) => office),
    chosenAs: aspecting.length > 0 ? 'strongest_that_aspects' : 'muntha_lord',
  };
}
