import { PAPA_GRAHAS, PAPA_REFERENCES } from '@ganita/core/match/papaSamya.js';
import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { moonAttributeFields } from '../schema/matchAttributes.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { namedFields } from '../schema/names.js';
import { absoluteLongitudeSchema, houseSchema, signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';

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
