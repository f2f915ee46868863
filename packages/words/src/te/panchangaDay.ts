/**
 * Words of the windows, parts and yogas of a day (docs/rules/07-panchang-calendar-transits.md#section-8 and
 * #section-9) in Telugu. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/panchangaDay.js';
import type { Translated } from '../vocabulary.js';

export const window: Translated<typeof en.window> = {
  rahu_kalam: 'రాహు కాలం',
  yamaganda: 'యమగండం',
  gulika: 'గుళిక కాలం',
  abhijit: 'అభిజిత్ ముహూర్తం',
  brahma_muhurta: 'బ్రహ్మ ముహూర్తం',
  pratah_sandhya: 'ప్రాతః సంధ్య',
  sayahna_sandhya: 'సాయం సంధ్య',
  godhuli: 'గోధూళి',
  vijaya: 'విజయ ముహూర్తం',
  nishita: 'నిశీథ కాలం',
  pradosha: 'ప్రదోష కాలం',
  pratah_kala: 'ప్రాతః కాలం',
  sangava_kala: 'సంగవ కాలం',
  madhyahna_kala: 'మధ్యాహ్న కాలం',
  aparahna_kala: 'అపరాహ్ణ కాలం',
  sayahna_kala: 'సాయాహ్న కాలం',
  durmuhurta: 'దుర్ముహూర్తం',
  varjyam: 'వర్జ్యం',
  amrita_kala: 'అమృత కాలం',
};

export const choghadiya: Translated<typeof en.choghadiya> = {
  udvega: 'ఉద్వేగ',
  chara: 'చర',
  labha: 'లాభ',
  amrita: 'అమృత',
  kala: 'కాల',
  shubha: 'శుభ',
  roga: 'రోగ',
};

export const gowri: Translated<typeof en.gowri> = {
  uthi: 'ఉత్తి',
  amirdha: 'అమృత',
  rogam: 'రోగ',
  laabam: 'లాభ',
  dhanam: 'ధన',
  sugam: 'సుఖ',
  soram: 'చోర',
  visham: 'విష',
};

export const partQuality: Translated<typeof en.partQuality> = {
  good: 'శుభం',
  neutral: 'సామాన్యం',
  bad: 'అశుభం',
};

export const muhurta: Translated<typeof en.muhurta> = {
  rudra: 'రుద్ర',
  ahi: 'అహి',
  mitra: 'మిత్ర',
  pitri: 'పితృ',
  vasu: 'వసు',
  varaha: 'వరాహ',
  vishvedeva: 'విశ్వేదేవ',
  vidhi: 'విధి',
  sutamukhi: 'సుతముఖి',
  puruhuta: 'పురుహూత',
  vahini: 'వాహిని',
  naktanchara: 'నక్తంచర',
  varuna: 'వరుణ',
  aryaman: 'అర్యమ',
  bhaga: 'భగ',
  girisha: 'గిరీశ',
  ajapada: 'అజపాద',
  ahirbudhnya: 'అహిర్బుధ్న్య',
  pushya: 'పుష్య',
  ashwini: 'అశ్విని',
  yama: 'యమ',
  agni: 'అగ్ని',
  vidhatri: 'విధాత',
  kanda: 'కంద',
  aditi: 'అదితి',
  jiva: 'జీవ',
  vishnu: 'విష్ణు',
  dyumadgadyuti: 'ద్యుమద్గద్యుతి',
  brahma: 'బ్రహ్మ',
  samudra: 'సముద్ర',
};

export const dayYoga: Translated<typeof en.dayYoga> = {
  sarvartha_siddhi: 'సర్వార్థ సిద్ధి',
  amrita_siddhi: 'అమృత సిద్ధి',
  ravi_pushya: 'రవి పుష్య',
  guru_pushya: 'గురు పుష్య',
  dwipushkar: 'ద్విపుష్కర',
  tripushkar: 'త్రిపుష్కర',
  ravi_yoga: 'రవి యోగం',
  aadal: 'ఆడల',
  vidaal: 'విడాల',
  ganda_moola: 'గండమూల',
  panchaka: 'పంచకం',
  mrityu: 'మృత్యు',
  dagdha: 'దగ్ధ',
  yamaghata: 'యమఘాత',
  utpata: 'ఉత్పాత',
  bhadra: 'భద్ర',
};

export const anandadi: Translated<typeof en.anandadi> = {
  ananda: 'ఆనంద',
  kaladanda: 'కాలదండ',
  dhumra: 'ధూమ్ర',
  dhata: 'ధాత',
  saumya: 'సౌమ్య',
  dhwanksha: 'ధ్వాంక్ష',
  dhwaja: 'ధ్వజ',
  shrivatsa: 'శ్రీవత్స',
  vajra: 'వజ్ర',
  mudgara: 'ముద్గర',
  chhatra: 'ఛత్ర',
  mitra: 'మిత్ర',
  manasa: 'మానస',
  padma: 'పద్మ',
  lumbaka: 'లుంబక',
  utpata: 'ఉత్పాత',
  mrityu: 'మృత్యు',
  kana: 'కాణ',
  siddhi: 'సిద్ధి',
  shubha: 'శుభ',
  amrita: 'అమృత',
  mushala: 'ముసల',
  gada: 'గద',
  matanga: 'మాతంగ',
  rakshasa: 'రాక్షస',
  chara: 'చర',
  sthira: 'స్థిర',
  vardhamana: 'వర్ధమాన',
};

export const tamilYoga: Translated<typeof en.tamilYoga> = {
  siddha: 'సిద్ధ',
  prabalarishta: 'ప్రబలారిష్ట',
  marana: 'మరణ',
  amrita: 'అమృత',
};

export const direction: Translated<typeof en.direction> = {
  east: 'తూర్పు',
  west: 'పడమర',
  north: 'ఉత్తరం',
  south: 'దక్షిణం',
};

export const world: Translated<typeof en.world> = {
  heaven: 'స్వర్గం',
  earth: 'భూమి',
  nether: 'పాతాళం',
};

export const shivaVasa: Translated<typeof en.shivaVasa> = {
  cremation_ground: 'శ్మశానంలో',
  kailasa: 'కైలాసంలో',
  with_gauri: 'గౌరితో',
  on_nandi: 'నందిపై',
  in_assembly: 'సభలో',
  at_meal: 'భోజనంలో',
  at_play: 'క్రీడలో',
};

export const panchakaRahita: Translated<typeof en.panchakaRahita> = {
  mrityu: 'మృత్యు',
  agni: 'అగ్ని',
  raja: 'రాజ',
  chora: 'చోర',
  roga: 'రోగ',
};

export const absentRise: Translated<typeof en.absentRise> = {
  sunrise: '{0} సూర్యోదయం లేదు',
  sunset: '{0} సూర్యాస్తమయం లేదు',
  moonrise: '{0} చంద్రోదయం లేదు',
  moonset: '{0} చంద్రాస్తమయం లేదు',
};

export const riseSpan: Translated<typeof en.riseSpan> = {
  vedic_day: 'సూర్యోదయం నుండి సూర్యోదయం వరకు',
  civil_date: 'అర్ధరాత్రి నుండి అర్ధరాత్రి వరకు',
};

export const neighbourRise: Translated<typeof en.neighbourRise> = {
  before: 'దీనికి ముందు {0}',
  after: 'దీని తర్వాత {0}',
};
