import { GRAHA_DASHAS } from '../../core/dashas/graha/grahaDashas.js';

/** Every id that `dasha_systems` may hold. */
export const DASHA_SYSTEMS: readonly string[] = [...GRAHA_DASHAS];
