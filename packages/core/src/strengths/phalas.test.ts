import { describe, expect, it } from 'vitest';
import { ishtaKashta, rashmiOf } from './rashmiStrength.js';

describe('ishta and kashta phala', () => {
  it('by Raman are roots of products', () => {
    const { ishta, kashta } = ishtaKashta(16, 25, { ishta_kashta: 'raman' });
    expect(ishta).toBe(20);
    expect(kashta).toBeCloseTo(Math.sqrt(44 * 35), 12);
  });
  it('by BPHS are a mean and the rest of 60', () => {
    expect(ishtaKashta(16, 25, { ishta_kashta: 'bphs' })).toEqual({ ishta: 20.5, kashta: 39.5 });
  });
});

describe('rashmi', () => {
  it('run from 2 to 14, their mean from 1 to 7', () => {
    expect(rashmiOf(0, 0)).toEqual({ uccha: 2, cheshta: 2, subha: 1, asubha: 7 });
    expect(rashmiOf(60, 180)).toEqual({ uccha: 14, cheshta: 14, subha: 7, asubha: 1 });
  });
});
