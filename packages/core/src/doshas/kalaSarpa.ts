import { arc } from '../angles/angles.js';
import type { Chart } from '../charts/chart.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { anyOf, findingOf, meets } from '../facts/criteria.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type DoshaFinding, uncancelled } from './dosha.js';
import { KALA_SARPA, KALA_SARPA_TYPES, type KalaSarpaType } from './doshas.data.js';

export type KalaSarpaDirection = keyof typeof KALA_SARPA.forms;
const { rahu_to_ketu, ketu_to_rahu } = KALA_SARPA.forms;
const EITHER = anyOf(...rahu_to_ketu.anyOf, ...ketu_to_rahu.anyOf);

export interface KalaSarpa extends DoshaFinding {
  /** by Rahu's house; null where the dosha is absent */
  readonly type: KalaSarpaType | null;
  /** `rahu_to_ketu` where both halves contain all seven */
  readonly direction: KalaSarpaDirection | null;
  readonly rahuHouse: House;
  readonly ketuHouse: House;
  /** planets less than 180 degrees ahead of Rahu, by longitude */
  readonly rahuToKetu: readonly Planet[];
  readonly ketuToRahu: readonly Planet[];
  /** all seven in one half by longitude */
  readonly strictByLongitude: boolean;
  /** six in one half by longitude and one in the other */
  readonly partialByLongitude: boolean;
}

/** Kala sarpa: all seven within seven whole signs from one node to the other. */
export function kalaSarpa({ grahas }: Chart, facts: ChartFacts): KalaSarpa {
  const finding = findingOf(EITHER, facts);
  const arcOf = (planet: Planet): number => arc(grahas.Rahu.longitudeDeg, grahas[planet].longitudeDeg);
  const rahuToKetu = PLANETS.filter((planet) => arcOf(planet) > 0 && arcOf(planet) < 180);
  const ketuToRahu = PLANETS.filter((planet) => arcOf(planet) > 180);
  const direction = meets(rahu_to_ketu, facts) ? 'rahu_to_ketu' : 'ketu_to_rahu';
  const fewer = Math.min(rahuToKetu.length, ketuToRahu.length);
  const more = Math.max(rahuToKetu.length, ketuToRahu.length);
  return {
    ...uncancelled(finding),
    type: finding.present ? KALA_SARPA_TYPES[facts.houses.Rahu] : null,
    direction: finding.present ? direction : null,
    rahuHouse: facts.houses.Rahu,
    ketuHouse: facts.houses.Ketu,
    rahuToKetu,
    ketuToRahu,
    strictByLongitude: more === 7,
    partialByLongitude: more === 6 && fewer === 1,
  };
}
