import { type Dasha, type DashaLevel, dashaOf } from '../period.js';
import { lordIds, type RasiDashaLord, type RasiDashaSeed } from './methods.js';
import type { RasiDashaRules, RasiDashaSubject } from './rasiDashaSubject.js';
import { RASI_DASHA_ROWS, type RasiDashaId, type RasiDashaListRow } from './rows.js';

export type { RasiDashaId, RasiDashaLord, RasiDashaSeed };
export { lordIds };

const idsOf = (onRequest: boolean): readonly RasiDashaId[] =>
  RASI_DASHA_ROWS.filter((row) => row.onRequest === onRequest).map(({ id }) => id);

/** The 37 rasi dashas of a response by default, in its order. */
export const RASI_DASHAS = idsOf(false);

/** Variants that are computed only on request. */
export const FURTHER_RASI_DASHAS = idsOf(true);

const BY_ID = new Map<RasiDashaId, RasiDashaListRow>(RASI_DASHA_ROWS.map((row) => [row.id, row]));

function rowOf(id: RasiDashaId): RasiDashaListRow {
  const row = BY_ID.get(id);
  if (row === undefined) throw new RangeError(`no rasi dasha ${id}`);
  return row;
}

/** A rasi dasha of one birth. */
export interface RasiDasha {
  readonly id: RasiDashaId;
  readonly dasha: Dasha<RasiDashaLord>;
  readonly seed: RasiDashaSeed;
  /** The year of all dashas, or one of its own. */
  readonly year: 'chosen' | 'mean_tropical';
}

/**
 * Compute one rasi dasha: its mahadashas, and how they are divided. Errors: `invalid_input` for a chart without the
 * chosen method.
 */
export function rasiDasha(id: RasiDashaId, subject: RasiDashaSubject, rules: RasiDashaRules): RasiDasha {
  const { plan, seed } = rowOf(id).method(subject, rules);
  const ownYear = id === 'sudarshana_chakra' && rules.sudarshana_year === 'mean_tropical';
  return { id, dasha: dashaOf(plan), seed, year: ownYear ? 'mean_tropical' : 'chosen' };
}

/** Default number of levels in a response. */
export const defaultRasiLevels = (id: RasiDashaId): DashaLevel => rowOf(id).defaultLevels;
