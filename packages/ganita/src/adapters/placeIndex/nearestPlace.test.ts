import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNearest } from './nearestPlace.js';

const latitude = fc.integer({ min: -90e5, max: 90e5 });
const longitude = fc.integer({ min: -180e5, max: 180e5 });

describe('the nearest place', () => {
  it('is the one that a look at every place finds, poles and the date line included', () => {
    const places = fc.array(fc.tuple(latitude, longitude), { minLength: 1, maxLength: 60 });
    const spots = fc.tuple(latitude, longitude).map(([y, x]) => ({ latitudeDeg: y / 1e5, longitudeDeg: x / 1e5 }));
    fc.assert(
      fc.property(places, spots, fc.integer({ min: 1, max: 21_000 }), (of, spot, maxKm) => {
        const kms = of.map(([y, x]) => kmBetween({ latitudeDeg: y / 1e5, longitudeDeg: x / 1e5 }, spot));
        const least = Math.min(...kms);
        const nearest = createNearest({
          latitudes: Int32Array.from(of, ([y]) => y),
          longitudes: Int32Array.from(of, ([, x]) => x),
        });
        expect(nearest(spot, maxKm)).toBe(least <= maxKm ? kms.indexOf(least) : null);
      }),
    );
  });
});
