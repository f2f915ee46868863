import { PAIR_DOSHA_IDS, PAIR_DOSHAS, type PairDoshaId, type PairException } from '@ganita/core/match/exceptions.js';
import { KOOTAS, type KootaId } from '@ganita/core/match/kootas.data.js';
import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import type { Ashtakoota, MoonMatch } from '@ganita/core/match/match.js';
import type { Pair } from '@ganita/core/match/partner.js';
import { ADDITIONAL_PORUTHAM_IDS } from '@ganita/core/match/poruthams.js';
import { NATURAL_RELATIONS } from '@ganita/core/zodiac/relations.js';
import { taraAt } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TProperties, Type } from 'typebox';
import { described, oneOf } from '../../calculations/fields/schema.js';
import { taraId } from '../schema/nakshatraFields.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import type { Wire } from '../schema/wire.js';
import { idAndName, named, namedOrNull, type WordsById } from '../values/names.js';
import { percentageOf } from '../values/numbers.js';
import { namedRecord } from '../values/position.js';
import { ADDITIONAL_KEYS, KOOTA_KEYS, PAIR_DOSHA_KEYS } from './matchKeys.js';
import { percentageSchema, poruthamFields, ratingFields } from './totals.js';

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

/** The eight kootas, the additional poruthams, counts and exceptions. */
export function northRecord({ pair, north }: MoonMatch, language: Language): Wire<typeof northSchema> {
  const words = WORDS[language];
  return {
    match_system: 'ashtakoota_north',
    eight_koota_porutham: kootasRecord(pair, north, language),
    moon_counts: {
      nakshatras_girl_to_boy: pair.starsToBoy,
      nakshatras_boy_to_girl: pair.starsToGirl,
      ...named('tara_of_boy', taraAt(pair.taraOfBoy), words.zodiac.tara),
      ...named('tara_of_girl', taraAt(pair.taraOfGirl), words.zodiac.tara),
      signs_girl_to_boy: pair.signsToBoy,
    },
    four_additional_porutham: namedRecord(ADDITIONAL_PORUTHAM_IDS, ADDITIONAL_KEYS, (id) => ({
      ...idAndName(id, words.match.porutham),
      satisfied: north.additional[id],
    })),
    overall_compatibility: kootaTotalRecord(north, language),
    pair_doshas: doshasRecord(north, language),
  };
}

/** The points of a koota. */
export const kootaScoreRecord = (id: KootaId, { scores }: Ashtakoota) => ({
  score: scores[id],
  max_score: KOOTAS[id].maxScore,
});

/** The total of the kootas. */
export const kootaTotalRecord = (
  { total, max, rating }: Ashtakoota,
  language: Language,
): Wire<typeof kootaTotalSchema> => ({
  total_score: total,
  max_possible_score: max,
  percentage: percentageOf(total, max),
  ...named('rating', rating, WORDS[language].match.rating),
});

function kootasRecord(pair: Pair, north: Ashtakoota, language: Language) {
  const record = (id: KootaId) => kootaRecord(id, pair, north, language);
  const relations = WORDS[language].zodiac.relation;
  return {
    ...namedRecord(KOOTA_IDS, KOOTA_KEYS, record),
    [KOOTA_KEYS.graha_maitri]: {
      ...record('graha_maitri'),
      ...namedOrNull('boy_regards_girl', north.lordRelations?.boyToGirl ?? null, relations),
      ...namedOrNull('girl_regards_boy', north.lordRelations?.girlToBoy ?? null, relations),
    },
    [KOOTA_KEYS.bhakoot]: { ...record('bhakoot'), ...doshaKindRecord(north, language) },
  };
}

function doshasRecord(north: Ashtakoota, language: Language) {
  const record = (id: PairDoshaId) => {
    const { present, exceptions } = north.doshas[id];
    return {
      present,
      exceptions,
      exceptions_names: exceptions.map((exception) => WORDS[language].match.pairException[exception]),
    };
  };
  return {
    ...namedRecord(PAIR_DOSHA_IDS, PAIR_DOSHA_KEYS, record),
    [PAIR_DOSHA_KEYS.bhakoot]: { ...record('bhakoot'), ...doshaKindRecord(north, language) },
  };
}

const doshaKindRecord = ({ bhakootDosha }: Ashtakoota, language: Language) =>
  namedOrNull('dosha_kind', bhakootDosha, WORDS[language].match.bhakootDosha);

/** One koota: its points and what it compared. */
function kootaRecord(id: KootaId, pair: Pair, north: Ashtakoota, language: Language) {
  return {
    ...idAndName(id, WORDS[language].match.koota),
    ...kootaScoreRecord(id, north),
    ...comparedBy(id, pair, language),
  };
}

/** What a koota compares, the boy's and the girl's. */
function comparedBy(id: KootaId, { boy, girl, taraOfBoy, taraOfGirl }: Pair, language: Language) {
  const { match, zodiac } = WORDS[language];
  const both = <Id extends string>(words: WordsById<Id>, one: Id, other: Id) => ({
    ...named('boy_attribute', one, words),
    ...named('girl_attribute', other, words),
  });
  switch (id) {
    case 'varna':
      return both(match.varna, boy.varna, girl.varna);
    case 'vasya':
      return both(match.vasya, boy.vasya, girl.vasya);
    case 'tara':
      return both(zodiac.tara, taraAt(taraOfBoy), taraAt(taraOfGirl));
    case 'yoni':
      return both(match.yoni, boy.yoni, girl.yoni);
    case 'graha_maitri':
      return both(zodiac.body, boy.signLord, girl.signLord);
    case 'gana':
      return both(match.gana, boy.gana, girl.gana);
    case 'bhakoot':
      return both(zodiac.sign, boy.sign, girl.sign);
    case 'nadi':
      return both(match.nadi, boy.nadi, girl.nadi);
  }
}
