/** Tables of years, seasons and days, typed in from docs/rules/07-panchang-calendar-transits.md#section-6 and 9. */
const words = (text) => text.trim().split(/\s+/);
const MONTHS = words(
  'chaitra vaishakha jyeshtha ashadha shravana bhadrapada ashwina kartika margashirsha pausha magha phalguna',
);
const SAMVATSARAS = words(
  `prabhava vibhava shukla pramoda prajapati angirasa shrimukha bhava yuva dhatri ishvara bahudhanya pramathi vikrama vrisha
   chitrabhanu svabhanu tarana parthiva vyaya sarvajit sarvadhari virodhi vikriti khara nandana vijaya jaya manmatha durmukhi
   hevilambi vilambi vikari sharvari plava shubhakrit shobhakrit krodhi vishvavasu parabhava plavanga kilaka saumya sadharana
   virodhikrit paridhavi pramadi ananda rakshasa anala pingala kalayukta siddharthi raudra durmati dundubhi rudhirodgari
   raktakshi krodhana akshaya`,
);
const WEEK = words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');

export const CALENDAR_TABLES = {
  'numbers of lunar months': ([name]) => MONTHS.indexOf(name),
  'tamil months': ([sign]) =>
    words('chithirai vaikaasi aani aadi aavani purattaasi aippasi kaarthigai maargazhi thai maasi panguni')[sign],
  samvatsaras: ([index]) => SAMVATSARAS[index],
  'start of the Kali age': () => 588_465.2895,
  'year of mean Jupiter': () => 1_577_917_828 / 364_212 / 12,
  seasons: ([number]) => words('vasanta grishma varsha sharad hemanta shishira')[number],
  'disha shool': ([day]) => words('west east north north south west east')[WEEK.indexOf(day)],
  'agni vasa': ([tithi, day]) => words('earth heaven nether earth')[(tithi + WEEK.indexOf(day) + 1 + 1) % 4],
  'shiva vasa': ([tithi]) =>
    words('cremation_ground kailasa with_gauri on_nandi in_assembly at_meal at_play')[(2 * tithi + 5) % 7],
};
