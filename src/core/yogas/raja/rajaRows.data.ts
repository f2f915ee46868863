import { PVR } from '../rows/names.js';
import type { RajaSubType } from './subTypes.js';

/**
 * Raja yogas by pairs of lords: all of them, and those of each sub type (PVR;
 * docs/rules/06-yogas-doshas-longevity.md#section-3).
 */
export const RAJA_YOGAS = [
  { id: 'raja_yoga', subType: null, source: PVR },
  { id: 'dharma_karmadhipati_raja_yoga', subType: 'dharma_karmadhipati', source: PVR },
  { id: 'vipareeta_raja_yoga', subType: 'vipareeta', source: PVR },
  { id: 'neecha_bhanga_raja_yoga', subType: 'neecha_bhanga', source: PVR },
] as const satisfies readonly {
  readonly id: string;
  /** null for all pairs */
  readonly subType: RajaSubType | null;
  readonly source: string;
}[];
export type RajaYogaId = (typeof RAJA_YOGAS)[number]['id'];
