/**
 * Words of the regional calendars (docs/rules/10-festivals.md#section-9), in Tamil. Spellings: the almanacs named in ../README.md; months of other regions are transliterated.
 */
import type * as en from '../en/regionalCalendars.js';
import type { Translated } from '../vocabulary.js';

export const calendar: Translated<typeof en.calendar> = {
  tamil: 'தமிழ்',
  malayalam: 'மலையாளம்',
  bengali: 'வங்காளம்',
  assamese: 'அசாமியம்',
  odia: 'ஒடியா',
  nepali: 'நேபாளம்',
  telugu_kannada: 'தெலுங்கு மற்றும் கன்னடம்',
  north_indian: 'வட இந்தியா',
  gujarati: 'குஜராத்தி',
  vira_nirvana: 'வீர நிர்வாணம்',
  saka_civil: 'இந்திய தேசிய நாட்காட்டி',
};

export const era: Translated<typeof en.era> = {
  thiruvalluvar: 'திருவள்ளுவர் ஆண்டு',
  kollam: 'கொல்லம் ஆண்டு',
  bangabda: 'பங்காப்தம்',
  bhaskarabda: 'பாஸ்கராப்தம்',
  amli: 'ஆம்லி ஆண்டு',
  bikram_sambat: 'பிக்ரம் சம்பத்',
  shaka: 'சக ஆண்டு',
  vikram: 'விக்கிரம ஆண்டு',
  vira_nirvana: 'வீர நிர்வாண ஆண்டு',
};

export const malayalamMonth: Translated<typeof en.malayalamMonth> = {
  medam: 'மேடம்',
  edavam: 'இடவம்',
  mithunam: 'மிதுனம்',
  karkidakam: 'கர்க்கடகம்',
  chingam: 'சிங்கம்',
  kanni: 'கன்னி',
  thulam: 'துலாம்',
  vrischikam: 'விருச்சிகம்',
  dhanu: 'தனு',
  makaram: 'மகரம்',
  kumbham: 'கும்பம்',
  meenam: 'மீனம்',
};

export const bengaliMonth: Translated<typeof en.bengaliMonth> = {
  boishakh: 'பைசாக்',
  joishtho: 'ஜ்யைஷ்டா',
  asharh: 'ஆஷாட்',
  srabon: 'சிராபண்',
  bhadro: 'பாத்ரா',
  ashwin: 'ஆஸ்வின்',
  kartik: 'கார்த்திக்',
  ogrohayon: 'அக்ரஹாயண்',
  poush: 'பௌஷ்',
  magh: 'மாக்',
  falgun: 'பால்குன்',
  choitro: 'சைத்ரா',
};

export const assameseMonth: Translated<typeof en.assameseMonth> = {
  bohag: 'போஹாக்',
  jeth: 'ஜேட்',
  ahar: 'ஆஹார்',
  xaon: 'சாஓன்',
  bhado: 'பாத்',
  ahin: 'ஆஹின்',
  kati: 'காதி',
  aghon: 'ஆகோண்',
  puh: 'பூஹ்',
  magh: 'மாக்',
  fagun: 'பாகுன்',
  sot: 'சோத்',
};

export const odiaMonth: Translated<typeof en.odiaMonth> = {
  baisakha: 'பைசாகம்',
  jyestha: 'ஜ்யேஷ்டம்',
  asadha: 'ஆஷாடம்',
  srabana: 'சிராபணம்',
  bhadraba: 'பாத்ரபம்',
  aswina: 'ஆஸ்வினம்',
  kartika: 'கார்த்திகம்',
  margasira: 'மார்கசிரம்',
  pausa: 'பௌசம்',
  magha: 'மாகம்',
  phalguna: 'பால்குணம்',
  chaitra: 'சைத்ரம்',
};

export const nepaliMonth: Translated<typeof en.nepaliMonth> = {
  baisakh: 'பைசாக்',
  jestha: 'ஜேஷ்டா',
  asar: 'அசார்',
  shrawan: 'சிராவண்',
  bhadau: 'பதௌ',
  asoj: 'அசோஜ்',
  kartik: 'கார்த்திக்',
  mangsir: 'மங்சிர்',
  pus: 'புஸ்',
  magh: 'மாக்',
  phagun: 'பாகுன்',
  chait: 'சைத்',
};
