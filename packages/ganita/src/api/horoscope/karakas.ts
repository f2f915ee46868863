import { type CharaKaraka, STHIRA_RELATIONS } from '@ganita/core/karakas/karakas.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { grahaId } from '../schema/bodies.js';
import { HOUSE_KEYS, recordOf } from '../schema/maps.js';
import { displayWord, namedFields } from '../schema/nameFields.js';
import { positionSchema, signNamedFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { named } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { positionRecord, signNamed } from '../values/position.js';
import { section } from './section.js';

/** Chara karakas as the contract spells them. */
const KARAKA_KEYS = [
  'atma_karaka',
  'amatya_karaka',
  'bhratri_karaka',
  'maitri_karaka',
  'pitri_karaka',
  'putra_karaka',
  'jnaati_karaka',
  'dara_karaka',
] as const;

const karakaSchema = Type.Object(
  {
    ...namedFields('planet', described(grahaId, 'the graha that is the karaka')),
    ...positionSchema.properties,
    name: described(displayWord, 'display word of the karaka'),
    rank: Type.Integer({ minimum: 1, maximum: 8, description: 'rank by `ranking_degrees`, 1 the most' }),
    ranking_degrees: Type.Number({
      minimum: 0,
      maximum: 30,
      description: 'degrees in the sign that are passed; by Rahu from the end of the sign',
    }),
    ...signNamedFields('navamsa_sign', 'sign of the graha in the navamsa'),
    ...signNamedFields('chosen_chart_sign', 'sign of the graha in the chosen chart'),
  },
  { title: 'CharaKaraka', description: 'a chara karaka: the graha that has its rank, with its position in D-1' },
);

type Karakas = SectionResults['chara_karakas'];

const karakaRecord = (row: Karakas['ranked'][number], language: Language): Wire<typeof karakaSchema> => ({
  ...named('planet', row.graha, WORDS[language].zodiac.body),
  ...positionRecord(row.point, language),
  name: WORDS[language].points.charaKaraka[row.karaka],
  rank: row.rank,
  ranking_degrees: round6(row.rankingDegrees),
  ...signNamed('navamsa_sign', row.navamsaSign, language),
  ...signNamed('chosen_chart_sign', row.chosenSign, language),
});

/** The karaka that each key of the contract means. */
const KARAKA_OF_KEY: Readonly<Record<(typeof KARAKA_KEYS)[number], CharaKaraka>> = {
  atma_karaka: 'atma',
  amatya_karaka: 'amatya',
  bhratri_karaka: 'bhratri',
  maitri_karaka: 'matri',
  pitri_karaka: 'pitri',
  putra_karaka: 'putra',
  jnaati_karaka: 'jnati',
  dara_karaka: 'dara',
};

/** The chara karakas, null where the scheme of seven has none. */
export const charaKarakasSection = section({
  schema: recordOf(KARAKA_KEYS, nullable(karakaSchema), {
    description: 'the chara karakas, an entry each; one that the scheme of seven lacks is null',
  }),
  record: ({ ranked }: Karakas, language) =>
    recordFrom(KARAKA_KEYS, (key) => {
      const row = ranked.find(({ karaka }) => karaka === KARAKA_OF_KEY[key]);
      return row === undefined ? null : karakaRecord(row, language);
    }),
  words: ['planets'],
  details: {
    schema: Type.Object(
      {
        scheme: oneOf(['eight', 'seven'], { title: 'KarakaScheme', description: 'how many chara karakas there are' }),
        sthira_karakas: recordOf(
          STHIRA_RELATIONS,
          Type.Object(
            {
              ...namedFields('planet', described(grahaId, 'the graha that signifies the relative')),
              name: described(displayWord, 'display word of the relative'),
            },
            { title: 'SthiraKaraka', description: 'a sthira karaka: the fixed significator of a relative' },
          ),
          { description: 'sthira karakas, an entry for each relative' },
        ),
        naisargika_karakas: recordOf(HOUSE_KEYS, described(grahaId, 'natural significator of the house'), {
          description: 'naisargika karakas: the natural significator of each house',
        }),
      },
      { title: 'KarakaDetails', description: 'the scheme of chara karakas, and the fixed and natural significators' },
    ),
    record: ({ scheme, sthira, naisargika }: Karakas, language) => ({
      scheme,
      sthira_karakas: recordFrom(STHIRA_RELATIONS, (relation) => ({
        ...named('planet', sthira[relation], WORDS[language].zodiac.body),
        name: WORDS[language].points.sthiraRelation[relation],
      })),
      naisargika_karakas: naisargika,
    }),
  },
});
