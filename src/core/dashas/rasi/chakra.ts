import { type Sign, signFrom } from '../../zodiac/signs.js';
import type { TwilightPeriod } from '../twilight.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { run } from './signPatterns.js';
import { signOfGraha } from './signYears.js';

const YEARS = 10;

const FIRST_SIGNS: Readonly<Record<TwilightPeriod, (lagna: Sign, reading: Reading) => Sign>> = {
  dawn: (lagna) => signFrom(lagna, 2),
  dusk: (lagna) => signFrom(lagna, 2),
  day: (lagna, reading) => signOfGraha(reading, reading.comparisons.lordOf(lagna)),
  night: (lagna) => lagna,
};

/** From the Ascendant by night, the sign of its lord by day, the 2nd in twilight; ten years each. */
export const CHAKRA: RasiDashaRow = {
  source: 'BPHS; docs/rules/05-rasi-dashas.md#section-4-11',
  firstSign: (reading) =>
    FIRST_SIGNS[reading.subject.twilight().period](reading.comparisons.placement.ascendant.sign, reading),
  order: (first) => run(first, 1),
  years: () => YEARS,
  parts: (parent) => run(parent, 1),
};
