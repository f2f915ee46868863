import type { BirthMoment } from '../../calculations/birthMoment.js';
import type { Language } from '../../calculations/fields/languages.js';
import type { PartnerChart } from '../../core/match/match.js';
import { PAPA_GRAHAS } from '../../core/match/papaSamya.js';
import { recordFrom } from '../../core/records.js';
import { signIndex } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';

import { resolvedTimeRecord } from '../values/birthDetails.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { roundBelow } from '../values/numbers.js';
import { signNamed } from '../values/position.js';

/** One partner: the position of the Moon, what follows from it, and the houses of the malefics. */
export function partnerRecord(
  { partner, ascendantSign, papa, manglikFrom }: PartnerChart,
  birth: BirthMoment,
  language: Language,
) {
  return {
    ...nakshatraRow(partner.nakshatra, language),
    pada: partner.pada,
    raasi_name: WORDS[language].zodiac.sign[partner.sign],
    raasi_number: signIndex(partner.sign) + 1,
    sign_lord: partner.signLord,
    ...signNamed('navamsa_sign', partner.navamsaSign, language),
    moon_longitude: roundBelow(partner.moonDeg, 360),
    ...named('varna', partner.varna, WORDS[language].match.varna),
    ...named('vasya', partner.vasya, WORDS[language].match.vasya),
    ...named('yoni', partner.yoni, WORDS[language].match.yoni),
    yoni_gender: partner.yoniSex,
    yoni_gender_name: WORDS[language].match.yoniSex[partner.yoniSex],
    ...named('gana', partner.gana, WORDS[language].match.gana),
    ...named('nadi', partner.nadi, WORDS[language].match.nadi),
    ...named('rajju', partner.rajju, WORDS[language].match.rajju),
    rajju_direction: partner.rajjuDirection,
    rajju_direction_name: WORDS[language].match.rajjuDirection[partner.rajjuDirection],
    ...signNamed('ascendant_sign', ascendantSign, language),
    manglik_from: manglikFrom,
    papa_detail: recordFrom(PAPA_GRAHAS, (graha) => {
      const { houseFrom, points } = papa.grahas[graha];
      return { house_from: houseFrom, points };
    }),
    resolved_time: resolvedTimeRecord(birth),
  };
}
