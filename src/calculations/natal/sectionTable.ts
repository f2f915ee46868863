import type { NatalContext } from './context.js';
import type { SectionKey } from './sectionKeys.js';
import { grahaDashas, rasiDashas } from './sections/dashas.js';
import { doshas, longevityPrediction, yogas } from './sections/judgements.js';
import {
  amsaRulers,
  arudhaPadhas,
  chandraArudhasOfChart,
  charaKarakas,
  grahaArudhas,
  houseRelationships,
  houseVarnadas,
  sahams,
  specialLagnas,
  sphutas,
  suryaArudhasOfChart,
  upagrahas,
} from './sections/points.js';
import {
  ayanamsaValue,
  bhavaChart,
  calendarInfo,
  divisionalCharts,
  julianDay,
  nakshatraPada,
  planetaryStates,
  saturnTransits,
} from './sections/positions.js';
import {
  ashtakavarga,
  bhavaBala,
  otherBala,
  shadBala,
  vaiseshikamsaBala,
  vimsopakaBala,
} from './sections/strengths.js';

/** How each key of the horoscope is computed: ids and records, no words. */
export const SECTIONS = {
  calendar_info: calendarInfo,
  bhava_chart: bhavaChart,
  ayanamsa_value: ayanamsaValue,
  julian_day: julianDay,
  divisional_charts: divisionalCharts,
  nakshatra_pada: nakshatraPada,
  amsa_rulers: amsaRulers,
  yogas,
  doshas,
  chara_karakas: charaKarakas,
  sahams,
  upagrahas,
  special_lagnas: specialLagnas,
  house_varnadas: houseVarnadas,
  graha_arudhas: grahaArudhas,
  surya_arudhas: suryaArudhasOfChart,
  chandra_arudhas: chandraArudhasOfChart,
  house_relationships: houseRelationships,
  planetary_states: planetaryStates,
  shad_bala: shadBala,
  bhava_bala: bhavaBala,
  other_bala: otherBala,
  vimsopaka_bala: vimsopakaBala,
  vaiseshikamsa_bala: vaiseshikamsaBala,
  ashtakavarga,
  arudha_padhas: arudhaPadhas,
  sphuta: sphutas,
  graha_dashas: grahaDashas,
  rasi_dashas: rasiDashas,
  saturn_transits: saturnTransits,
  longevity_prediction: longevityPrediction,
} as const satisfies Readonly<Record<SectionKey, (context: NatalContext) => unknown>>;

/** The result of each key. */
export type SectionResults = { readonly [K in SectionKey]: ReturnType<(typeof SECTIONS)[K]> };
