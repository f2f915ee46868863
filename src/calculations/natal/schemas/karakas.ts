import { Type } from 'typebox';
import { STHIRA_RELATIONS } from '../../../core/karakas/sthiraKarakas.js';
import { HOUSES } from '../../../core/zodiac/houses.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { grahaId } from './planetaryStates.js';
import { positionSchema, signSchema } from './position.js';
import { recordOf } from './positions.js';

/** Chara karakas as the contract spells them. */
export const CHARA_KARAKA_KEYS = {
  atma: 'atma_karaka',
  amatya: 'amatya_karaka',
  bhratri: 'bhratri_karaka',
  matri: 'maitri_karaka',
  pitri: 'pitri_karaka',
  putra: 'putra_karaka',
  jnati: 'jnaati_karaka',
  dara: 'dara_karaka',
} as const;

const karaka = Type.Object({
  planet: grahaId,
  ...positionSchema.properties,
  name: Type.String(),
  rank: Type.Integer({ minimum: 1, maximum: 8 }),
  ranking_degrees: Type.Number({
    minimum: 0,
    maximum: 30,
    description: 'degrees passed; by Rahu from the end of its sign',
  }),
  navamsa: signSchema,
  chosen_chart: signSchema,
});

export const charaKarakasSchema = Type.Object({
  ...Object.fromEntries(Object.values(CHARA_KARAKA_KEYS).map((key) => [key, nullable(karaka)])),
  details: Type.Object({
    scheme: oneOf(['eight', 'seven']),
    sthira_karakas: recordOf(STHIRA_RELATIONS, Type.Object({ planet: grahaId, name: Type.String() })),
    naisargika_karakas: recordOf(HOUSES.map(String), grahaId),
  }),
});
