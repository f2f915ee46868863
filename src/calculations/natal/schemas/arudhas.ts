import { Type } from 'typebox';
import { ARUDHA_PADAS } from '../../../core/arudhas/arudhaIds.js';
import { LAGNA_AND_GRAHAS } from '../../../core/zodiac/grahas.js';
import { HOUSES } from '../../../core/zodiac/houses.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import { oneOf } from '../../fields/schema.js';
import { grahaIds } from './planetaryStates.js';
import { signSchema } from './position.js';
import { recordOf } from './positions.js';

const longitudes = (letter: string) =>
  recordOf(
    HOUSES.map((house) => `${letter}${house}`),
    Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' }),
  );

export const grahaArudhasSchema = Type.Object({
  ...Object.fromEntries(LAGNA_AND_GRAHAS.map((body) => [`${body}_arudha`, signSchema])),
  details: Type.Object({
    arudha_longitudes: Type.Object({ ascendant: longitudes('A'), sun: longitudes('S'), moon: longitudes('M') }),
    names: recordOf(ARUDHA_PADAS, Type.String()),
  }),
});

const houseArudhas = (prefix: string) =>
  recordOf(
    HOUSES.map((house) => `${prefix}_${house}`),
    signSchema,
  );
export const suryaArudhasSchema = houseArudhas('surya_arudha_house');
export const chandraArudhasSchema = houseArudhas('chandra_arudha_house');

export const arudhaPadhasSchema = recordOf(VARGA_KEYS, recordOf(ARUDHA_PADAS, signSchema));

const byHouse = recordOf(
  HOUSES.map(String),
  Type.Array(
    Type.Object({
      from_house: Type.Integer({ minimum: 1, maximum: 12 }),
      bodies: grahaIds,
      outcome: Type.Optional(
        oneOf(['effective', 'obstructed', 'undecided'], { description: 'with the rule argala_effective' }),
      ),
    }),
  ),
);

export const houseRelationshipsSchema = Type.Object({ argala: byHouse, virodhargala: byHouse });
