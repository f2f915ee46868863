import { Type } from 'typebox';
import type { KpLords } from '../../core/zodiac/kp.js';
import { grahaId } from '../schema/bodies.js';
import { fieldsOf } from '../schema/maps.js';
import type { Wire } from '../schema/wire.js';

/** Lords of a longitude by Krishnamurti, from the sign down. */
const KP_LORDS = [
  'sign_lord',
  'star_lord',
  'sub_lord',
  'sub_sub_lord',
  'sookshma_lord',
  'prana_lord',
  'deha_lord',
] as const;

export const kpLordsSchema = Type.Object(
  {
    ...fieldsOf(KP_LORDS, grahaId),
    kp_number: Type.Integer({ minimum: 1, maximum: 249, description: 'number of the sub, 1 to 249' }),
  },
  { title: 'KpLords', description: 'lords of the longitude by Krishnamurti' },
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
