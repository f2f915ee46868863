import { BRAHMA, STHIRA } from './brahma.js';
import { CHAKRA } from './chakra.js';
import { CHARA_2 } from './chara.js';
import { CHARA_3_MALE, CHARA_4_MALE, CHARA_FEMALE } from './charaIranganti.js';
import { CHARA_5_FEMALE, CHARA_5_MALE } from './charaMindSutra.js';
import { CHARA_1 } from './charaParasara.js';
import { DASHA_UTTARA, KENDRA_UTTARA, LAGNA_UTTARA, TRIKONA_UTTARA } from './chathurvidha.js';
import { DRIG_1, DRIG_2, DRIG_LEGACY } from './drig.js';
import { KARAKA_KENDRADI, LAGNA_KENDRADI } from './kendradi.js';
import { LAGNAMSAKA } from './lagnamsaka.js';
import { MANDOOKA_1, MANDOOKA_2 } from './mandooka.js';
import { NARAYANA } from './narayana.js';
import { NAVAMSA } from './navamsa.js';
import { PADANADHAMSA_1, PADANADHAMSA_2, PADANADHAMSA_3 } from './padanadhamsa.js';
import { PARYAAYA } from './paryaaya.js';
import { RAASHIYANKA } from './raashiyanka.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { PACHAKA, SANDHYA } from './sandhya.js';
import { NIRYANA_SHOOLA, SHOOLA } from './shoola.js';
import { SUDASA } from './sudasa.js';
import { TARA_LAGNA } from './taraLagna.js';
import { TRIKONA } from './trikona.js';
import { VARNADA } from './varnada.js';
import { YOGARDHA } from './yogardha.js';

/** Every rasi dasha that is an order of the twelve signs, by its id. */
export const RASI_DASHA_ROWS = {
  narayana: NARAYANA,
  lagna_kendradi: LAGNA_KENDRADI,
  moola_rasi: LAGNA_KENDRADI,
  karaka_kendradi: KARAKA_KENDRADI,
  sudasa: SUDASA,
  drig_method_1: DRIG_1,
  drig_method_2: DRIG_2,
  drig_legacy: DRIG_LEGACY,
  niryana_shoola: NIRYANA_SHOOLA,
  shoola: SHOOLA,
  chara_method_1: CHARA_1,
  chara_method_2: CHARA_2,
  chara_method_3_male: CHARA_3_MALE,
  chara_method_3_female: CHARA_FEMALE,
  chara_method_4_male: CHARA_4_MALE,
  chara_method_4_female: CHARA_FEMALE,
  chara_method_5_male: CHARA_5_MALE,
  chara_method_5_female: CHARA_5_FEMALE,
  lagnamsaka: LAGNAMSAKA,
  padanadhamsa_method_1: PADANADHAMSA_1,
  padanadhamsa_method_2: PADANADHAMSA_2,
  padanadhamsa_method_3: PADANADHAMSA_3,
  mandooka_method_1: MANDOOKA_1,
  mandooka_method_2: MANDOOKA_2,
  sthira: STHIRA,
  tara_lagna: TARA_LAGNA,
  brahma: BRAHMA,
  varnada: VARNADA,
  yogardha: YOGARDHA,
  navamsa: NAVAMSA,
  paryaaya: PARYAAYA,
  trikona: TRIKONA,
  chakra: CHAKRA,
  sandhya: SANDHYA,
  pachaka: PACHAKA,
  chathurvidha_lagna_uttara: LAGNA_UTTARA,
  chathurvidha_kendra_uttara: KENDRA_UTTARA,
  chathurvidha_trikona_uttara: TRIKONA_UTTARA,
  chathurvidha_dasha_uttara: DASHA_UTTARA,
  raashiyanka: RAASHIYANKA,
} as const satisfies Readonly<Record<string, RasiDashaRow>>;
export type RasiRowId = keyof typeof RASI_DASHA_ROWS;
