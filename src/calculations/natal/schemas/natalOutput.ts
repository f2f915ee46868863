import { type TSchema, Type } from 'typebox';
import { appliedAyanamsaMode, birthFields } from '../../fields/birthFields.js';
import { GENDERS } from '../../fields/gender.js';
import { metaSchema } from '../../fields/metaSchema.js';
import { nullable, oneOf } from '../../fields/schema.js';
import type { SectionKey } from '../sectionKeys.js';
import {
  arudhaPadhasSchema,
  chandraArudhasSchema,
  grahaArudhasSchema,
  houseRelationshipsSchema,
  suryaArudhasSchema,
} from './arudhas.js';
import { ashtakavargaSchema } from './ashtakavarga.js';
import { calendarInfoSchema } from './calendar.js';
import { grahaDashasSchema } from './dashas.js';
import { doshasSchema } from './doshas.js';
import { charaKarakasSchema } from './karakas.js';
import { longevityPredictionSchema } from './longevity.js';
import { planetaryStatesSchema } from './planetaryStates.js';
import {
  amsaRulersSchema,
  houseVarnadasSchema,
  sahamsSchema,
  specialLagnasSchema,
  sphutaSchema,
  upagrahasSchema,
} from './points.js';
import { positionSchema } from './position.js';
import {
  ayanamsaValueSchema,
  bhavaChartSchema,
  divisionalChartsSchema,
  julianDaySchema,
  nakshatraPadaSchema,
  perBody,
} from './positions.js';
import { praveshaSchema } from './pravesha.js';
import { rasiDashasSchema } from './rasiDashas.js';
import { saturnTransitsSchema } from './saturn.js';
import {
  bhavaBalaSchema,
  otherBalaSchema,
  shadBalaSchema,
  vaiseshikamsaBalaSchema,
  vimsopakaBalaSchema,
} from './strengths.js';
import { yogasSchema } from './yogas.js';

/** Wire schema of each key of the horoscope. */
const SECTION_SCHEMAS: Readonly<Record<SectionKey, TSchema>> = {
  calendar_info: calendarInfoSchema,
  bhava_chart: bhavaChartSchema,
  ayanamsa_value: ayanamsaValueSchema,
  julian_day: julianDaySchema,
  divisional_charts: divisionalChartsSchema,
  nakshatra_pada: nakshatraPadaSchema,
  amsa_rulers: amsaRulersSchema,
  yogas: yogasSchema,
  doshas: doshasSchema,
  chara_karakas: charaKarakasSchema,
  sahams: sahamsSchema,
  upagrahas: upagrahasSchema,
  special_lagnas: specialLagnasSchema,
  house_varnadas: houseVarnadasSchema,
  graha_arudhas: grahaArudhasSchema,
  surya_arudhas: suryaArudhasSchema,
  chandra_arudhas: chandraArudhasSchema,
  house_relationships: houseRelationshipsSchema,
  planetary_states: planetaryStatesSchema,
  shad_bala: shadBalaSchema,
  bhava_bala: bhavaBalaSchema,
  other_bala: otherBalaSchema,
  vimsopaka_bala: vimsopakaBalaSchema,
  vaiseshikamsa_bala: vaiseshikamsaBalaSchema,
  ashtakavarga: ashtakavargaSchema,
  arudha_padhas: arudhaPadhasSchema,
  sphuta: sphutaSchema,
  graha_dashas: grahaDashasSchema,
  rasi_dashas: rasiDashasSchema,
  saturn_transits: saturnTransitsSchema,
  longevity_prediction: longevityPredictionSchema,
};

/** How the birth's clock was read. */
export const resolvedTimeSchema = Type.Object({
  timezone_used: Type.Number({ description: 'hours ahead of UTC' }),
  zone: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'IANA id' }),
  source: Type.Unsafe<string>({ type: 'string', enum: ['zone', 'local_mean_time', 'supplied'] }),
  is_dst: Type.Boolean(),
  ambiguity: Type.Unsafe<string | null>({ type: ['string', 'null'], enum: ['overlap', 'gap', null] }),
  utc: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' }),
});

/** The request as applied. */
export const birthDetailsSchema = Type.Object({
  ...Type.Required(Type.Object(birthFields)).properties,
  ayanamsa_mode: appliedAyanamsaMode,
  gender: nullable(oneOf(GENDERS)),
  resolved_time: resolvedTimeSchema,
});

export const natalOutput = Type.Object({
  birth_details: birthDetailsSchema,
  horoscope: Type.Object(
    Object.fromEntries(Object.entries(SECTION_SCHEMAS).map(([key, schema]) => [key, Type.Optional(schema)])),
  ),
  chosen_chart: Type.Optional(
    Type.Object({
      factor: Type.Integer({ minimum: 1, maximum: 300 }),
      method: Type.Integer({ minimum: 1, maximum: 6 }),
      base_rasi: birthFields.base_rasi,
      count_from_end_of_sign: birthFields.count_from_end_of_sign,
      positions: perBody(positionSchema),
    }),
  ),
  pravesha: Type.Optional(praveshaSchema),
  meta: metaSchema,
});
