import type { Language } from '../../calculations/fields/languages.js';
import { PAIR_DOSHA_IDS } from '../../core/match/exceptions.js';
import { type BhakootFault, KOOTAS, type KootaId } from '../../core/match/kootas.data.js';
import { KOOTA_IDS } from '../../core/match/kootas.js';
import type { Ashtakoota, MoonMatch } from '../../core/match/match.js';
import type { Pair } from '../../core/match/partner.js';
import { ADDITIONAL_PORUTHAM_IDS } from '../../core/match/poruthams.js';
import { taraId } from '../../core/zodiac/taras.js';
import { WORDS } from '../../i18n/words.js';
import { named } from '../values/names.js';
import { percentageOf } from '../values/numbers.js';
import { namedRecord } from '../values/position.js';
import { ADDITIONAL_KEYS, KOOTA_KEYS, PAIR_DOSHA_KEYS } from './matchKeys.js';

/** The eight kootas, the additional poruthams, counts and exceptions. */
export function northRecord({ pair, north }: MoonMatch, language: Language) {
  return {
    match_system: 'ashtakoota_north',
    eight_koota_porutham: namedRecord(KOOTA_IDS, KOOTA_KEYS, (id) => kootaRecord(id, pair, north, language)),
    counts: {
      star_girl_to_boy: pair.starsToBoy,
      star_boy_to_girl: pair.starsToGirl,
      ...named('tara_of_boy', taraId(pair.taraOfBoy), WORDS[language].zodiac.tara),
      ...named('tara_of_girl', taraId(pair.taraOfGirl), WORDS[language].zodiac.tara),
      sign_girl_to_boy: pair.signsToBoy,
    },
    four_additional_porutham: namedRecord(ADDITIONAL_PORUTHAM_IDS, ADDITIONAL_KEYS, (id) => ({
      name: WORDS[language].match.porutham[id],
      result: north.additional[id],
    })),
    overall_compatibility: {
      total_score: north.total,
      max_possible_score: north.max,
      percentage: percentageOf(north.total, north.max),
      rating: north.rating,
      rating_name: WORDS[language].match.rating[north.rating],
    },
    exceptions: namedRecord(PAIR_DOSHA_IDS, PAIR_DOSHA_KEYS, (id) => {
      const { present, exceptions } = north.doshas[id];
      return {
        present,
        ...(id === 'bhakoot' && { kind: north.bhakootFault }),
        exceptions,
        exceptions_name: exceptions.map((exception) => WORDS[language].match.pairException[exception]),
      };
    }),
  };
}

/** One koota: its points and what it compared. */
function kootaRecord(id: KootaId, pair: Pair, north: Ashtakoota, language: Language) {
  const [boy, girl] = comparedBy(id, pair, language);
  return {
    name: WORDS[language].match.koota[id],
    score: north.scores[id],
    max_score: KOOTAS[id].maxScore,
    boy: boy.word,
    boy_id: boy.id,
    girl: girl.word,
    girl_id: girl.id,
    ...(id === 'graha_maitri' && {
      boy_regards_girl: north.lordRelations?.boyToGirl ?? null,
      girl_regards_boy: north.lordRelations?.girlToBoy ?? null,
    }),
    ...(id === 'bhakoot' && faultRecord(north.bhakootFault, language)),
  };
}

const faultRecord = (fault: BhakootFault | null, language: Language) => ({
  kind: fault,
  kind_name: fault && WORDS[language].match.bhakootDosha[fault],
});

interface WordAndId {
  readonly word: string;
  readonly id: string;
}

/** What a koota compares, the boy's and the girl's. */
function comparedBy(
  id: KootaId,
  { boy, girl, taraOfBoy, taraOfGirl }: Pair,
  language: Language,
): readonly [WordAndId, WordAndId] {
  const both = <Id extends string>(
    words: Readonly<Record<Id, string>>,
    one: Id,
    other: Id,
  ): readonly [WordAndId, WordAndId] => [
    { word: words[one], id: one },
    { word: words[other], id: other },
  ];
  switch (id) {
    case 'varna':
      return both(WORDS[language].match.varna, boy.varna, girl.varna);
    case 'vasya':
      return both(WORDS[language].match.vasya, boy.vasya, girl.vasya);
    case 'tara':
      return both(WORDS[language].zodiac.tara, taraId(taraOfBoy), taraId(taraOfGirl));
    case 'yoni':
      return both(WORDS[language].match.yoni, boy.yoni, girl.yoni);
    case 'graha_maitri':
      return both(WORDS[language].zodiac.body, boy.signLord, girl.signLord);
    case 'gana':
      return both(WORDS[language].match.gana, boy.gana, girl.gana);
    case 'bhakoot':
      return both(WORDS[language].zodiac.sign, boy.sign, girl.sign);
    case 'nadi':
      return both(WORDS[language].match.nadi, boy.nadi, girl.nadi);
  }
}
