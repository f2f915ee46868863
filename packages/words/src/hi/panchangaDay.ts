/**
 * Words of the windows, parts and yogas of a day (docs/rules/07-panchang-calendar-transits.md#section-8 and
 * #section-9) in Hindi. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/panchangaDay.js';
import type { Translated } from '../vocabulary.js';

export const window: Translated<typeof en.window> = {
  rahu_kalam: 'राहु काल',
  yamaganda: 'यमगंड',
  gulika: 'गुलिक काल',
  abhijit: 'अभिजित मुहूर्त',
  brahma_muhurta: 'ब्रह्म मुहूर्त',
  pratah_sandhya: 'प्रातः संध्या',
  sayahna_sandhya: 'सायं संध्या',
  godhuli: 'गोधूलि',
  vijaya: 'विजय मुहूर्त',
  nishita: 'निशीथ काल',
  pradosha: 'प्रदोष काल',
  pratah_kala: 'प्रातः काल',
  sangava_kala: 'संगव काल',
  madhyahna_kala: 'मध्याह्न काल',
  aparahna_kala: 'अपराह्न काल',
  sayahna_kala: 'सायाह्न काल',
  durmuhurta: 'दुर्मुहूर्त',
  varjyam: 'वर्ज्य',
  amrita_kala: 'अमृत काल',
};

export const choghadiya: Translated<typeof en.choghadiya> = {
  udvega: 'उद्वेग',
  chara: 'चर',
  labha: 'लाभ',
  amrita: 'अमृत',
  kala: 'काल',
  shubha: 'शुभ',
  roga: 'रोग',
};

export const gowri: Translated<typeof en.gowri> = {
  uthi: 'उत्ति',
  amirdha: 'अमृत',
  rogam: 'रोग',
  laabam: 'लाभ',
  dhanam: 'धन',
  sugam: 'सुख',
  soram: 'चोर',
  visham: 'विष',
};

export const partQuality: Translated<typeof en.partQuality> = {
  good: 'शुभ',
  neutral: 'सामान्य',
  bad: 'अशुभ',
};

export const muhurta: Translated<typeof en.muhurta> = {
  rudra: 'रुद्र',
  ahi: 'अहि',
  mitra: 'मित्र',
  pitri: 'पितृ',
  vasu: 'वसु',
  varaha: 'वराह',
  vishvedeva: 'विश्वेदेव',
  vidhi: 'विधि',
  sutamukhi: 'सुतमुखी',
  puruhuta: 'पुरुहूत',
  vahini: 'वाहिनी',
  naktanchara: 'नक्तंचर',
  varuna: 'वरुण',
  aryaman: 'अर्यमा',
  bhaga: 'भग',
  girisha: 'गिरीश',
  ajapada: 'अजपाद',
  ahirbudhnya: 'अहिर्बुध्न्य',
  pushya: 'पुष्य',
  ashwini: 'अश्विनी',
  yama: 'यम',
  agni: 'अग्नि',
  vidhatri: 'विधाता',
  kanda: 'कंद',
  aditi: 'अदिति',
  jiva: 'जीव',
  vishnu: 'विष्णु',
  dyumadgadyuti: 'द्युमद्गद्युति',
  brahma: 'ब्रह्मा',
  samudra: 'समुद्र',
};

export const dayYoga: Translated<typeof en.dayYoga> = {
  sarvartha_siddhi: 'सर्वार्थ सिद्धि',
  amrita_siddhi: 'अमृत सिद्धि',
  ravi_pushya: 'रवि पुष्य',
  guru_pushya: 'गुरु पुष्य',
  dwipushkar: 'द्विपुष्कर',
  tripushkar: 'त्रिपुष्कर',
  ravi_yoga: 'रवि योग',
  aadal: 'आडल',
  vidaal: 'विडाल',
  ganda_moola: 'गंडमूल',
  panchaka: 'पंचक',
  mrityu: 'मृत्यु',
  dagdha: 'दग्ध',
  yamaghata: 'यमघात',
  utpata: 'उत्पात',
  bhadra: 'भद्रा',
};

export const anandadi: Translated<typeof en.anandadi> = {
  ananda: 'आनंद',
  kaladanda: 'कालदंड',
  dhumra: 'धूम्र',
  dhata: 'धाता',
  saumya: 'सौम्य',
  dhwanksha: 'ध्वांक्ष',
  dhwaja: 'ध्वज',
  shrivatsa: 'श्रीवत्स',
  vajra: 'वज्र',
  mudgara: 'मुद्गर',
  chhatra: 'छत्र',
  mitra: 'मित्र',
  manasa: 'मानस',
  padma: 'पद्म',
  lumbaka: 'लुंबक',
  utpata: 'उत्पात',
  mrityu: 'मृत्यु',
  kana: 'काण',
  siddhi: 'सिद्धि',
  shubha: 'शुभ',
  amrita: 'अमृत',
  mushala: 'मुसल',
  gada: 'गद',
  matanga: 'मातंग',
  rakshasa: 'राक्षस',
  chara: 'चर',
  sthira: 'स्थिर',
  vardhamana: 'वर्धमान',
};

export const tamilYoga: Translated<typeof en.tamilYoga> = {
  siddha: 'सिद्ध',
  prabalarishta: 'प्रबलारिष्ट',
  marana: 'मरण',
  amrita: 'अमृत',
};

export const direction: Translated<typeof en.direction> = {
  east: 'पूर्व',
  west: 'पश्चिम',
  north: 'उत्तर',
  south: 'दक्षिण',
};

export const world: Translated<typeof en.world> = {
  heaven: 'स्वर्ग',
  earth: 'पृथ्वी',
  nether: 'पाताल',
};

export const shivaVasa: Translated<typeof en.shivaVasa> = {
  cremation_ground: 'श्मशान में',
  kailasa: 'कैलाश पर',
  with_gauri: 'गौरी के साथ',
  on_nandi: 'नंदी पर',
  in_assembly: 'सभा में',
  at_meal: 'भोजन में',
  at_play: 'क्रीड़ा में',
};

export const panchakaRahita: Translated<typeof en.panchakaRahita> = {
  mrityu: 'मृत्यु',
  agni: 'अग्नि',
  raja: 'राज',
  chora: 'चोर',
  roga: 'रोग',
};

export const absentRise: Translated<typeof en.absentRise> = {
  sunrise: '{0} सूर्योदय नहीं',
  sunset: '{0} सूर्यास्त नहीं',
  moonrise: '{0} चंद्रोदय नहीं',
  moonset: '{0} चंद्रास्त नहीं',
};

export const riseSpan: Translated<typeof en.riseSpan> = {
  vedic_day: 'सूर्योदय से सूर्योदय तक',
  civil_date: 'मध्यरात्रि से मध्यरात्रि तक',
};

export const neighbourRise: Translated<typeof en.neighbourRise> = {
  before: 'इससे पहले {0}',
  after: 'इसके बाद {0}',
};
