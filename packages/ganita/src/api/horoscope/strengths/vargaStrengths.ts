import { recordFrom } from '@ganita/core/records.js';
import type { Vaiseshikamsa } from '@ganita/core/strengths/vargaStrengths/vaiseshikamsa.js';
import { VARGA_SCHEMES } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, oneOf } from '../../../calculations/fields/schema.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { recordOf } from '../../schema/maps.js';
import { idIn, namedOrNullFields } from '../../schema/nameFields.js';
import { namedOrNull } from '../../values/names.js';
import { round6 } from '../../values/numbers.js';
import { section } from '../section.js';

/** A list of vargas. */
export const vargaList = (description: string) => Type.Array(oneOf(VARGA_KEYS, { title: 'VargaKey' }), { description });

const vaiseshikamsaFields = {
  ...namedOrNullFields(
    'vaiseshikamsa',
    described(
      idIn(
        WORDS.en.strengths.vaiseshikamsa,
        'VaiseshikamsaId',
        'id of a vaiseshikamsa: the name for a number of vargas',
      ),
      'name of that many vargas; null below two',
    ),
  ),
  vargas: vargaList('vargas of the group in an own, exaltation or moolatrikona sign'),
};

const vaiseshikamsaRecord = ({ amsa, vargas }: Vaiseshikamsa, language: Language) => ({
  ...namedOrNull('vaiseshikamsa', amsa, WORDS[language].strengths.vaiseshikamsa),
  vargas,
});

export const vimsopakaBalaSection = section({
  schema: recordOf(
    VARGA_SCHEMES,
    recordOf(
      GRAHAS,
      Type.Object(
        {
          score: Type.Number({ minimum: 5, maximum: 20, description: 'strength in points, 5 to 20' }),
          ...vaiseshikamsaFields,
          varga_points: Type.Record(Type.String(), Type.Number({ minimum: 5, maximum: 20 }), {
            description: 'points of the graha in each varga of the group, before the weights are applied',
          }),
        },
        { title: 'VimsopakaBala', description: 'vimsopaka bala of a graha over a group of vargas' },
      ),
      { title: 'VimsopakaBalaOfGrahas', description: 'vimsopaka bala of each graha over one group of vargas' },
    ),
    { description: 'vimsopaka bala, of twenty points, of each graha by group: of 6, 7, 10 and 16 vargas' },
  ),
  record: ({ vimsopaka, vaiseshikamsa }: SectionResults['vimsopaka_bala'], language) =>
    recordFrom(VARGA_SCHEMES, (scheme) =>
      recordFrom(GRAHAS, (graha) => {
        const { score, points } = vimsopaka[scheme][graha];
        return {
          score: round6(score),
          ...vaiseshikamsaRecord(vaiseshikamsa[scheme][graha], language),
          varga_points: points,
        };
      }),
    ),
  words: ['planets', 'vargas'],
});

export const vaiseshikamsaBalaSection = section({
  schema: recordOf(
    VARGA_SCHEMES,
    recordOf(
      GRAHAS,
      Type.Object(
        {
          score: Type.Integer({ minimum: 0, maximum: 16, description: 'number of vargas in which it is at home' }),
          ...vaiseshikamsaFields,
        },
        { title: 'VaiseshikamsaBala', description: 'vargas of a group in which a graha is at home' },
      ),
      { title: 'VaiseshikamsaBalaOfGrahas', description: 'vaiseshikamsa of each graha over one group of vargas' },
    ),
    { description: 'vaiseshikamsa of each graha by group: of 6, 7, 10 and 16 vargas' },
  ),
  record: (groups: SectionResults['vaiseshikamsa_bala'], language) =>
    recordFrom(VARGA_SCHEMES, (scheme) =>
      recordFrom(GRAHAS, (graha) => {
        const of = groups[scheme][graha];
        return { score: of.count, ...vaiseshikamsaRecord(of, language) };
      }),
    ),
  words: ['planets', 'vargas'],
});
