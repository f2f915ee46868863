import type { Language } from '../../calculations/fields/languages.js';
import type { TenPoruthams } from '../../core/match/match.js';
import { isSatisfied, PORUTHAM_IDS, type PoruthamId } from '../../core/match/poruthams.js';
import { WORDS } from '../../i18n/words.js';
import { namedRecord } from '../values/named.js';
import { PORUTHAM_KEYS } from './matchKeys.js';
import { percentageOf } from './percentage.js';

/** The ten poruthams. */
export function southRecord({ grades, matched, rating, minimumSatisfied }: TenPoruthams, language: Language) {
  const each = <T>(value: (id: PoruthamId) => T) => namedRecord(PORUTHAM_IDS, PORUTHAM_KEYS, value);
  return {
    match_system: 'ten_porutham_south',
    ten_porutham: each((id) => isSatisfied(grades[id])),
    grades: each((id) => grades[id]),
    words: each((id) => ({
      name: WORDS[language].match.porutham[id],
      grade_name: WORDS[language].match.poruthamGrade[grades[id]],
    })),
    overall_compatibility: {
      matched_count: matched,
      total_porutham: PORUTHAM_IDS.length,
      percentage: percentageOf(matched, PORUTHAM_IDS.length),
      rating,
      rating_name: WORDS[language].match.rating[rating],
      minimum_porutham_satisfied: minimumSatisfied,
    },
  };
}
