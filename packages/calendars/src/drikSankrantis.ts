/** Sankrantis by the apparent Sun and the ayanamsa of Lahiri, from the table that the engine has made. */
import { FIRST_SANKRANTI, SANKRANTI_UNITS, SIGN_LINES } from './drikSankrantis.data.js';
import { signIndexOf } from './sankrantis.js';
import { CHARACTERS, placeOfCharacter } from './tableText.js';

const UNIT_MINUTES = 0.005;
const ZERO = 4050;
const YEAR_MINUTES = 365.25636 * 1440;

/** Minutes from 2000-01-01 00:00 UTC to a sankranti by its number (`sankrantis.ts`), to 0.2 seconds; of 1899 to 2101. */
export function drikSankrantiMinutes(number: number): number {
  const at = 2 * (number - FIRST_SANKRANTI);
  const [high, low] = [placeOfCharacter(SANKRANTI_UNITS, at), placeOfCharacter(SANKRANTI_UNITS, at + 1)];
  const units = CHARACTERS.length * high + low - ZERO;
  const [start, perYear] = SIGN_LINES[signIndexOf(number)] as readonly [number, number];
  return (YEAR_MINUTES + perYear) * Math.floor(number / 12) + start + units * UNIT_MINUTES;
}
