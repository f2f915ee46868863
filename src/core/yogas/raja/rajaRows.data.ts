import { PVR } from '../rows/names.js';
import type { RajaSubType } from './subTypes.js';

/** Raja yogas by pairs of lords: all of them, and those of each sub type (PVR; rules 06 section 3). */
const SOURCE = `${PVR}; rules 06 section 3`;

export const RAJA_YOGAS = [
  { id: 'raja_yoga', subType: null, source: SOURCE },
  { id: 'dharma_karmadhipati_raja_yoga', subType: 'dharma_karmadhipati', source: SOURCE },
  { id: 'vipareeta_raja_yoga', subType: 'vipareeta', source: SOURCE },
  { id: 'neecha_bhanga_raja_yoga', subType: 'neecha_bhanga', source: SOURCE },
] as const satisfies readonly {
  readonly id: string;
  /** null for all pairs */
  readonly subType: RajaSubType | null;
  readonly source: string;
}[];
export type RajaYogaId = (typeof RAJA_YOGAS)[number]['id'];
