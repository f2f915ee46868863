import type { NatalArea, NatalRule } from '@ganita/core/rules/areas.js';
import type { CHOICE_GROUPS } from '@ganita/core/rules/choiceGroups.js';
import type { NatalContext } from './context.js';
import { birthAttributes } from './sections/attributes.js';
import { type DashaTree, grahaDashas, grahaDashaTrees, rasiDashas, rasiDashaTrees } from './sections/dashaResults.js';
import { doshas, longevityPrediction, yogas } from './sections/judgements.js';
import { birthMargins } from './sections/marginSections.js';
import { planets } from './sections/planetSections.js';
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
} from './sections/pointSections.js';
import {
  ayanamsaValue,
  bhavaChart,
  calendarInfo,
  divisionalCharts,
  julianDay,
  nakshatraPada,
  planetaryStates,
  saturnTransits,
} from './sections/positionSections.js';
import {
  ashtakavarga,
  bhavaBala,
  otherBala,
  shadBala,
  vaiseshikamsaBala,
  vimsopakaBala,
} from './sections/strengthSections.js';

/** Choices that a section reads: all of an area, all members of a group, or one. */
export type ReadChoices = NatalArea | keyof typeof CHOICE_GROUPS | NatalRule;

/** How a section of the answer is computed: ids and records, no words. */
export interface SectionRow {
  readonly compute: (context: NatalContext) => unknown;
  /** The choices that can change it. One that any row names by itself is not read with its group or its area. */
  readonly reads: readonly ReadChoices[];
  /** The dashas whose trees it contains; an answer has a limit of periods. */
  readonly trees?: (context: NatalContext) => readonly DashaTree[];
  /** It is none of the contract's keys, and answered only where `sections` names it. */
  readonly extension?: true;
}

/** Where the grahas and the ascendant are. */
const PLACES = ['positions', 'observer', 'siddhanta'] as const;
/** What is read in the chosen chart. */
const CHOSEN_CHART = [...PLACES, 'vargas'] as const;
const ARUDHAS = [...CHOSEN_CHART, 'comparisons', 'arudhas'] as const;
/** Gulika and Maandi are part of yogas and sphutas, and a dasha can start from them. */
const TIME_POINTS = ['gulika_part', 'maandi_part', 'lordless_part'] as const;
/** Years of life are a dasha too. */
const AYURDAYA = ['ayurdaya_method', 'ayurdaya_losses', 'ayurdaya_lagna'] as const;

/**
 * Every section of the answer, in the order of the contract. A new one needs a row here and one in
 * `api/horoscope/keys.ts`; the request, the answer, OpenAPI and the types of the library follow from the two.
 */
export const SECTIONS = {
  calendar_info: { compute: calendarInfo, reads: [...PLACES, 'day', 'panchanga', 'angas'] },
  bhava_chart: { compute: bhavaChart, reads: [...PLACES, 'bhava_madhya_method', 'houses'] },
  ayanamsa_value: { compute: ayanamsaValue, reads: PLACES },
  julian_day: { compute: julianDay, reads: [] },
  divisional_charts: { compute: divisionalCharts, reads: [...PLACES, 'varga_methods'] },
  nakshatra_pada: { compute: nakshatraPada, reads: PLACES },
  amsa_rulers: { compute: amsaRulers, reads: [...PLACES, 'day', 'vighati_rate', ...TIME_POINTS, 'varnada_method'] },
  yogas: {
    compute: yogas,
    reads: [
      ...PLACES,
      'day',
      'varga_methods',
      'comparisons',
      'pancha_vargeeya',
      ...TIME_POINTS,
      'arudhas',
      'facts',
      'yogas',
    ],
  },
  doshas: { compute: doshas, reads: [...PLACES, 'comparisons', 'facts', 'doshas'] },
  chara_karakas: { compute: charaKarakas, reads: [...CHOSEN_CHART, 'karaka_scheme'] },
  sahams: { compute: sahams, reads: [...PLACES, 'day'] },
  upagrahas: { compute: upagrahas, reads: [...CHOSEN_CHART, 'day', 'points', ...TIME_POINTS] },
  special_lagnas: { compute: specialLagnas, reads: [...CHOSEN_CHART, 'day', 'vighati_rate'] },
  house_varnadas: { compute: houseVarnadas, reads: [...CHOSEN_CHART, 'day', 'varnada_method'] },
  graha_arudhas: { compute: grahaArudhas, reads: ARUDHAS },
  surya_arudhas: { compute: suryaArudhasOfChart, reads: ARUDHAS },
  chandra_arudhas: { compute: chandraArudhasOfChart, reads: ARUDHAS },
  house_relationships: { compute: houseRelationships, reads: [...CHOSEN_CHART, 'points'] },
  planetary_states: { compute: planetaryStates, reads: [...PLACES, 'states'] },
  shad_bala: { compute: shadBala, reads: [...PLACES, 'day', 'strengths'] },
  bhava_bala: { compute: bhavaBala, reads: [...PLACES, 'day', 'strengths'] },
  other_bala: { compute: otherBala, reads: [...PLACES, 'day', 'strengths', 'pancha_vargeeya'] },
  vimsopaka_bala: { compute: vimsopakaBala, reads: [...PLACES, 'varga_methods', 'comparisons', 'vimsopaka'] },
  vaiseshikamsa_bala: { compute: vaiseshikamsaBala, reads: [...PLACES, 'varga_methods'] },
  ashtakavarga: { compute: ashtakavarga, reads: [...PLACES, 'ashtakavarga_tables'] },
  arudha_padhas: { compute: arudhaPadhas, reads: [...PLACES, 'varga_methods', 'comparisons', 'arudhas'] },
  sphuta: { compute: sphutas, reads: [...CHOSEN_CHART, 'day', ...TIME_POINTS] },
  graha_dashas: {
    compute: grahaDashas,
    reads: [
      ...PLACES,
      'day',
      'comparisons',
      'vighati_rate',
      ...TIME_POINTS,
      'varnada_method',
      'karaka_scheme',
      'arudhas',
      'dasha-years',
      'graha-dashas',
      'ashtakavarga_tables',
      'panchasvara_names',
      'patyayini_span',
      ...AYURDAYA,
    ],
    trees: grahaDashaTrees,
  },
  rasi_dashas: {
    compute: rasiDashas,
    reads: [
      ...CHOSEN_CHART,
      'day',
      'comparisons',
      'varnada_method',
      'karaka_scheme',
      'arudhas',
      'dasha-years',
      'rasi-dashas',
      'panchasvara_names',
    ],
    trees: rasiDashaTrees,
  },
  saturn_transits: { compute: saturnTransits, reads: [...PLACES, 'angas'] },
  longevity_prediction: {
    compute: longevityPrediction,
    reads: [...PLACES, 'day', 'comparisons', 'facts', 'longevity', ...AYURDAYA],
  },
  planets: { compute: planets, reads: PLACES, extension: true },
  birth_attributes: { compute: birthAttributes, reads: [...PLACES, 'day', 'moon'], extension: true },
  margins: {
    compute: birthMargins,
    reads: [...PLACES, 'bhava_madhya_method', 'varga_methods', 'panchanga', 'angas', 'graha-dashas'],
    extension: true,
  },
} as const satisfies Readonly<Record<string, SectionRow>>;

type Sections = typeof SECTIONS;

/** The result of each section. */
export type SectionResults = { readonly [K in keyof Sections]: ReturnType<Sections[K]['compute']> };
