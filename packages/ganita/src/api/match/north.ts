import { PAIR_DOSHA_IDS, type PairDoshaId } from '@ganita/core/match/exceptions.js';
import { KOOTAS, type KootaId } from '@ganita/core/match/kootas.data.js';
import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import type { Ashtakoota, MoonMatch } from '@ganita/core/match/match.js';
import type { Pair } from '@ganita/core/match/partner.js';
import { ADDITIONAL_PORUTHAM_IDS } from '@ganita/core/match/poruthams.js';
import { taraId } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Wire } from '../schema/wire.js';
import { idAndName, named, namedOrNull, type WordsById } from '../values/names.js';
import { percentageOf } from '../values/numbers.js';
import { namedRecord } from '../values/position.js';
import { ADDITIONAL_KEYS, KOOTA_KEYS, PAIR_DOSHA_KEYS } from './matchKeys.js';
import type { kootaTotalSchema, northSchema } from './northSchema.js';

/** The eight kootas, the additional poruthams, counts and exceptions. */
export function northRecord({ pair, north }: MoonMatch, language: Language): Wire<typeof northSchema> {
  const words = WORDS[language];
  return {
    match_system: 'ashtakoota_north',
    eight_koota_porutham: kootasRecord(pair, north, language),
    moon_counts: {
      nakshatras_girl_to_boy: pair.starsToBoy,
      nakshatras_boy_to_girl: pair.starsToGirl,
      ...named('tara_of_boy', taraId(pair.taraOfBoy), words.zodiac.tara),
      ...named('tara_of_girl', taraId(pair.taraOfGirl), words.zodiac.tara),
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
      return both(zodiac.tara, taraId(taraOfBoy), taraId(taraOfGirl));
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
