import type { Interval } from '@ganita/core/time/interval.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import {
  type Division,
  NAKSHATRA_DIVISION,
  PADA_DIVISION,
  partAt,
  SIGN_DIVISION,
} from '@ganita/core/transits/divisions.js';
import type { GrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';

const DIVISIONS: Readonly<Record<string, Division>> = {
  sign: SIGN_DIVISION,
  nakshatra: NAKSHATRA_DIVISION,
  pada: PADA_DIVISION,
};
const STEP_DAYS = 1 / 24;

/**
 * Hours in which samples of the longitude or the speed do not show the crossings or stations that the path reports:
 * missed or invented ones.
 */
export function hourlyErrors(paths: GrahaPaths, graha: Graha, { startJdUt, endJdUt }: Interval): readonly string[] {
  const path = paths.of(graha);
  const samples = Math.floor((endJdUt - startJdUt) / STEP_DAYS);
  const end = julianDayUt(startJdUt + samples * STEP_DAYS);
  const window = { startJdUt, endJdUt: end };
  const motions = Array.from({ length: samples + 1 }, (_, hour) =>
    paths.observatory.motion(graha, julianDayUt(startJdUt + hour * STEP_DAYS)),
  );
  const hourOf = (jdUt: number): number => Math.min(samples - 1, Math.floor((jdUt - startJdUt) / STEP_DAYS));
  const faults: string[] = [];
  for (const [name, division] of Object.entries(DIVISIONS)) {
    const counts = new Map<number, number>();
    for (const { jdUt, forward } of path.crossings(division, window)) {
      counts.set(hourOf(jdUt), (counts.get(hourOf(jdUt)) ?? 0) + (forward ? 1 : -1));
    }
    for (let hour = 0; hour < samples; hour++) {
      const [before, after] = [motions[hour], motions[hour + 1]].map((motion) =>
        partAt(division, motion?.longitudeDeg ?? Number.NaN),
      );
      const passed = ((after ?? 0) - (before ?? 0) + division.parts * 1.5) % division.parts;
      const expected = passed - division.parts / 2;
      if (expected !== (counts.get(hour) ?? 0)) faults.push(`${graha} ${name} hour ${hour} from ${startJdUt}`);
    }
  }
  const turns = new Set(path.stations(window).map(({ jdUt }) => hourOf(jdUt)));
  if (graha === 'Rahu' || graha === 'Ketu') return faults;
  for (let hour = 0; hour < samples; hour++) {
    const [before, after] = [motions[hour], motions[hour + 1]].map((motion) => (motion?.speedDegPerDay ?? 0) < 0);
    if ((before !== after) !== turns.has(hour)) faults.push(`${graha} station hour ${hour} from ${startJdUt}`);
  }
  return faults;
}
