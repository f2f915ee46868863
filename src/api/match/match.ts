import type { Language } from '../../calculations/fields/languages.js';
import type { MatchAnswer } from '../../calculations/match/marriageMatch.js';
import type { TenPoruthams } from '../../core/match/match.js';
import type { PapaSamya } from '../../core/match/papaSamya.js';
import { isSatisfied, PORUTHAM_IDS, type PoruthamId } from '../../core/match/poruthams.js';
import { signOf } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { percentageOf, roundBelow } from '../values/numbers.js';
import { namedRecord } from '../values/position.js';
import { PORUTHAM_KEYS } from './matchKeys.js';
import { northRecord } from './north.js';
import { partnerRecord } from './partner.js';
import type { matchResponse } from './response.js';

/** The wire record of `POST /marriage-match`. */
export function matchRecord({ input, boyBirth, girlBirth, match, meta }: MatchAnswer): Wire<typeof matchResponse> {
  const { language } = input;
  return {
    boy: partnerRecord(match.boy, boyBirth, language),
    girl: partnerRecord(match.girl, girlBirth, language),
    north_indian: northRecord(match, language),
    south_indian: southRecord(match.south, language),
    boy_dosha_data: doshaRecord(match.boy.papa),
    girl_dosha_data: doshaRecord(match.girl.papa),
    manglik: match.manglik,
    ...seedRecord('beeja', match.beejaDeg, language),
    ...seedRecord('kshetra', match.kshetraDeg, language),
    meta: metaRecord(meta),
  };
}

const doshaRecord = ({ mars, sun, saturn, nodes, total }: PapaSamya) => ({
  mars_dosha: mars,
  sun_dosha: sun,
  saturn_dosha: saturn,
  rahu_ketu_dosha: nodes,
  total_dosha: total,
});

const seedRecord = <N extends 'beeja' | 'kshetra'>(name: N, longitudeDeg: number, language: Language) =>
  ({
    [`${name}_rasi`]: WORDS[language].zodiac.sign[signOf(longitudeDeg)],
    [`${name}_longitude`]: roundBelow(longitudeDeg, 360),
  }) as Readonly<Record<`${N}_rasi`, string> & Record<`${N}_longitude`, number>>;

/** The ten poruthams. */
function southRecord({ grades, matched, rating, minimumSatisfied }: TenPoruthams, language: Language) {
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
