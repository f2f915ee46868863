// Classes of the karanas, the same for every event: docs/rules/08-match-and-muhurta.md#section-14.
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
