import type { Language } from '../../calculations/fields/languages.js';
import type { ChosenChart } from '../../calculations/natal/chosenChart.js';
import type { NatalChart } from '../../calculations/natal/natalChart.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { metaRecord } from '../values/meta.js';
import { round8 } from '../values/numbers.js';
import {
  arudhaPadhasRecord,
  chandraArudhasRecord,
  grahaArudhasRecord,
  houseRelationshipsRecord,
  suryaArudhasRecord,
} from './arudhas.js';
import { ashtakavargaRecord } from './ashtakavarga.js';
import { calendarInfoRecord } from './calendar.js';
import { doshasRecord } from './doshas.js';
import { grahaDashasRecord } from './grahaDashas.js';
import { bhavaChartRecord } from './houses.js';
import { charaKarakasRecord } from './karakas.js';
import { longevityRecord } from './longevity.js';
import { planetaryStatesRecord } from './planetaryStates.js';
import {
  amsaRulersRecord,
  houseVarnadasRecord,
  sahamsRecord,
  specialLagnasRecord,
  sphutaRecord,
  upagrahasRecord,
} from './points.js';
import { chartRecord, divisionalChartsRecord, nakshatraPadaRecord } from './positions.js';
import { praveshaRecord } from './pravesha.js';
import { rasiDashasRecord } from './rasiDashas.js';
import { saturnTransitsRecord } from './saturn.js';
import {
  bhavaBalaRecord,
  otherBalaRecord,
  shadBalaRecord,
  vaiseshikamsaBalaRecord,
  vimsopakaBalaRecord,
} from './strengths.js';
import { yogasRecord } from './yogas.js';

/** How each key goes on the wire. */
const PRESENTERS: { readonly [K in SectionKey]: (value: SectionResults[K], language: Language) => unknown } = {
  calendar_info: calendarInfoRecord,
  bhava_chart: bhavaChartRecord,
  ayanamsa_value: round8,
  julian_day: round8,
  divisional_charts: divisionalChartsRecord,
  nakshatra_pada: nakshatraPadaRecord,
  amsa_rulers: amsaRulersRecord,
  yogas: yogasRecord,
  doshas: doshasRecord,
  chara_karakas: charaKarakasRecord,
  sahams: sahamsRecord,
  upagrahas: upagrahasRecord,
  special_lagnas: specialLagnasRecord,
  house_varnadas: houseVarnadasRecord,
  graha_arudhas: grahaArudhasRecord,
  surya_arudhas: suryaArudhasRecord,
  chandra_arudhas: chandraArudhasRecord,
  house_relationships: houseRelationshipsRecord,
  planetary_states: planetaryStatesRecord,
  shad_bala: shadBalaRecord,
  bhava_bala: bhavaBalaRecord,
  other_bala: otherBalaRecord,
  vimsopaka_bala: vimsopakaBalaRecord,
  vaiseshikamsa_bala: vaiseshikamsaBalaRecord,
  ashtakavarga: ashtakavargaRecord,
  arudha_padhas: arudhaPadhasRecord,
  sphuta: sphutaRecord,
  graha_dashas: grahaDashasRecord,
  rasi_dashas: rasiDashasRecord,
  saturn_transits: saturnTransitsRecord,
  longevity_prediction: longevityRecord,
};

/** Some keys of the horoscope. */
export const sectionsRecord = (sections: NatalChart['sections'], language: Language): Record<string, unknown> => {
  const present = <K extends SectionKey>(key: K): [K, unknown] => [
    key,
    PRESENTERS[key](sections[key] as SectionResults[K], language),
  ];
  return Object.fromEntries((Object.keys(sections) as SectionKey[]).map(present));
};

/** The chart that the request chose. */
export const chosenChartRecord = (chosen: ChosenChart, language: Language) => ({
  factor: chosen.factor,
  method: chosen.method,
  base_rasi: chosen.baseRasi,
  count_from_end_of_sign: chosen.countFromEndOfSign,
  positions: chartRecord(chosen.chart, language),
});

/** The wire record of a natal chart. */
export function horoscopeRecord(chart: NatalChart) {
  const { input, birth, pravesha } = chart.context;
  const { language } = input;
  const { chosenChart } = chart;
  return {
    birth_details: birthDetailsRecord(input, birth, chart.meta),
    horoscope: sectionsRecord(chart.sections, language),
    ...(chosenChart && { chosen_chart: chosenChartRecord(chosenChart, language) }),
    ...(pravesha && { pravesha: praveshaRecord(pravesha, language) }),
    meta: metaRecord(chart.meta),
  };
}
