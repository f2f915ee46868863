import { countSigns, isOddFooted, type Sign } from '../zodiac/signs.js';
import { GRID_J } from './jaiminiDignity.js';
import type { Placement } from './placement.js';
import type { SignLords } from './signLords.js';

/**
 * Length of a sign's Narayana dasha in whole years, 0..13 (PVR book, Narayana dasa;
 * docs/rules/05-rasi-dashas.md#section-2-5): the count from the sign to its lord, forward from an odd-footed sign and
 * backward from an even-footed one, less one (the lord in the sign itself gives 12), one year more for a lord exalted
 * there and one less for a debilitated one.
 */
export function narayanaLength(placement: Placement, lords: SignLords, sign: Sign): number {
  const lord = lords(sign);
  const home = placement.grahas[lord].sign;
  const count = (isOddFooted(sign) ? countSigns(sign, home) : countSigns(home, sign)) - 1;
  const dignity = GRID_J[lord][home];
  return (count === 0 ? 12 : count) + (dignity === 'exalted' ? 1 : dignity === 'debilitated' ? -1 : 0);
}
