import { perKey } from '@ganita/core/lazy.js';
import { namesLike } from '../columns/selectColumns.js';
import { ARUDHA_FAMILIES } from './families/arudhas.js';
import { AYURDAYA_FACTOR_FAMILIES } from './families/ayurdayaFactors.js';
import { BHAVA_BALA_FAMILIES } from './families/bhavaBala.js';
import { BINDU_FAMILIES } from './families/bindus.js';
import { CALENDAR_YEAR_FAMILIES } from './families/calendarYears.js';
import { CONDITION_FAMILIES } from './families/conditions.js';
import { DASHA_FAMILIES } from './families/dashas.js';
import { DOSHA_DETAIL_FAMILIES } from './families/doshaDetails.js';
import { HOUSE_FAMILIES } from './families/houses.js';
import { KARAKA_FAMILIES } from './families/karakas.js';
import { ATTRIBUTE_FAMILIES } from './families/kootas.js';
import { SIGNIFICATOR_FAMILIES } from './families/lifeSignificators.js';
import { LIMB_FAMILIES } from './families/limbs.js';
import { LONGEVITY_FAMILIES } from './families/longevity.js';
import { LUNAR_MONTH_FAMILIES } from './families/lunarMonthSteps.js';
import { MOON_ATTRIBUTE_FAMILIES } from './families/moonAttributes.js';
import { PART_DASHA_FAMILIES } from './families/partDashas.js';
import { PLACE_FAMILIES } from './families/places.js';
import { POINT_FAMILIES } from './families/points.js';
import { SHADBALA_FAMILIES } from './families/shadbala.js';
import { SOLAR_MONTH_FAMILIES } from './families/solarMonthSteps.js';
import { STATE_FAMILIES } from './families/states.js';
import { TAJIKA_FAMILIES } from './families/tajikaBalas.js';
import { VARGA_STRENGTH_FAMILIES } from './families/vargaStrengths.js';
import { VARGA_FAMILIES } from './families/vargas.js';
import { VEDIC_DAY_FAMILIES } from './families/vedicDays.js';
import type { ExplainFamily } from './family.js';

/** Every family of values that have a derivation. */
const FAMILIES: readonly ExplainFamily[] = [
  ...PLACE_FAMILIES,
  ...VARGA_FAMILIES,
  ...LIMB_FAMILIES,
  ...VEDIC_DAY_FAMILIES,
  ...LUNAR_MONTH_FAMILIES,
  ...CALENDAR_YEAR_FAMILIES,
  ...SOLAR_MONTH_FAMILIES,
  ...DASHA_FAMILIES,
  ...PART_DASHA_FAMILIES,
  ...BINDU_FAMILIES,
  ...SHADBALA_FAMILIES,
  ...ATTRIBUTE_FAMILIES,
  ...MOON_ATTRIBUTE_FAMILIES,
  ...CONDITION_FAMILIES,
  ...DOSHA_DETAIL_FAMILIES,
  ...POINT_FAMILIES,
  ...ARUDHA_FAMILIES,
  ...KARAKA_FAMILIES,
  ...HOUSE_FAMILIES,
  ...BHAVA_BALA_FAMILIES,
  ...VARGA_STRENGTH_FAMILIES,
  ...STATE_FAMILIES,
  ...TAJIKA_FAMILIES,
  ...LONGEVITY_FAMILIES,
  ...AYURDAYA_FACTOR_FAMILIES,
  ...SIGNIFICATOR_FAMILIES,
];

const ofSection = perKey((section: ExplainFamily['section']) => FAMILIES.filter((one) => one.section === section));

/** The family of a column by its selector; undefined where it has none. */
export const familyOf = (name: string, section: ExplainFamily['section']): ExplainFamily | undefined =>
  ofSection(section).find(({ like }) => namesLike(like, [name]).length > 0);
