import { angle, eachAndNoMore, exact, fields, within } from '../compare.js';
import { mapValues } from '../golden.js';
import type { GoldenReader } from '../reader.js';
import { place } from './wire.js';

const TOLERANCE_DEG = 2e-6;
const SAHAMS = eachAndNoMore(
  fields({ longitude: angle(TOLERANCE_DEG), sign: exact, degrees_in_sign: within(TOLERANCE_DEG, 'degrees') }),
);

/** The name of a saham in the file: its id with a capital. */
const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The 36 sahams (docs/rules/02-points-and-arudhas.md#section-6). */
export const sahams: GoldenReader = {
  file: 'sahams.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { sections: ['sahams'] });
      const ours = Object.fromEntries(
        Object.entries(mapValues(horoscope.sahams, place) ?? {}).map(([id, position]) => [capital(id), position]),
      );
      context.section('sahams').compare(expected.at('sahams'), ours, SAHAMS);
      const { dayFrame } = context.sky(birth);
      context.section('is_day_birth').compare(expected.at('is_day_birth'), dayFrame.isDayBirth, exact);
    });
  },
};
