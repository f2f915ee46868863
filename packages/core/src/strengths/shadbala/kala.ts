import { signedArc } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';
import { type AyanaRules, ayanaBala } from './ayana.js';
import { natonnataBala, pakshaBala, tribhagaBala } from './dayAndNight.js';
import { timeLordsOf } from './timeLords.js';

/** Planets of planetary war, with the diameters of their discs (docs/rules/03-strengths.md#section-3-item-9). */
export const DISC_DIAMETERS = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 } as const;
type Warrior = keyof typeof DISC_DIAMETERS;

const WARRIORS = PLANETS.filter((planet): planet is Warrior => planet in DISC_DIAMETERS);
const PAIRS = WARRIORS.flatMap((a, i) => WARRIORS.slice(i + 1).map((b): readonly [Warrior, Warrior] => [a, b]));
const WAR_DEG = 1;

/**
 * Yuddha bala in virupas, signed: of every two planets less than a degree apart the one with less longitude gains what
 * the other loses (docs/rules/03-strengths.md#section-3-item-9). `strengths` are sthana, dig and the kala items before
 * this one, added up.
 */
export function yuddhaBala(longitudesDeg: ByPlanet, strengths: ByPlanet): ByPlanet {
  const gains: Record<Planet, number> = recordFrom(PLANETS, () => 0);
  for (const [a, b] of PAIRS) {
    const ahead = signedArc(longitudesDeg[a], longitudesDeg[b]);
    if (Math.abs(ahead) >= WAR_DEG || ahead === 0) continue;
    const gain = Math.abs(strengths[a] - strengths[b]) / Math.abs(DISC_DIAMETERS[a] - DISC_DIAMETERS[b]);
    const [behind, before] = ahead > 0 ? [a, b] : [b, a];
    gains[behind] += gain;
    gains[before] -= gain;
  }
  return gains;
}

/** Strength of time, in virupas. */
export interface KalaBala {
  /** 0 <= x <= 60 */
  readonly natonnata: number;
  /** 0 <= x <= 60, the Moon's doubled */
  readonly paksha: number;
  /** 0 or 60 */
  readonly tribhaga: number;
  /** 0 or 15 */
  readonly abda: number;
  /** 0 or 30 */
  readonly masa: number;
  /** 0 or 45 */
  readonly vara: number;
  /** 0 or 60 */
  readonly hora: number;
  /** 0 <= x <= 60, the Sun's doubled */
  readonly ayana: number;
  /** gained or lost in planetary war */
  readonly yuddha: number;
  readonly total: number;
}

export type KalaRules = Pick<Rules, 'natonnata' | 'paksha' | 'hora_bala'> & AyanaRules;

const ABDA = 15;
const MASA = 30;
const VARA = 45;
const HORA = 60;

/**
 * Kala bala: the sum of nine (docs/rules/03-strengths.md#section-3). `placed` is sthana and dig bala added up, which
 * planetary war compares.
 */
export function kalaBala(chart: StrengthChart, rules: KalaRules, placed: ByPlanet): ByPlanet<KalaBala> {
  const natonnata = natonnataBala(chart, rules);
  const paksha = pakshaBala(chart, rules);
  const tribhaga = tribhagaBala(chart.sky);
  const lords = timeLordsOf(chart.sky, rules);
  const ayana = ayanaBala(chart, rules);
  const items = recordFrom(PLANETS, (planet) => ({
    natonnata: natonnata[planet],
    paksha: planet === 'Moon' ? 2 * paksha[planet] : paksha[planet],
    tribhaga: tribhaga[planet],
    abda: lords.year === planet ? ABDA : 0,
    masa: lords.month === planet ? MASA : 0,
    vara: lords.weekday === planet ? VARA : 0,
    hora: lords.hora === planet ? HORA : 0,
  }));
  const beforeWar = recordFrom(PLANETS, (planet) => sumOf(items[planet]));
  const yuddha = yuddhaBala(
    chart.longitudesDeg,
    recordFrom(PLANETS, (planet) => placed[planet] + beforeWar[planet]),
  );
  return recordFrom(PLANETS, (planet: Planet) => {
    const ayanaOfPlanet = planet === 'Sun' ? 2 * ayana[planet] : ayana[planet];
    return {
      ...items[planet],
      ayana: ayanaOfPlanet,
      yuddha: yuddha[planet],
      total: beforeWar[planet] + ayanaOfPlanet + yuddha[planet],
    };
  });
}

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
