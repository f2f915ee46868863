import type { Planet } from '../../zodiac/grahas.js';
import { type House, houseOf } from '../../zodiac/houses.js';
import type { Chart } from '../chart.js';

/** Roles in the order of the text. */
export const PACHAKADI_ROLES = ['pachaka', 'bodhaka', 'karaka', 'vedhaka'] as const;
export type PachakadiRole = (typeof PACHAKADI_ROLES)[number];

/** `planet` takes a role when it is in `house` counted from the planet it acts on. */
export interface PachakadiPlace {
  readonly planet: Planet;
  readonly house: House;
  readonly inimical: boolean;
}

const place = (planet: Planet, house: House, inimical = false): PachakadiPlace => ({ planet, house, inimical });
const INIMICAL = true;

/** Places of pachaka, bodhaka, karaka and vedhaka of each planet (docs/rules/01-positions-and-vargas.md#section-9). */
const PACHAKADI_PLACES: Readonly<Record<Planet, Readonly<Record<PachakadiRole, PachakadiPlace>>>> = {
  Sun: {
    pachaka: place('Saturn', 6, INIMICAL),
    bodhaka: place('Mars', 7),
    karaka: place('Jupiter', 9),
    vedhaka: place('Venus', 11),
  },
  Moon: {
    pachaka: place('Venus', 7),
    bodhaka: place('Mars', 9),
    karaka: place('Saturn', 11),
    vedhaka: place('Sun', 3),
  },
  Mars: {
    pachaka: place('Sun', 2),
    bodhaka: place('Moon', 6),
    karaka: place('Saturn', 11),
    vedhaka: place('Mercury', 12, INIMICAL),
  },
  Mercury: {
    pachaka: place('Moon', 2),
    bodhaka: place('Jupiter', 4),
    karaka: place('Venus', 5),
    vedhaka: place('Mars', 3, INIMICAL),
  },
  Jupiter: {
    pachaka: place('Saturn', 6, INIMICAL),
    bodhaka: place('Mars', 5),
    karaka: place('Moon', 7),
    vedhaka: place('Sun', 12),
  },
  Venus: {
    pachaka: place('Moon', 2),
    bodhaka: place('Mercury', 6),
    karaka: place('Sun', 12),
    vedhaka: place('Saturn', 4, INIMICAL),
  },
  Saturn: {
    pachaka: place('Venus', 3),
    bodhaka: place('Moon', 11),
    karaka: place('Jupiter', 6, INIMICAL),
    vedhaka: place('Mars', 7),
  },
};

/** A planet that acts on another in a role. */
export interface Pachakadi {
  readonly role: PachakadiRole;
  readonly planet: Planet;
  readonly inimical: boolean;
}

/**
 * Every planet that acts on `planet` as pachaka, bodhaka, karaka or vedhaka
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
export function pachakadiOf(planet: Planet, chart: Chart): readonly Pachakadi[] {
  const sign = chart.grahas[planet].sign;
  return PACHAKADI_ROLES.flatMap((role) => {
    const { planet: actor, house, inimical } = PACHAKADI_PLACES[planet][role];
    return houseOf(sign, chart.grahas[actor].sign) === house ? [{ role, planet: actor, inimical }] : [];
  });
}
