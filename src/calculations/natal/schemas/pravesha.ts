import { Type } from 'typebox';
import { PRAVESHA_KINDS } from '../../../core/annual/pravesha.js';
import { YEAR_LORD_CHOICES, YEAR_LORD_OFFICES } from '../../../core/annual/yearLord.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { grahaId } from './planetaryStates.js';
import { positionSchema, signFields } from './position.js';
import { recordOf } from './positions.js';

const moment = Type.String({ description: "YYYY-MM-DDTHH:MM:SS in the birth's offset" });
const julianDay = Type.Number({ description: 'UT' });
const longitude = (description: string) =>
  nullable(Type.Number({ minimum: 0, exclusiveMaximum: 360, description: `degrees; ${description}` }));

const candidate = Type.Object({
  name: Type.String({ description: 'display word of the office' }),
  planet: grahaId,
  pancha_vargeeya_bala: Type.Number({ minimum: 0, maximum: 20 }),
  aspects_ascendant: Type.Boolean({ description: 'by a Tajika aspect, in the chart of the year' }),
});

/** The moment of a pravesha and the year of life that holds it. */
export const praveshaSchema = Type.Object({
  kind: oneOf(PRAVESHA_KINDS),
  name: Type.String(),
  years: Type.Integer({ minimum: 1, maximum: 120 }),
  months: Type.Integer({ minimum: 1, maximum: 12, description: '1 for a tithi pravesha' }),
  sixty_hours: Type.Integer({ minimum: 1, maximum: 1000, description: '1 for a tithi pravesha' }),
  moment,
  julian_day: julianDay,
  sun_longitude: longitude('where the Sun returns to; null for a tithi pravesha'),
  elongation: longitude('Moon less Sun, as at birth; null for an annual chart'),
  sun_in_natal_sign: nullable(Type.Boolean({ description: 'null for an annual chart' })),
  year: Type.Object({
    moment,
    julian_day: julianDay,
    ascendant: positionSchema,
    is_night: Type.Boolean(),
    muntha: Type.Object({ ...signFields, house: Type.Integer({ minimum: 1, maximum: 12 }) }),
    lord_candidates: recordOf(YEAR_LORD_OFFICES, candidate),
    lord: Type.Object({
      planet: grahaId,
      offices: Type.Array(oneOf(YEAR_LORD_OFFICES)),
      chosen_as: oneOf(YEAR_LORD_CHOICES),
    }),
  }),
});
