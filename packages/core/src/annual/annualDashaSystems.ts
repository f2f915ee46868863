import type { Comparisons } from '../comparisons/comparisons.js';
import { rotated } from '../dashas/graha/antardashaOrder.js';
import { VIMSOTTARI_LORDS } from '../dashas/graha/nakshatraDashas.data.js';
import { type DashaPlan, equalDivision, weightedDivision } from '../dashas/period.js';
import { narayanaParts, narayanaSigns } from '../dashas/rasi/narayana.js';
import type { Rules } from '../rules/rules.js';
import { type Graha, PLANETS, type Planet } from '../zodiac/grahas.js';
import { NAKSHATRA_DEG, nakshatraOf } from '../zodiac/nakshatras.js';
import { SIGNS, type Sign, signFrom, signIndex } from '../zodiac/signs.js';

/** The Mudda dasha of one year of life; its periods are counted from its own start. */
export interface MuddaDasha {
  /** Days from the start of the year of life to the start of the first period: 0 or less. */
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
 * nakshatra, advanced by the completed years. The share of the nakshatra that the Moon has passed elapsed before the
 * year, in days that are not scaled.
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

export type PatyayiniLord = Planet | 'Ascendant';

/** Degrees in sign of the Ascendant and the planets of a chart. */
export interface DegreesOfChart {
  readonly ascendant: { readonly degreesInSign: number };
  readonly grahas: Readonly<Record<Planet, { readonly degreesInSign: number }>>;
}

const LIFE_YEARS = 120;
const LORDS: readonly PatyayiniLord[] = ['Ascendant', ...PLANETS];

/**
 * Patyayini (PVR book 30; docs/rules/05-rasi-dashas.md#section-7-3): the Ascendant and Sun .. Saturn of the annual
 * chart by their degrees in sign, fewest first. Each gets the degrees by which it is ahead of the one before, and the
 * year is shared in proportion. Equal degrees keep the order Ascendant, Sun .. Saturn. The parts of a period
 * run in the same cyclic order, starting with it.
 */
export function patyayini(annual: DegreesOfChart, rules: Pick<Rules, 'patyayini_span'>): DashaPlan<PatyayiniLord> {
  const degreesOf = (lord: PatyayiniLord): number =>
    (lord === 'Ascendant' ? annual.ascendant : annual.grahas[lord]).degreesInSign;
  const lords = [...LORDS].sort((a, b) => degreesOf(a) - degreesOf(b));
  const arcs = lords.map((lord, index) => degreesOf(lord) - (index === 0 ? 0 : degreesOf(lords[index - 1] ?? lord)));
  const total = degreesOf(lords.at(-1) ?? 'Ascendant');
  const span = rules.patyayini_span === 'year' ? 1 : LIFE_YEARS;
  const keys = [...lords.keys()];
  return {
    lords,
    mahadashas: keys.map((key) => ({ key, years: ((arcs[key] as number) / total) * span })),
    divide(key) {
      const parts = rotated(keys, key);
      return weightedDivision(
        parts,
        parts.map((part) => arcs[part] as number),
      );
    },
  };
}

/** The Varsha Narayana dasha of one year, from its solar return. */
export interface VarshaNarayanaDasha {
  /** The house of the year, counted from the natal Ascendant; the dasha starts from its lord. */
  readonly houseSign: Sign;
  readonly first: Sign;
  readonly plan: DashaPlan<Sign>;
}

/** Three units for each Narayana year; the two cycles together give every sign 36. */
const UNITS_PER_YEAR = 3;
const UNITS_OF_SIGN = 36;
const UNITS = 360;

/**
 * Varsha Narayana (PVR book 30.4; docs/rules/05-rasi-dashas.md#section-7-1): from the natal Ascendant as many signs
 * on as years are completed, in D-n n - 1 more. The dasha starts at the sign of that sign's lord in the annual chart.
 * The year has
 * 360 units. The second cycle gives each sign what it lacks of 36 units.
 */
export function varshaNarayana(
  natalLagna: Sign,
  completedYears: number,
  annual: Comparisons,
  divisions: number,
): VarshaNarayanaDasha {
  const houseSign = signFrom(natalLagna, completedYears + divisions);
  const first = annual.placement.grahas[annual.lordOf(houseSign, 'during_dasha')].sign;
  const order = narayanaSigns(first, annual);
  const unitsOf = (sign: Sign): number => UNITS_PER_YEAR * annual.narayanaYears(sign);
  const cycle = (units: (sign: Sign) => number) =>
    order.map((sign) => ({ key: signIndex(sign), years: units(sign) / UNITS }));
  return {
    houseSign,
    first,
    plan: {
      lords: SIGNS,
      mahadashas: [...cycle(unitsOf), ...cycle((sign) => Math.max(0, UNITS_OF_SIGN - unitsOf(sign)))],
      divide: (key) => equalDivision(narayanaParts(SIGNS[key] as Sign, annual).map(signIndex)),
    },
  };
}
