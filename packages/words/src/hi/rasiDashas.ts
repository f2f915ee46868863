/** Words of the rasi dashas and annual dashas, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/rasiDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the rasi dashas. */
export const system: Translated<typeof en.system> = {
  narayana: 'नारायण',
  lagna_kendradi: 'लग्न केंद्रादि',
  moola_rasi: 'राशि मूल',
  karaka_kendradi: 'कारक केंद्रादि',
  sudasa: 'सुदशा',
  drig_method_1: 'दृग्, विधि 1',
  drig_method_2: 'दृग्, विधि 2',
  drig_legacy: 'दृग्, विधि 2, विधि 1 के अंशों सहित',
  niryana_shoola: 'निर्याण शूल',
  shoola: 'शूल',
  chara_method_1: 'चर, विधि 1',
  chara_method_2: 'चर, विधि 2 (उच्च-नीच सहित)',
  chara_kn_rao: 'चर, के. एन. राव',
  chara_method_3_male: 'चर, विधि 3, पुरुष',
  chara_method_3_female: 'चर, विधि 3, स्त्री',
  chara_method_4_male: 'चर, विधि 4, पुरुष',
  chara_method_4_female: 'चर, विधि 4, स्त्री',
  chara_method_5_male: 'चर, विधि 5, पुरुष',
  chara_method_5_female: 'चर, विधि 5, स्त्री',
  lagnamsaka: 'लग्नांशक',
  padanadhamsa_method_1: 'पदनाथांश, विधि 1',
  padanadhamsa_method_2: 'पदनाथांश, विधि 2',
  padanadhamsa_method_3: 'पदनाथांश, विधि 3',
  mandooka_method_1: 'मंडूक, विधि 1',
  mandooka_method_2: 'मंडूक, विधि 2',
  sthira: 'स्थिर',
  tara_lagna: 'तारा लग्न',
  brahma: 'ब्रह्म',
  varnada: 'वर्णद',
  yogardha: 'योगार्ध',
  navamsa: 'नवांश',
  paryaaya: 'पर्याय',
  trikona: 'त्रिकोण',
  chakra: 'चक्र',
  sandhya: 'संध्या',
  pachaka: 'पाचक',
  chathurvidha_lagna_uttara: 'लग्न उत्तर',
  chathurvidha_kendra_uttara: 'केंद्र उत्तर',
  chathurvidha_trikona_uttara: 'त्रिकोण उत्तर',
  chathurvidha_dasha_uttara: 'दशा उत्तर',
  raashiyanka: 'राश्यंक',
  kalachakra_method_1: 'कालचक्र, विधि 1',
  kalachakra_method_2: 'कालचक्र, विधि 2',
  kalachakra_method_3: 'कालचक्र, विधि 3',
  panchasvara: 'पंचस्वर',
  sudarshana_chakra: 'सुदर्शन चक्र',
};

/** Names of the annual dashas. */
export const annual: Translated<typeof en.annual> = {
  mudda: 'मुद्दा',
  patyayini: 'पात्यायिनी',
  varsha_narayana: 'वर्ष नारायण',
};

/** How a divisional chart is called before its number. */
export const chart: Translated<typeof en.chart> = { D: 'डी' };
