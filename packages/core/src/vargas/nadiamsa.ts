import { type Quality, qualityOf, signOf } from '../zodiac/signs.js';
import { partOf } from './partition.js';

/**
 * The amsas of D-150 in order, 1..150; a name that is listed twice is one name
 * (docs/rules/01-positions-and-vargas.md#section-8).
 */
export const NADIAMSA_NAMES = [
  'Vasudhaa',
  'Vaishnavi',
  'Braahmi',
  'Kaalakoota',
  'Shaankari',
  'Sudhaakari',
  'Samaa',
  'Saumyaa',
  'Suraa',
  'Maayaa',
  'Manoharaa',
  'Maadhavi',
  'Manjuswanaa',
  'Ghoraa',
  'Kumbhini',
  'Kutilaa',
  'Prabhaa',
  'Paraa',
  'Payasvini',
  'Maalaa',
  'Jagati',
  'Jarjharaa',
  'Dhruvaa',
  'Musalaa',
  'Mudgaraa',
  'Paashaa',
  'Champakaa',
  'Daamakaa(Daamini)',
  'Mahi',
  'Kulashaa',
  'Kamalaa',
  'Kaantaa',
  'Kaalaa',
  'Karikaraa',
  'Kahamaa',
  'Durdharaa',
  'Durbhagaa',
  'Vishwaa',
  'Visheernaa',
  'Vikataa',
  'Avilaa',
  'Vibhramaa',
  'Sukhadaa',
  'Snigdhaa',
  'Sodaraa',
  'Surasundari',
  'Amritaplaavini',
  'Kaalaa',
  'Kaamadhuk',
  'Karaveerani',
  'Gahvaraa',
  'Kundini',
  'Raudraa',
  'Vishaakhyaa',
  'Vishanaashini',
  'Narmadaa',
  'Sheetalaa',
  'Nimnaa',
  'Preetaa',
  'Priyavardhini',
  'Maanaghnaa',
  'Durbhagaa',
  'Chiraa',
  'Chitrini',
  'Chiranjeevini',
  'Bhoopaa',
  'Gakaharaa',
  'Naalaa',
  'Nalini',
  'Nirmalaa',
  'Nadi',
  'Sudhaamritaamshu',
  'Kaalikaa',
  'Kalushankuraa',
  'Trailokyamohankari',
  'Mahaamaari',
  'Susheetalaa',
  'Sukhadaa',
  'Suprabhaa',
  'Shobhaa',
  'Shobhanaa',
  'Shivadaa',
  'Shivaa',
  'Balaa',
  'Jwaalaa',
  'Gadaa',
  'Gaadhaa',
  'Nootanaa',
  'Sumanoharaa',
  'Somavalli',
  'Somalataa',
  'Mangalaa',
  'Mudrikaa',
  'Kshudhaa',
  'Mokshaapavargaa',
  'Balayaa',
  'Navaneeta',
  'Nishaachari',
  'Nirritti',
  'Nigadaa',
  'Saraa',
  'Sangeetaa',
  'Saamadaa',
  'Samaa',
  'Viwhwambharaa',
  'Kumaari',
  'Kokilaa',
  'Kunjaraakriti',
  'Aindraa',
  'Swaahaa',
  'Swaraa',
  'Vahni',
  'Preetaa',
  'Rakshajalaaplavaa',
  'Vaaruni',
  'Madiraa',
  'Maitri',
  'Haarini',
  'Harini',
  'Marut',
  'Dhananjayaa',
  'Dhanakari',
  'Dhanadaa',
  'Kamchhapaambuja',
  'Maamshaani',
  'Shooeini',
  'Raudri',
  'Shivaa',
  'Shivakari',
  'Kalaa',
  'Kundaa',
  'Mukundaa',
  'Bharataa',
  'Haritaa',
  'Kadalee',
  'Smaraa',
  'Kandalaa',
  'Kokilaa',
  'Paapaa',
  'Kaamini',
  'Kalashodbhavaa',
  'Veeraprasoo',
  'Sangaraa',
  'Shatayajnaa',
  'Shataavari',
  'Prahvi',
  'Paatalini',
  'Naagaa',
  'Pankajaa',
  'Parameshwari',
] as const;

/** Name of a nadiamsa in the spelling of the rules. */
export type AmsaName = (typeof NADIAMSA_NAMES)[number];

/** Nadiamsas of a sign. */
const NADIAMSAS = 150;

/** The nadiamsa of a point, from its degrees in the rasi. */
export interface Nadiamsa {
  /** part of the sign, each of 12 minutes of arc, 1..150 */
  readonly divisionIndex: number;
  /** number of the name, 1..150 */
  readonly amsaIndex: number;
  readonly amsaName: AmsaName;
}

/** Number of the name of part 1..150: forward, backward, or cyclic from the 76th to the 75th. */
const AMSA_INDEX: Readonly<Record<Quality, (divisionIndex: number) => number>> = {
  movable: (k) => k,
  fixed: (k) => NADIAMSAS + 1 - k,
  dual: (k) => (k > NADIAMSAS / 2 ? k - NADIAMSAS / 2 : k + NADIAMSAS / 2),
};

/**
 * The nadiamsa (D-150) of a D-1 longitude 0 <= x < 360; a boundary belongs to the later part
 * (docs/rules/01-positions-and-vargas.md#section-8).
 */
export function nadiamsaOf(longitudeDeg: number): Nadiamsa {
  const divisionIndex = partOf(longitudeDeg, NADIAMSAS) + 1;
  const amsaIndex = AMSA_INDEX[qualityOf(signOf(longitudeDeg))](divisionIndex);
  return { divisionIndex, amsaIndex, amsaName: NADIAMSA_NAMES[amsaIndex - 1] as AmsaName };
}
