import { recordFrom } from '@ganita/core/records.js';
import type { NatalRule } from '@ganita/core/rules/areas.js';
import { CHOSEN_METHOD_KEYS, type ChosenMethodKey, METHOD_NAMES } from '@ganita/core/zodiac/vargaKeys.js';
import {
  AMSA,
  ANGAS,
  AYURDAYA_YEARS,
  CHOSEN_CHART,
  COMPARISONS,
  dasha,
  KEYS_OF_PLACES,
  LIMB_DASHAS,
  MOONRISE,
  NAKSHATRA_DASHAS,
  PLACE_OF_POINT,
  partOfKala,
  point,
  rasiDasha,
  SPHUTAS_OF_GULIKA,
  SUN_EVENTS,
  TIME_POINTS,
  TOTALS,
  VEDIC_DAY,
  YOGA_LIST,
  YOGAS,
} from './pathGroups.js';

type Fields = Readonly<Record<string, unknown>>;

/** What a choice of a natal chart can move, as paths of the answer: `*` one key, `**` any rest, `{a,b}` either. */
export interface ChoiceMoves {
  readonly moves: readonly string[];
  /** Fields, and other choices, without which it has nothing to decide. */
  readonly fields?: Fields;
  readonly rules?: Fields;
  /** A birth for which it decides something, where not every birth will do: an id of the golden files, or a row below. */
  readonly birth?: string;
  /** The value that is tried first; else the first that is no default. */
  readonly value?: string | number;
}

/** Births for what is rare. */
export const RARE_BIRTHS: Readonly<Record<string, Fields>> = {
  new_york_2011: newYork('2011-10-06', '15:39:51'),
  new_york_1984: newYork('1984-01-13', '00:12:48'),
  new_york_2015: newYork('2015-05-13', '20:16:44'),
  new_york_1919: newYork('1919-02-06', '23:19:11'),
  delhi_1995: {
    date: '1995-09-05',
    time: '16:44:16',
    place: 'Delhi',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 5.5,
  },
};

function newYork(date: string, time: string): Fields {
  return { date, time, place: 'New York', latitude: 40.7128, longitude: -74.006, timezone: -5 };
}

/** Choices about the parts of periods need a second level. */
const TWO_LEVELS = { dasha_levels: 2 };
const yoga = (fields: Omit<ChoiceMoves, 'moves'> = {}): ChoiceMoves => ({ moves: YOGA_LIST, ...fields });

/** What is read in one of the 23 charts, and what is counted over several. The last method is never another name of the first. */
const inChart = (key: ChosenMethodKey): ChoiceMoves => ({
  moves: [`{divisional_charts,arudha_padhas}/${key}/**`, '{vimsopaka_bala,vaiseshikamsa_bala}/**', ...YOGAS],
  value: METHOD_NAMES[key].at(-1) as string,
});
const VARGA_METHODS = recordFrom(
  CHOSEN_METHOD_KEYS.map((key) => `varga_methods.${key}` as const),
  (name) => inChart(name.slice('varga_methods.'.length) as ChosenMethodKey),
);

