/** Words of points, sahams, karakas and arudhas, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/points.js';
import type { Translated } from '../vocabulary.js';

export const saham: Translated<typeof en.saham> = {
  punya: 'புண்ய சஹமம்',
  vidya: 'வித்யா சஹமம்',
  yasas: 'யசஸ் சஹமம்',
  mitra: 'மித்திர சஹமம்',
  mahatmya: 'மாகாத்மிய சஹமம்',
  asha: 'ஆசா சஹமம்',
  samartha: 'சமர்த்த சஹமம்',
  bhratri: 'பிராத்ரு சஹமம்',
  gaurava: 'கௌரவ சஹமம்',
  pithri: 'பித்ரு சஹமம்',
  rajya: 'ராஜ்ய சஹமம்',
  maathri: 'மாத்ரு சஹமம்',
  puthra: 'புத்திர சஹமம்',
  jeeva: 'ஜீவ சஹமம்',
  karma: 'கர்ம சஹமம்',
  roga: 'ரோக சஹமம்',
  kali: 'கலி சஹமம்',
  sastra: 'சாஸ்திர சஹமம்',
  bandhu: 'பந்து சஹமம்',
  mrithyu: 'மிருத்யு சஹமம்',
  paradesa: 'பரதேச சஹமம்',
  artha: 'அர்த்த சஹமம்',
  paradara: 'பரதார சஹமம்',
  vanika: 'வணிக சஹமம்',
  karyasiddhi: 'கார்யசித்தி சஹமம்',
  vivaha: 'விவாக சஹமம்',
  santapa: 'சந்தாப சஹமம்',
  sraddha: 'சிரத்தா சஹமம்',
  preethi: 'பிரீதி சஹமம்',
  jadya: 'ஜாட்ய சஹமம்',
  vyaapaara: 'வியாபார சஹமம்',
  sathru: 'சத்ரு சஹமம்',
  jalapatna: 'ஜலபதன சஹமம்',
  bandhana: 'பந்தன சஹமம்',
  apamrithyu: 'அபமிருத்யு சஹமம்',
  laabha: 'லாப சஹமம்',
};

export const upagraha: Translated<typeof en.upagraha> = {
  dhuma: 'தூமம்',
  vyatipaata: 'வியதீபாதம்',
  parivesha: 'பரிவேஷம்',
  indrachaapa: 'இந்திரதனுசு',
  upaketu: 'உபகேது',
  kaala: 'காலன்',
  mrityu: 'மிருத்யு',
  artha_praharaka: 'அர்த்தப்ரஹரன்',
  yama_ghantaka: 'எமகண்டன்',
  gulika: 'குளிகன்',
  maandi: 'மாந்தி',
};

export const specialLagna: Translated<typeof en.specialLagna> = {
  bhava_lagna: 'பாவ லக்னம்',
  hora_lagna: 'ஹோரா லக்னம்',
  ghati_lagna: 'கடிகா லக்னம்',
  vighati_lagna: 'விகடிகா லக்னம்',
  sree_lagna: 'ஸ்ரீ லக்னம்',
  indu_lagna: 'இந்து லக்னம்',
  pranapada_lagna: 'பிராணபத லக்னம்',
  kunda_lagna: 'குண்ட லக்னம்',
  bhrigu_bindhu_lagna: 'பிருகு பிந்து லக்னம்',
};

export const sphuta: Translated<typeof en.sphuta> = {
  tri_sphuta: 'திரிஸ்புடம்',
  chatur_sphuta: 'சதுர்ஸ்புடம்',
  pancha_sphuta: 'பஞ்சஸ்புடம்',
  prana_sphuta: 'பிராணஸ்புடம்',
  deha_sphuta: 'தேகஸ்புடம்',
  mrityu_sphuta: 'மிருத்யுஸ்புடம்',
  sookshma_tri_sphuta: 'சூக்ஷ்ம திரிஸ்புடம்',
  beeja_sphuta: 'பீஜஸ்புடம்',
  kshetra_sphuta: 'க்ஷேத்திரஸ்புடம்',
  tithi_sphuta: 'திதிஸ்புடம்',
  yoga_sphuta: 'யோகஸ்புடம்',
  yogi_sphuta: 'யோகி ஸ்புடம்',
  avayogi_sphuta: 'அவயோகி ஸ்புடம்',
  rahu_tithi_sphuta: 'ராகு திதிஸ்புடம்',
};

export const charaKaraka: Translated<typeof en.charaKaraka> = {
  atma: 'ஆத்மகாரகன்',
  amatya: 'அமாத்யகாரகன்',
  bhratri: 'பிராத்ருகாரகன்',
  matri: 'மாத்ருகாரகன்',
  pitri: 'பித்ருகாரகன்',
  putra: 'புத்திரகாரகன்',
  jnati: 'ஞாதிகாரகன்',
  dara: 'தாரகாரகன்',
};

/** The relatives that sthira karakas signify. */
export const sthiraRelation: Translated<typeof en.sthiraRelation> = {
  father: 'தந்தை',
  mother: 'தாய்',
  younger_siblings: 'இளைய உடன்பிறப்புகள்',
  siblings_in_law: 'மைத்துனர்கள், நாத்தனார்கள்',
  maternal_relatives: 'தாய்வழி உறவினர்',
  paternal_grandparents: 'தந்தைவழிப் பாட்டன் பாட்டி',
  husband: 'கணவன்',
  sons: 'மகன்கள்',
  wife: 'மனைவி',
  parents_of_wife: 'மனைவியின் பெற்றோர்',
  maternal_grandparents: 'தாய்வழிப் பாட்டன் பாட்டி',
  elder_siblings: 'மூத்த உடன்பிறப்புகள்',
};

/** Names of A1..A12 (docs/rules/02-points-and-arudhas.md#section-8). */
export const arudhaPada: Translated<typeof en.arudhaPada> = {
  AL: 'ஆரூட லக்னம்',
  A2: 'தனாரூடம்',
  A3: 'பிராத்ராரூடம்',
  A4: 'மாத்ரு பதம்',
  A5: 'மந்திர பதம்',
  A6: 'ரோக பதம்',
  A7: 'தார பதம்',
  A8: 'மிருத்யு பதம்',
  A9: 'பாக்கிய பதம்',
  A10: 'கர்ம பதம்',
  A11: 'லாப பதம்',
  UL: 'உபபத லக்னம்',
};
