import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { mapPerBody } from '../../core/charts/perBody.js';
import { mapAmsaPoints, POINTS_BESIDE_BODIES } from '../../core/points/specialPoints.js';
import { recordFrom } from '../../core/records.js';
import { AMSA_RULER_KEYS } from '../../core/vargas/amsaRulers.js';
import { amsaRulerWord } from '../../i18n/compoundNames.js';
import { WORDS } from '../../i18n/words.js';
import { bodyFields, perBody } from '../schema/bodies.js';
import { fieldsOf, recordOf } from '../schema/maps.js';
import { signFields } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { nakshatraRecord, nakshatraSchema } from './positions.js';

const amsaPointSchema = Type.Object({
  ...signFields,
  longitude: Type.Number({ minimum: 0, exclusiveMaximum: 30, description: 'degrees in the D-1 sign' }),
  division_index: Type.Integer({ minimum: 1, maximum: 150 }),
  amsa_index: Type.Integer({ minimum: 1, maximum: 150 }),
  amsa_name: Type.String(),
  ...nakshatraSchema.properties,
});

const rulerSchema = Type.Object({
  ruler_index: Type.Integer({ minimum: 1, maximum: 60, description: 'number of the amsa; 1 to 5 for D-30' }),
  ruler_name: Type.String(),
  nature: nullable(oneOf(['cruel', 'gentle'], { description: 'of a shashtiamsa' })),
});

/** Sign, star and nadiamsa of the 59 points in D-1, and the rulers of the bodies' other amsas by chart. */
export const amsaRulersSchema = Type.Object({
  ...bodyFields(amsaPointSchema),
  ...fieldsOf(POINTS_BESIDE_BODIES, amsaPointSchema),
  details: Type.Object({ rulers: recordOf(AMSA_RULER_KEYS, perBody(rulerSchema)) }),
});

type AmsaRulers = SectionResults['amsa_rulers'];

export const amsaRulersRecord = (
  { points, rulers }: AmsaRulers,
  language: Language,
): Wire<typeof amsaRulersSchema> => ({
  ...mapAmsaPoints(points, (point) => amsaPointRecord(point, language)),
  details: {
    rulers: recordFrom(AMSA_RULER_KEYS, (chart) =>
      mapPerBody(rulers, (of) => {
        const { rulerIndex, ruler, nature } = of[chart];
        return {
          ruler_index: rulerIndex,
          ruler_name: WORDS[language].amsas.ruler[amsaRulerWord(chart, ruler)],
          nature,
        };
      }),
    ),
  },
});

/** Written out field by field: spreading records into one costs 0.2 ms more for the 59. */
function amsaPointRecord(
  { point, star, nadiamsa }: AmsaRulers['points']['Sun'],
  language: Language,
): Wire<typeof amsaPointSchema> {
  const sign = signRecord(point.sign, language);
  const place = nakshatraRecord(star, language);
  return {
    sign: sign.sign,
    sign_name: sign.sign_name,
    sign_index: sign.sign_index,
    longitude: splitLongitude(point.longitudeDeg).inSign,
    division_index: nadiamsa.divisionIndex,
    amsa_index: nadiamsa.amsaIndex,
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
