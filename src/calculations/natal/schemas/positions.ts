import { Type } from 'typebox';
import { BODIES, OUTER_PLANETS } from '../../../core/zodiac/grahas.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import { nullable } from '../../fields/schema.js';
import { positionSchema, signFields } from './position.js';

/** A record with one value per name. */
export const recordOf = <T extends Type.TSchema>(names: readonly string[], schema: T) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, schema])));

const isOuter = (body: string): boolean => (OUTER_PLANETS as readonly string[]).includes(body);

/** One value per body; an outer planet may be null (Surya Siddhanta knows none). */
export const perBody = <T extends Type.TSchema>(schema: T) =>
  Type.Object(Object.fromEntries(BODIES.map((body) => [body, isOuter(body) ? nullable(schema) : schema])));

export const divisionalChartsSchema = recordOf(VARGA_KEYS, perBody(positionSchema));

export const nakshatraSchema = Type.Object({
  nakshatra: Type.String(),
  nakshatra_number: Type.Integer({ minimum: 1, maximum: 27 }),
  pada: Type.Integer({ minimum: 1, maximum: 4 }),
  nakshatra_lord: Type.String(),
  degrees_in_nakshatra: Type.Number({
    minimum: 0,
    maximum: 13.333334,
    description: 'degrees from the start of the star',
  }),
});

export const nakshatraPadaSchema = perBody(nakshatraSchema);

const degrees = Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute sidereal degrees' });

export const bhavaChartSchema = Type.Object({
  method: Type.Integer({ minimum: 1, maximum: 5 }),
  houses: Type.Array(
    Type.Object({
      house: Type.Integer({ minimum: 1, maximum: 12 }),
      start: degrees,
      middle: degrees,
      end: degrees,
      ...signFields,
      bodies: Type.Array(Type.String()),
    }),
    { minItems: 12, maxItems: 12 },
  ),
});

export const ayanamsaValueSchema = Type.Number({ description: 'degrees, applied at the birth' });
export const julianDaySchema = Type.Number({ description: 'Julian day (UT) of the birth' });
