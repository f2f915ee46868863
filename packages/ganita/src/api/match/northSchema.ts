import { PAIR_DOSHA_IDS, PAIR_DOSHAS, type PairException } from '@ganita/core/match/exceptions.js';
import { KOOTAS } from '@ganita/core/match/kootas.data.js';
import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import { ADDITIONAL_PORUTHAM_IDS } from '@ganita/core/match/poruthams.js';
import { NATURAL_RELATIONS } from '@ganita/core/zodiac/relations.js';
import { WORDS } from '@ganita/words/words.js';
import { type TProperties, Type } from 'typebox';
import { described, oneOf } from '../../calculations/fields/schema.js';
import { taraId } from '../schema/nakshatra.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { namedRecord } from '../values/position.js';
import { ADDITIONAL_KEYS, KOOTA_KEYS, PAIR_DOSHA_KEYS } from './matchKeys.js';
import { percentageSchema, poruthamFields, ratingFields } from './totalSchemas.js';

const HIGHEST_KOOTA = Math.max(...KOOTA_IDS.map((id) => KOOTAS[id].maxScore));
const HIGHEST_TOTAL = KOOTA_IDS.reduce((sum, id) => sum + KOOTAS[id].maxScore, 0);

const compared = (whose: string) =>
  Type.String({
    description: `id of what the koota compares of ${whose}: varna, vasya, tara, yoni, lord of the sign, gana, sign or nadi`,
  });

/** The points of a koota. */
export const kootaScoreFields = {
  score: Type.Number({ minimum: 0, maximum: HIGHEST_KOOTA, description: 'points that the pair has' }),
  max_score: Type.Integer({ minimum: 1, maximum: HIGHEST_KOOTA, description: 'points that a pair can have' }),
};

const koota = <F extends TProperties>(title: string, description: string, fields: F) =>
  Type.Object(
    {
      ...idAndNameFields(idIn(WORDS.en.match.koota, 'KootaId', 'id of a koota')),
      ...kootaScoreFields,
      ...namedFields('boy_attribute', compared('the boy')),
      ...namedFields('girl_attribute', compared('the girl')),
      ...fields,
    },
    { title, description },
  );

const relation = (of: string, to: string) =>
  oneOf(NATURAL_RELATIONS, {
    title: 'NaturalRelation',
    description: `what the lord of the ${to}'s sign is to the lord of the ${of}'s; null where one planet is lord of both`,
  });

const doshaKindFields = namedOrNullFields('dosha_kind', {
  ...idIn(WORDS.en.match.bhakootDosha, 'BhakootDoshaKind', 'kind of bhakoot dosha'),
  description: 'kind of bhakoot dosha by the signs from girl to boy: 2/12, 5/9 or 6/8; null where there is none',
});

export const kootaSchema = koota('Koota', 'a koota: what it compares and its points', {});
const kootaOf = (what: string) => described(kootaSchema, what);

/** The eight kootas. */
const kootas = Type.Object(
  {
    [KOOTA_KEYS.varna]: kootaOf('varna: rank of the sign of the Moon'),
    [KOOTA_KEYS.vasya]: kootaOf('vasya: group of the sign of the Moon'),
    [KOOTA_KEYS.tara]: kootaOf('tara: nakshatras counted from each other'),
    [KOOTA_KEYS.yoni]: kootaOf('yoni: animal of the nakshatra'),
    [KOOTA_KEYS.graha_maitri]: koota('GrahaMaitriKoota', 'graha maitri: friendship of the lords of the signs', {
      ...namedOrNullFields('boy_regards_girl', relation('boy', 'girl')),
      ...namedOrNullFields('girl_regards_boy', relation('girl', 'boy')),
    }),
    [KOOTA_KEYS.gana]: kootaOf('gana: class of the nakshatra'),
    [KOOTA_KEYS.bhakoot]: koota('BhakootKoota', 'bhakoot: signs counted from each other', doshaKindFields),
    [KOOTA_KEYS.nadi]: kootaOf('nadi: channel of the nakshatra'),
  },
  { title: 'Kootas', description: 'the eight kootas, by key' },
);

