import type { KpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import { grahaId } from '../schema/bodies.js';
import type { Wire } from '../schema/wire.js';

export const kpLordsSchema = Type.Object(
  {
    sign_lord: described(grahaId, 'lord of the sign'),
    star_lord: described(grahaId, 'lord of the nakshatra'),
    sub_lord: described(grahaId, 'lord of the sub, a part of the nakshatra by Vimshottari years'),
    sub_sub_lord: described(grahaId, 'lord of the part of the sub'),
    sookshma_lord: described(grahaId, 'lord of the part of the sub sub'),
    prana_lord: described(grahaId, 'lord of the part of the sookshma'),
    deha_lord: described(grahaId, 'lord of the part of the prana'),
    kp_number: Type.Integer({ minimum: 1, maximum: 249, description: 'number of the sub, 1 to 249 from 0 Aries' }),
  },
  { title: 'KpLords', description: 'lords of a longitude by Krishnamurti, each of a part of the one before' },
);

export const kpLordsRecord = (lords: KpLords): Wire<typeof kpLordsSchema> => ({
  sign_lord: lords.signLord,
  star_lord: lords.starLord,
  sub_lord: lords.subLord,
  sub_sub_lord: lords.subSubLord,
  sookshma_lord: lords.sookshmaLord,
  prana_lord: lords.pranaLord,
  deha_lord: lords.dehaLord,
  kp_number: lords.kpNumber,
});
