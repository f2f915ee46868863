import type { PartnerChart } from '@ganita/core/match/match.js';
import { PAPA_GRAHAS, PAPA_REFERENCES, type PapaSamya } from '@ganita/core/match/papaSamya.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { BirthMoment } from '../../calculations/birthMoment.js';
import { described } from '../../calculations/fields/schema.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { moonAttributeFields } from '../schema/matchAttributesFields.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { namedFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, houseSchema, signNamedFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { moonAttributes } from '../values/matchAttributes.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { roundBelow } from '../values/numbers.js';
import { signNamed } from '../values/position.js';
import { birthClockRecord } from '../values/resolvedTime.js';

const POINTS_BY_REFERENCE = 'lagna 1, moon 0.5, venus 0.25';

const papaOfGraha = Type.Object(
  {
    house_from: recordOf(PAPA_REFERENCES, houseSchema, {
      title: 'HouseFromPoints',
      description: 'house of the graha counted from the sign of the Ascendant, of the Moon and of Venus',
    }),
    points: Type.Number({
      minimum: 0,
      maximum: 1.75,
      description: `sum over the three where the house is 1, 2, 4, 7, 8 or 12: ${POINTS_BY_REFERENCE}`,
    }),
  },
  { title: 'PapaOfGraha', description: 'points of a malefic by its houses' },
);

/** One partner as a match sees the birth. */
export const partnerSchema = Type.Object(
  {
    ...nakshatraRowFields,
    pada: padaSchema,
    ...signNamedFields('moon_sign'),
    ...namedFields('sign_lord', described(grahaId, "lord of the Moon's sign")),
    ...signNamedFields('navamsa_sign'),
    moon_absolute_longitude: described(absoluteLongitudeSchema, 'the Moon, degrees from 0 Aries'),
    ...moonAttributeFields,
    ...signNamedFields('lagna_sign'),
    manglik_from: recordOf(
      PAPA_REFERENCES,
      Type.Boolean({ description: 'whether Mars is in a house of manglik dosha counted from this point' }),
      {
        title: 'ManglikByPoint',
        description: 'manglik dosha by each of the three points, without its exceptions',
      },
    ),
    papa_detail: recordOf(PAPA_GRAHAS, papaOfGraha, {
      title: 'PapaOfMalefics',
      description: 'houses and points of each malefic, of which the dosha numbers are sums',
    }),
    resolved_time: resolvedTimeSchema,
  },
  { title: 'MatchPartner', description: 'the Moon of a partner, what follows from it, and the houses of the malefics' },
);

const points = (what: string) => Type.Number({ minimum: 0, description: `points of ${what}` });

/** The dosha numbers of one partner. */
export const doshaPointsSchema = Type.Object(
  {
    mars_dosha: points('Mars'),
    sun_dosha: points('the Sun'),
    saturn_dosha: points('Saturn'),
    rahu_ketu_dosha: points('the nodes that the rule `papa_nodes` counts'),
    total_dosha: points('all of them together'),
  },
  {
    title: 'DoshaPoints',
    description: `papa samya: malefics in house 1, 2, 4, 7, 8 or 12, counted from three points (${POINTS_BY_REFERENCE})`,
  },
);

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
