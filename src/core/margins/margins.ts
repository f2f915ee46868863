import { cuspKeys, grahaKeys, lagnaKeys, midheavenKeys } from './bodyKeys.js';
import { dashaKeys } from './dashaKeys.js';
import { houseKeys } from './houseKeys.js';
import { karakaKeys } from './karakaKeys.js';
import type { KeysOf, MarginKey } from './key.js';
import { dayPartKeys, panchangaKeys } from './panchangaKeys.js';
import { specialLagnaKeys, upagrahaKeys } from './specialKeys.js';
import type { WindowSky } from './windowSky.js';

const FAMILIES: readonly KeysOf[] = [
  lagnaKeys,
  midheavenKeys,
  cuspKeys,
  grahaKeys,
  dashaKeys,
  karakaKeys,
  houseKeys,
  specialLagnaKeys,
  upagrahaKeys,
];

/**
 * Every key that is not composed of others, in the order of the groups; nothing is computed before its limits or
 * values are read. `calendar` is the sky of the calendar of the birth, which has positions and a sunrise of its own.
 */
export const simpleKeys = (sky: WindowSky, calendar: WindowSky): readonly MarginKey[] => [
  ...FAMILIES.flatMap((keysOf) => keysOf(sky)),
  ...panchangaKeys(calendar),
  ...dayPartKeys(calendar),
];
