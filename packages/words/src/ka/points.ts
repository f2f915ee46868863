/** Words of points, sahams, karakas and arudhas, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/points.js';
import type { Translated } from '../vocabulary.js';

export const saham: Translated<typeof en.saham> = {
  punya: 'ಪುಣ್ಯ ಸಹಮ',
  vidya: 'ವಿದ್ಯಾ ಸಹಮ',
  yasas: 'ಯಶಸ್ ಸಹಮ',
  mitra: 'ಮಿತ್ರ ಸಹಮ',
  mahatmya: 'ಮಾಹಾತ್ಮ್ಯ ಸಹಮ',
  asha: 'ಆಶಾ ಸಹಮ',
  samartha: 'ಸಮರ್ಥ ಸಹಮ',
  bhratri: 'ಭ್ರಾತೃ ಸಹಮ',
  gaurava: 'ಗೌರವ ಸಹಮ',
  pithri: 'ಪಿತೃ ಸಹಮ',
  rajya: 'ರಾಜ್ಯ ಸಹಮ',
  maathri: 'ಮಾತೃ ಸಹಮ',
  puthra: 'ಪುತ್ರ ಸಹಮ',
  jeeva: 'ಜೀವ ಸಹಮ',
  karma: 'ಕರ್ಮ ಸಹಮ',
  roga: 'ರೋಗ ಸಹಮ',
  kali: 'ಕಲಿ ಸಹಮ',
  sastra: 'ಶಾಸ್ತ್ರ ಸಹಮ',
  bandhu: 'ಬಂಧು ಸಹಮ',
  mrithyu: 'ಮೃತ್ಯು ಸಹಮ',
  paradesa: 'ಪರದೇಶ ಸಹಮ',
  artha: 'ಅರ್ಥ ಸಹಮ',
  paradara: 'ಪರದಾರ ಸಹಮ',
  vanika: 'ವಣಿಕ ಸಹಮ',
  karyasiddhi: 'ಕಾರ್ಯಸಿದ್ಧಿ ಸಹಮ',
  vivaha: 'ವಿವಾಹ ಸಹಮ',
  santapa: 'ಸಂತಾಪ ಸಹಮ',
  sraddha: 'ಶ್ರದ್ಧಾ ಸಹಮ',
  preethi: 'ಪ್ರೀತಿ ಸಹಮ',
  jadya: 'ಜಾಡ್ಯ ಸಹಮ',
  vyaapaara: 'ವ್ಯಾಪಾರ ಸಹಮ',
  sathru: 'ಶತ್ರು ಸಹಮ',
  jalapatna: 'ಜಲಪತನ ಸಹಮ',
  bandhana: 'ಬಂಧನ ಸಹಮ',
  apamrithyu: 'ಅಪಮೃತ್ಯು ಸಹಮ',
  laabha: 'ಲಾಭ ಸಹಮ',
};

export const upagraha: Translated<typeof en.upagraha> = {
  dhuma: 'ಧೂಮ',
  vyatipaata: 'ವ್ಯತೀಪಾತ',
  parivesha: 'ಪರಿವೇಷ',
  indrachaapa: 'ಇಂದ್ರಚಾಪ',
  upaketu: 'ಉಪಕೇತು',
  kaala: 'ಕಾಲ',
  mrityu: 'ಮೃತ್ಯು',
  artha_praharaka: 'ಅರ್ಧಪ್ರಹರ',
  yama_ghantaka: 'ಯಮಘಂಟಕ',
  gulika: 'ಗುಳಿಕ',
  maandi: 'ಮಾಂದಿ',
};

export const specialLagna: Translated<typeof en.specialLagna> = {
  bhava_lagna: 'ಭಾವ ಲಗ್ನ',
  hora_lagna: 'ಹೋರಾ ಲಗ್ನ',
  ghati_lagna: 'ಘಟೀ ಲಗ್ನ',
  vighati_lagna: 'ವಿಘಟೀ ಲಗ್ನ',
  sree_lagna: 'ಶ್ರೀ ಲಗ್ನ',
  indu_lagna: 'ಇಂದು ಲಗ್ನ',
  pranapada_lagna: 'ಪ್ರಾಣಪದ ಲಗ್ನ',
  kunda_lagna: 'ಕುಂಡ ಲಗ್ನ',
  bhrigu_bindhu_lagna: 'ಭೃಗು ಬಿಂದು ಲಗ್ನ',
};

export const sphuta: Translated<typeof en.sphuta> = {
  tri_sphuta: 'ತ್ರಿಸ್ಫುಟ',
  chatur_sphuta: 'ಚತುಃಸ್ಫುಟ',
  pancha_sphuta: 'ಪಂಚಸ್ಫುಟ',
  prana_sphuta: 'ಪ್ರಾಣಸ್ಫುಟ',
  deha_sphuta: 'ದೇಹಸ್ಫುಟ',
  mrityu_sphuta: 'ಮೃತ್ಯುಸ್ಫುಟ',
  sookshma_tri_sphuta: 'ಸೂಕ್ಷ್ಮ ತ್ರಿಸ್ಫುಟ',
  beeja_sphuta: 'ಬೀಜಸ್ಫುಟ',
  kshetra_sphuta: 'ಕ್ಷೇತ್ರಸ್ಫುಟ',
  tithi_sphuta: 'ತಿಥಿಸ್ಫುಟ',
  yoga_sphuta: 'ಯೋಗಸ್ಫುಟ',
  yogi_sphuta: 'ಯೋಗಿ ಸ್ಫುಟ',
  avayogi_sphuta: 'ಅವಯೋಗಿ ಸ್ಫುಟ',
  rahu_tithi_sphuta: 'ರಾಹು ತಿಥಿಸ್ಫುಟ',
};

export const charaKaraka: Translated<typeof en.charaKaraka> = {
  atma: 'ಆತ್ಮಕಾರಕ',
  amatya: 'ಅಮಾತ್ಯಕಾರಕ',
  bhratri: 'ಭ್ರಾತೃಕಾರಕ',
  matri: 'ಮಾತೃಕಾರಕ',
  pitri: 'ಪಿತೃಕಾರಕ',
  putra: 'ಪುತ್ರಕಾರಕ',
  jnati: 'ಜ್ಞಾತಿಕಾರಕ',
  dara: 'ದಾರಕಾರಕ',
};

/** The relatives that sthira karakas signify. */
export const sthiraRelation: Translated<typeof en.sthiraRelation> = {
  father: 'ತಂದೆ',
  mother: 'ತಾಯಿ',
  younger_siblings: 'ಕಿರಿಯ ಒಡಹುಟ್ಟಿದವರು',
  siblings_in_law: 'ಬಾವಮೈದುನ, ನಾದಿನಿ',
  maternal_relatives: 'ತಾಯಿಯ ಕಡೆಯ ಬಂಧುಗಳು',
  paternal_grandparents: 'ತಂದೆಯ ತಂದೆ ತಾಯಿ',
  husband: 'ಪತಿ',
  sons: 'ಪುತ್ರರು',
  wife: 'ಪತ್ನಿ',
  parents_of_wife: 'ಪತ್ನಿಯ ತಂದೆ ತಾಯಿ',
  maternal_grandparents: 'ತಾಯಿಯ ತಂದೆ ತಾಯಿ',
  elder_siblings: 'ಹಿರಿಯ ಒಡಹುಟ್ಟಿದವರು',
};

/** Names of A1..A12 (docs/rules/02-points-and-arudhas.md#section-8). */
export const arudhaPada: Translated<typeof en.arudhaPada> = {
  AL: 'ಆರೂಢ ಲಗ್ನ',
  A2: 'ಧನಾರೂಢ',
  A3: 'ಭ್ರಾತ್ರಾರೂಢ',
  A4: 'ಮಾತೃ ಪದ',
  A5: 'ಮಂತ್ರ ಪದ',
  A6: 'ರೋಗ ಪದ',
  A7: 'ದಾರ ಪದ',
  A8: 'ಮೃತ್ಯು ಪದ',
  A9: 'ಭಾಗ್ಯ ಪದ',
  A10: 'ಕರ್ಮ ಪದ',
  A11: 'ಲಾಭ ಪದ',
  UL: 'ಉಪಪದ ಲಗ್ನ',
};
