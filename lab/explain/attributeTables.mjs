/** Tables of what a birth has by its Moon, typed in from docs/rules/15-birth-attributes.md and 16-schools-of-a-chart.md. */
const words = (text) => text.trim().split(/\s+/);

/** Four syllables of each nakshatra, Ashwini first. */
const SYLLABLES = words(`
  cū ce co lā  lī lū le lo  a ī u e  o vā vī vū  ve vo kā kī  kū gha ṅa cha
  ke ko hā hī  hū he ho ḍā  ḍī ḍū ḍe ḍo  mā mī mū me  mo ṭā ṭī ṭū  ṭe ṭo pā pī
  pū ṣa ṇa ṭha  pe po rā rī  rū re ro tā  tī tū te to  nā nī nū ne  no yā yī yū
  ye yo bhā bhī  bhū dhā phā ḍhā  bhe bho jā jī  khī khū khe kho  gā gī gū ge  go sā sī sū
  se so dā dī  dū tha jha ña  de do cā cī`);
/** Of each sign of the Moon: ghata chandra, class of tithis, vara, nakshatra. */
const GHATAK = words(`
  Aries nanda Sunday Magha
  Virgo purna Saturday Hasta
  Aquarius bhadra Monday Swati
  Leo bhadra Wednesday Anuradha
  Capricorn jaya Saturday Mula
  Gemini purna Saturday Shravana
  Sagittarius rikta Thursday Shatabhisha
  Taurus nanda Friday Revati
  Pisces jaya Friday Bharani
  Leo rikta Tuesday Rohini
  Sagittarius jaya Thursday Ardra
  Aquarius purna Friday Ashlesha`);
const ghatak =
  (at) =>
  ([sign]) =>
    GHATAK[4 * sign + at]?.replace('_', ' ');
const PAYAS = words('gold silver copper iron silver gold copper iron silver copper gold iron');
/** Gold from Revati, silver from Ardra, iron from Vishakha, copper from Purva Ashadha. */
const payaOfStar = ([star]) => (star < 5 || star > 25 ? 'gold' : star < 15 ? 'silver' : star < 19 ? 'iron' : 'copper');
const among =
  (...houses) =>
  ([house]) =>
    houses.includes(house);

export const ATTRIBUTE_TABLES = {
  'naming syllables': ([star, pada]) => SYLLABLES[4 * star + pada - 1],
  'ghatak moon_sign': ghatak(0),
  'ghatak tithi_class': ghatak(1),
  'ghatak vara': ghatak(2),
  'ghatak nakshatra': ghatak(3),
  'payas of houses': ([house]) => PAYAS[house - 1],
  'payas of stars': payaOfStar,
  'manglik standard': among(2, 4, 7, 8, 12),
  'manglik without_2nd_house': among(4, 7, 8, 12),
  'manglik with_1st_house': among(1, 2, 4, 7, 8, 12),
  'manglik with_1st_without_2nd_house': among(1, 4, 7, 8, 12),
};