/** Every choice of a natal chart. */
export const CHOICE_MOVES: Readonly<Record<NatalRule, ChoiceMoves>> = {
  ayanamsa_mode: {
    moves: ['ayanamsa_value', ...KEYS_OF_PLACES, ...ANGAS, ...VEDIC_DAY, 'saturn_transits/**'],
    value: 'JHORA_LAHIRI',
  },
  node_type: {
    moves: KEYS_OF_PLACES.filter((glob) => !/^(sahams|upagrahas|house_varnadas|shad_bala|bhava_bala)\//.test(glob)),
  },
  positions: { moves: [...KEYS_OF_PLACES, ...VEDIC_DAY, 'saturn_transits/**'] },
  lagna_nutation: { moves: [...KEYS_OF_PLACES, 'calendar_info/{lagnas,panchaka_rahita}/**'] },
  calculation_type: { moves: ['ayanamsa_value', ...KEYS_OF_PLACES, ...VEDIC_DAY] },
  bhava_madhya_method: {
    moves: [
      'margins/**',
      'bhava_chart/method',
      'bhava_chart/houses/*/{bodies,sign,bodies/*}',
      'bhava_chart/houses/*/{start,middle,end}_absolute_longitude',
      'bhava_chart/houses/*/kp_lords/*',
    ],
  },
  observer: { moves: [...KEYS_OF_PLACES, ...VEDIC_DAY] },
  house_cusps: {
    moves: [
      'bhava_chart/houses/*/{bodies,sign,bodies/*}',
      'bhava_chart/houses/*/{start,middle,end}_absolute_longitude',
      'bhava_chart/houses/*/kp_lords/*',
    ],
  },
  siddhanta_sines: { moves: [...KEYS_OF_PLACES, ...VEDIC_DAY], fields: { calculation_type: 'ss' } },
  sunrise_definition: {
    moves: [
      ...VEDIC_DAY,
      'birth_attributes/ishtakala/*',
      ...point('upagrahas', TIME_POINTS),
      `details/upagrahas/risen/${TIME_POINTS}/*`,
      'details/upagrahas/maandi_mrityu_bhaga/*',
      ...point('special_lagnas', '{bhava,hora,ghati,vighati,pranapada}_lagna'),
      'details/special_lagnas/vedic_day/*',
      `sphuta/${SPHUTAS_OF_GULIKA}/${PLACE_OF_POINT}`,
      `amsa_rulers/${SPHUTAS_OF_GULIKA}_sphuta/${AMSA}`,
      `{house_varnadas,amsa_rulers}/V*/{${PLACE_OF_POINT.slice(1, -1)},${AMSA.slice(1, -1)}}`,
      ...YOGAS,
      `sahams/*/${PLACE_OF_POINT}`,
      'shad_bala/*/kala/{hora,vara,abda,masa,tribhaga,total}',
      ...TOTALS,
      'other_bala/harsha_bala/*/*',
      'details/other_bala/time_lords/*',
      ...dasha('kaala'),
      ...rasiDasha('chakra,varnada'),
    ],
    value: 'jhora_geometric',
  },
  custom_seed: { moves: CHOSEN_CHART, fields: { divisional_chart_factor: 9, base_rasi: 3 } },
  custom_start_variation: { moves: CHOSEN_CHART, fields: { divisional_chart_factor: 9, base_rasi: 3 } },
  mixed_chart: { moves: ['chosen_chart', ...CHOSEN_CHART] },
  graha_yuddha_victor: {
    moves: ['planetary_states/planets/*/war/*/victor', 'planetary_states/graha_yuddha/**'],
    birth: 'new_york_2011',
  },
  deeptadi_order: { moves: ['planetary_states/planets/*/avasthas/{deeptadi,deeptadi_present}/**'] },
  count_lord_in_sign: { moves: COMPARISONS },
  scorpio_owner: { moves: COMPARISONS },
  aquarius_owner: { moves: COMPARISONS },
  shadbala_school: {
    moves: [
      'shad_bala/*/sthana/{saptavargaja,total}',
      'shad_bala/*/{dig,cheshta,naisargika,drik,required_rupas,ishta_phala,kashta_phala}',
      ...partOfKala('natonnata,paksha,hora,ayana'),
      'bhava_bala/*/drik',
      'other_bala/{ishta_phala,kashta_phala}/*',
      'details/other_bala/{drishti_strengths,rashmi,saptavargaja,cheshta_kendra_degrees,time_lords}/**',
      'details/other_bala/natural_{benefics,malefics}/**',
    ],
    value: 'jhora',
  },
  benefics_shadbala: {
    moves: [
      ...partOfKala('paksha'),
      'shad_bala/*/drik',
      'bhava_bala/*/drik',
      'details/other_bala/natural_{benefics,malefics}/**',
    ],
    value: 'jhora',
    birth: 'b02',
  },
  saptavargaja: {
    moves: ['shad_bala/*/sthana/{saptavargaja,total}', ...TOTALS, 'details/other_bala/saptavargaja/*/*'],
  },
  kendradi_by: { moves: ['shad_bala/*/sthana/{kendradi,total}', ...TOTALS] },
  ayana_declination: { moves: partOfKala('ayana') },
  strength_houses: {
    moves: ['shad_bala/*/dig', ...partOfKala('natonnata'), 'details/other_bala/drishti_strengths/*/on_houses/*'],
  },
  paksha: { moves: partOfKala('paksha') },
  hora_bala: { moves: [...partOfKala('hora'), 'details/other_bala/time_lords/hora'], birth: 'b02' },
  shadbala_formulas: {
    moves: [
      ...partOfKala('ayana'),
      'shad_bala/*/{required_rupas,ratio,ishta_phala,kashta_phala}',
      'other_bala/{ishta_phala,kashta_phala}/*',
      'bhava_bala/*/{drik,total_virupas,total_rupas,rank}',
    ],
  },
  shadbala_constants: { moves: [...partOfKala('ayana'), 'shad_bala/*/naisargika'] },
  cheshta: {
    moves: [
      'shad_bala/*/{cheshta,ishta_phala,kashta_phala}',
      ...TOTALS,
      'other_bala/{ishta_phala,kashta_phala}/*',
      'details/other_bala/rashmi/*/{cheshta_rashmi,subha_rashmi,asubha_rashmi}',
      'details/other_bala/cheshta_kendra_degrees/*',
    ],
    value: 'jhora',
  },
  drishti: { moves: ['shad_bala/*/drik', 'bhava_bala/*/drik', 'details/other_bala/drishti_strengths/**', ...TOTALS] },
  pancha_vargeeya: { moves: ['other_bala/pancha_vargeeya_bala/*/{kshetra,hadda,drekkana,navamsa,sum,total}'] },
  dwadasa_vargeeya: { moves: ['other_bala/dwadhasa_vargeeya_bala/*/{vargas,vargas/*,total,net}'] },
  vimsopaka: { moves: ['vimsopaka_bala/*/*/{score,varga_points/*}'] },
  ashtakavarga_tables: {
    moves: ['{,details/}ashtakavarga/**', ...dasha('ashtaka_varga_planet,ashtaka_varga_pinda,ashtaka_varga_sign')],
  },
  vighati_rate: { moves: point('special_lagnas', 'vighati_lagna') },
  gulika_part: {
    moves: [
      ...point('upagrahas', 'gulika'),
      'details/upagrahas/risen/gulika/*',
      `sphuta/${SPHUTAS_OF_GULIKA}/${PLACE_OF_POINT}`,
      `amsa_rulers/${SPHUTAS_OF_GULIKA}_sphuta/${AMSA}`,
      ...YOGA_LIST,
    ],
  },
  maandi_part: {
    moves: [
      ...point('upagrahas', 'maandi'),
      'details/upagrahas/{risen/maandi,maandi_mrityu_bhaga}/*',
      'details/upagrahas/nisheka/**',
      ...YOGA_LIST,
    ],
  },
  lordless_part: { moves: [...point('upagrahas', TIME_POINTS), `details/upagrahas/risen/${TIME_POINTS}/*`] },
  varnada_method: {
    moves: [`house_varnadas/*/${PLACE_OF_POINT}`, `amsa_rulers/V*/${AMSA}`, ...rasiDasha('varnada')],
    value: 2,
  },
  karaka_scheme: { moves: ['{,details/}chara_karakas/**', ...rasiDasha('karaka_kendradi')] },
  arudhas: {
    moves: [
      '{arudha_padhas,graha_arudhas,surya_arudhas,chandra_arudhas}/**',
      'details/graha_arudhas/arudha_absolute_longitudes/**',
      ...rasiDasha('padanadhamsa_method_1,padanadhamsa_method_2'),
      ...YOGA_LIST,
    ],
  },
  argala_effective: { moves: ['house_relationships/argala/*/*/outcome'] },
  argala_reading: { moves: ['house_relationships/{argala,virodhargala}/*/**'] },
  nisheka: { moves: ['details/upagrahas/nisheka'] },
  calendar_positions: { moves: ANGAS },
  calendar_sunrise_definition: { moves: SUN_EVENTS },
  moonrise_definition: { moves: MOONRISE, value: 'disc_centre_no_refraction' },
  moon_event_span: { moves: MOONRISE },
  abhijit_on_wednesday: { moves: ['calendar_info/abhijit{,/start,/end}'], birth: 'b06' },
  ritu_method: { moves: ['calendar_info/{,at_birth/}{ritu,ritu_name}'], birth: 'b06', value: 'lunar' },
  ayana_method: { moves: ['calendar_info/{,at_birth/}{ayana,ayana_name}'], birth: 'b06' },
  vikram_year_start: {
    moves: ['calendar_info/{,at_birth/}vikram_samvat', 'calendar_info/{,at_birth/}vikram_samvatsara/*'],
    value: 'kartikadi',
  },
  samvatsara_system: { moves: ['calendar_info/at_birth/samvatsara/*'], value: 'north_jovian' },
  tamil_month_method: { moves: ['calendar_info/solar_month/*'], value: 2, birth: 'b07' },
  anga_positions: { moves: [...ANGAS, 'saturn_transits/**'] },
  anga_shift: { moves: [...ANGAS, 'saturn_transits/**'] },
  printed_rounding: {
    moves: [...ANGAS, ...SUN_EVENTS, 'saturn_transits/**'],
  },
  year_length: { moves: ['{graha_dashas,rasi_dashas}/**'], value: 'solar_arc' },
  start_from: { moves: [...dasha(`${NAKSHATRA_DASHAS},saptharishi_nakshathra`), 'margins/**'], value: 'Sun' },
  seed_star: { moves: dasha(NAKSHATRA_DASHAS), value: 'Bharani' },
  dasha_varga: { moves: dasha(`${NAKSHATRA_DASHAS},saptharishi_nakshathra`) },
  antardasha_option: {
    moves: dasha(`${NAKSHATRA_DASHAS},${LIMB_DASHAS},saptharishi_nakshathra`),
    fields: TWO_LEVELS,
    value: 'own_backward',
  },
  tribhagi: { moves: dasha(`${NAKSHATRA_DASHAS},${LIMB_DASHAS},saptharishi_nakshathra`) },
  sub_period_split: {
    moves: dasha('yogini,tithi_yogini,shodasottari,dwadasottari,panchottari,satabdika,shashtisama,shattrimsa_sama'),
    fields: TWO_LEVELS,
  },
  shashtisama_balance: { moves: dasha('shashtisama') },
  abhijit_star: { moves: dasha('ashtottari,shashtisama'), birth: 'delhi_1995' },
  tithi_index: { moves: dasha('tithi_ashtottari,tithi_yogini') },
  naisargika_antardashas: { moves: dasha('naisargika'), fields: TWO_LEVELS },
  tara_order: { moves: dasha('tara') },
  ashtakavarga_start: { moves: dasha('ashtaka_varga_planet,ashtaka_varga_pinda,ashtaka_varga_sign') },
  moola_graha: { moves: dasha('moola_graha'), birth: 'b21', value: 'lagna_or_moon' },
  rashmi: { moves: dasha('rashmi') },
  panchasvara_names: { moves: ['{graha_dashas,rasi_dashas}/panchasvara/**'] },
  dasha_conditions: { moves: dasha('ashtottari,panchottari'), birth: 'b11' },
  kendradi_karaka: { moves: rasiDasha('karaka_kendradi'), value: 'bhratri' },
  sudasa_antardasha: { moves: rasiDasha('sudasa'), fields: TWO_LEVELS },
  shoola_house: { moves: rasiDasha('shoola') },
  shoola_antardasha: { moves: rasiDasha('shoola'), fields: TWO_LEVELS },
  padanadhamsa: {
    moves: rasiDasha('padanadhamsa_method_2,padanadhamsa_method_3'),
    fields: { dasha_systems: ['padanadhamsa_method_2', 'padanadhamsa_method_3'] },
    value: 'navamsa_method_3',
  },
  paryaaya: { moves: rasiDasha('paryaaya') },
  raashiyanka: { moves: rasiDasha('raashiyanka'), value: 'sthira_years' },
  kalachakra_start: { moves: rasiDasha('kalachakra_method_1,kalachakra_method_3') },
  sudarshana_chakra: { moves: rasiDasha('sudarshana_chakra'), fields: TWO_LEVELS },
  patyayini_span: { moves: dasha('patyayini'), fields: { pravesha_type: 1, years: 31 } },
  yoga_lords: { moves: [...YOGAS, 'doshas/{manglik,pitru}/**', 'longevity_prediction/**'] },
  benefics_yoga: { moves: [...YOGAS, 'doshas/**', 'longevity_prediction/**'], birth: 'b07' },
  dosha_reference: { moves: ['doshas/{manglik,kalathra}/**'] },
  manglik_houses: { moves: ['doshas/manglik/**'] },
  yogas: { moves: YOGAS },
  listed_yogas: { moves: YOGAS, birth: 'b02' },
  lunar_yoga_nodes: yoga(),
  yoga_readings: yoga({ value: 'bvr' }),
  three_pairs: {
    moves: ['longevity_prediction/{band,category}', 'longevity_prediction/three_pairs/*/{chosen,kakshya_change}'],
  },
  longevity_limits: { moves: ['longevity_prediction/limit_years/*'] },
  brahma_saturn_or_node: { moves: ['longevity_prediction/brahma'], birth: 'b02' },
  ayurdaya_method: { moves: [...dasha('aayu'), 'longevity_prediction/ayurdaya/applicable_method'] },
  ayurdaya_losses: {
    moves: [...AYURDAYA_YEARS, 'longevity_prediction/ayurdaya/reduction_factors/*/visible_half'],
    birth: 'b02',
  },
  ayurdaya_lagna: {
    moves: [...AYURDAYA_YEARS, 'longevity_prediction/ayurdaya/{lagna_years,lagna_years_by}'],
    value: 'navamsa',
  },
  ...VARGA_METHODS,
  varna_of_signs: { moves: ['birth_attributes/varna{,_name}'] },
};
