import { houseAt } from '../charts/bhavaChart.js';
import { recordFrom } from '../records.js';
import type { Planet } from '../zodiac/grahas.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { countHouses, HOUSES, type House, houseFrom, lordOf } from '../zodiac/houses.js';
import { type KpLords, kpLords } from '../zodiac/kpDivisions.js';
import { type Sign, signOf } from '../zodiac/signs.js';

/** How the houses of a chart are divided; Porphyry is given where Placidus does not exist. */
export type KpHouseSystem = 'placidus' | 'porphyry' | 'whole_sign';

/** The cusp of a house. */
export interface KpCusp {
  readonly house: House;
  /** 0 <= x < 360 */
  readonly longitudeDeg: number;
  readonly sign: Sign;
  /** Lord of the sign on the cusp. */
  readonly owner: Planet;
  readonly lords: KpLords;
}

/** A graha in a KP chart. */
export interface KpGraha {
  readonly longitudeDeg: number;
  readonly sign: Sign;
  readonly lords: KpLords;
  readonly house: House;
  readonly isRetrograde: boolean;
}

/** The cusps and grahas of a moment, or of a number and a moment. */
export interface KpChart {
  readonly houseSystem: KpHouseSystem;
  /** houses 1..12 */
  readonly cusps: readonly KpCusp[];
  readonly grahas: Readonly<Record<Graha, KpGraha>>;
}

/** Position of a cusp or a graha; lords that are known exactly take precedence over those of the longitude. */
export interface KpLongitude {
  readonly longitudeDeg: number;
  readonly lords?: KpLords;
}

/** Longitude and daily motion of a graha. */
export interface KpMotion {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/**
 * A KP chart: a graha is in the house from whose cusp, that cusp included, to the next it lies; the owner of a house is
 * the lord of the sign on its cusp (docs/rules/12-kp-and-prashna.md#section-1).
 */
export function kpChart(
  cusps: readonly KpLongitude[],
  grahas: Readonly<Record<Graha, KpMotion>>,
  houseSystem: KpHouseSystem,
): KpChart {
  const starts = cusps.map(({ longitudeDeg }) => longitudeDeg);
  return {
    houseSystem,
    cusps: HOUSES.map((house) => cuspOf(house, cusps[house - 1] as KpLongitude)),
    grahas: recordFrom(GRAHAS, (graha) => {
      const { longitudeDeg, speedDegPerDay } = grahas[graha];
      return {
        longitudeDeg,
        sign: signOf(longitudeDeg),
        lords: kpLords(longitudeDeg),
        house: houseAt(starts, longitudeDeg),
        isRetrograde: speedDegPerDay < 0,
      };
    }),
  };
}

function cuspOf(house: House, { longitudeDeg, lords = kpLords(longitudeDeg) }: KpLongitude): KpCusp {
  const sign = signOf(longitudeDeg);
  return { house, longitudeDeg, sign, owner: lordOf(sign), lords };
}

/**
 * The chart with another house as the first: houses are renumbered, cusps and lords stay
 * (docs/rules/12-kp-and-prashna.md#section-6).
 */
export function rotated(chart: KpChart, first: House): KpChart {
  const { cusps, grahas } = chart;
  return {
    ...chart,
    cusps: HOUSES.map((house) => ({ ...(cusps[houseFrom(first, house) - 1] as KpCusp), house })),
    grahas: recordFrom(GRAHAS, (graha) => ({ ...grahas[graha], house: countHouses(first, grahas[graha].house) })),
  };
}

/** Star lord of a graha. */
export const starLordOf = ({ grahas }: KpChart, graha: Graha): Graha => grahas[graha].lords.starLord;

/** Houses whose cusp is in a sign of a graha, in order; the nodes own none. */
export const housesOwnedBy = ({ cusps }: KpChart, graha: Graha): readonly House[] =>
  cusps.filter(({ owner }) => owner === graha).map(({ house }) => house);

/** Grahas in a house, Sun to Ketu. */
export const occupantsOf = ({ grahas }: KpChart, house: House): readonly Graha[] =>
  GRAHAS.filter((graha) => grahas[graha].house === house);
