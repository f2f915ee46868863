import { GENDERS } from '@ganita/core/facts/gender.js';
import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { birthFields } from '../fields/birthFields.js';
import { metaField } from '../fields/metaSchema.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import { chartListFields } from './chartListFields.js';
import { dashaFields } from './dashaFields.js';

/**
 * The fields of a request that decide a chart: all but `sections`, which lists what of the chart is answered. The list
 * of sections follows from what computes them, and what computes them reads these fields.
 */
export const chartInput = Type.Object({
  ...birthFields,
  ...dashaFields,
  ...chartListFields,
  gender: Type.Optional(
    nullable(oneOf(GENDERS, { default: null, description: 'for rules that differ between men and women' })),
  ),
  rules: rulesField(NATAL_RULES),
  meta: metaField,
});

/** These fields with their defaults filled in. */
export type ChartInput = Filled<typeof chartInput>;
