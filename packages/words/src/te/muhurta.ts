/**
 * Words of muhurta: kinds of events and what may bar a date (docs/rules/08-match-and-muhurta.md#section-14 to
 * #section-16), in Telugu. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/muhurta.js';
import type { Translated } from '../vocabulary.js';

export const eventType: Translated<typeof en.eventType> = {
  vivaha: 'వివాహం',
  engagement: 'నిశ్చితార్థం (వాగ్దానం)',
  garbhadhana: 'గర్భాధానం (నిషేకం)',
  pumsavana: 'పుంసవనం',
  seemantha: 'సీమంతం',
  namakarana: 'నామకరణం',
  annaprashana: 'అన్నప్రాశన',
  karnavedha: 'కర్ణవేధ (చెవులు కుట్టడం)',
  chudakarana: 'చూడాకరణ (పుట్టు వెంట్రుకలు)',
  aksharabhyasa: 'అక్షరాభ్యాసం',
  vidyarambha: 'విద్యారంభం',
  upanayana: 'ఉపనయనం',
  deeksha: 'మంత్ర దీక్ష',
  griha_arambha: 'గృహారంభం (భూమి పూజ)',
  griha_pravesha: 'గృహ ప్రవేశం',
  pratishtha: 'దేవతా ప్రతిష్ఠ',
  well_digging: 'బావి, బోరు లేదా చెరువు తవ్వడం',
  property_purchase: 'భూమి లేదా ఆస్తి కొనుగోలు',
  vehicle_purchase: 'వాహన కొనుగోలు',
  gold_purchase: 'బంగారం, ఆభరణాల కొనుగోలు లేదా ధారణ',
  new_clothes: 'కొత్త వస్త్ర ధారణ',
  general_purchase: 'కొనుగోలు (క్రయం)',
  general_sale: 'అమ్మకం (విక్రయం)',
  business_opening: 'దుకాణం లేదా వ్యాపార ప్రారంభం',
  job_joining: 'ఉద్యోగంలో చేరడం',
  oath_taking: 'ప్రమాణ స్వీకారం, రాజ్యాభిషేకం',
  loan_giving: 'అప్పు ఇవ్వడం లేదా పెట్టుబడి',
  loan_taking: 'అప్పు తీసుకోవడం',
  travel: 'ప్రయాణం (యాత్ర)',
  medical_treatment: 'చికిత్స ప్రారంభం',
  surgery: 'శస్త్రచికిత్స',
  agriculture_ploughing: 'తొలి దుక్కి (ఏరువాక)',
  agriculture_sowing: 'విత్తనాలు వేయడం',
  litigation: 'దావా వేయడం',
};

export const exclusion: Translated<typeof en.exclusion> = {
  adhika_masa: 'అధిక మాసం',
  kshaya_masa: 'క్షయ మాసం',
  guru_asta: 'గురు మౌఢ్యం',
  shukra_asta: 'శుక్ర మౌఢ్యం',
  simhastha_guru: 'సింహస్థ గురుడు',
  pitru_paksha: 'పితృ పక్షం',
  holashtaka: 'హోలాష్టకం',
  chaturmasa: 'చాతుర్మాస్యం',
  dhanu_mina_masa: 'ధనుర్ లేదా మీన మాసం',
  dakshinayana: 'దక్షిణాయనం',
  grahana_day: 'గ్రహణ దినం',
  kshaya_tithi_day: 'క్షయ తిథి',
  vriddhi_tithi_day: 'వృద్ధి తిథి',
  debt_sankranti_day: 'సంక్రాంతి దినం (అప్పు)',
  sankranti: 'సంక్రాంతి కాలం',
  vishti: 'విష్టి కరణం (భద్ర)',
  vyatipata: 'వ్యతీపాత',
  vaidhriti: 'వైధృతి',
  bad_yoga: 'అశుభ యోగం',
  krakacha: 'క్రకచ',
  dagdha_tithi: 'దగ్ధ తిథి',
  masa_dagdha_tithi: 'మాస దగ్ధ తిథి',
  gandanta: 'గండాంతం',
  chandrashtama: 'చంద్రాష్టమం',
  panchaka: 'పంచకం',
  bhumi_shayana: 'భూమి శయనం',
  kalasha_chakra: 'కలశ చక్రం',
  ekargala: 'ఏకార్గళ',
  guru_pushya: 'గురు పుష్య',
  bhauma_ashwini: 'భౌమ అశ్విని',
  shani_rohini: 'శని రోహిణి',
  debt_vriddhi_yoga: 'వృద్ధి యోగం (అప్పు)',
  debt_hasta_sunday: 'ఆదివారం హస్త (అప్పు)',
};

export const factorClass: Translated<typeof en.factorClass> = {
  favourable: 'అనుకూలం',
  neutral: 'సామాన్యం',
  unfavourable: 'ప్రతికూలం',
};

export const severity: Translated<typeof en.severity> = {
  forbidden: 'నిషిద్ధం',
  caution: 'జాగ్రత్త',
};

export const strictness: Translated<typeof en.strictness> = {
  strict: 'కఠినం',
  standard: 'ప్రామాణికం',
  lenient: 'సడలింపు',
};

export const part: Translated<typeof en.part> = {
  vara: 'వారం',
  nakshatra: 'నక్షత్రం',
  tithi: 'తిథి',
  two_favourable: 'వారం, నక్షత్రం, తిథులలో రెండు అనుకూలం',
  tara_bala: 'తారా బలం',
  chandra_bala: 'చంద్ర బలం',
  partner: 'భాగస్వామి బలాలు',
  lunar_month: 'చాంద్ర మాసం',
  solar_month: 'సౌర మాసం',
  lagna: 'లగ్నం',
  forbidden: 'నిషిద్ధం',
  caution: 'జాగ్రత్త',
  window: 'వర్జించవలసిన కాలాలు',
  panchaka_rahita: 'పంచక రహితం',
  yoga: 'యోగం',
  karana: 'కరణం',
  day_part: 'దినభాగం',
};

export const phrase: Translated<typeof en.phrase> = {
  event: 'కార్యం',
  first_date: 'ఈ తేదీ నుండి',
  last_date: 'ఈ తేదీ వరకు',
  event_place: 'కార్య స్థలం, జన్మ స్థలం కాకపోతే',
  strictness: 'కఠినత',
  intervals: 'దొరికిన సమయాలు: {0}',
  intervals_note: 'కాలక్రమంలో, అయిదు నిమిషాలు లేదా ఎక్కువ; అత్యధిక అంకాలు ముద్ద అక్షరాలలో. అంకాలు, వర్గాలు ఆరంభ సమయానివి.',
  first_of_all: 'మొదటి {0} చూపబడ్డాయి.',
  from: 'నుండి',
  until: 'వరకు',
  length: 'వ్యవధి, గంటలు',
  points: 'అంకాలు, 100 లో',
  stricter_fails: '"{0}" కోరినట్లు లేనివి',
  factors: 'ఆరంభ సమయపు అంశాలు',
  timeline: 'రోజులు, గంటలుగా కాలం',
  no_interval: 'ఈ కాలంలో ఏ సమయమూ అన్ని నియమాలకు సరిపోదు.',
  blocked_by: 'ప్రతి నియమం ఒక్కటే తీసివేసే గంటలు',
  condition: 'నియమం',
  hours: 'గంటలు',
  change_search: 'వెతుకులాట మార్చండి',
};
