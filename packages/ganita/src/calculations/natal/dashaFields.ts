import { type DashaLevel, DEEPEST_LEVEL } from '@ganita/core/dashas/period.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { Type } from 'typebox';
import { type BirthClockFields, resolveBirth } from '../birthMoment.js';
import type { Ports } from '../calculation.js';
import { nullable, oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { DASHA_SYNONYMS } from '../fields/synonyms.data.js';
import { momentOrToday, presentFor, TODAY } from '../fields/today.js';
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
      Type.Array(oneOf(DASHA_SYSTEMS, { [SYNONYMS_KEYWORD]: DASHA_SYNONYMS }), {
        default: null,
        description: 'ids of the requested dashas; null = all',
      }),
    ),
  ),
  dasha_at: Type.Optional(
    nullable({ ...momentOrToday('a moment on the clock of the birth, whose periods are wanted'), default: null }),
  ),
};

const momentCheck: FieldCheck = (value) =>
  value === null || value === TODAY ? null : parseDateTime(value as string, 'dasha_at', TRANSIT_YEARS);

export const dashaChecks: Readonly<Record<string, FieldCheck>> = {
  dasha_at: momentCheck,
};

/** A request with the present moment, on the clock of the birth, in the place of `today`. */
export const withPresentDashas = <Input extends BirthClockFields & { readonly dasha_at: string | null }>(
  input: Input,
  { clock, zones }: Pick<Ports, 'clock' | 'zones'>,
): Input => ({
  ...input,
  dasha_at: presentFor(input.dasha_at, () => resolveBirth(input, zones).resolved.offsetHours, clock),
});
