import { type TSchema, Type } from 'typebox';
import { VARSHA_NARAYANA_IDS } from '../../../core/annual/annualDashas.js';
import { FURTHER_RASI_DASHAS, RASI_DASHAS } from '../../../core/dashas/rasi/rasiDashas.js';
import { oneOf } from '../../fields/schema.js';
import { dashaMap, dashaSchema } from './dashas.js';
import { signFields } from './position.js';

const optional = (fields: Readonly<Record<string, TSchema>>, description: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, Type.Optional({ ...schema, description })]));

/** Signs of the wheels of Moon and Sun. */
const wheels = optional(
  {
    moon_sign: signFields.sign,
    moon_sign_index: signFields.sign_index,
    sun_sign: signFields.sign,
    sun_sign_index: signFields.sign_index,
  },
  "in sudarshana_chakra: where the Moon's and the Sun's wheel stand; `sign` is that of the Ascendant's",
);

/** What rules a period: a sign, in two systems more or other than that. */
const ruler = {
  ...optional(signFields, 'display word and index of the sign; not in panchasvara'),
  ...wheels,
  lord: Type.Optional(Type.String({ description: 'in panchasvara: id of a svara' })),
};

const seed = Type.Object({
  kind: oneOf(['sign', 'signs', 'pada', 'part_of_28']),
  ...optional(signFields, 'the first sign'),
  ...wheels,
  number: Type.Optional(Type.Integer({ minimum: 1, maximum: 108, description: 'of the pada or part, from Aries' })),
  elapsed_fraction: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  longitude: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' })),
});

const details = Type.Object(
  { house_sign: signFields.sign, house_sign_index: signFields.sign_index },
  { description: 'of varsha_narayana: the sign whose lord is sought' },
);

export const rasiDashasSchema = dashaMap(
  [...RASI_DASHAS, ...FURTHER_RASI_DASHAS, ...VARSHA_NARAYANA_IDS],
  dashaSchema(ruler, seed, details),
);
