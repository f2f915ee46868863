/** Words of the rasi dashas and annual dashas. Spellings: the almanacs named in ../README.md. */
import type { AnnualGrahaDashaId } from '@ganita/core/annual/annualDashas.js';
import type { VargaDashaId } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';

/** Names of the rasi dashas. */
export const system = {
  narayana: 'Narayana',
  lagna_kendradi: 'Lagna Kendradi',
  moola_rasi: 'Moola of Signs',
  karaka_kendradi: 'Karaka Kendradi',
  sudasa: 'Sudasa',
  drig_method_1: 'Drig, method 1',
  drig_method_2: 'Drig, method 2',
  drig_legacy: 'Drig, method 2 with the parts of method 1',
  niryana_shoola: 'Niryana Shoola',
  shoola: 'Shoola',
  chara_method_1: 'Chara, method 1',
  chara_method_2: 'Chara, method 2 (with dignity)',
  chara_kn_rao: 'Chara, K. N. Rao',
  chara_method_3_male: 'Chara, method 3, male',
  chara_method_3_female: 'Chara, method 3, female',
  chara_method_4_male: 'Chara, method 4, male',
  chara_method_4_female: 'Chara, method 4, female',
  chara_method_5_male: 'Chara, method 5, male',
  chara_method_5_female: 'Chara, method 5, female',
  lagnamsaka: 'Lagnamsaka',
  padanadhamsa_method_1: 'Padanadhamsa, method 1',
  padanadhamsa_method_2: 'Padanadhamsa, method 2',
  padanadhamsa_method_3: 'Padanadhamsa, method 3',
  mandooka_method_1: 'Mandooka, method 1',
  mandooka_method_2: 'Mandooka, method 2',
  sthira: 'Sthira',
  tara_lagna: 'Tara Lagna',
  brahma: 'Brahma',
  varnada: 'Varnada',
  yogardha: 'Yogardha',
  navamsa: 'Navamsa',
  paryaaya: 'Paryaaya',
  trikona: 'Trikona',
  chakra: 'Chakra',
  sandhya: 'Sandhya',
  pachaka: 'Pachaka',
  chathurvidha_lagna_uttara: 'Lagna Uttara',
  chathurvidha_kendra_uttara: 'Kendra Uttara',
  chathurvidha_trikona_uttara: 'Trikona Uttara',
  chathurvidha_dasha_uttara: 'Dasha Uttara',
  raashiyanka: 'Raashiyanka',
  kalachakra_method_1: 'Kalachakra, method 1',
  kalachakra_method_2: 'Kalachakra, method 2',
  kalachakra_method_3: 'Kalachakra, method 3',
  panchasvara: 'Panchasvara',
  sudarshana_chakra: 'Sudarshana Chakra',
} satisfies Readonly<Record<Exclude<RasiDashaId, VargaDashaId<'narayana'>>, string>>;

/** Names of the annual dashas. */
export const annual = {
  mudda: 'Mudda',
  patyayini: 'Patyayini',
  varsha_narayana: 'Varsha Narayana',
} satisfies Readonly<Record<AnnualGrahaDashaId | 'varsha_narayana', string>>;

/** How a divisional chart is called before its number, as in D-9. */
export const chart = { D: 'D' };
