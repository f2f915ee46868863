import { mapPerBody } from '@ganita/core/charts/perBody.js';
import { DERIVED_POINTS, mapAmsaPoints, type PerAmsaPoint } from '@ganita/core/points/specialPoints.js';
import { recordFrom } from '@ganita/core/records.js';
import { AMSA_RULER_KEYS } from '@ganita/core/vargas/amsaRulers.js';
import { amsaRulerWord } from '@ganita/words/compoundNames.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { bodyFields, perBody } from '../schema/bodies.js';
import { fieldsOf, recordOf } from '../schema/maps.js';
import { idIn, namedFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { named } from '../values/names.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { nakshatraRecord, nakshatraSchema } from './positions.js';
import { section } from './section.js';

const amsaPointSchema = Type.Object(
  {
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    division_number: Type.Integer({
      minimum: 1,
      maximum: 150,
      description: 'number of the 150th part of the sign, from its start',
    }),
    amsa_number: Type.Integer({
      minimum: 1,
      maximum: 150,
      description: 'number of the nadiamsa in the list of 150, counted by the kind of sign',
    }),
    ...namedFields('amsa', idIn(WORDS.en.amsas.nadiamsa, 'NadiamsaId', 'id of a nadiamsa, a part of D-150')),
    ...nakshatraSchema.properties,
  },
  { title: 'AmsaPoint', description: 'a point in D-1: its sign, nakshatra and nadiamsa' },
);

/** A point in D-1: its sign, nakshatra and nadiamsa. */
export interface AmsaPoint extends Wire<typeof amsaPointSchema> {}

const rulerSchema = Type.Object(
  {
    ruler_number: Type.Integer({
      minimum: 1,
      maximum: 60,
      description: 'number of the amsa in the order of the rulers; 1 to 5 for D-30',
    }),
    ...namedFields('ruler', idIn(WORDS.en.amsas.ruler, 'AmsaRulerId', 'id of the ruler of an amsa')),
    nature: nullable(
      oneOf(['cruel', 'gentle'], {
        title: 'AmsaNature',
        description: 'nature of a shashtiamsa, an amsa of D-60; null in other charts',
      }),
    ),
  },
  { title: 'AmsaRuler', description: 'the ruler of the amsa in which a body is' },
);

type AmsaRulers = SectionResults['amsa_rulers'];

/** Sign, nakshatra and nadiamsa of the 59 points in D-1. */
export const amsaRulersSection = section({
  schema: Type.Unsafe<PerAmsaPoint<AmsaPoint>>(
    Type.Object(
      {
        ...bodyFields(amsaPointSchema),
        ...fieldsOf(DERIVED_POINTS, amsaPointSchema),
      },
      {
        description:
          'sign, nakshatra and nadiamsa in D-1 of the bodies, upagrahas, special lagnas, varnadas and sphutas',
      },
    ),
  ),
  record: ({ points }: AmsaRulers, language) => mapAmsaPoints(points, (point) => amsaPointRecord(point, language)),
  words: ['planets', 'upagrahas', 'special_lagnas', 'sphutas'],
  details: {
    schema: Type.Object(
      {
        rulers: recordOf(
          AMSA_RULER_KEYS,
          perBody(rulerSchema, {
            title: 'AmsaRulersOfBodies',
            description: 'ruler of the amsa of each body; an outer planet is null by the Surya Siddhanta',
          }),
          { description: 'rulers of the amsas of the bodies, by chart' },
        ),
      },
      { title: 'AmsaRulerDetails', description: 'rulers of the amsas of the charts other than D-150' },
    ),
    record: ({ rulers }: AmsaRulers, language) => ({
      rulers: recordFrom(AMSA_RULER_KEYS, (chart) =>
        mapPerBody(rulers, (of) => {
          const { rulerIndex, ruler, nature } = of[chart];
          return {
            ruler_number: rulerIndex,
            ...named('ruler', amsaRulerWord(chart, ruler), WORDS[language].amsas.ruler),
            nature,
          };
        }),
      ),
    }),
  },
});

/** Written out field by field: spreading records into one costs 0.2 ms more for the 59. */
function amsaPointRecord(
  { point, star, nadiamsa }: AmsaRulers['points']['Sun'],
  language: Language,
): Wire<typeof amsaPointSchema> {
  const sign = signRecord(point.sign, language);
  const place = nakshatraRecord(star, language);
  const { inSign, absolute } = splitLongitude(point.longitudeDeg);
  return {
    sign: sign.sign,
    sign_name: sign.sign_name,
    sign_index: sign.sign_index,
    longitude: inSign,
    absolute_longitude: absolute,
    division_number: nadiamsa.divisionIndex,
    amsa_number: nadiamsa.amsaIndex,
    amsa: nadiamsa.amsaName,
    amsa_name: WORDS[language].amsas.nadiamsa[nadiamsa.amsaName],
    nakshatra: place.nakshatra,
    nakshatra_name: place.nakshatra_name,
    nakshatra_number: place.nakshatra_number,
    pada: place.pada,
    nakshatra_lord: place.nakshatra_lord,
    nakshatra_lord_name: place.nakshatra_lord_name,
    degrees_in_nakshatra: place.degrees_in_nakshatra,
  };
}
