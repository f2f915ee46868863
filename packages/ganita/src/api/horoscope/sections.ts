/** Every section of the answer on the wire. Their order, and what computes them, is in `calculations/natal`. */

export { marginsSection as margins } from '../margins/margins.js';
export { amsaRulersSection as amsa_rulers } from './amsaRulers.js';
export {
  arudhaPadhasSection as arudha_padhas,
  chandraArudhasSection as chandra_arudhas,
  grahaArudhasSection as graha_arudhas,
  houseRelationshipsSection as house_relationships,
  suryaArudhasSection as surya_arudhas,
} from './arudhas.js';
export { ashtakavargaSection as ashtakavarga } from './ashtakavarga.js';
export { birthAttributesSection as birth_attributes } from './birthAttributes.js';
export { calendarInfoSection as calendar_info } from './calendarInfo.js';
export { grahaDashasSection as graha_dashas } from './dashas/graha.js';
export { rasiDashasSection as rasi_dashas } from './dashas/rasi.js';
export { doshasSection as doshas } from './doshas.js';
export { bhavaChartSection as bhava_chart } from './houses.js';
export { charaKarakasSection as chara_karakas } from './karakas.js';
export { longevitySection as longevity_prediction } from './longevity.js';
export { planetaryStatesSection as planetary_states } from './planetaryStates.js';
export { planetsSection as planets } from './planets.js';
export {
  houseVarnadasSection as house_varnadas,
  sahamsSection as sahams,
  specialLagnasSection as special_lagnas,
  sphutaSection as sphuta,
  upagrahasSection as upagrahas,
} from './points.js';
export {
  ayanamsaValueSection as ayanamsa_value,
  divisionalChartsSection as divisional_charts,
  julianDaySection as julian_day,
  nakshatraPadaSection as nakshatra_pada,
} from './positions.js';
export { saturnTransitsSection as saturn_transits } from './saturn.js';
export { bhavaBalaSection as bhava_bala } from './strengths/bhavaBala.js';
export { otherBalaSection as other_bala } from './strengths/otherBala.js';
export { shadBalaSection as shad_bala } from './strengths/shadBala.js';
export {
  vaiseshikamsaBalaSection as vaiseshikamsa_bala,
  vimsopakaBalaSection as vimsopaka_bala,
} from './strengths/vargaStrengths.js';
export { yogasSection as yogas } from './yogas.js';
