import { describe, expect, it } from 'vitest';
import { julianDayUt } from '../time/julianDay.js';
import {
  jovianSamvatsara,
  nextJovianChange,
  samvatsaraAt,
  solarSamvatsara,
  southernSamvatsara,
} from './samvatsaras.js';

describe('the southern samvatsara', () => {
  it('is Dhatri in Shaka 1918 and begins the cycle with Prabhava in 1987', () => {
    expect(southernSamvatsara(5097)).toEqual({ name: 'dhatri', index: 9 });
    expect(solarSamvatsara(1996)).toEqual({ name: 'dhatri', index: 9 });
    expect(solarSamvatsara(1987)).toEqual({ name: 'prabhava', index: 0 });
    expect(solarSamvatsara(1986)).toEqual({ name: 'akshaya', index: 59 });
  });

  it('counts the years of the Kali age from Pramathi', () => {
    expect(southernSamvatsara(0).name).toBe('pramathi');
    expect(southernSamvatsara(48).name).toBe('prabhava');
  });
});

describe('the northern samvatsara', () => {
  it('changes at the moment it says, and to the next name', () => {
    const birth = julianDayUt(2_450_424.711);
    expect(jovianSamvatsara(birth).name).toBe('vikriti');
    const change = nextJovianChange(birth);
    expect(jovianSamvatsara(julianDayUt(change - 0.01)).name).toBe('vikriti');
    expect(jovianSamvatsara(julianDayUt(change + 0.01))).toEqual(samvatsaraAt(24));
  });

  it('is 361.03 days long', () => {
    const first = nextJovianChange(julianDayUt(2_451_545));
    expect(nextJovianChange(julianDayUt(first + 1)) - first).toBeCloseTo(361.034652, 5);
  });
});
