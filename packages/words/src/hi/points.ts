/** Words of points, sahams, karakas and arudhas, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/points.js';
import type { Translated } from '../vocabulary.js';

export const saham: Translated<typeof en.saham> = {
  punya: 'पुण्य सहम',
  vidya: 'विद्या सहम',
  yasas: 'यशस् सहम',
  mitra: 'मित्र सहम',
  mahatmya: 'माहात्म्य सहम',
  asha: 'आशा सहम',
  samartha: 'समर्थ सहम',
  bhratri: 'भ्रातृ सहम',
  gaurava: 'गौरव सहम',
  pithri: 'पितृ सहम',
  rajya: 'राज्य सहम',
  maathri: 'मातृ सहम',
  puthra: 'पुत्र सहम',
  jeeva: 'जीव सहम',
  karma: 'कर्म सहम',
  roga: 'रोग सहम',
  kali: 'कलि सहम',
  sastra: 'शास्त्र सहम',
  bandhu: 'बंधु सहम',
  mrithyu: 'मृत्यु सहम',
  paradesa: 'परदेश सहम',
  artha: 'अर्थ सहम',
  paradara: 'परदार सहम',
  vanika: 'वणिक सहम',
  karyasiddhi: 'कार्यसिद्धि सहम',
  vivaha: 'विवाह सहम',
  santapa: 'संताप सहम',
  sraddha: 'श्रद्धा सहम',
  preethi: 'प्रीति सहम',
  jadya: 'जाड्य सहम',
  vyaapaara: 'व्यापार सहम',
  sathru: 'शत्रु सहम',
  jalapatna: 'जलपतन सहम',
  bandhana: 'बंधन सहम',
  apamrithyu: 'अपमृत्यु सहम',
  laabha: 'लाभ सहम',
};

export const upagraha: Translated<typeof en.upagraha> = {
  dhuma: 'धूम',
  vyatipaata: 'व्यतीपात',
  parivesha: 'परिवेष',
  indrachaapa: 'इंद्रचाप',
  upaketu: 'उपकेतु',
  kaala: 'काल',
  mrityu: 'मृत्यु',
  artha_praharaka: 'अर्धप्रहर',
  yama_ghantaka: 'यमघंटक',
  gulika: 'गुलिक',
  maandi: 'मांदि',
};

export const specialLagna: Translated<typeof en.specialLagna> = {
  bhava_lagna: 'भाव लग्न',
  hora_lagna: 'होरा लग्न',
  ghati_lagna: 'घटी लग्न',
  vighati_lagna: 'विघटी लग्न',
  sree_lagna: 'श्री लग्न',
  indu_lagna: 'इंदु लग्न',
  pranapada_lagna: 'प्राणपद लग्न',
  kunda_lagna: 'कुंड लग्न',
  bhrigu_bindhu_lagna: 'भृगु बिंदु लग्न',
};

export const sphuta: Translated<typeof en.sphuta> = {
  tri_sphuta: 'त्रिस्फुट',
  chatur_sphuta: 'चतुःस्फुट',
  pancha_sphuta: 'पंचस्फुट',
  prana_sphuta: 'प्राणस्फुट',
  deha_sphuta: 'देहस्फुट',
  mrityu_sphuta: 'मृत्युस्फुट',
  sookshma_tri_sphuta: 'सूक्ष्म त्रिस्फुट',
  beeja_sphuta: 'बीजस्फुट',
  kshetra_sphuta: 'क्षेत्रस्फुट',
  tithi_sphuta: 'तिथिस्फुट',
  yoga_sphuta: 'योगस्फुट',
  yogi_sphuta: 'योगी स्फुट',
  avayogi_sphuta: 'अवयोगी स्फुट',
  rahu_tithi_sphuta: 'राहु तिथिस्फुट',
};

export const charaKaraka: Translated<typeof en.charaKaraka> = {
  atma: 'आत्मकारक',
  amatya: 'अमात्यकारक',
  bhratri: 'भ्रातृकारक',
  matri: 'मातृकारक',
  pitri: 'पितृकारक',
  putra: 'पुत्रकारक',
  jnati: 'ज्ञातिकारक',
  dara: 'दारकारक',
};

/** The relatives that sthira karakas signify. */
export const sthiraRelation: Translated<typeof en.sthiraRelation> = {
  father: 'पिता',
  mother: 'माता',
  younger_siblings: 'छोटे भाई-बहन',
  siblings_in_law: 'साले, देवर, ननद, भाभी',
  maternal_relatives: 'ननिहाल के संबंधी',
  paternal_grandparents: 'दादा-दादी',
  husband: 'पति',
  sons: 'पुत्र',
  wife: 'पत्नी',
  parents_of_wife: 'पत्नी के माता-पिता',
  maternal_grandparents: 'नाना-नानी',
  elder_siblings: 'बड़े भाई-बहन',
};

/** Names of A1..A12 (docs/rules/02-points-and-arudhas.md#section-8). */
export const arudhaPada: Translated<typeof en.arudhaPada> = {
  AL: 'आरूढ़ लग्न',
  A2: 'धनारूढ़',
  A3: 'भ्रात्रारूढ़',
  A4: 'मातृ पद',
  A5: 'मंत्र पद',
  A6: 'रोग पद',
  A7: 'दार पद',
  A8: 'मृत्यु पद',
  A9: 'भाग्य पद',
  A10: 'कर्म पद',
  A11: 'लाभ पद',
  UL: 'उपपद लग्न',
};
