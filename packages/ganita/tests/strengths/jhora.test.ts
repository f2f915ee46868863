import { siderealDegrees } from '@ganita/core/angles/angles.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { Shadbala } from '@ganita/core/strengths/shadbala/shadbala.js';
import type { Strengths } from '@ganita/core/strengths/strengths.js';
import { GRAHAS, type Graha, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI, skyOf, strengthsIn } from './skies.js';

/** The example of docs/rules/09-jhora-agreement.md#section-2-5, Sun..Saturn. */
const TABLE: Readonly<Record<string, readonly number[]>> = {
  saptavargaja: [93.75, 71.25, 106.88, 93.75, 78.75, 151.88, 105.0],
  sthana: [137.61, 139.93, 161.05, 170.44, 111.81, 250.78, 134.4],
  dig: [50.29, 5.16, 41.03, 45.83, 51.13, 0.43, 14.79],
  natonnata: [50.29, 9.71, 9.71, 60, 50.29, 50.29, 9.71],
  paksha: [45.13, 90.26, 45.13, 14.87, 14.87, 14.87, 45.13],
  ayana: [2.35, 44.63, 35.76, 59.79, 1.88, 8.56, 30.1],
  kala: [157.77, 189.6, 90.6, 134.66, 127.04, 133.72, 129.94],
  cheshta: [5.14, 14.87, 35.99, 31.86, 13.27, 17.16, 36.38],
  drik: [-22.87, -9.93, 7.89, -18.31, -0.71, -12.39, -3.12],
  total: [382.79, 376.19, 353.71, 390.17, 336.82, 432.55, 320.96],
};
const PHALAS: Readonly<Record<'ishta' | 'kashta', readonly number[]>> = {
  ishta: [8.44, 11.36, 18.18, 31.78, 6.37, 12.36, 22.89],
  kashta: [50.31, 48.13, 34.93, 28.22, 51.59, 46.78, 32.82],
};
const VIMSOPAKA = {
  shadvarga: [13.0, 10.6, 17.25, 11.35, 14.35, 16.0, 13.4, 11.4, 10.55],
  shodasavarga: [12.05, 10.97, 15.65, 10.88, 14.38, 15.75, 11.57, 12.72, 13.28],
} as const;
const LAGNA_DEG = 292.439081;
const AYANAMSA_DEG = 23.81420912;

const PARTS: Readonly<Record<string, (of: Shadbala) => number>> = {
  saptavargaja: ({ sthana }) => sthana.saptavargaja,
  sthana: ({ sthana }) => sthana.total,
  dig: ({ dig }) => dig,
  natonnata: ({ kala }) => kala.natonnata,
  paksha: ({ kala }) => kala.paksha,
  ayana: ({ kala }) => kala.ayana,
  kala: ({ kala }) => kala.total,
  cheshta: ({ cheshta }) => cheshta.bala,
  drik: ({ drik }) => drik,
  total: ({ totalVirupas }) => totalVirupas,
};

/** The sky of the example: Chennai with the lagna and the ayanamsa that the example states. */
function exampleSky(sky: Sky): Sky {
  const moved = sky.ayanamsaDeg - AYANAMSA_DEG;
  return {
    ...sky,
    ayanamsaDeg: AYANAMSA_DEG,
    ascendantDeg: siderealDegrees(LAGNA_DEG),
    grahas: Object.fromEntries(
      GRAHAS.map((graha) => {
        const state = sky.grahas[graha];
        return [graha, { ...state, longitudeDeg: siderealDegrees(state.longitudeDeg + moved) }];
      }),
    ) as Record<Graha, Sky['grahas'][Graha]>,
  };
}

describe('the school of Jagannatha Hora', () => {
  let strengths: Strengths;
  beforeAll(async () => {
    const chosen = { shadbala_school: 'jhora', vimsopaka: 'varga_compound' } as const;
    strengths = strengthsIn(exampleSky(skyOf(await createSwissEphemeris(), CHENNAI)), chosen);
  });

  it.each(Object.entries(TABLE))('has the %s of the worked example', (name, values) => {
    const part = PARTS[name];
    if (part === undefined) throw new Error(name);
    PLANETS.forEach((planet, i) => {
      expect(Math.abs(part(strengths.shadbala[planet]) - (values[i] ?? Number.NaN))).toBeLessThan(0.006);
    });
  });

  it.each(['ishta', 'kashta'] as const)('has the %s phala of the worked example', (name) => {
    PLANETS.forEach((planet, i) => {
      expect(Math.abs(strengths.ishtaKashta[planet][name] - (PHALAS[name][i] ?? Number.NaN))).toBeLessThan(0.006);
    });
  });

  it.each(['shadvarga', 'shodasavarga'] as const)('has the vimsopaka of the worked example in the %s', (scheme) => {
    GRAHAS.forEach((graha, i) => {
      const apart = strengths.vimsopaka[scheme][graha].score - (VIMSOPAKA[scheme][i] ?? Number.NaN);
      expect(Math.abs(apart)).toBeLessThan(0.0051);
    });
  });

  it('shows a cheshta of Sun and Moon that is not in the total', () => {
    for (const planet of ['Sun', 'Moon'] as const) {
      const { sthana, dig, kala, cheshta, naisargika, drik, totalVirupas } = strengths.shadbala[planet];
      expect(cheshta.bala).toBeGreaterThan(0);
      expect(sthana.total + dig + kala.total + naisargika + drik).toBeCloseTo(totalVirupas, 9);
    }
  });

  it('peaks at 60 in every special aspect and never passes it', () => {
    for (const graha of PLANETS) {
      for (const value of Object.values(strengths.drishti[graha].houses)) expect(value).toBeLessThanOrEqual(60);
    }
  });
});
