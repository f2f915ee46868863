/**
 * Words of muhurta: kinds of events and what may bar a date (docs/rules/08-match-and-muhurta.md#section-14 to
 * #section-16), in Tamil. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/muhurta.js';
import type { Translated } from '../vocabulary.js';

export const eventType: Translated<typeof en.eventType> = {
  vivaha: 'திருமணம்',
  engagement: 'நிச்சயதார்த்தம்',
  garbhadhana: 'கர்ப்பாதானம் (நிஷேகம்)',
  pumsavana: 'பும்சவனம்',
  seemantha: 'சீமந்தம் (வளைகாப்பு)',
  namakarana: 'பெயர் சூட்டல் (நாமகரணம்)',
  annaprashana: 'அன்னப்பிராசனம்',
  karnavedha: 'காது குத்தல்',
  chudakarana: 'முடி இறக்குதல்',
  aksharabhyasa: 'அட்சராப்பியாசம்',
  vidyarambha: 'வித்யாரம்பம்',
  upanayana: 'உபநயனம்',
  deeksha: 'மந்திர தீட்சை',
  griha_arambha: 'வாஸ்து பூஜை (கிருகாரம்பம்)',
  griha_pravesha: 'கிரகப் பிரவேசம்',
  pratishtha: 'தெய்வப் பிரதிஷ்டை',
  well_digging: 'கிணறு, ஆழ்துளைக் கிணறு, குளம் தோண்டுதல்',
  property_purchase: 'நிலம் அல்லது சொத்து வாங்குதல்',
  vehicle_purchase: 'வாகனம் வாங்குதல்',
  gold_purchase: 'பொன், ஆபரணம் வாங்குதல் அல்லது அணிதல்',
  new_clothes: 'புத்தாடை அணிதல்',
  general_purchase: 'வாங்குதல்',
  general_sale: 'விற்றல்',
  business_opening: 'கடை அல்லது தொழில் தொடக்கம்',
  job_joining: 'வேலையில் சேர்தல்',
  oath_taking: 'பதவியேற்பு, பட்டாபிஷேகம்',
  loan_giving: 'கடன் கொடுத்தல் அல்லது முதலீடு',
  loan_taking: 'கடன் வாங்குதல்',
  travel: 'பயணம் (யாத்திரை)',
  medical_treatment: 'சிகிச்சை தொடக்கம்',
  surgery: 'அறுவை சிகிச்சை',
  agriculture_ploughing: 'ஏர் உழுதல்',
  agriculture_sowing: 'விதை விதைத்தல்',
  litigation: 'வழக்கு தொடுத்தல்',
};

export const exclusion: Translated<typeof en.exclusion> = {
  adhika_masa: 'அதிக மாதம்',
  kshaya_masa: 'க்ஷய மாதம்',
  guru_asta: 'குரு அஸ்தமனம்',
  shukra_asta: 'சுக்கிர அஸ்தமனம்',
  guru_bala_vriddha: 'குரு பால்ய விருத்தத்துவம்',
  shukra_bala_vriddha: 'சுக்கிர பால்ய விருத்தத்துவம்',
  simhastha_guru: 'சிம்மத்தில் குரு',
  pitru_paksha: 'மகாளய பட்சம்',
  holashtaka: 'ஹோலாஷ்டகம்',
  chaturmasa: 'சாதுர்மாஸ்யம்',
  dhanu_mina_masa: 'மார்கழி அல்லது பங்குனி',
  dakshinayana: 'தட்சிணாயனம்',
  grahana_day: 'கிரகண நாள்',
  kshaya_tithi_day: 'க்ஷய திதி',
  vriddhi_tithi_day: 'விருத்தி திதி',
  debt_sankranti_day: 'சங்கராந்தி நாள் (கடன்)',
  sankranti: 'சங்கராந்தி காலம்',
  vishti: 'விஷ்டி கரணம் (பத்திரை)',
  vyatipata: 'வியதீபாதம்',
  vaidhriti: 'வைதிருதி',
  bad_yoga: 'அசுப யோகம்',
  krakacha: 'கிரகசம்',
  dagdha_tithi: 'தக்த திதி',
  masa_dagdha_tithi: 'மாத தக்த திதி',
  gandanta: 'கண்டாந்தம்',
  chandrashtama: 'சந்திராஷ்டமம்',
  panchaka: 'பஞ்சகம்',
  bhumi_shayana: 'பூமி சயனம்',
  kalasha_chakra: 'கலச சக்கரம்',
  ekargala: 'ஏகார்களம்',
  guru_pushya: 'குரு புஷ்யம்',
  bhauma_ashwini: 'செவ்வாய் அசுவினி',
  shani_rohini: 'சனி ரோகிணி',
  debt_vriddhi_yoga: 'விருத்தி யோகம் (கடன்)',
  debt_hasta_sunday: 'ஞாயிறு அஸ்தம் (கடன்)',
};

export const factorClass: Translated<typeof en.factorClass> = {
  favourable: 'சாதகம்',
  neutral: 'சாதாரணம்',
  unfavourable: 'பாதகம்',
};

export const severity: Translated<typeof en.severity> = {
  forbidden: 'தடை',
  caution: 'எச்சரிக்கை',
};

export const strictness: Translated<typeof en.strictness> = {
  strict: 'கண்டிப்பு',
  standard: 'நிலையானது',
  lenient: 'தளர்வு',
};

export const part: Translated<typeof en.part> = {
  vara: 'கிழமை',
  nakshatra: 'நட்சத்திரம்',
  tithi: 'திதி',
  two_favourable: 'வாரம், நட்சத்திரம், திதியில் இரண்டு சாதகம்',
  tara_bala: 'தாரா பலம்',
  chandra_bala: 'சந்திர பலம்',
  partner: 'துணையின் பலங்கள்',
  lunar_month: 'சந்திர மாதம்',
  solar_month: 'சூரிய மாதம்',
  lagna: 'லக்னம்',
  forbidden: 'தடை',
  caution: 'எச்சரிக்கை',
  window: 'தவிர்க்க வேண்டிய நேரங்கள்',
  panchaka_rahita: 'பஞ்சக ரகிதம்',
  yoga: 'யோகம்',
  karana: 'கரணம்',
  lattadi_lines: 'லத்தாதி ரேகைகள்: பத்தில் ஆறு சுத்தம்',
  day_part: 'நாளின் பகுதி',
};

export const phrase: Translated<typeof en.phrase> = {
  event: 'நிகழ்ச்சி',
  first_date: 'இத்தேதி முதல்',
  last_date: 'இத்தேதி வரை',
  event_place: 'நிகழ்ச்சி இடம், பிறந்த இடம் இல்லையெனில்',
  strictness: 'கண்டிப்பின் அளவு',
  intervals: 'கிடைத்த நேரங்கள்: {0}',
  intervals_note:
    'நேர வரிசையில், ஐந்து நிமிடம் அல்லது அதிகம்; மிகுதியான புள்ளிகள் தடித்த எழுத்தில். புள்ளிகளும் வகைகளும் தொடக்க நேரத்துக்குரியவை.',
  first_of_all: 'முதல் {0} காட்டப்பட்டுள்ளன.',
  from: 'முதல்',
  until: 'வரை',
  length: 'கால அளவு, மணி',
  points: 'புள்ளி, 100 இல்',
  stricter_fails: '"{0}" கோருவது போல் இல்லை',
  factors: 'தொடக்க நேரத்தின் அம்சங்கள்',
  timeline: 'நாட்களும் மணிகளுமாகக் காலம்',
  no_interval: 'இக்காலத்தில் எந்த நேரமும் எல்லா நிபந்தனைகளையும் நிறைவு செய்யவில்லை.',
  blocked_by: 'ஒவ்வொரு நிபந்தனையும் தனியே நீக்கும் மணிகள்',
  condition: 'நிபந்தனை',
  hours: 'மணிகள்',
  change_search: 'தேடலை மாற்ற',
};
