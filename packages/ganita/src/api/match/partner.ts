import type { PartnerChart } from '@ganita/core/match/match.js';
import { PAPA_GRAHAS, type PapaSamya } from '@ganita/core/match/papaSamya.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { BirthMoment } from '../../calculations/birthMoment.js';
import type { Wire } from '../schema/wire.js';
import { moonAttributes } from '../values/matchAttributes.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { roundBelow } from '../values/numbers.js';
import { signNamed } from '../values/position.js';
import { birthClockRecord } from '../values/resolvedTime.js';
import type { doshaPointsSchema, partnerSchema } from './partnerSchema.js';

/** One partner: the position of the Moon, what follows from it, and the houses of the malefics. */
export function partnerRecord(
  { partner, ascendantSign, papa, manglikFrom }: PartnerChart,
  birth: BirthMoment,
  language: Language,
): Wire<typeof partnerSchema> {
  return {
    ...nakshatraRow(partner.nakshatra, language),
    pada: partner.pada,
    ...signNamed('moon_sign', partner.sign, language),
    ...named('sign_lord', partner.signLord, WORDS[language].zodiac.body),
    ...signNamed('navamsa_sign', partner.navamsaSign, language),
    moon_absolute_longitude: roundBelow(partner.moonDeg, 360),
    ...moonAttributes(partner, language),
    ...signNamed('lagna_sign', ascendantSign, language),
    manglik_from: manglikFrom,
    papa_detail: recordFrom(PAPA_GRAHAS, (graha) => {
      const { houseFrom, points } = papa.grahas[graha];
      return { house_from: houseFrom, points };
    }),
    resolved_time: birthClockRecord(birth),
  };
}

/** The dosha numbers of one partner. */
export const doshaRecord = ({ mars, sun, saturn, nodes, total }: PapaSamya): Wire<typeof doshaPointsSchema> => ({
  mars_dosha: mars,
  sun_dosha: sun,
  saturn_dosha: saturn,
  rahu_ketu_dosha: nodes,
  total_dosha: total,
});
