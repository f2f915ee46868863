import { readFileSync } from 'node:fs';
import { siderealDegrees } from '@ganita/core/angles/angles.js';
import { type Chart, type ChartedSky, chartOf } from '@ganita/core/charts/chart.js';
import { recordFrom } from '@ganita/core/records.js';
import type { BodyState } from '@ganita/core/sky/observatory.js';
import { type Body, GRAHAS, type Graha, OUTER_PLANETS, type SkyBody } from '@ganita/core/zodiac/grahas.js';

/** A body of positions.json; fields that a body does not have are absent. */
export interface GoldenBody {
  readonly longitude: number;
  readonly sign: string;
  readonly degrees_in_sign: number;
  readonly house: number;
  readonly nakshatra: string;
  readonly nakshatra_number: number;
  readonly pada: number;
  readonly nakshatra_lord: string;
  readonly degrees_in_nakshatra: number;
  readonly kp: Readonly<Record<string, string | number>>;
  readonly latitude?: number;
  readonly distance_au?: number;
  readonly speed_degrees_per_day?: number;
  readonly declination?: number;
  readonly is_retrograde?: boolean;
  readonly is_combust?: boolean;
  readonly sign_dignity?: string;
  readonly dignity?: string;
  readonly is_deep_exalted?: boolean;
  readonly is_deep_debilitated?: boolean;
  readonly baladi_avastha?: string;
  readonly jagradadi_avastha?: string;
}

export interface GoldenHouse {
  readonly house: number;
  readonly sign: string;
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly bodies: readonly string[];
}

export interface GoldenPositions {
  readonly julian_day_ut: number;
  readonly ayanamsa_degrees: number;
  readonly bodies: Readonly<Record<Body, GoldenBody>>;
  readonly bhava_chart: Readonly<Record<string, readonly GoldenHouse[]>>;
  readonly planetary_states: {
    readonly retrograde: readonly string[];
    readonly combust: readonly string[];
    readonly exalted_sign: readonly string[];
    readonly debilitated_sign: readonly string[];
    readonly own_sign: readonly string[];
    readonly friend_sign: readonly string[];
    readonly enemy_sign: readonly string[];
    readonly graha_yuddha: readonly { readonly planets: readonly string[] }[];
    readonly pushkara_navamsa: readonly string[];
    readonly pushkara_bhaga: readonly string[];
    readonly mrityu_bhaga: readonly { readonly body: string; readonly distance_degrees: number }[];
    readonly marana_karaka_sthana: readonly string[];
    readonly navamsa_64: Readonly<Record<string, { readonly sign: string; readonly lord: string }>>;
    readonly drekkana_22: Readonly<Record<string, { readonly sign: string; readonly lord: string }>>;
    readonly latta_star: Readonly<Record<string, string>>;
    readonly pachakadi: Readonly<
      Record<string, readonly { readonly role: string; readonly planet: string; readonly inimical: boolean }[]>
    >;
  };
  readonly graha_drishti: Readonly<
    Record<Graha, { readonly signs: string[]; readonly houses: number[]; readonly planets: string[] }>
  >;
  readonly rasi_drishti: Readonly<Record<Graha, { readonly signs: string[]; readonly planets: string[] }>>;
  readonly temporary_relations: Readonly<Record<Graha, Readonly<Record<string, string>>>>;
  readonly compound_relations: Readonly<Record<Graha, Readonly<Record<string, string>>>>;
}

interface GoldenCase {
  readonly birth: { readonly id: string };
  readonly expected: GoldenPositions;
}

export function readGoldenPositions(): readonly GoldenCase[] {
  const text = readFileSync(new URL('../../../../tests/golden/positions.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly cases: readonly GoldenCase[] }).cases;
}

/** The bodies that a golden case prints, at its own longitudes and speeds. */
export function skyOfGolden({ bodies }: GoldenPositions): ChartedSky {
  const stateOf = (body: SkyBody): BodyState => {
    const { longitude, latitude, distance_au, speed_degrees_per_day, declination } = bodies[body];
    return {
      longitudeDeg: siderealDegrees(longitude),
      latitudeDeg: latitude ?? null,
      distanceAu: distance_au ?? null,
      speedDegPerDay: speed_degrees_per_day ?? 0,
      declinationDeg: declination ?? null,
    };
  };
  return {
    ascendantDeg: siderealDegrees(bodies.Ascendant.longitude),
    grahas: recordFrom(GRAHAS, stateOf),
    outerPlanets: recordFrom(OUTER_PLANETS, stateOf),
  };
}

/** The Placidus cusps that a golden case prints. */
export const cuspsOfGolden = ({ bhava_chart }: GoldenPositions): readonly number[] =>
  (bhava_chart['4_kp_placidus'] ?? []).map(({ start }) => start);

export const chartOfGolden = (golden: GoldenPositions): Chart => chartOf(skyOfGolden(golden));
