/** Tables of the states of bodies, typed in from docs/rules/01-positions-and-vargas.md#section-9. */
const words = (text) => text.trim().split(/\s+/);
const numbers = (text) => words(text).map(Number);

const GRAHAS = words('Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu');
const byGraha = (text) => {
  const values = numbers(text);
  return ([graha]) => values[GRAHAS.indexOf(graha)];
};

const ORBS = { Moon: [12, 12], Mars: [17, 17], Mercury: [14, 12], Jupiter: [11, 11], Venus: [10, 8], Saturn: [15, 15] };
const GRID = words(
  'XENFONDFFEEF NXFOFFNDNNNN ONEDFENOFXNF NFOEFOFNNNND FEEXFEEFODNO NOFEEDONNFFX DFFEEFXENOON EXXEEFFDDFEF EDDEEFFXXFEF',
);
const DIGNITIES = { X: 'exalted', O: 'own', F: 'friend', N: 'neutral', E: 'enemy', D: 'debilitated' };
const bySign = ([graha, sign]) => DIGNITIES[GRID[GRAHAS.indexOf(graha)]?.[sign]];
const DEEP = [0, 1, 9, 5, 3, 11, 6];
const EXALTED_UPTO = { Moon: 3, Mercury: 15 };
/** Sign, and the degrees from and to which it is the moolatrikona of a planet. */
const MOOLATRIKONA = {
  Sun: [4, 0, 20],
  Moon: [1, 3, 30],
  Mars: [0, 0, 12],
  Mercury: [5, 15, 20],
  Jupiter: [8, 0, 10],
  Venus: [6, 0, 15],
  Saturn: [10, 0, 20],
};

function byDegree([graha, sign, degrees]) {
  const at = GRAHAS.indexOf(graha);
  if (at > 6) return bySign([graha, sign]);
  if (DEEP[at] === sign && degrees < (EXALTED_UPTO[graha] ?? 30)) return 'exalted';
  const [own, from, to] = MOOLATRIKONA[graha];
  if (own === sign && degrees >= from && degrees < to) return 'moolatrikona';
  // An exalted sign past its limit is Taurus of the Moon, or Virgo, which Mercury owns.
  return bySign([graha, sign]);
}

const MRITYU = {
  Sun: numbers('20 9 12 6 8 24 16 17 22 2 3 23'),
  Moon: numbers('26 12 13 25 24 11 26 14 13 25 5 12'),
  Mars: numbers('19 28 25 23 29 28 14 21 2 15 11 6'),
  Mercury: numbers('15 14 13 12 8 18 20 10 21 22 7 5'),
  Jupiter: numbers('19 29 12 27 6 4 13 10 17 11 15 28'),
  Venus: numbers('28 15 11 17 10 13 4 6 27 12 29 19'),
  Saturn: numbers('10 4 7 9 12 16 3 18 28 14 13 15'),
  Rahu: numbers('14 13 12 11 24 23 22 21 10 20 18 8'),
  Ketu: numbers('8 18 20 10 21 22 23 24 11 12 13 14'),
  lagna: numbers('1 9 22 22 25 2 4 23 18 20 24 10'),
};
const STARS_28 = words(
  `Ashwini Bharani Krittika Rohini Mrigashira Ardra Punarvasu Pushya Ashlesha Magha Purva_Phalguni Uttara_Phalguni Hasta
   Chitra Swati Vishakha Anuradha Jyeshtha Mula Purva_Ashadha Uttara_Ashadha Abhijit Shravana Dhanishta Shatabhisha
   Purva_Bhadrapada Uttara_Bhadrapada Revati`,
).map((name) => name.replace('_', ' '));
const LATTA = numbers('11 -21 2 -6 5 -4 7 -8 -8');
const AGES = words('bala kumara yuva vriddha mrita');
const SPECIAL_TARAS = {
  0: 'janma',
  9: 'karma',
  17: 'samudayika',
  15: 'sanghatika',
  3: 'jati',
  6: 'naidhana',
  11: 'desa',
};
const LATER_TARAS = { 12: 'abhisheka', 18: 'adhana', 21: 'vainasika', 24: 'manasa' };

