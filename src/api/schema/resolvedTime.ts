import { Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';

/** How the birth's clock was read. */
export const resolvedTimeSchema = Type.Object({
  timezone_used: Type.Number({ description: 'hours ahead of UTC' }),
  zone: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'IANA id' }),
  source: oneOf(['zone', 'local_mean_time', 'supplied']),
  is_dst: Type.Boolean(),
  ambiguity: nullable(oneOf(['overlap', 'gap'])),
  utc: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' }),
});
