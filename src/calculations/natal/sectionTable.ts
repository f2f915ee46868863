import type { NatalContext } from './context.js';
import { birthAttributes } from './sections/attributes.js';
import { type DashaTree, grahaDashas, grahaDashaTrees, rasiDashas, rasiDashaTrees } from './sections/dashas.js';
import { doshas, longevityPrediction, yogas } from './sections/judgements.js';
import { birthMargins } from './sections/margins.js';
import { planets } from './sections/planets.js';
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

/** How a section of the answer is computed: ids and records, no words. */
export interface SectionRow {
  readonly compute: (context: NatalContext) => unknown;
  /** The dashas whose trees it contains; an answer has a limit of periods. */
  readonly trees?: (context: NatalContext) => readonly DashaTree[];
  /** It is answered beside `horoscope`, not in it, and only where `sections` names it. */
  readonly extension?: true;
}

/**
 * Every section of the answer, in the order of the contract. A new one needs a row here and one in
 * `api/horoscope/keys.ts`; the request, the answer, OpenAPI and the types of the library follow from the two.
 */
export const SECTIONS = {
  calendar_info: { compute: calendarInfo },
  bhava_chart: { compute: bhavaChart },
  ayanamsa_value: { compute: ayanamsaValue },
  julian_day: { compute: julianDay },
  divisional_charts: { compute: divisionalCharts },
  nakshatra_pada: { compute: nakshatraPada },
  amsa_rulers: { compute: amsaRulers },
  yogas: { compute: yogas },
  doshas: { compute: doshas },
  chara_karakas: { compute: charaKarakas },
  sahams: { compute: sahams },
  upagrahas: { compute: upagrahas },
  special_lagnas: { compute: specialLagnas },
  house_varnadas: { compute: houseVarnadas },
  graha_arudhas: { compute: grahaArudhas },
  surya_arudhas: { compute: suryaArudhasOfChart },
  chandra_arudhas: { compute: chandraArudhasOfChart },
  house_relationships: { compute: houseRelationships },
  planetary_states: { compute: planetaryStates },
  shad_bala: { compute: shadBala },
  bhava_bala: { compute: bhavaBala },
  other_bala: { compute: otherBala },
  vimsopaka_bala: { compute: vimsopakaBala },
  vaiseshikamsa_bala: { compute: vaiseshikamsaBala },
  ashtakavarga: { compute: ashtakavarga },
  arudha_padhas: { compute: arudhaPadhas },
  sphuta: { compute: sphutas },
  graha_dashas: { compute: grahaDashas, trees: grahaDashaTrees },
  rasi_dashas: { compute: rasiDashas, trees: rasiDashaTrees },
  saturn_transits: { compute: saturnTransits },
  longevity_prediction: { compute: longevityPrediction },
  planets: { compute: planets, extension: true },
  birth_attributes: { compute: birthAttributes, extension: true },
  margins: { compute: birthMargins, extension: true },
} as const satisfies Readonly<Record<string, SectionRow>>;

type Sections = typeof SECTIONS;

/** The result of each section. */
export type SectionResults = { readonly [K in keyof Sections]: ReturnType<Sections[K]['compute']> };
