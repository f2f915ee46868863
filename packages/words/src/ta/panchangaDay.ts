/**
 * Words of the windows, parts and yogas of a day (docs/rules/07-panchang-calendar-transits.md#section-8 and
 * #section-9) in Tamil. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/panchangaDay.js';
import type { Translated } from '../vocabulary.js';

export const window: Translated<typeof en.window> = {
  rahu_kalam: 'ராகு காலம்',
  yamaganda: 'எமகண்டம்',
  gulika: 'குளிகை',
  abhijit: 'அபிஜித் முகூர்த்தம்',
  brahma_muhurta: 'பிரம்ம முகூர்த்தம்',
  pratah_sandhya: 'பிராதஃ சந்தியை',
  sayahna_sandhya: 'சாயங்கால சந்தியை',
  godhuli: 'கோதூளி',
  vijaya: 'விஜய முகூர்த்தம்',
  nishita: 'நிசீத காலம்',
  pradosha: 'பிரதோஷ காலம்',
  pratah_kala: 'பிராதக்காலம்',
  sangava_kala: 'சங்கவ காலம்',
  madhyahna_kala: 'மத்தியான காலம்',
  aparahna_kala: 'அபராஹ்ண காலம்',
  sayahna_kala: 'சாயாஹ்ன காலம்',
  durmuhurta: 'துர்முகூர்த்தம்',
  varjyam: 'தியாஜ்யம்',
  amrita_kala: 'அமிர்த காலம்',
};

export const choghadiya: Translated<typeof en.choghadiya> = {
  udvega: 'உத்வேகம்',
  chara: 'சரம்',
  labha: 'லாபம்',
  amrita: 'அமிர்தம்',
  kala: 'காலம்',
  shubha: 'சுபம்',
  roga: 'ரோகம்',
};

export const gowri: Translated<typeof en.gowri> = {
  uthi: 'உத்தி',
  amirdha: 'அமிர்தம்',
  rogam: 'ரோகம்',
  laabam: 'லாபம்',
  dhanam: 'தனம்',
  sugam: 'சுகம்',
  soram: 'சோரம்',
  visham: 'விஷம்',
};

export const partQuality: Translated<typeof en.partQuality> = {
  good: 'நல்லது',
  neutral: 'சாதாரணம்',
  bad: 'கெட்டது',
};

export const muhurta: Translated<typeof en.muhurta> = {
  rudra: 'ருத்ரன்',
  ahi: 'அஹி',
  mitra: 'மித்திரன்',
  pitri: 'பித்ரு',
  vasu: 'வசு',
  varaha: 'வராஹன்',
  vishvedeva: 'விஸ்வதேவர்கள்',
  vidhi: 'விதி',
  sutamukhi: 'சுதமுகி',
  puruhuta: 'புருஹூதன்',
  vahini: 'வாஹினி',
  naktanchara: 'நக்தஞ்சரன்',
  varuna: 'வருணன்',
  aryaman: 'அர்யமன்',
  bhaga: 'பகன்',
  girisha: 'கிரீசன்',
  ajapada: 'அஜபாதன்',
  ahirbudhnya: 'அஹிர்புத்னியன்',
  pushya: 'புஷ்யன்',
  ashwini: 'அசுவினி',
  yama: 'யமன்',
  agni: 'அக்னி',
  vidhatri: 'விதாதா',
  kanda: 'கந்தன்',
  aditi: 'அதிதி',
  jiva: 'ஜீவன்',
  vishnu: 'விஷ்ணு',
  dyumadgadyuti: 'தியுமத்கத்யுதி',
  brahma: 'பிரம்மா',
  samudra: 'சமுத்திரம்',
};

export const dayYoga: Translated<typeof en.dayYoga> = {
  sarvartha_siddhi: 'சர்வார்த்த சித்தி',
  amrita_siddhi: 'அமிர்த சித்தி',
  ravi_pushya: 'ரவி புஷ்யம்',
  guru_pushya: 'குரு புஷ்யம்',
  dwipushkar: 'துவிபுஷ்கரம்',
  tripushkar: 'திரிபுஷ்கரம்',
  ravi_yoga: 'ரவி யோகம்',
  aadal: 'ஆடல்',
  vidaal: 'விடால்',
  ganda_moola: 'கண்டமூலம்',
  panchaka: 'பஞ்சகம்',
  mrityu: 'மிருத்யு',
  dagdha: 'தக்தம்',
  yamaghata: 'யமகாதம்',
  utpata: 'உற்பாதம்',
  bhadra: 'பத்திரை',
};

export const anandadi: Translated<typeof en.anandadi> = {
  ananda: 'ஆனந்தம்',
  kaladanda: 'காலதண்டம்',
  dhumra: 'தூம்ரம்',
  dhata: 'தாதா',
  saumya: 'சௌமியம்',
  dhwanksha: 'துவாங்க்ஷம்',
  dhwaja: 'துவஜம்',
  shrivatsa: 'ஸ்ரீவத்ஸம்',
  vajra: 'வஜ்ரம்',
  mudgara: 'முத்கரம்',
  chhatra: 'சத்ரம்',
  mitra: 'மித்திரம்',
  manasa: 'மானசம்',
  padma: 'பத்மம்',
  lumbaka: 'லும்பகம்',
  utpata: 'உற்பாதம்',
  mrityu: 'மிருத்யு',
  kana: 'காணம்',
  siddhi: 'சித்தி',
  shubha: 'சுபம்',
  amrita: 'அமிர்தம்',
  mushala: 'முசலம்',
  gada: 'கதம்',
  matanga: 'மாதங்கம்',
  rakshasa: 'ராட்சசம்',
  chara: 'சரம்',
  sthira: 'ஸ்திரம்',
  vardhamana: 'வர்த்தமானம்',
};

export const tamilYoga: Translated<typeof en.tamilYoga> = {
  siddha: 'சித்த யோகம்',
  prabalarishta: 'பிரபலாரிஷ்ட யோகம்',
  marana: 'மரண யோகம்',
  amrita: 'அமிர்த யோகம்',
};

export const direction: Translated<typeof en.direction> = {
  east: 'கிழக்கு',
  west: 'மேற்கு',
  north: 'வடக்கு',
  south: 'தெற்கு',
};

export const world: Translated<typeof en.world> = {
  heaven: 'சொர்க்கம்',
  earth: 'பூமி',
  nether: 'பாதாளம்',
};

export const shivaVasa: Translated<typeof en.shivaVasa> = {
  cremation_ground: 'மயானத்தில்',
  kailasa: 'கைலாசத்தில்',
  with_gauri: 'கௌரியுடன்',
  on_nandi: 'நந்தியின் மேல்',
  in_assembly: 'சபையில்',
  at_meal: 'உணவில்',
  at_play: 'விளையாட்டில்',
};

export const panchakaRahita: Translated<typeof en.panchakaRahita> = {
  mrityu: 'மிருத்யு',
  agni: 'அக்னி',
  raja: 'ராஜ',
  chora: 'சோர',
  roga: 'ரோக',
};

export const absentRise: Translated<typeof en.absentRise> = {
  sunrise: '{0} சூரிய உதயம் இல்லை',
  sunset: '{0} சூரிய அஸ்தமனம் இல்லை',
  moonrise: '{0} சந்திர உதயம் இல்லை',
  moonset: '{0} சந்திர அஸ்தமனம் இல்லை',
};

export const riseSpan: Translated<typeof en.riseSpan> = {
  vedic_day: 'சூரிய உதயம் முதல் மறு உதயம் வரை',
  civil_date: 'நள்ளிரவு முதல் மறு நள்ளிரவு வரை',
};

export const neighbourRise: Translated<typeof en.neighbourRise> = {
  before: 'இதற்கு முன் {0}',
  after: 'இதற்குப் பின் {0}',
};
