import { type DashaLevel, DEEPEST_LEVEL } from '@ganita/core/dashas/period.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { Type } from 'typebox';
import { nullable, oneOf } from '../fields/schema.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { DASHA_SYSTEMS } from './dashaSystems.js';

/** The extension fields about dashas. */
export const dashaFields = {
  dasha_levels: Type.Optional(
    nullable(
      Type.Unsafe<DashaLevel>({
        title: 'DashaLevel',
        type: 'integer',
        minimum: 1,
        maximum: DEEPEST_LEVEL,
        default: null,
        description: 'levels of dasha periods, 1 maha .. 6 deha; null = the default of each system',
      }),
    ),
  ),
  dasha_systems: Type.Optional(
    nullable(
      Type.Array(oneOf(DASHA_SYSTEMS), {
        default: null,
        description: 'ids of the requested dashas; null = all',
      }),
    ),
  ),
  dasha_at: Type.Optional(
    nullable(
      Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
        default: null,
        description:
          'YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS without an offset; a moment on the clock of the birth, whose periods are wanted',
      }),
    ),
  ),
};

const momentCheck: FieldCheck = (value) =>
  value === null ? null : parseDateTime(value as string, 'dasha_at', TRANSIT_YEARS);

export const dashaChecks: Readonly<Record<string, FieldCheck>> = {
  dasha_at: momentCheck,
};
