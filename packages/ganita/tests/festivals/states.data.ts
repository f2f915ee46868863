import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';

/** A state or union territory of India: a city in it, and days that people of it look for. */
export interface StateDays {
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** None: only what everyone keeps. */
  readonly days: readonly FestivalId[];
}

const state = (name: string, latitude: number, longitude: number, ...days: readonly FestivalId[]): StateDays => ({
  state: name,
  latitude,
  longitude,
  days,
});

const EVERYWHERE: readonly FestivalId[] = [
  ...(['makara_sankranti', 'vasant_panchami', 'maha_shivaratri', 'holi', 'rama_navami'] as const),
  ...(['raksha_bandhan', 'janmashtami', 'ganesh_chaturthi', 'vijayadashami', 'diwali'] as const),
];

/** The 28 states and 8 union territories, with ten days of each: docs/rules/10-festivals.md#section-20. */
export const STATES: readonly StateDays[] = [
  state('Andaman and Nicobar', 11.6667, 92.75, ...EVERYWHERE),
  state(
    'Andhra Pradesh',
    16.5062,
    80.648,
    ...(['ugadi', 'bhogi_telugu', 'sankranti_telugu', 'rama_navami', 'varalakshmi_vrat', 'ganesh_chaturthi'] as const),
    ...(['vijayadashami', 'nagula_chavithi', 'vaikuntha_ekadashi', 'kanuma'] as const),
  ),
  state('Arunachal Pradesh', 27.0844, 93.6053, ...EVERYWHERE),
  state(
    'Assam',
    26.1844,
    91.7458,
    ...(['bohag_bihu', 'kati_bihu', 'magh_bihu', 'durga_ashtami', 'janmashtami', 'goru_bihu'] as const),
    ...(['ali_aye_ligang', 'ambubachi_begins', 'sankaradeva_tithi', 'madhavadeva_tithi'] as const),
  ),
  state(
    'Bihar',
    25.594,
    85.1376,
    ...(['chhath_puja', 'jivitputrika_vrat', 'vivah_panchami', 'hartalika_teej', 'makara_sankranti'] as const),
    ...(['durga_ashtami', 'chaiti_chhath', 'madhushravani', 'chaurchan', 'sama_chakeva'] as const),
    ...(['nahay_khay', 'kharna'] as const),
  ),
  state('Chandigarh', 30.7363, 76.7884, 'lohri', 'vaisakhi', 'hola_mohalla', 'bandi_chhor', ...EVERYWHERE.slice(4)),
  state(
    'Chhattisgarh',
    21.2333,
    81.6333,
    ...(['hariyali_amavasya', 'pola', 'hartalika_teej', 'hal_shashthi', 'chhath_puja', 'akshaya_tritiya'] as const),
    ...(['agrasen_jayanti', 'cherchera', 'bastar_dussehra_begins', 'gauri_gaura'] as const),
  ),
  state('Dadra and Nagar Haveli and Daman and Diu', 20.2737, 72.9967, 'gujarati_new_year', ...EVERYWHERE.slice(1)),
  state(
    'Delhi',
    28.6358,
    77.2245,
    ...(['holi', 'rama_navami', 'raksha_bandhan', 'karwa_chauth', 'ahoi_ashtami', 'dev_diwali'] as const),
    ...(['mauni_amavasya', 'govardhan_puja', 'sakat_chauth', 'janmashtami'] as const),
  ),
  state(
    'Goa',
    15.4989,
    73.8278,
    ...(['gudi_padwa', 'ganesh_chaturthi', 'naraka_chaturdashi', 'diwali', 'tulasi_vivah', 'maha_shivaratri'] as const),
    ...(['nag_panchami', 'holi', 'shigmo', 'ganesh_second_day'] as const),
  ),
  state(
    'Gujarat',
    23.0258,
    72.5873,
    ...(['uttarayan_gujarat', 'rathyatra', 'randhan_chhath', 'shitala_satam', 'janmashtami'] as const),
    ...(['navratri_begins', 'gujarati_new_year', 'bhai_dooj', 'labh_panchami', 'dev_diwali'] as const),
  ),
  state('Haryana', 29.0588, 76.0856, 'karwa_chauth', 'ahoi_ashtami', 'lohri', ...EVERYWHERE.slice(3)),
  state(
    'Himachal Pradesh',
    31.1044,
    77.1666,
    ...(['maha_shivaratri', 'vijayadashami', 'lohri', 'vaisakhi', 'raksha_bandhan', 'ekadashi_devutthana'] as const),
    ...(['minjar_begins', 'sair', 'budhi_diwali', 'losar'] as const),
  ),
  state(
    'Jammu and Kashmir',
    34.0857,
    74.8056,
    ...(['vaisakhi', 'lohri', 'janmashtami', 'raksha_bandhan', 'rama_navami', 'navreh', 'herath'] as const),
    ...(['jyeshtha_ashtami', 'gauri_tritiya', 'pann'] as const),
  ),
  state(
    'Jharkhand',
    23.3432,
    85.3094,
    ...(['jivitputrika_vrat', 'chhath_puja', 'rathyatra', 'durga_ashtami', 'makara_sankranti', 'sarhul'] as const),
    ...(['karma_puja', 'tusu', 'sohrai', 'manasa_puja'] as const),
  ),
  state(
    'Karnataka',
    12.9716,
    77.5946,
    ...(['ugadi', 'varalakshmi_vrat', 'hartalika_teej', 'ganesh_chaturthi', 'sarva_pitru_amavasya'] as const),
    ...(['ayudha_puja', 'makara_sankranti', 'bali_pratipada', 'basava_jayanti', 'kanakadasa_jayanti'] as const),
  ),
  state(
    'Kerala',
    9.9312,
    76.2673,
    ...(['vishu', 'onam', 'vidyarambham', 'maha_shivaratri', 'arudra_darshan', 'thrissur_pooram'] as const),
    ...(['ashtami_rohini', 'first_onam', 'third_onam', 'fourth_onam', 'karkidaka_vavu', 'makaravilakku'] as const),
    ...(['vijayadashami_southern', 'ayudha_puja', 'sree_narayana_guru_jayanti'] as const),
  ),
  state(
    'Ladakh',
    34.1642,
    77.5848,
    ...(['buddha_purnima', 'ladakhi_losar', 'hemis_tsechu', 'saga_dawa', 'dosmoche', 'drukpa_tseshi'] as const),
    ...(['lhabab_duchen', 'yuru_kabgyat', 'matho_nagrang', 'stok_guru_tsechu'] as const),
  ),
  state('Lakshadweep', 10.5669, 72.642, ...EVERYWHERE),
  state(
    'Madhya Pradesh',
    23.2547,
    77.4029,
    ...(['ranga_panchami', 'narmada_jayanti', 'ganga_dussehra', 'nag_panchami', 'pola', 'hartalika_teej'] as const),
    ...(['ganesh_chaturthi', 'mahalakshmi_vrat_begins', 'maha_shivaratri', 'bhagoria_begins'] as const),
  ),
  state(
    'Maharashtra',
    19.0728,
    72.8826,
    ...(['gudi_padwa', 'ekadashi_devshayani', 'narali_purnima', 'dahi_handi', 'ganesh_chaturthi'] as const),
    ...(['jyeshtha_gauri_puja', 'pola', 'shivaji_jayanti_lunar', 'ranga_panchami', 'bali_pratipada'] as const),
  ),
  state(
    'Manipur',
    24.8074,
    93.9384,
    ...(['holi', 'rathyatra', 'janmashtami', 'durga_ashtami', 'cheiraoba', 'ningol_chakkouba'] as const),
    ...(['heikru_hidongba', 'jhulan_yatra_begins', 'mera_houchongba', 'mera_chaoren_houba'] as const),
  ),
  state('Meghalaya', 25.5689, 91.8831, ...EVERYWHERE),
  state('Mizoram', 23.7289, 92.7179, ...EVERYWHERE),
  state('Nagaland', 25.6747, 94.1106, ...EVERYWHERE),
  state(
    'Odisha',
    20.2724,
    85.8338,
    ...(['rathyatra', 'snana_yatra', 'raja_sankranti', 'pana_sankranti', 'nuakhai', 'kumar_purnima'] as const),
    ...(['vat_savitri_vrat', 'bahuda_yatra', 'prathamastami', 'gamha_purnima', 'boita_bandana'] as const),
  ),
  state('Puducherry', 11.9338, 79.8298, 'pongal', 'mattu_pongal', 'puthandu', 'karthigai_deepam', 'kaanum_pongal'),
  state(
    'Punjab',
    31.6223,
    74.8753,
    ...(['lohri', 'makara_sankranti', 'vaisakhi', 'guru_nanak_jayanti', 'guru_gobind_singh_jayanti'] as const),
    ...(['guru_ravidas_jayanti', 'guru_arjan_martyrdom', 'guru_tegh_bahadur_martyrdom'] as const),
    ...(['hola_mohalla', 'bandi_chhor'] as const),
  ),
  state(
    'Rajasthan',
    26.9196,
    75.7878,
    ...(['gangaur', 'sheetala_ashtami', 'hariyali_teej', 'kajari_teej', 'maharana_pratap_jayanti'] as const),
    ...(['pushkara_snana', 'karwa_chauth', 'ramdev_jayanti', 'teja_dashami', 'goga_navami'] as const),
  ),
  state(
    'Sikkim',
    27.3257,
    88.6122,
    ...(['losar', 'sonam_losar', 'vijayadashami', 'diwali', 'makara_sankranti', 'losoong'] as const),
    ...(['saga_dawa', 'drukpa_tseshi', 'lhabab_duchen', 'pang_lhabsol'] as const),
  ),
  state(
    'Tamil Nadu',
    13.0827,
    80.2707,
    ...(['pongal', 'mattu_pongal', 'thai_pusam', 'puthandu', 'ganesh_chaturthi', 'tamil_deepavali'] as const),
    ...(['karthigai_deepam', 'vaikuntha_ekadashi', 'sri_jayanti', 'kaanum_pongal'] as const),
    ...(['bhogi', 'ayudha_puja_tamil', 'vijayadashami'] as const),
  ),
  state(
    'Telangana',
    17.385,
    78.4867,
    ...(['ugadi', 'bathukamma_begins', 'vijayadashami', 'ganesh_chaturthi', 'hanuman_jayanti_telugu'] as const),
    ...(['sankranti_telugu', 'atla_tadde', 'bonalu', 'saddula_bathukamma', 'medaram_jatara'] as const),
  ),
  state(
    'Tripura',
    23.8361,
    91.2794,
    ...(['pohela_boishakh', 'durga_ashtami', 'kojagara_puja', 'diwali', 'vasant_panchami', 'rathyatra'] as const),
    ...(['kharchi_puja', 'ker_puja', 'garia_puja', 'manasa_puja'] as const),
  ),
  state(
    'Uttar Pradesh',
    25.3167,
    83.0104,
    ...(['holi', 'rama_navami', 'raksha_bandhan', 'karwa_chauth', 'ahoi_ashtami', 'dev_diwali'] as const),
    ...(['mauni_amavasya', 'govardhan_puja', 'sakat_chauth', 'janmashtami'] as const),
  ),
  state(
    'Uttarakhand',
    30.3244,
    78.0339,
    ...(['makara_sankranti', 'ganga_dussehra', 'vasant_panchami', 'vat_savitri_vrat', 'diwali', 'harela'] as const),
    ...(['phool_dei', 'ghee_sankranti', 'igas_bagwal', 'nanda_ashtami'] as const),
  ),
  state(
    'West Bengal',
    22.5626,
    88.363,
    ...(['pohela_boishakh', 'tagore_jayanti_bengal', 'rathyatra', 'sarva_pitru_amavasya', 'durga_ashtami'] as const),
    ...(['kojagara_puja', 'kali_puja', 'jagaddhatri_puja', 'vasant_panchami', 'charak'] as const),
    ...(['maha_shashthi', 'maha_navami_bengal', 'vijayadashami_bengal', 'bahuda_yatra'] as const),
    ...(['nyara_pora', 'dol_purnima', 'rash_purnima'] as const),
  ),
];
