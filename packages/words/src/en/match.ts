/**
 * Words of the marriage match (docs/rules/08-match-and-muhurta.md).
 * Spellings: the almanacs named in ../README.md.
 */
import type {
  Gana,
  Nadi,
  Rajju,
  RajjuDirection,
  Varna,
  Vasya,
  Yoni,
  YoniSex,
} from '@ganita/core/match/attributes.data.js';
import type { PairException } from '@ganita/core/match/exceptions.js';
import type { BhakootDosha, KootaId } from '@ganita/core/match/kootas.data.js';
import type { ManglikOfPair } from '@ganita/core/match/papaSamya.js';
import type { PoruthamGrade, PoruthamId } from '@ganita/core/match/poruthams.data.js';
import type { Rating } from '@ganita/core/match/ratings.data.js';

export const koota = {
  varna: 'Varna',
  vasya: 'Vasya',
  tara: 'Tara',
  yoni: 'Yoni',
  graha_maitri: 'Graha Maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
} satisfies Readonly<Record<KootaId, string>>;

export const porutham = {
  dina: 'Dina',
  gana: 'Gana',
  mahendra: 'Mahendra',
  stree_deergha: 'Stree Deergha',
  yoni: 'Yoni',
  rasi: 'Rasi',
  rasi_adhipati: 'Rasi Adhipati',
  vasya: 'Vasya',
  rajju: 'Rajju',
  vedha: 'Vedha',
} satisfies Readonly<Record<PoruthamId, string>>;

export const poruthamGrade = {
  uttama: 'Uttama',
  madhyama: 'Madhyama',
  adhama: 'Adhama',
} satisfies Readonly<Record<PoruthamGrade, string>>;

export const rating = {
  below_minimum: 'Below the minimum',
  average: 'Average',
  very_good: 'Very good',
  excellent: 'Excellent',
} satisfies Readonly<Record<Rating, string>>;

export const varna = {
  shudra: 'Shudra',
  vaishya: 'Vaishya',
  kshatriya: 'Kshatriya',
  brahmin: 'Brahmin',
} satisfies Readonly<Record<Varna, string>>;

export const vasya = {
  chatushpada: 'Chatushpada',
  manava: 'Manava',
  jalachara: 'Jalachara',
  vanachara: 'Vanachara',
  keeta: 'Keeta',
} satisfies Readonly<Record<Vasya, string>>;

export const yoni = {
  horse: 'Horse',
  elephant: 'Elephant',
  sheep: 'Sheep',
  serpent: 'Serpent',
  dog: 'Dog',
  cat: 'Cat',
  rat: 'Rat',
  cow: 'Cow',
  buffalo: 'Buffalo',
  tiger: 'Tiger',
  deer: 'Deer',
  monkey: 'Monkey',
  mongoose: 'Mongoose',
  lion: 'Lion',
} satisfies Readonly<Record<Yoni, string>>;

export const yoniSex = {
  male: 'Male',
  female: 'Female',
} satisfies Readonly<Record<YoniSex, string>>;

export const gana = {
  deva: 'Deva',
  manushya: 'Manushya',
  rakshasa: 'Rakshasa',
} satisfies Readonly<Record<Gana, string>>;

export const nadi = {
  aadi: 'Aadi',
  madhya: 'Madhya',
  antya: 'Antya',
} satisfies Readonly<Record<Nadi, string>>;

export const rajju = {
  pada: 'Pada',
  kati: 'Kati',
  nabhi: 'Nabhi',
  kantha: 'Kantha',
  shiro: 'Shiro',
} satisfies Readonly<Record<Rajju, string>>;

export const rajjuDirection = {
  ascending: 'Ascending',
  descending: 'Descending',
  head: 'Head',
} satisfies Readonly<Record<RajjuDirection, string>>;

export const bhakootDosha = {
  dwirdwadasha: 'Dwirdwadasha',
  navapanchama: 'Navapanchama',
  shadashtaka: 'Shadashtaka',
} satisfies Readonly<Record<BhakootDosha, string>>;

export const pairException = {
  same_sign_different_star: 'One sign, different stars',
  same_star_different_sign: 'One star, different signs',
  same_star_different_pada: 'One star, different padas',
  both_stars_exempt: 'Both stars exempt',
  same_sign_lord: 'One lord of both signs',
  mutually_friendly_sign_lords: 'Lords of the signs are friends both ways',
  same_or_friendly_sign_lords: 'Lords of the signs are one, or friends both ways',
  same_or_friendly_navamsa_lords: 'Lords of the navamsas are one, or friends both ways',
  nadi_clear: 'Nadis differ',
  tara_clear: 'Both taras good',
  vasya_present: 'Vasya holds',
  bhakoot_clear: 'No bhakoot dosha',
  bride_star_beyond_14th: "The bride's star is beyond the 14th",
} satisfies Readonly<Record<PairException, string>>;

export const manglikOfPair = {
  both: 'Both',
  boy_only: 'The boy only',
  girl_only: 'The girl only',
  neither: 'Neither',
} satisfies Readonly<Record<ManglikOfPair, string>>;

/** Headings of the page of a match. */
export const phrase = {
  boy: 'Boy',
  girl: 'Girl',
  koota: 'Koota',
  points: 'Points',
  eight_kootas: 'The eight kootas',
  porutham: 'Porutham',
  ten_poruthams: 'The ten poruthams',
  grade: 'Grade',
  satisfied: 'Satisfied',
  not_satisfied: 'Not satisfied',
  girl_to_boy: 'From the girl to the boy',
  boy_to_girl: 'From the boy to the girl',
  pair_doshas: 'Doshas of the pair',
  exceptions: 'Exceptions',
  without_points: 'Poruthams without points',
  required_poruthams: 'Required poruthams',
  papa_samya: 'Papa samya',
};