const exceptionIds = [...new Set(PAIR_DOSHA_IDS.flatMap((id) => PAIR_DOSHAS[id].exceptions.map((row) => row.id)))];

const pairDosha = <F extends TProperties>(title: string, description: string, fields: F) =>
  Type.Object(
    {
      present: Type.Boolean({ description: 'whether the koota gives so few points that the dosha is present' }),
      ...fields,
      exceptions: Type.Array(
        oneOf<PairException>(exceptionIds, {
          title: 'PairException',
          description: 'id of an exception to a dosha of a pair',
        }),
        {
          description: 'ids of all exceptions that apply; none where the dosha is absent',
        },
      ),
      exceptions_names: Type.Array(displayWord, { description: 'display words of the exceptions, in the same order' }),
    },
    { title, description },
  );

export const pairDoshaSchema = pairDosha('PairDosha', 'a dosha of the pair and its exceptions', {});

const counted = (what: string, last: number) =>
  Type.Integer({ minimum: 1, maximum: last, description: `${what}, both ends counted` });

const counts = Type.Object(
  {
    nakshatras_girl_to_boy: counted("nakshatras from the girl's to the boy's", 27),
    nakshatras_boy_to_girl: counted("nakshatras from the boy's to the girl's", 27),
    ...namedFields('tara_of_boy', { ...taraId, description: "the boy's tara, counted from the girl's nakshatra" }),
    ...namedFields('tara_of_girl', { ...taraId, description: "the girl's tara, counted from the boy's nakshatra" }),
    signs_girl_to_boy: counted("signs from the girl's Moon to the boy's", 12),
  },
  { title: 'MatchCounts', description: 'counts between the two Moons' },
);

/** The total of the kootas. */
export const kootaTotalSchema = Type.Object(
  {
    total_score: Type.Number({
      minimum: 0,
      maximum: HIGHEST_TOTAL,
      description: 'points of the eight kootas together',
    }),
    max_possible_score: Type.Integer({ const: HIGHEST_TOTAL, description: `always ${HIGHEST_TOTAL}` }),
    percentage: { ...percentageSchema, description: `the points in percent of ${HIGHEST_TOTAL}, to two decimals` },
    ...ratingFields('from 18 points average, from 25 very good, from 33 excellent'),
  },
  { title: 'AshtakootaTotal', description: 'points of the eight kootas together' },
);

/** The part of an answer that the eight kootas decide. */
export const northSchema = Type.Object(
  {
    match_system: oneOf(['ashtakoota_north'], { description: 'the system of the eight kootas' }),
    eight_koota_porutham: kootas,
    moon_counts: counts,
    four_additional_porutham: Type.Object(
      namedRecord(ADDITIONAL_PORUTHAM_IDS, ADDITIONAL_KEYS, () =>
        Type.Object(poruthamFields, { title: 'AdditionalPorutham', description: 'a porutham without points' }),
      ),
      { title: 'AdditionalPoruthams', description: 'four poruthams without points, by key' },
    ),
    overall_compatibility: kootaTotalSchema,
    pair_doshas: Type.Object(
      {
        [PAIR_DOSHA_KEYS.nadi]: described(pairDoshaSchema, 'both have one nadi'),
        [PAIR_DOSHA_KEYS.bhakoot]: pairDosha('BhakootDosha', 'signs 2/12, 5/9 or 6/8 from each other', doshaKindFields),
        [PAIR_DOSHA_KEYS.gana]: described(pairDoshaSchema, 'ganas that do not agree'),
      },
      { title: 'PairDoshas', description: 'doshas of the pair and their exceptions, which change no points' },
    ),
  },
  { title: 'NorthIndianMatch', description: 'the eight kootas of the north, and doshas of the pair' },
);
