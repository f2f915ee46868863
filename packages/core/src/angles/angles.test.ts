import { describe, expect, it } from 'vitest';
import { arc, midArc, norm360, separation, signedArc, trisectedQuadrants } from './angles.js';

describe('arcs of the zodiac', () => {
  it('run forward from 0 up to 360 degrees, and are never negative zero', () => {
    expect([arc(350, 10), arc(10, 350), arc(20, 20)]).toEqual([20, 340, 0]);
    expect([norm360(-1e-20), norm360(-360), norm360(720), norm360(-0)]).toEqual([0, 0, 0, 0]);
  });

  it('are signed above -180 and up to 180 degrees: the opposite point is ahead', () => {
    expect([signedArc(0, 180), signedArc(180, 0), signedArc(0, 180.5), signedArc(10, 350)]).toEqual([
      180, 180, -179.5, -20,
    ]);
    expect([separation(0, 180), separation(0, 180.5), separation(350, 10)]).toEqual([180, 179.5, 20]);
  });

  it('have their middle on the way forward', () => {
    expect([midArc(350, 10), midArc(10, 350)]).toEqual([0, 180]);
  });

  it('cut each quadrant of a chart in three', () => {
    expect(trisectedQuadrants([0, 60, 180, 240])).toEqual([0, 20, 40, 60, 100, 140, 180, 200, 220, 240, 280, 320]);
  });
});
