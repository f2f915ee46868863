// Classes of the karanas, the same for every event: rules 08 section 14.
import type { Karana } from '../panchanga/limbs.js';

export const KARANA_CLASSES: Readonly<Record<Karana, 'favourable' | 'neutral' | 'unfavourable'>> = {
  bava: 'favourable',
  balava: 'favourable',
  kaulava: 'favourable',
  taitila: 'favourable',
  gara: 'favourable',
  vanija: 'favourable',
  vishti: 'unfavourable',
  shakuni: 'unfavourable',
  chatushpada: 'unfavourable',
  naga: 'unfavourable',
  kimstughna: 'neutral',
};