/** The amsas of D-150 (docs/rules/01-positions-and-vargas.md#section-8). */
const NADIAMSAS = words(`
  Vasudhaa Vaishnavi Braahmi Kaalakoota Shaankari Sudhaakari Samaa Saumyaa Suraa Maayaa Manoharaa Maadhavi
  Manjuswanaa Ghoraa Kumbhini Kutilaa Prabhaa Paraa Payasvini Maalaa Jagati Jarjharaa Dhruvaa Musalaa Mudgaraa
  Paashaa Champakaa Daamakaa(Daamini) Mahi Kulashaa Kamalaa Kaantaa Kaalaa Karikaraa Kahamaa Durdharaa Durbhagaa
  Vishwaa Visheernaa Vikataa Avilaa Vibhramaa Sukhadaa Snigdhaa Sodaraa Surasundari Amritaplaavini Kaalaa
  Kaamadhuk Karaveerani Gahvaraa Kundini Raudraa Vishaakhyaa Vishanaashini Narmadaa Sheetalaa Nimnaa Preetaa
  Priyavardhini Maanaghnaa Durbhagaa Chiraa Chitrini Chiranjeevini Bhoopaa Gakaharaa Naalaa Nalini Nirmalaa Nadi
  Sudhaamritaamshu Kaalikaa Kalushankuraa Trailokyamohankari Mahaamaari Susheetalaa Sukhadaa Suprabhaa Shobhaa
  Shobhanaa Shivadaa Shivaa Balaa Jwaalaa Gadaa Gaadhaa Nootanaa Sumanoharaa Somavalli Somalataa Mangalaa Mudrikaa
  Kshudhaa Mokshaapavargaa Balayaa Navaneeta Nishaachari Nirritti Nigadaa Saraa Sangeetaa Saamadaa Samaa
  Viwhwambharaa Kumaari Kokilaa Kunjaraakriti Aindraa Swaahaa Swaraa Vahni Preetaa Rakshajalaaplavaa Vaaruni
  Madiraa Maitri Haarini Harini Marut Dhananjayaa Dhanakari Dhanadaa Kamchhapaambuja Maamshaani Shooeini Raudri
  Shivaa Shivakari Kalaa Kundaa Mukundaa Bharataa Haritaa Kadalee Smaraa Kandalaa Kokilaa Paapaa Kaamini
  Kalashodbhavaa Veeraprasoo Sangaraa Shatayajnaa Shataavari Prahvi Paatalini Naagaa Pankajaa Parameshwari`);
const amsaNumber = ([quality, part]) =>
  ({ movable: part, fixed: 151 - part, dual: part > 75 ? part - 75 : part + 75 })[quality];
/** Hadda lords with their upper limits (docs/rules/03-strengths.md#section-11). */
const HADDAS = `Ju 6 Ve 12 Me 20 Ma 25 Sa 30 / Ve 8 Me 14 Ju 22 Sa 27 Ma 30 / Me 6 Ve 12 Ju 17 Ma 24 Sa 30
  / Ma 7 Ve 13 Me 19 Ju 26 Sa 30 / Ju 6 Ve 11 Sa 18 Me 24 Ma 30 / Me 7 Ve 17 Ju 21 Ma 28 Sa 30
  / Sa 6 Me 14 Ju 21 Ve 28 Ma 30 / Ma 7 Ve 11 Me 19 Ju 24 Sa 30 / Ju 12 Ve 17 Me 21 Ma 26 Sa 30
  / Me 7 Ju 14 Ve 22 Sa 26 Ma 30 / Me 7 Ve 13 Ju 20 Ma 25 Sa 30 / Ve 12 Ju 16 Me 19 Ma 28 Sa 30`
  .split('/')
  .map(words);
const LORDS = { Ma: 'Mars', Me: 'Mercury', Ju: 'Jupiter', Ve: 'Venus', Sa: 'Saturn' };
function hadda([sign, degrees]) {
  const row = HADDAS[sign] ?? [];
  const at = row.findIndex((word, place) => place % 2 === 1 && degrees < Number(word));
  return LORDS[row[at - 1]];
}
const MEN = ['Sun', 'Mars', 'Jupiter'];

export const STATE_TABLES = {
  'nadiamsa order': amsaNumber,
  nadiamsas: ([number]) => NADIAMSAS[number - 1],
  'houses of joy': byGraha('9 3 6 1 11 5 12'),
  'masculine planets': ([planet]) => MEN.includes(planet),
  'masculine houses': ([house]) => [4, 5, 6, 10, 11, 12].includes(house),
  'shares of tajika': ([relation]) => ({ own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 })[relation],
  haddas: hadda,
  'well placed': (keys) => ['own', 'exalted', 'friend'].includes(bySign(keys)),
  'combustion orbs': ([planet, isBack]) => ORBS[planet]?.[isBack ? 1 : 0],
  'dignity by sign': bySign,
  'values of dignities': (keys) =>
    ['debilitated', 'enemy', 'neutral', 'friend', 'exalted', 'own'].indexOf(bySign(keys)),
  'dignity by degree': byDegree,
  'deep exaltation': byGraha('10 33 298 165 95 357 200'),
  'marana karaka': byGraha('12 8 7 7 3 6 1 9 4'),
  'pushkara navamsas': ([element, navamsa]) =>
    [0, 2].includes(navamsa - { fire: 6, earth: 2, air: 5, water: 0 }[element]),
  'pushkara bhagas': ([element, degree]) => degree + 1 === { fire: 21, earth: 14, air: 24, water: 7 }[element],
  baladi: ([parity, age]) => AGES[parity === 'odd' ? age : 4 - age],
  jagradadi: ([dignity]) =>
    ({
      exalted: 'jagrat',
      moolatrikona: 'jagrat',
      own: 'jagrat',
      friend: 'swapna',
      neutral: 'swapna',
      enemy: 'sushupti',
      debilitated: 'sushupti',
    })[dignity],
  'mrityu bhaga': ([point, sign]) => MRITYU[point]?.[sign],
  'mrityu tolerance': ([point]) => ({ Sun: 20, Moon: 40, Mercury: 40, lagna: 40 })[point] ?? 15,
  latta: ([graha, star]) => STARS_28[((star > 20 ? star + 1 : star) + LATTA[GRAHAS.indexOf(graha)] + 28) % 28],
  taras: ([number]) => words('janma sampat vipat kshema pratyari sadhaka vadha mitra parama_mitra')[number - 1],
  'special taras': ([on]) => SPECIAL_TARAS[on] ?? LATER_TARAS[on],
};
