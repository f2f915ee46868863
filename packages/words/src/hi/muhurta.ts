/**
 * Words of muhurta: kinds of events and what may bar a date (docs/rules/08-match-and-muhurta.md#section-14 to
 * #section-16), in Hindi. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/muhurta.js';
import type { Translated } from '../vocabulary.js';

export const eventType: Translated<typeof en.eventType> = {
  vivaha: 'विवाह',
  engagement: 'सगाई (वाग्दान)',
  garbhadhana: 'गर्भाधान (निषेक)',
  pumsavana: 'पुंसवन',
  seemantha: 'सीमंतोन्नयन (गोद भराई)',
  namakarana: 'नामकरण',
  annaprashana: 'अन्नप्राशन',
  karnavedha: 'कर्णवेध',
  chudakarana: 'चूड़ाकरण (मुंडन)',
  aksharabhyasa: 'अक्षरारंभ',
  vidyarambha: 'विद्यारंभ',
  upanayana: 'उपनयन',
  deeksha: 'मंत्र दीक्षा',
  griha_arambha: 'गृहारंभ (भूमि पूजन)',
  griha_pravesha: 'गृह प्रवेश',
  pratishtha: 'देव प्रतिष्ठा',
  well_digging: 'कुआँ, नलकूप या तालाब खनन',
  property_purchase: 'भूमि या संपत्ति क्रय',
  vehicle_purchase: 'वाहन क्रय या प्रथम सवारी',
  gold_purchase: 'स्वर्ण और आभूषण क्रय या धारण',
  new_clothes: 'नवीन वस्त्र धारण',
  general_purchase: 'क्रय',
  general_sale: 'विक्रय',
  business_opening: 'दुकान या व्यापार आरंभ',
  job_joining: 'नौकरी आरंभ',
  oath_taking: 'पद शपथ, राज्याभिषेक',
  loan_giving: 'ऋण देना या निवेश',
  loan_taking: 'ऋण लेना',
  travel: 'यात्रा',
  medical_treatment: 'चिकित्सा आरंभ',
  surgery: 'शल्य चिकित्सा',
  agriculture_ploughing: 'हल प्रवहण',
  agriculture_sowing: 'बीज वपन',
  litigation: 'वाद दायर करना',
};

export const exclusion: Translated<typeof en.exclusion> = {
  adhika_masa: 'अधिक मास',
  kshaya_masa: 'क्षय मास',
  guru_asta: 'गुरु अस्त',
  shukra_asta: 'शुक्र अस्त',
  simhastha_guru: 'सिंहस्थ गुरु',
  pitru_paksha: 'पितृ पक्ष',
  holashtaka: 'होलाष्टक',
  chaturmasa: 'चातुर्मास',
  dhanu_mina_masa: 'धनु या मीन मास (खरमास)',
  dakshinayana: 'दक्षिणायन',
  grahana_day: 'ग्रहण दिवस',
  kshaya_tithi_day: 'क्षय तिथि',
  vriddhi_tithi_day: 'वृद्धि तिथि',
  debt_sankranti_day: 'संक्रांति दिवस (ऋण)',
  sankranti: 'संक्रांति काल',
  vishti: 'विष्टि करण (भद्रा)',
  vyatipata: 'व्यतीपात',
  vaidhriti: 'वैधृति',
  bad_yoga: 'अशुभ योग',
  krakacha: 'क्रकच',
  dagdha_tithi: 'दग्ध तिथि',
  masa_dagdha_tithi: 'मास दग्ध तिथि',
  gandanta: 'गंडांत',
  chandrashtama: 'चंद्राष्टम',
  panchaka: 'पंचक',
  bhumi_shayana: 'भूमि शयन',
  kalasha_chakra: 'कलश चक्र',
  ekargala: 'एकार्गल',
  guru_pushya: 'गुरु पुष्य',
  bhauma_ashwini: 'भौम अश्विनी',
  shani_rohini: 'शनि रोहिणी',
  debt_vriddhi_yoga: 'वृद्धि योग (ऋण)',
  debt_hasta_sunday: 'रविवार को हस्त (ऋण)',
};

export const factorClass: Translated<typeof en.factorClass> = {
  favourable: 'अनुकूल',
  neutral: 'सामान्य',
  unfavourable: 'प्रतिकूल',
};

export const severity: Translated<typeof en.severity> = {
  forbidden: 'निषिद्ध',
  caution: 'सावधानी',
};

export const strictness: Translated<typeof en.strictness> = {
  strict: 'कठोर',
  standard: 'मानक',
  lenient: 'उदार',
};

export const part: Translated<typeof en.part> = {
  vara: 'वार',
  nakshatra: 'नक्षत्र',
  tithi: 'तिथि',
  two_favourable: 'वार, नक्षत्र और तिथि में दो अनुकूल',
  tara_bala: 'तारा बल',
  chandra_bala: 'चंद्र बल',
  partner: 'साथी के बल',
  lunar_month: 'चांद्र मास',
  solar_month: 'सौर मास',
  lagna: 'लग्न',
  forbidden: 'निषिद्ध',
  caution: 'सावधानी',
  window: 'वर्जित काल',
  panchaka_rahita: 'पंचक रहित',
  yoga: 'योग',
  karana: 'करण',
  day_part: 'दिन का भाग',
};

export const phrase: Translated<typeof en.phrase> = {
  event: 'कार्य',
  first_date: 'इस दिनांक से',
  last_date: 'इस दिनांक तक',
  event_place: 'कार्य का स्थान, यदि जन्म स्थान से भिन्न हो',
  strictness: 'कठोरता',
  intervals: 'मिले समय: {0}',
  intervals_note: 'समय के क्रम में, पाँच मिनट या अधिक; सबसे अधिक अंक मोटे अक्षरों में। अंक और श्रेणियाँ आरंभ के समय की हैं।',
  first_of_all: 'पहले {0} दिखाए गए हैं।',
  from: 'से',
  until: 'तक',
  length: 'अवधि, घंटे',
  points: 'अंक, 100 में से',
  stricter_fails: '"{0}" के अनुसार नहीं',
  factors: 'आरंभ के समय के अंग',
  timeline: 'दिन और घंटों में अवधि',
  no_interval: 'इस अवधि में कोई समय सभी शर्तें पूरी नहीं करता।',
  blocked_by: 'हर शर्त अकेले जितने घंटे हटाती है',
  condition: 'शर्त',
  hours: 'घंटे',
  change_search: 'खोज बदलें',
};
