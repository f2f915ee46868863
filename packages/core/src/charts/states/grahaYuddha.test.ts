import { describe, expect, it } from 'vitest';
import { type Fighter, grahaYuddhas, WARRING_PLANETS, type WarringPlanet, warKind, warsOf } from './grahaYuddha.js';

const NORTHERN = { graha_yuddha_victor: 'northern' } as const;
const LOWER = { graha_yuddha_victor: 'lower_longitude' } as const;

/** Fighters far from each other, except those named. */
const fighters = (near: Partial<Record<WarringPlanet, Fighter>>): Record<WarringPlanet, Fighter> =>
  Object.fromEntries(
    WARRING_PLANETS.map((planet, index) => [planet, near[planet] ?? { longitudeDeg: 60 + 40 * index, latitudeDeg: 0 }]),
  ) as Record<WarringPlanet, Fighter>;

describe('graha yuddha', () => {
  it('needs two planets within one degree, limit included', () => {
    const at = (longitudeDeg: number) =>
      grahaYuddhas(
        fighters({ Mars: { longitudeDeg: 10, latitudeDeg: 1 }, Saturn: { longitudeDeg, latitudeDeg: 2 } }),
        NORTHERN,
      );
    expect(at(11)).toHaveLength(1);
    expect(at(9)).toHaveLength(1);
    expect(at(11.000001)).toEqual([]);
  });

  it('reports the planets, their distance, the northern one and the one behind', () => {
    const [war] = grahaYuddhas(
      fighters({
        Venus: { longitudeDeg: 0.3, latitudeDeg: -0.5 },
        Mercury: { longitudeDeg: 359.8, latitudeDeg: -1.25 },
      }),
      NORTHERN,
    );
    expect(war).toMatchObject({
      planets: ['Mercury', 'Venus'],
      latitudeDifferenceDeg: 0.75,
      northern: 'Venus',
      lowerLongitude: 'Mercury',
      kind: 'apasavya',
      victor: 'Venus',
    });
    expect(war?.separationDeg).toBeCloseTo(0.5, 9);
  });

  it('lets the planet of lower longitude win by the other school', () => {
    const near = fighters({
      Mars: { longitudeDeg: 10, latitudeDeg: 1 },
      Saturn: { longitudeDeg: 9.5, latitudeDeg: 0 },
    });
    expect(grahaYuddhas(near, NORTHERN)[0]?.victor).toBe('Mars');
    expect(grahaYuddhas(near, LOWER)[0]?.victor).toBe('Saturn');
  });

  it('knows no northern planet, kind or northern victor without latitudes', () => {
    const near = fighters({
      Mars: { longitudeDeg: 10, latitudeDeg: null },
      Saturn: { longitudeDeg: 9.5, latitudeDeg: null },
    });
    expect(grahaYuddhas(near, NORTHERN)[0]).toMatchObject({
      latitudeDifferenceDeg: null,
      northern: null,
      lowerLongitude: 'Saturn',
      kind: null,
      victor: null,
    });
    expect(grahaYuddhas(near, LOWER)[0]?.victor).toBe('Saturn');
  });

  it('has no victor between equals', () => {
    const near = fighters({ Mars: { longitudeDeg: 10, latitudeDeg: 1 }, Saturn: { longitudeDeg: 10, latitudeDeg: 1 } });
    expect(grahaYuddhas(near, NORTHERN)[0]).toMatchObject({
      kind: 'bheda',
      northern: null,
      victor: null,
      lowerLongitude: null,
    });
    expect(grahaYuddhas(near, LOWER)[0]?.victor).toBeNull();
  });

  it('lists every pair of three that meet, and for each planet its own', () => {
    const place = { longitudeDeg: 10, latitudeDeg: 0.2 };
    const wars = grahaYuddhas(
      fighters({ Mars: place, Jupiter: { ...place, longitudeDeg: 10.4 }, Venus: { ...place, longitudeDeg: 10.8 } }),
      NORTHERN,
    );
    expect(wars.map(({ planets }) => planets)).toEqual([
      ['Mars', 'Jupiter'],
      ['Mars', 'Venus'],
      ['Jupiter', 'Venus'],
    ]);
    expect(warsOf('Mars', wars)).toHaveLength(2);
    expect(warsOf('Saturn', wars)).toEqual([]);
  });
});

describe('the kind of a war', () => {
  it.each([
    [1, 1, 'bheda'],
    [1, 1 + 20 / 3600, 'ullekha'],
    [1, 1 + 21 / 3600, 'apasavya'],
    [-0.002, 0.002, 'amsumarda'],
    [-1, -2, 'apasavya'],
    [-0.5, 0.5, 'amsumarda'],
    [1, 3, 'amsumarda'],
    [1, 3.001, null],
  ])('of latitudes %d and %d is %s', (a, b, kind) => {
    expect(warKind(a, b)).toBe(kind);
    expect(warKind(b, a)).toBe(kind);
  });
});
