import { separation } from '@ganita/core/angles/angles.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { GRAHAS, OUTER_PLANETS } from '@ganita/core/zodiac/grahas.js';
import { recordedEphemeris } from 'ganita/adapters/recordedEphemeris/recording.js';
import { describe, expect, it } from 'vitest';
import { RECORDED_MOMENTS, readRecording, skyOf } from '../recordings/skies.js';

/** Skies from recorded calls: no ephemeris is loaded here. */
const recordedSky = (name: string): Sky => {
  const moment = RECORDED_MOMENTS.find((one) => one.name === name);
  if (moment === undefined) throw new Error(`no recorded moment ${name}`);
  return skyOf(moment, recordedEphemeris(readRecording(moment)));
};

describe('the sky of the worked example (1996-12-07 10:34 Chennai)', () => {
  const sky = recordedSky('chennai1996');

  it('has the moment, the ayanamsa, the Ascendant and Mercury of docs/rules/01-positions-and-vargas.md#section-13', () => {
    expect(sky.jdUt).toBeCloseTo(2_450_424.71111111, 8);
    expect(sky.ayanamsaDeg).toBeCloseTo(23.81424752, 7);
    expect(sky.ascendantDeg).toBeCloseTo(292.438935, 5);
    expect(sky.grahas.Mercury.longitudeDeg).toBeCloseTo(249.936449, 5);
  });

  it('has one Ascendant: that of the cusps', () => {
    expect(sky.cusps.system).toBe('placidus');
    expect(separation(sky.cusps.cuspsDeg[0] ?? Number.NaN, sky.ascendantDeg)).toBeLessThan(1e-9);
  });

  it('sets Ketu opposite Rahu, with the same speed and the mirrored latitude and declination', () => {
    const { Rahu, Ketu } = sky.grahas;
    expect(separation(Rahu.longitudeDeg, Ketu.longitudeDeg)).toBeCloseTo(180, 9);
    expect(Ketu.speedDegPerDay).toBe(Rahu.speedDegPerDay);
    expect(Ketu.declinationDeg).toBeCloseTo(-(Rahu.declinationDeg ?? Number.NaN), 12);
    expect(Rahu.speedDegPerDay).toBeLessThan(0);
  });

  it('has the twelve bodies and a day that contains the moment', () => {
    expect(Object.keys(sky.grahas)).toEqual(GRAHAS);
    expect(Object.keys(sky.outerPlanets ?? {})).toEqual(OUTER_PLANETS);
    const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, isDayBirth, weekday, substituted } = sky.dayFrame;
    expect(sunriseJdUt <= sky.jdUt && sky.jdUt < sunsetJdUt && sunsetJdUt < nextSunriseJdUt).toBe(true);
    expect([isDayBirth, weekday, substituted]).toEqual([true, 6, false]);
    expect(separation(sky.sunAtSunriseDeg, sky.grahas.Sun.longitudeDeg)).toBeLessThan(1);
  });

  it('is an hour and a half before noon', () => {
    expect(sky.sunHourAngleDeg).toBeGreaterThan(-25);
    expect(sky.sunHourAngleDeg).toBeLessThan(-15);
  });
});

describe('the sky of a polar summer (2000-06-21 noon, Tromsø)', () => {
  const sky = recordedSky('tromso2000');

  it('says that a sunrise was substituted and that the cusps are those of Porphyry', () => {
    expect(sky.dayFrame.substituted).toBe(true);
    expect(sky.cusps.system).toBe('porphyry');
  });

  it('has a day of twelve hours around the transit', () => {
    expect(sky.dayFrame.sunsetJdUt - sky.dayFrame.sunriseJdUt).toBeCloseTo(0.5, 9);
  });
});
