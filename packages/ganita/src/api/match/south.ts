import type { TenPoruthams } from '@ganita/core/match/match.js';
import { isSatisfied, PORUTHAM_IDS } from '@ganita/core/match/poruthams.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Wire } from '../schema/wire.js';
import { idAndName, named } from '../values/names.js';
import { percentageOf } from '../values/numbers.js';
import { namedRecord } from '../values/position.js';
import { PORUTHAM_KEYS } from './matchKeys.js';
import type { poruthamTotalSchema, southSchema, tenPoruthamSchema } from './southSchema.js';

/** The ten poruthams. */
export const southRecord = (south: TenPoruthams, language: Language): Wire<typeof southSchema> => ({
  match_system: 'ten_porutham_south',
  ten_porutham: tenPoruthamRecord(south),
  poruthams: namedRecord(PORUTHAM_IDS, PORUTHAM_KEYS, (id) => ({
    ...idAndName(id, WORDS[language].match.porutham),
    satisfied: isSatisfied(south.grades[id]),
    ...named('grade', south.grades[id], WORDS[language].match.poruthamGrade),
  })),
  overall_compatibility: poruthamTotalRecord(south, language),
});

/** Whether each of them is satisfied. */
export const tenPoruthamRecord = ({ grades }: TenPoruthams): Wire<typeof tenPoruthamSchema> =>
  namedRecord(PORUTHAM_IDS, PORUTHAM_KEYS, (id) => isSatisfied(grades[id]));

/** How many are satisfied. */
export const poruthamTotalRecord = (
  { matched, rating, minimumSatisfied }: TenPoruthams,
  language: Language,
): Wire<typeof poruthamTotalSchema> => ({
  matched_count: matched,
  total_porutham: PORUTHAM_IDS.length,
  percentage: percentageOf(matched, PORUTHAM_IDS.length),
  ...named('rating', rating, WORDS[language].match.rating),
  minimum_porutham_satisfied: minimumSatisfied,
});
