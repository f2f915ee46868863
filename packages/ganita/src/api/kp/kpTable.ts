import { fractionOfTicks } from '@ganita/core/kp/kpTable.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { KpTableAnswer } from '../../calculations/kp/kpTableCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { wordsRecord, wordsSchema } from '../horoscope/words.js';
import { grahaId } from '../schema/bodies.js';
import { absoluteLongitudeSchema, signFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { signRecord } from '../values/position.js';
import { ticksRecord } from './points.js';

const fraction = (what: string) =>
  Type.String({ pattern: '^\\d+(/\\d+)?$', description: `${what} as a fraction of degrees from 0 Aries, such as 7/9` });

const kpTableResponse = Type.Object({
  kp_table: Type.Array(
    Type.Object(
      {
        row_number: Type.Integer({ minimum: 1, maximum: 2193, description: 'number of the part' }),
        start_fraction: fraction('start'),
        end_fraction: fraction('end'),
        start_absolute_longitude: described(absoluteLongitudeSchema, 'start, degrees from 0 Aries'),
        end_absolute_longitude: described(absoluteLongitudeSchema, 'end, degrees from 0 Aries; not part of it'),
        ...signFields,
        sign_lord: described(grahaId, 'lord of the sign'),
        star_lord: described(grahaId, 'lord of the nakshatra'),
        sub_lord: described(grahaId, 'lord of the sub'),
        sub_sub_lord: nullable(described(grahaId, 'lord of the sub-sub; null in the table of 249')),
      },
      { title: 'KpTableRow', description: 'a sub or a sub-sub that lies in one sign' },
    ),
    { description: 'the parts of the zodiac in order' },
  ),
  words: wordsSchema,
  meta: metaSchema,
});

const kpTableRecord = ({ input, rows, meta }: KpTableAnswer): Wire<typeof kpTableResponse> => ({
  kp_table: rows.map(({ number, startTicks, endTicks, sign, starLord, subLord, subSubLord }) => ({
    row_number: number,
    start_fraction: fractionOfTicks(startTicks),
    end_fraction: fractionOfTicks(endTicks),
    start_absolute_longitude: ticksRecord(startTicks),
    end_absolute_longitude: ticksRecord(endTicks),
    ...signRecord(sign, input.language),
    sign_lord: lordOf(sign),
    star_lord: starLord,
    sub_lord: subLord,
    sub_sub_lord: subSubLord,
  })),
  words: wordsRecord(['planets'], input.language),
  meta: metaRecord(meta),
});

/** The answer of `GET /kp/table`. */
export const kpTableAnswer: EndpointAnswer<KpTableAnswer, typeof kpTableResponse> = {
  schema: kpTableResponse,
  record: kpTableRecord,
};
