import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable } from '../../calculations/fields/schema.js';
import { KAKSHYA_BODIES } from '../../calculations/natal/sections/strengths.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { CONTRIBUTORS } from '../../core/ashtakavarga/prastara.js';
import { recordFrom } from '../../core/records.js';

import { PLANETS } from '../../core/zodiac/grahas.js';
import { WORDS } from '../../i18n/words.js';
import { recordOf } from '../schema/maps.js';
import { namedFields } from '../schema/names.js';
import { signFields } from '../schema/position.js';
import { contributorId } from '../schema/saturn.js';
import type { Wire } from '../schema/wire.js';
import { named } from '../values/names.js';
import { signRecord } from '../values/position.js';

const row = (maximum: number, description: string) =>
  Type.Array(Type.Integer({ minimum: 0, maximum }), { minItems: 12, maxItems: 12, description });

const reduced = recordOf(PLANETS, row(8, 'Aries..Pisces'), {
  title: 'ReducedAshtakavarga',
  description: 'bindus of each planet after a reduction',
});
const pindas = recordOf(PLANETS, Type.Integer({ minimum: 0, description: 'pinda of a planet' }), {
  title: 'Pindas',
  description: 'pinda of each planet',
});
const prastara = recordOf(CONTRIBUTORS, row(1, 'bindus of one contributor'), {
  title: 'Prastara',
  description: 'bindus of each contributor, Aries..Pisces',
});

/** Ashtakavarga tables; every row runs Aries..Pisces. */
export const ashtakavargaSchema = Type.Object({
  binna_ashtaka_varga: recordOf(CONTRIBUTORS, row(8, 'bindus Aries..Pisces, before any reduction')),
  samudhaya_ashtaka_varga: row(56, 'bindus Aries..Pisces of the seven planets, 337 in all'),
  prastara_ashtaka_varga: recordOf(CONTRIBUTORS, prastara),
  sodhita_ashtaka_varga: Type.Object(
    { after_trikona: reduced, after_ekadhipatya: reduced },
    { title: 'SodhitaAshtakavarga', description: 'tables after the reduction by trines, and by lords of two signs' },
  ),
  samudhaya_sodhita: row(56, 'Aries..Pisces, sum of the seven tables after both reductions'),
  raasi_pindas: pindas,
  graha_pindas: pindas,
  sodhya_pindas: pindas,
});

export const ashtakavargaDetailsSchema = Type.Object(
  {
    kakshyas: recordOf(
      KAKSHYA_BODIES,
      Type.Object(
        {
          ...signFields,
          kakshya: Type.Integer({ minimum: 1, maximum: 8, description: 'eighth of the sign in which the body is' }),
          ...namedFields('kakshya_lord', contributorId),
          kakshya_gives_bindu: nullable(
            Type.Boolean({ description: 'to the body in its own prastara; null for the nodes, which have none' }),
          ),
        },
        { title: 'Kakshya' },
      ),
    ),
  },
  { title: 'AshtakavargaDetails' },
);

export const ashtakavargaRecord = (of: SectionResults['ashtakavarga']): Wire<typeof ashtakavargaSchema> => ({
  binna_ashtaka_varga: of.bhinna,
  samudhaya_ashtaka_varga: of.sarva,
  prastara_ashtaka_varga: of.prastara,
  sodhita_ashtaka_varga: { after_trikona: of.afterTrikona, after_ekadhipatya: of.afterEkadhipatya },
  samudhaya_sodhita: of.sodhitaSarva,
  raasi_pindas: recordFrom(PLANETS, (planet) => of.pindas[planet].rasi),
  graha_pindas: recordFrom(PLANETS, (planet) => of.pindas[planet].graha),
  sodhya_pindas: recordFrom(PLANETS, (planet) => of.pindas[planet].sodhya),
});

export const ashtakavargaDetailsRecord = (
  { kakshyas }: SectionResults['ashtakavarga'],
  language: Language,
): Wire<typeof ashtakavargaDetailsSchema> => ({
  kakshyas: recordFrom(KAKSHYA_BODIES, (body) => {
    const { sign, number, lord, lordGivesBindu } = kakshyas[body];
    return {
      ...signRecord(sign, language),
      kakshya: number,
      ...named('kakshya_lord', lord, WORDS[language].zodiac.body),
      kakshya_gives_bindu: lordGivesBindu,
    };
  }),
});
