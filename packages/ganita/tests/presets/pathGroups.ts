import { WINDOW_IDS } from '@ganita/core/panchanga/windows.js';

// Paths of an answer that choices move together, as in `choiceMoves.ts`.

export const PLACE_OF_POINT = '{absolute_longitude,longitude,sign,house}';
export const AMSA =
  '{longitude,absolute_longitude,sign,amsa,amsa_number,division_number,nakshatra,nakshatra_number,nakshatra_lord,degrees_in_nakshatra,pada}';

/** What follows from a part of shadbala. */
export const TOTALS = [
  'shad_bala/*/{total_virupas,total_rupas,ratio}',
  'bhava_bala/*/{adhipati,total_virupas,total_rupas,rank}',
];
export const partOfKala = (part: string): readonly string[] => [`shad_bala/*/kala/{${part},total}`, ...TOTALS];

export const point = (key: string, ids: string): readonly string[] => [
  `${key}/${ids}/${PLACE_OF_POINT}`,
  `amsa_rulers/${ids}/${AMSA}`,
];

/** Keys that are read in the chosen chart. */
export const CHOSEN_CHART = [
  'chosen_chart/{base_rasi,count_from_end_of_sign,factor,method}',
  'chosen_chart/chart/**',
  'chara_karakas/*/chosen_chart_sign',
  `{special_lagnas,upagrahas,sphuta,house_varnadas}/*/${PLACE_OF_POINT}`,
  'details/{special_lagnas,upagrahas,sphuta}/**',
  '{graha_arudhas,surya_arudhas,chandra_arudhas,house_relationships}/**',
  'rasi_dashas/**',
];

export const YOGAS = ['yogas/counts/*', 'yogas/{yoga_list,raja_yoga_list}/**', 'yogas/not_evaluated/*'];
export const YOGA_LIST = ['yogas/counts/total_yogas_found', 'yogas/yoga_list/**'];

/** What depends on which graha or sign is stronger, or on the lord of Scorpio and Aquarius. */
export const COMPARISONS = [
  ...YOGAS,
  'doshas/{manglik,pitru}/**',
  '{graha_arudhas,surya_arudhas,chandra_arudhas,arudha_padhas}/**',
  'details/graha_arudhas/**',
  'vimsopaka_bala/*/*/{score,varga_points/*}',
  'graha_dashas/{moola_graha,aayu,ashtottari}/**',
  'rasi_dashas/**',
  'longevity_prediction/**',
];

/** Places of the grahas and of the houses, and everything that is read from them. */
export const KEYS_OF_PLACES = [
  'bhava_chart',
  'details',
  'divisional_charts',
  'nakshatra_pada',
  'amsa_rulers',
  'yogas',
  'doshas',
  'chara_karakas',
  'sahams',
  'upagrahas',
  'special_lagnas',
  'house_varnadas',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'house_relationships',
  'planetary_states',
  'shad_bala',
  'bhava_bala',
  'other_bala',
  'vimsopaka_bala',
  'vaiseshikamsa_bala',
  'ashtakavarga',
  'arudha_padhas',
  'sphuta',
  'graha_dashas',
  'rasi_dashas',
  'longevity_prediction',
  'planets',
  'birth_attributes',
  'margins',
].map((key) => `${key}/**`);

/** Of the calendar what the Sun and the Moon of the zodiac decide: no event of the horizon, and no clock. */
export const ANGAS = [
  'calendar_info/{tithi,nakshatra,yoga,karana,lunar_month,solar_month}/**',
  'calendar_info/{tithis,nakshatras,nakshatra_padas,nitya_yogas,karanas,moon_signs,sun_signs,sun_nakshatras}/**',
  'calendar_info/{tithi_vriddhi,moon_sign,moon_sign_name,moon_sign_index,sun_sign,sun_sign_name,sun_sign_index}',
  'calendar_info/tithi_kshaya/**',
  'calendar_info/{ritu,vedic_ritu,lunar_ritu,ayana,vedic_ayana,agni_vasa,shiva_vasa}{,_name}',
  'calendar_info/{shaka_samvat,vikram_samvat,vikram_samvat_*,kali_year,lunar_year_start}',
  'calendar_info/{shaka_samvatsara,vikram_samvatsara}/*',
  'calendar_info/{varjyam,amrita_kala,special_yogas,bhadra,anandadi,tamil_yoga,chandra_bala_periods,tara_bala_periods}/**',
  'calendar_info/{panchaka_rahita,lagnas}/**',
  'calendar_info/at_birth/**',
];

/** What the sunrise of the chart decides of the calendar. */
export const VEDIC_DAY = ['calendar_info/vedic_day/*'];

/** Of the calendar the events of the horizon and what depends on them: all but the moment of birth. */
export const SUN_EVENTS = [
  'calendar_info/{sunrise,sunset,moonrise,moonset,madhyahna,next_sunrise}{,_at,_note}',
  'calendar_info/civil_day/*/*',
  'calendar_info/{day,night}_length{,_hours}',
  'calendar_info/{choghadiya,gowri,hora,muhurtas,durmuhurta}/**',
  `calendar_info/{${WINDOW_IDS.join(',')}}/{start,end}`,
  ...ANGAS.filter((glob) => !glob.includes('at_birth')),
];
export const TIME_POINTS = '{kaala,mrityu,artha_praharaka,yama_ghantaka,gulika,maandi}';
export const SPHUTAS_OF_GULIKA = '{tri,chatur,pancha,prana,deha,mrityu,sookshma_tri}';

export const NAKSHATRA_DASHAS = [
  'vimsottari',
  'rasi_bhukthi_vimsottari',
  'ashtottari',
  'yogini',
  'shodasottari',
  'dwadasottari',
  'panchottari',
  'satabdika',
  'chaturaaseeti_sama',
  'dwisatpathi',
  'shashtisama',
  'shattrimsa_sama',
].join(',');
export const LIMB_DASHAS = 'tithi_ashtottari,tithi_yogini,yoga_vimsottari,karana_chaturaaseeti_sama';
export const dasha = (ids: string): readonly string[] => [`{,details/}graha_dashas/{${ids}}/**`];
export const rasiDasha = (ids: string): readonly string[] => [`rasi_dashas/{${ids}}/**`];
export const MOONRISE = [
  'calendar_info/{moonrise,moonset}{,_at,_note}',
  'calendar_info/civil_day/{moonrises,moonsets}/*',
];
export const AYURDAYA_YEARS = [
  ...dasha('aayu'),
  'longevity_prediction/computed_years/*/{span_years,sum_of_planet_years,years_by_planet/**}',
];
