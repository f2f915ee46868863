import { CONTRIBUTORS } from '@ganita/core/ashtakavarga/prastara.js';
import { recordFrom } from '@ganita/core/records.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import { KAKSHYA_BODIES } from '../../calculations/natal/sections/strengthSections.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { recordOf } from '../schema/maps.js';
import { namedFields } from '../schema/nameFields.js';
import { signFields } from '../schema/positionFields.js';
import { contributorId } from '../schema/saturnFields.js';
import { named } from '../values/names.js';
import { signRecord } from '../values/position.js';
import { section } from './section.js';

const row = (maximum: number, description: string) =>
  Type.Array(Type.Integer({ minimum: 0, maximum }), { minItems: 12, maxItems: 12, description });

const reduced = recordOf(PLANETS, row(8, 'bindus by sign, Aries to Pisces'), {
  title: 'ReducedAshtakavarga',
  description: 'bindus of each planet after a reduction',
});

const pindas = recordOf(PLANETS, Type.Integer({ minimum: 0, description: 'pinda of a planet' }), {
  title: 'Pindas',
  description: 'pinda of each planet: a weighted sum of its table after both reductions',
});

const prastara = recordOf(
  CONTRIBUTORS,
  row(1, 'by sign, Aries to Pisces: 1 where the contributor gives a bindu, else 0'),
  {
    title: 'Prastara',
    description: 'prastara of one owner: the bindus that each contributor gives it',
  },
);

/** Ashtakavarga tables; every row runs Aries..Pisces. */
export const ashtakavargaSection = section({
  schema: Type.Object(
    {
      binna_ashtaka_varga: recordOf(CONTRIBUTORS, row(8, 'bindus by sign, Aries to Pisces, before any reduction'), {
        description: 'bhinna ashtakavarga: bindus of each of the seven planets and the Ascendant by sign',
      }),
      samudhaya_ashtaka_varga: row(56, 'sarva ashtakavarga: bindus of the seven planets by sign, 337 in all'),
      prastara_ashtaka_varga: recordOf(CONTRIBUTORS, prastara, {
        description: 'prastara ashtakavarga of each of the seven planets and the Ascendant',
      }),
      sodhita_ashtaka_varga: Type.Object(
        {
          after_trikona: described(reduced, 'after trikona sodhana, the reduction by trines'),
          after_ekadhipatya: described(reduced, 'and after ekadhipatya sodhana, by pairs of signs under one lord'),
        },
        {
          title: 'SodhitaAshtakavarga',
          description: 'tables of the seven planets after one and after both reductions',
        },
      ),
      samudhaya_sodhita: row(56, 'by sign, Aries to Pisces: sum of the seven tables after both reductions'),
      raasi_pindas: described(pindas, 'rasi pinda of each planet, weighted by sign'),
      graha_pindas: described(pindas, 'graha pinda of each planet, weighted by the planets in the signs'),
      sodhya_pindas: described(pindas, 'sodhya pinda of each planet: sum of rasi and graha pinda'),
    },
    {
      description: 'ashtakavarga of D-1: bindus that planets and Ascendant give the signs; 12 numbers, Aries to Pisces',
    },
  ),
  record: (of: SectionResults['ashtakavarga']) => ({
    binna_ashtaka_varga: of.bhinna,
    samudhaya_ashtaka_varga: of.sarva,
    prastara_ashtaka_varga: of.prastara,
    sodhita_ashtaka_varga: { after_trikona: of.afterTrikona, after_ekadhipatya: of.afterEkadhipatya },
    samudhaya_sodhita: of.sodhitaSarva,
    raasi_pindas: recordFrom(PLANETS, (planet) => of.pindas[planet].rasi),
    graha_pindas: recordFrom(PLANETS, (planet) => of.pindas[planet].graha),
    sodhya_pindas: recordFrom(PLANETS, (planet) => of.pindas[planet].sodhya),
  }),
  words: ['planets'],
  details: {
    schema: Type.Object(
      {
        kakshyas: recordOf(
          KAKSHYA_BODIES,
          Type.Object(
            {
              ...signFields,
              kakshya: Type.Integer({ minimum: 1, maximum: 8, description: 'eighth of the sign in which the body is' }),
              ...namedFields('kakshya_lord', described(contributorId, 'lord of the kakshya')),
              kakshya_gives_bindu: nullable(
                Type.Boolean({
                  description:
                    'whether that lord gives the body a bindu in the sign; null for the nodes, which get none',
                }),
              ),
            },
            { title: 'Kakshya', description: 'the eighth of a sign in which a body is, and its lord' },
          ),
          { description: 'kakshya of each graha and the Ascendant' },
        ),
      },
      { title: 'AshtakavargaDetails', description: 'the kakshyas in which the bodies are' },
    ),
    record: ({ kakshyas }: SectionResults['ashtakavarga'], language) => ({
      kakshyas: recordFrom(KAKSHYA_BODIES, (body) => {
        const { sign, number, lord, lordGivesBindu } = kakshyas[body];
        return {
          ...signRecord(sign, language),
          kakshya: number,
          ...named('kakshya_lord', lord, WORDS[language].zodiac.body),
          kakshya_gives_bindu: lordGivesBindu,
        };
      }),
    }),
  },
});
