/** Words of points, sahams, karakas and arudhas. Spellings: the almanacs named in ../README.md. */
import type { ArudhaPada } from '@ganita/core/arudhas/arudha.js';
import type { CharaKaraka, SthiraRelation } from '@ganita/core/karakas/karakas.js';
import type { Saham } from '@ganita/core/points/sahams.js';
import type { SpecialLagna, Sphuta, Upagraha } from '@ganita/core/zodiac/points.js';

export const saham = {
  punya: 'Punya Saham',
  vidya: 'Vidya Saham',
  yasas: 'Yasas Saham',
  mitra: 'Mitra Saham',
  mahatmya: 'Mahatmya Saham',
  asha: 'Asha Saham',
  samartha: 'Samartha Saham',
  bhratri: 'Bhratri Saham',
  gaurava: 'Gaurava Saham',
  pithri: 'Pitri Saham',
  rajya: 'Rajya Saham',
  maathri: 'Matri Saham',
  puthra: 'Putra Saham',
  jeeva: 'Jeeva Saham',
  karma: 'Karma Saham',
  roga: 'Roga Saham',
  kali: 'Kali Saham',
  sastra: 'Sastra Saham',
  bandhu: 'Bandhu Saham',
  mrithyu: 'Mrityu Saham',
  paradesa: 'Paradesa Saham',
  artha: 'Artha Saham',
  paradara: 'Paradara Saham',
  vanika: 'Vanika Saham',
  karyasiddhi: 'Karyasiddhi Saham',
  vivaha: 'Vivaha Saham',
  santapa: 'Santapa Saham',
  sraddha: 'Sraddha Saham',
  preethi: 'Priti Saham',
  jadya: 'Jadya Saham',
  vyaapaara: 'Vyapara Saham',
  sathru: 'Shatru Saham',
  jalapatna: 'Jalapatana Saham',
  bandhana: 'Bandhana Saham',
  apamrithyu: 'Apamrityu Saham',
  laabha: 'Labha Saham',
} satisfies Readonly<Record<Saham, string>>;

export const upagraha = {
  dhuma: 'Dhuma',
  vyatipaata: 'Vyatipaata',
  parivesha: 'Parivesha',
  indrachaapa: 'Indrachaapa',
  upaketu: 'Upaketu',
  kaala: 'Kaala',
  mrityu: 'Mrityu',
  artha_praharaka: 'Artha Praharaka',
  yama_ghantaka: 'Yama Ghantaka',
  gulika: 'Gulika',
  maandi: 'Maandi',
} satisfies Readonly<Record<Upagraha, string>>;

export const specialLagna = {
  bhava_lagna: 'Bhava Lagna',
  hora_lagna: 'Hora Lagna',
  ghati_lagna: 'Ghati Lagna',
  vighati_lagna: 'Vighati Lagna',
  sree_lagna: 'Sree Lagna',
  indu_lagna: 'Indu Lagna',
  pranapada_lagna: 'Pranapada Lagna',
  kunda_lagna: 'Kunda Lagna',
  bhrigu_bindhu_lagna: 'Bhrigu Bindu Lagna',
} satisfies Readonly<Record<SpecialLagna, string>>;

export const sphuta = {
  tri_sphuta: 'Tri Sphuta',
  chatur_sphuta: 'Chatur Sphuta',
  pancha_sphuta: 'Pancha Sphuta',
  prana_sphuta: 'Prana Sphuta',
  deha_sphuta: 'Deha Sphuta',
  mrityu_sphuta: 'Mrityu Sphuta',
  sookshma_tri_sphuta: 'Sookshma Tri Sphuta',
  beeja_sphuta: 'Beeja Sphuta',
  kshetra_sphuta: 'Kshetra Sphuta',
  tithi_sphuta: 'Tithi Sphuta',
  yoga_sphuta: 'Yoga Sphuta',
  yogi_sphuta: 'Yogi Sphuta',
  avayogi_sphuta: 'Avayogi Sphuta',
  rahu_tithi_sphuta: 'Rahu Tithi Sphuta',
} satisfies Readonly<Record<Sphuta, string>>;

export const charaKaraka = {
  atma: 'Atma Karaka',
  amatya: 'Amatya Karaka',
  bhratri: 'Bhratri Karaka',
  matri: 'Matri Karaka',
  pitri: 'Pitri Karaka',
  putra: 'Putra Karaka',
  jnati: 'Jnati Karaka',
  dara: 'Dara Karaka',
} satisfies Readonly<Record<CharaKaraka, string>>;

/** The relatives that sthira karakas signify. */
export const sthiraRelation = {
  father: 'Father',
  mother: 'Mother',
  younger_siblings: 'Younger siblings',
  siblings_in_law: 'Brothers- and sisters-in-law',
  maternal_relatives: 'Maternal relatives',
  paternal_grandparents: 'Paternal grandparents',
  husband: 'Husband',
  sons: 'Sons',
  wife: 'Wife',
  parents_of_wife: "Wife's parents",
  maternal_grandparents: 'Maternal grandparents',
  elder_siblings: 'Elder siblings',
} satisfies Readonly<Record<SthiraRelation, string>>;

/** Names of A1..A12 (docs/rules/02-points-and-arudhas.md#section-8). */
export const arudhaPada = {
  AL: 'Arudha Lagna',
  A2: 'Dhanarudha',
  A3: 'Bhratrarudha',
  A4: 'Matri Pada',
  A5: 'Mantra Pada',
  A6: 'Roga Pada',
  A7: 'Dara Pada',
  A8: 'Mrityu Pada',
  A9: 'Bhagya Pada',
  A10: 'Karma Pada',
  A11: 'Labha Pada',
  UL: 'Upapada Lagna',
} satisfies Readonly<Record<ArudhaPada, string>>;
