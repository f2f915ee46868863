import { Type } from 'typebox';
import { CONTRIBUTORS } from '../../../core/ashtakavarga/contributors.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { KAKSHYA_BODIES } from '../sections/ashtakavarga.js';
import { signFields } from './position.js';
import { recordOf } from './positions.js';

const row = (maximum: number, description: string) =>
  Type.Array(Type.Integer({ minimum: 0, maximum }), { minItems: 12, maxItems: 12, description });

const reduced = recordOf(PLANETS, row(8, 'Aries..Pisces'));
const pindas = recordOf(PLANETS, Type.Integer({ minimum: 0 }));

export const ashtakavargaSchema = Type.Object({
  binna_ashtaka_varga: recordOf(CONTRIBUTORS, row(8, 'bindus Aries..Pisces, before any reduction')),
  samudhaya_ashtaka_varga: row(56, 'bindus Aries..Pisces of the seven planets, 337 in all'),
  prastara_ashtaka_varga: recordOf(CONTRIBUTORS, recordOf(CONTRIBUTORS, row(1, 'bindus of one contributor'))),
  sodhita_ashtaka_varga: Type.Object({ after_trikona: reduced, after_ekadhipatya: reduced }),
  samudhaya_sodhita: row(56, 'Aries..Pisces, the seven tables after both reductions added up'),
  raasi_pindas: pindas,
  graha_pindas: pindas,
  sodhya_pindas: pindas,
  details: Type.Object({
    kakshya: recordOf(
      KAKSHYA_BODIES,
      Type.Object({
        ...signFields,
        kakshya: Type.Integer({ minimum: 1, maximum: 8 }),
        lord: oneOf(CONTRIBUTORS),
        lord_gives_bindu: nullable(
          Type.Boolean({ description: 'to the body in its own prastara; null for the nodes, which have none' }),
        ),
      }),
    ),
  }),
});
