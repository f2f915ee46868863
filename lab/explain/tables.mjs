/**
 * The classical tables by which derivations are checked, typed in from the rule documents that they name.
 * Nothing here is read from the engine.
 */
import { ATTRIBUTE_TABLES } from './attributeTables.mjs';
import { CALENDAR_TABLES } from './calendarTables.mjs';
import { DASHA_TABLES } from './dashaTables.mjs';
import { FESTIVAL_TABLES } from './festivalTables.mjs';
import { LIFE_TABLES } from './lifeTables.mjs';
import { STATE_TABLES } from './stateTables.mjs';

const words = (text) => text.trim().split(/\s+/);
const numbers = (text) => words(text).map(Number);
const rows = (text, read) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key, value] = line.split(':');
        return [key.trim(), read(value)];
      }),
  );

export const SIGNS = words('Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces');
const SHORT = words('Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi');
export const PLANETS = words('Sun Moon Mars Mercury Jupiter Venus Saturn');
const GRAHAS = [...PLANETS, 'Rahu', 'Ketu'];
const WEEK = words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
const STARS =
  'Ashwini Bharani Krittika Rohini Mrigashira Ardra Punarvasu Pushya Ashlesha Magha Purva_Phalguni Uttara_Phalguni Hasta Chitra Swati Vishakha Anuradha Jyeshtha Mula Purva_Ashadha Uttara_Ashadha Shravana Dhanishta Shatabhisha Purva_Bhadrapada Uttara_Bhadrapada Revati'
    .split(' ')
    .map((name) => name.replace('_', ' '));
const STAR_LORDS = words('Ketu Venus Sun Moon Mars Rahu Jupiter Saturn Mercury');
const TITHIS = words(
  'pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi trayodashi chaturdashi',
);
const TITHI_LORDS = words('Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Sun Moon Mars Mercury Jupiter Venus Saturn');
const YOGAS = words(
  'vishkambha priti ayushman saubhagya shobhana atiganda sukarma dhriti shula ganda vriddhi dhruva vyaghata harshana vajra siddhi vyatipata variyana parigha shiva siddha sadhya shubha shukla brahma indra vaidhriti',
);
const LUNAR_MONTHS = words(
  'chaitra vaishakha jyeshtha ashadha shravana bhadrapada ashwina kartika margashirsha pausha magha phalguna',
);
const YOGA_LORDS = words('Saturn Mercury Ketu Venus Sun Moon Mars Rahu Jupiter');
const AVAYOGIS = words('Moon Mars Rahu Jupiter Saturn Mercury Ketu Venus Sun');
const KARANAS = words('bava balava kaulava taitila gara vanija vishti');
const FIXED_KARANAS = {
  1: ['kimstughna', 'Mercury'],
  58: ['shakuni', 'Sun'],
  59: ['chatushpada', 'Moon'],
  60: ['naga', 'Mars'],
};
const SIGN_LORDS = words('Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter');

const ELEMENTS = words('fire earth air water');
const QUALITIES = words('movable fixed dual');

/** Bindus by Parashara: of each owner, what each contributor gives, counted from its own sign (docs/rules/03-strengths.md#section-14). */
const BINDUS = rows(
  `Sun: 1 2 4 7 8 9 10 11 / 3 6 10 11 / 1 2 4 7 8 9 10 11 / 3 5 6 9 10 11 12 / 5 6 9 11 / 6 7 12 / 1 2 4 7 8 9 10 11 / 3 4 6 10 11 12
   Moon: 3 6 7 8 10 11 / 1 3 6 7 9 10 11 / 2 3 5 6 10 11 / 1 3 4 5 7 8 10 11 / 1 2 4 7 8 10 11 / 3 4 5 7 9 10 11 / 3 5 6 11 / 3 6 10 11
   Mars: 3 5 6 10 11 / 3 6 11 / 1 2 4 7 8 10 11 / 3 5 6 11 / 6 10 11 12 / 6 8 11 12 / 1 4 7 8 9 10 11 / 1 3 6 10 11
   Mercury: 5 6 9 11 12 / 2 4 6 8 10 11 / 1 2 4 7 8 9 10 11 / 1 3 5 6 9 10 11 12 / 6 8 11 12 / 1 2 3 4 5 8 9 11 / 1 2 4 7 8 9 10 11 / 1 2 4 6 8 10 11
   Jupiter: 1 2 3 4 7 8 9 10 11 / 2 5 7 9 11 / 1 2 4 7 8 10 11 / 1 2 4 5 6 9 10 11 / 1 2 3 4 7 8 10 11 / 2 5 6 9 10 11 / 3 5 6 12 / 1 2 4 5 6 7 9 10 11
   Venus: 8 11 12 / 1 2 3 4 5 8 9 11 12 / 3 4 6 9 11 12 / 3 5 6 9 11 / 5 8 9 10 11 / 1 2 3 4 5 8 9 10 11 / 3 4 5 8 9 10 11 / 1 2 3 4 5 8 9 11
   Saturn: 1 2 4 7 8 10 11 / 3 6 11 / 3 5 6 10 11 12 / 6 8 9 10 11 12 / 5 6 11 12 / 6 11 12 / 3 5 6 11 / 1 3 4 6 10 11
   lagna: 3 4 6 10 11 12 / 3 6 10 11 12 / 1 3 6 10 11 / 1 2 4 6 8 10 11 / 1 2 4 5 6 7 9 10 11 / 1 2 3 4 5 8 9 / 1 3 4 6 10 11 / 3 6 10 11`,
  (text) => text.split('/').map(numbers),
);
/** The rows in which Varahamihira differs (docs/rules/16-schools-of-a-chart.md#section-1). */
const VARAHAMIHIRA = {
  'Moon Moon': numbers('1 3 6 7 10 11'),
  'Moon Mars': numbers('2 3 5 6 9 10 11'),
  'Moon Jupiter': numbers('1 4 7 8 10 11 12'),
  'Venus Mars': numbers('3 5 6 9 11 12'),
};
const CONTRIBUTORS = [...PLANETS, 'lagna'];
const bindu = (owner, by, house, own) =>
  (own?.[`${owner} ${by}`] ?? BINDUS.get(owner)?.[CONTRIBUTORS.indexOf(by)])?.includes(house) ? 1 : 0;

/** What all contributors together give a planet in the twelve signs. */
function sumOfBindus(owner, own) {
  const houses = CONTRIBUTORS.flatMap((by) => Array.from({ length: 12 }, (_, at) => bindu(owner, by, at + 1, own)));
  return houses.reduce((sum, one) => sum + one, 0);
}

/** Nakshatra dashas: seed, lords with years, and where lords have several stars how many (docs/rules/04-graha-dashas.md#section-2). */
const DASHAS = rows(
  `vimsottari: 3; Sun 6 Moon 10 Mars 7 Rahu 18 Jupiter 16 Saturn 19 Mercury 17 Ketu 7 Venus 20
   ashtottari: 6; Sun 6 Moon 15 Mars 8 Mercury 17 Saturn 10 Jupiter 19 Rahu 12 Venus 21; 4 3 4 3 3 3 4 3
   yogini: 1; Mars 4 Mercury 5 Saturn 6 Venus 7 Rahu 8 Moon 1 Sun 2 Jupiter 3
   shodasottari: 8; Sun 11 Mars 12 Jupiter 13 Saturn 14 Ketu 15 Moon 16 Mercury 17 Venus 18
   dwadasottari: 27; Sun 7 Jupiter 9 Ketu 11 Mercury 13 Rahu 15 Mars 17 Saturn 19 Moon 21
   panchottari: 17; Sun 12 Mercury 13 Saturn 14 Mars 15 Venus 16 Moon 17 Jupiter 18
   satabdika: 27; Sun 5 Moon 5 Venus 10 Mercury 10 Jupiter 20 Mars 20 Saturn 30
   chaturaaseeti_sama: 15; Sun 12 Moon 12 Mars 12 Mercury 12 Jupiter 12 Venus 12 Saturn 12
   dwisatpathi: 19; Sun 9 Moon 9 Mars 9 Mercury 9 Jupiter 9 Venus 9 Saturn 9 Rahu 9
   shashtisama: 1; Jupiter 10 Sun 10 Mars 10 Moon 6 Mercury 6 Venus 6 Saturn 6 Rahu 6; 3 4 3 4 3 4 3 3
   shattrimsa_sama: 22; Moon 1 Sun 2 Jupiter 3 Mars 4 Mercury 5 Saturn 6 Venus 7 Rahu 8
   rasi_bhukthi_vimsottari: 3; Sun 6 Moon 10 Mars 7 Rahu 18 Jupiter 16 Saturn 19 Mercury 17 Ketu 7 Venus 20
   tara: 0; Venus 20 Moon 10 Ketu 7 Saturn 19 Jupiter 16 Mercury 17 Rahu 18 Mars 7 Sun 6
   tithi_ashtottari: 0; Sun 6 Moon 15 Mars 8 Mercury 17 Saturn 10 Jupiter 19 Rahu 12 Venus 21
   tithi_yogini: 0; Moon 1 Sun 2 Jupiter 3 Mars 4 Mercury 5 Saturn 6 Venus 7 Rahu 8
   yoga_vimsottari: 0; Sun 6 Moon 10 Mars 7 Rahu 18 Jupiter 16 Saturn 19 Mercury 17 Ketu 7 Venus 20
   karana_chaturaaseeti_sama: 0; Sun 12 Moon 12 Mars 12 Mercury 12 Jupiter 12 Venus 12 Saturn 12`,
  (text) => {
    const [seed, pairs, groups] = text.split(';');
    const both = words(pairs);
    return {
      seed: Number(seed),
      lords: both.filter((_, at) => at % 2 === 0),
      years: both.filter((_, at) => at % 2 === 1).map(Number),
      groups: groups === undefined ? null : numbers(groups),
    };
  },
);
export const lordsOf = (id) => DASHAS.get(id)?.lords.length;

/** The first lord of the dashas of tithis, yogas and karanas (docs/rules/04-graha-dashas.md#section-3). */
function firstOfAnga(kind, number) {
  if (kind === 'karana') return PLANETS[number === 1 ? 3 : (number - 2) % 7];
  if (kind === 'yoga') return YOGA_LORDS[(number - 1) % 9];
  return number === 30 ? 'Rahu' : TITHI_LORDS[(number - 1) % 15];
}

function dashaCell(id, what, [key]) {
  const dasha = DASHAS.get(id);
  if (dasha === undefined) return undefined;
  const before = (group) => dasha.groups.slice(0, group).reduce((sum, count) => sum + count, 0);
  switch (what) {
    case 'seed':
      return dasha.seed;
    case 'first':
      return dasha.lords.indexOf(firstOfAnga(id.split('_')[0], key));
    case 'place':
      return dasha.lords.indexOf(GRAHAS[key]);
    case 'cycle':
      return dasha.years.reduce((sum, years) => sum + years, 0);
    case 'lords':
      return dasha.lords[key];
    case 'years':
      return dasha.years[key];
    case 'group':
      return dasha.groups?.findIndex((count, group) => key >= before(group) && key < before(group) + count);
    case 'group start':
      return dasha.groups === null ? undefined : before(key);
    case 'group stars':
      return dasha.groups?.[key];
    default:
      return undefined;
  }
}

/**
 * Methods that count: from the sign (1), Aries (0) or the mirrored sign (-1); the start and the step of each class
 * (docs/rules/01-positions-and-vargas.md#section-6).
 */
const COUNTED = rows(
  `D-2_hora 2: 0; 4 -1 / 3 1
   D-3_drekkana 1: 1; 0 4
   D-3_drekkana 4: 0; 0 4 / 9 4 / 6 4 / 3 4
   D-4_chaturthamsa 1: 1; 0 3
   D-6_shashthamsa 1: 0; 0 1 / 6 1
   D-7_saptamsa 1: 1; 0 1 / 6 1
   D-7_saptamsa 2: 1; 0 1 / 6 -1
   D-7_saptamsa 3: 1; 0 1 / 0 -1
   D-8_ashtamsa 1: 0; 0 1 / 8 1 / 4 1
   D-9_navamsa 1: 0; 0 1 / 9 1 / 6 1 / 3 1
   D-9_navamsa 4: 0; 0 1 / 9 -1 / 6 1 / 3 -1
   D-10_dasamsa 1: 1; 0 1 / 8 1
   D-10_dasamsa 2: 1; 0 1 / 8 -1
   D-10_dasamsa 3: 1; 0 1 / 4 -1
   D-11_rudramsa 1: -1; 0 1
   D-11_rudramsa 2: 1; -1 -1
   D-12_dwadasamsa 1: 1; 0 1
   D-12_dwadasamsa 2: 1; 0 1 / 0 -1
   D-16_shodasamsa 1: 0; 0 1 / 4 1 / 8 1
   D-20_vimsamsa 1: 0; 0 1 / 8 1 / 4 1
   D-24_chaturvimsamsa 1: 0; 4 1 / 3 1
   D-24_chaturvimsamsa 2: 0; 4 1 / 3 -1
   D-24_chaturvimsamsa 3: 0; 4 1
   D-27_nakshatramsa 1: 0; 0 1 / 3 1 / 6 1 / 9 1
   D-30_trimsamsa 3: 1; 0 1
   D-40_khavedamsa 1: 0; 0 1 / 6 1
   D-45_akshavedamsa 1: 0; 0 1 / 4 1 / 8 1
   D-60_shastiamsa 1: 1; 0 1
   D-60_shastiamsa 2: 0; 0 1
   D-60_shastiamsa 4: 1; 0 1 / 0 -1`,
  (text) => {
    const [from, counts] = text.split(';');
    return { from: Number(from), counts: counts.split('/').map(numbers) };
  },
);
const CLASSES = { 1: [undefined], 2: ['odd', 'even'], 3: QUALITIES, 4: ELEMENTS };
const shorts = (text) => words(text).map((name) => SHORT.indexOf(name));
const HORAS = {
  'D-2_hora 3': shorts('Sc Cp Ta Pi Vi Ar Cn Li Le Ge Ge Cn Li Le Ar Vi Pi Ta Cp Sc Aq Sg Sg Aq'),
  'D-2_hora 5': shorts('Sc Ar Ta Li Vi Ge Cn Cn Le Le Ge Vi Li Ta Ar Sc Pi Sg Cp Aq Aq Cp Sg Pi'),
};
const PANCHAMSA = { odd: shorts('Ar Aq Sg Ge Li'), even: shorts('Ta Vi Pi Cp Sc') };
const TRIMSAMSA = {
  odd: [
    [5, 'Ar'],
    [10, 'Aq'],
    [18, 'Sg'],
    [25, 'Ge'],
    [30, 'Li'],
  ],
  even: [
    [5, 'Ta'],
    [12, 'Vi'],
    [20, 'Pi'],
    [25, 'Cp'],
    [30, 'Sc'],
  ],
};
const KALACHAKRA = [
  ...['Ar Ta Ge Cn', 'Le Vi Li Sc', 'Sg Cp Aq Pi', 'Sc Li Vi Cn', 'Le Ge Ta Ar', 'Pi Aq Cp Sg'].map(shorts),
];

function vargaCell(table, keys) {
  const [, key, method, what] = table.split(' ');
  const name = `${key} ${method}`;
  if (what === undefined) {
    if (HORAS[name] !== undefined) return HORAS[name][2 * keys[0] + keys[1]];
    if (name === 'D-5_panchamsa 1') return PANCHAMSA[keys[0]]?.[keys[1]];
    if (name === 'D-9_navamsa 3') return KALACHAKRA[keys[0]]?.[keys[1]];
    if (name === 'D-30_trimsamsa 1') return SHORT.indexOf(TRIMSAMSA[keys[0]]?.find(([upto]) => keys[1] < upto)?.[1]);
    return undefined;
  }
  const row = COUNTED.get(name);
  if (row === undefined) return undefined;
  if (what === 'of_sign') return row.from;
  return row.counts[CLASSES[row.counts.length].indexOf(keys[0])]?.[{ start: 0, step: 1 }[what]];
}

/** Windows of the day: which part of how many (docs/rules/07-panchang-calendar-transits.md#section-8). */
const WINDOWS = rows(
  `rahu_kalam: 8; 8 2 7 5 6 4 3
   yamaganda: 8; 5 4 3 2 1 7 6
   gulika: 8; 7 6 5 4 3 2 1
   abhijit: 15; 8
   brahma_muhurta: 15; 14
   pratah_sandhya: 10; 10
   sayahna_sandhya: 10; 1
   godhuli: 30; 1
   vijaya: 15; 11
   nishita: 15; 8
   pradosha: 5; 1
   pratah_kala: 5; 1
   sangava_kala: 5; 2
   madhyahna_kala: 5; 3
   aparahna_kala: 5; 4
   sayahna_kala: 5; 5`,
  (text) => text.split(';').map(numbers),
);

function windowCell(table, [weekday]) {
  const [, id, what] = table.split(' ');
  const [[of], parts] = WINDOWS.get(id) ?? [[]];
  const day = WEEK.indexOf(weekday);
  if (day < 0 || parts === undefined) return undefined;
  return { parts: of, part: parts[day] ?? parts[0] }[what];
}

/** Natural relations, the row's view of Sun to Saturn (docs/rules/03-strengths.md#section-0-1). */
const NATURAL = rows(
  `Sun: - F F N F E E E N
   Moon: F - N F N N N N N
   Mars: F F - E F N N N N
   Mercury: F E N - N F N N E
   Jupiter: F F F E - E N E N
   Venus: E E N F N - F F N
   Saturn: E E E F N F - F E
   Rahu: E E E N N F F - N
   Ketu: F N F N N E E N -`,
  words,
);
const LETTERS = { F: 'friend', N: 'neutral', E: 'enemy' };

const YONIS = words('horse elephant sheep serpent dog cat rat cow buffalo tiger deer monkey mongoose lion');
/** By rows of its table (docs/rules/08-match-and-muhurta.md#section-3-4). */
const YONI_POINTS = [
  ...['42232221013321', '24332222312320', '23421213312031', '33242111122202', '22124212210211', '22212402213321'],
  ...['22111042222212', '12312224303221', '03312223412221', '11121120141121', '32220323214221', '33022322212432'],
  ...['22301212222342', '10121121111224'],
].map((row) => [...row].map(Number));
/** Animal, gana and nadi of the stars, Ashwini first (docs/rules/08-match-and-muhurta.md#section-2). */
const STAR_ROWS = words(
  `horse-D-a elephant-M-m sheep-R-n serpent-M-n serpent-D-m dog-M-a cat-D-a sheep-D-m cat-R-n rat-R-n rat-M-m cow-M-a
   buffalo-D-a tiger-R-m buffalo-D-n tiger-R-n deer-D-m deer-R-a dog-R-a monkey-M-m mongoose-M-n monkey-D-n lion-R-m
   horse-R-a lion-M-a cow-M-m elephant-D-n`,
).map((row) => row.split('-'));
const SARPAS = words(
  'ananta kulika vasuki shankhapala padma mahapadma takshaka karkotaka shankhachuda ghataka vishadhara sheshanaga',
);
const RAJJUS = words('pada kati nabhi kantha shiro');
const GANAS = { D: 'deva', M: 'manushya', R: 'rakshasa' };
const NADIS = { a: 'aadi', m: 'madhya', n: 'antya' };
const GANA_ORDER = words('deva manushya rakshasa');
const GANA_POINTS = [numbers('6 6 1'), numbers('5 6 0'), numbers('1 0 6')];
const VARNA = words('kshatriya vaishya shudra brahmin');
const RAMAN_VARNA = words(
  'vaishya shudra vaishya brahmin kshatriya shudra kshatriya brahmin kshatriya shudra vaishya brahmin',
);
const VASYA = words(
  'chatushpada chatushpada manava jalachara vanachara manava manava keeta manava/chatushpada chatushpada/jalachara manava jalachara',
);
const VASYAS = words('chatushpada manava jalachara vanachara keeta');
const VASYA_POINTS = ['2 1 1 0.5 1', '1 2 0.5 0 1', '1 0.5 2 1 1', '0.5 0 1 2 0', '1 1 1 0 2'].map(numbers);
const RELATIONS = words('friend neutral enemy');
const MAITRI_POINTS = ['5 4 1', '4 3 0.5', '1 0.5 0'].map(numbers);

/** Dignities of Jaimini by signs: 5 own, 4 exalted, 3 friend, 2 neutral, 1 enemy, 0 fallen (docs/rules/05-rasi-dashas.md#section-1-1). */
const JAIMINI = rows(
  `Sun: 4 1 2 2 5 2 0 3 3 1 1 3
   Moon: 2 4 3 5 3 3 2 0 2 2 2 2
   Mars: 5 2 1 0 3 1 2 5 3 4 2 3
   Mercury: 2 3 5 1 3 5 3 2 2 2 2 0
   Jupiter: 3 1 1 4 3 3 1 3 5 0 2 5
   Venus: 2 5 3 1 1 0 5 2 3 3 3 4
   Saturn: 0 3 3 1 1 3 4 1 2 5 5 2
   Rahu: 1 4 4 1 1 3 3 0 0 3 1 3
   Ketu: 1 0 0 1 1 3 3 4 4 3 1 3`,
  numbers,
);

/** Whether a sign aspects another: movable the fixed but the next, fixed the movable but the one before, dual the dual. */
function rasiDrishti([from, to]) {
  const apart = (to - from + 12) % 12;
  return [
    [4, 7, 10],
    [2, 5, 8],
    [3, 6, 9],
  ][from % 3].includes(apart);
}

const OWN_SIGNS = rows(
  `Sun: 4
   Moon: 3
   Mars: 0 7
   Mercury: 2 5
   Jupiter: 8 11
   Venus: 1 6
   Saturn: 9 10
   Rahu: 10
   Ketu: 7`,
  numbers,
);

/** How often each longitude counts in a sphuta (docs/rules/02-points-and-arudhas.md#section-4). */
const SPHUTAS = rows(
  `tri_sphuta: Moon 1 lagna 1 gulika 1
   chatur_sphuta: Moon 1 lagna 1 gulika 1 Sun 1
   pancha_sphuta: Moon 1 lagna 1 gulika 1 Sun 1 Rahu 1
   prana_sphuta: lagna 5 gulika 1
   deha_sphuta: Moon 8 gulika 1
   mrityu_sphuta: gulika 7 Sun 1
   sookshma_tri_sphuta: lagna 5 Moon 8 gulika 9 Sun 1
   beeja_sphuta: Sun 1 Jupiter 1 Venus 1
   kshetra_sphuta: Moon 1 Jupiter 1 Mars 1
   tithi_sphuta: Moon 1 Sun -1
   yoga_sphuta: Moon 1 Sun 1
   yogi_sphuta: Moon 1 Sun 1 degrees 93.33333333333333
   avayogi_sphuta: Moon 1 Sun 1 degrees 280
   rahu_tithi_sphuta: Rahu 1 Sun -1`,
  (text) => {
    const both = words(text);
    return new Map(both.flatMap((name, at) => (at % 2 === 0 ? [[name, Number(both[at + 1])]] : [])));
  },
);

/** Years of the nine lords, Ketu first. */
const KP_YEARS = numbers('7 20 6 10 7 18 16 19 17');
const kpBefore = (parent, count) =>
  Array.from({ length: count }, (_, at) => KP_YEARS[(parent + at) % 9]).reduce((sum, years) => sum + years, 0);
/** In which of the nine parts of an arc of 120 years, the first that of its lord, a point is. */
function kpPart([parent, at]) {
  let part = 0;
  while (part < 8 && at >= kpBefore(parent, part + 1)) part++;
  return part;
}

/** Weights of vargas in vimsopaka, and names by the number of vargas from two (docs/rules/03-strengths.md#section-13). */
const SCHEMES = rows(
  `shadvarga: D-1 6 D-2 2 D-3 4 D-9 5 D-12 2 D-30 1; kimsuka vyanjana chamara chatra kundala
   saptavarga: D-1 5 D-2 2 D-3 3 D-7 1 D-9 2.5 D-12 4.5 D-30 2; kimsuka vyanjana chamara chatra kundala mukuta
   dasavarga: D-1 3 D-2 1.5 D-3 1.5 D-7 1.5 D-9 1.5 D-10 1.5 D-12 1.5 D-16 1.5 D-30 1.5 D-60 5; parijata uttama gopura simhasana paravata devaloka brahmaloka airavata sridhama
   shodasavarga: D-1 3.5 D-2 1 D-3 1 D-4 .5 D-7 .5 D-9 3 D-10 .5 D-12 .5 D-16 2 D-20 .5 D-24 .5 D-27 .5 D-30 1 D-40 .5 D-45 .5 D-60 4; bhedaka kusuma nagapurusha kanduka kerala kalpavriksha chandanavana poornachandra uchchaisrava dhanvantari suryakanta vidruma indrasana goloka sri_vallabha`,
  (text) => {
    const [weights, names] = text.split(';').map(words);
    return { weights, names };
  },
);
const weightOf = (scheme, [chart]) => {
  const weights = SCHEMES.get(scheme)?.weights ?? [];
  const at = weights.indexOf(chart);
  return at < 0 ? undefined : Number(weights[at + 1]);
};
/** Own, exaltation and moolatrikona signs; the nodes own none. */
const HOMES = rows(
  `Sun: 0 4
   Moon: 1 3
   Mars: 0 7 9
   Mercury: 2 5
   Jupiter: 3 8 11
   Venus: 1 6 11
   Saturn: 6 9 10
   Rahu: 1 2 5
   Ketu: 7 8 11`,
  numbers,
);

const YEARS_OF_LIVES = { short: [32, 36, 40], middle: [64, 72, 80], long: [96, 108, 120] };
/** The length of life of two qualities of signs (docs/rules/06-yogas-doshas-longevity.md#section-6-2). */
const LIVES = {
  'fixed fixed': 'short',
  'dual movable': 'short',
  'fixed movable': 'middle',
  'dual dual': 'middle',
  'dual fixed': 'long',
  'movable movable': 'long',
};

/** Classes of half signs for the strength of houses (docs/rules/03-strengths.md#section-9-item-2). */
const HALF_CLASSES = 'C C N J C N N K N/C C/J N J'.split(' ').map((text) => text.split('/'));
const CLASSES_OF_HALVES = { C: 'chatushpada', N: 'nara', J: 'jalachara', K: 'keeta' };
const GHATIKAS = { day: numbers('26 22 18 14 10 6 2'), night: numbers('10 6 2 26 22 18 14') };
const KARAKAS = {
  eight: words('atma amatya bhratri maitri pitri putra jnaati dara'),
  seven: words('atma amatya bhratri maitri putra jnaati dara'),
};
const karakaRank = (scheme, [key]) => KARAKAS[scheme].findIndex((one) => key === `${one}_karaka`) + 1 || undefined;

const byPlanet = (text) => {
  const values = words(text).map((one) => (Number.isNaN(Number(one)) ? one : Number(one)));
  return ([planet]) => values[PLANETS.indexOf(planet)];
};
const elements = (text) => {
  const values = numbers(text);
  return ([body]) => values[words('Sun Mars Mercury Jupiter Venus Saturn').indexOf(body)];
};
const SPECIAL = { Mars: { 3: 15, 7: 15 }, Jupiter: { 4: 30, 8: 30 }, Saturn: { 2: 45, 9: 45 } };
const COMPOUND = words('great_enemy enemy neutral friend great_friend');
const karana = (number) => FIXED_KARANAS[number] ?? [KARANAS[(number - 2) % 7], PLANETS[(number - 2) % 7]];

/** The other tables by their names: the entry for some keys. */
const TABLES = {
  signs: ([index]) => SIGNS[index],
  nakshatras: ([index]) => STARS[index],
  nakshatra_lords: ([index]) => STAR_LORDS[index],
  'parity of signs': ([index]) => ['odd', 'even'][index % 2],
  'quality of signs': ([index]) => QUALITIES[index % 3],
  'element of signs': ([index]) => ELEMENTS[index % 4],
  'lords of signs': ([sign]) => SIGN_LORDS[SIGNS.indexOf(sign)],
  weekdays: ([index]) => WEEK[index],
  'weekday lords': ([index]) => PLANETS[index],
  'tithi names': ([number]) => (number === 15 ? 'purnima' : number === 30 ? 'amavasya' : TITHIS[(number - 1) % 15]),
  'tithi paksha': ([number]) => (number <= 15 ? 'shukla' : 'krishna'),
  'tithi lord': ([number]) => (number === 30 ? 'Rahu' : TITHI_LORDS[(number - 1) % 15]),
  'tithi class': ([number]) => words('nanda bhadra jaya rikta purna')[((number - 1) % 15) % 5],
  'nakshatra names': ([number]) => STARS[number - 1],
  'nakshatra lord': ([number]) => STAR_LORDS[(number - 1) % 9],
  'yoga names': ([number]) => YOGAS[number - 1],
  'yoga lord': ([number]) => YOGA_LORDS[(number - 1) % 9],
  'yoga avayogi': ([number]) => AVAYOGIS[(number - 1) % 9],
  'dashas from birth': () => 0,
  'sums of bindus parashara': ([owner]) => sumOfBindus(owner),
  'sums of bindus varahamihira': ([owner]) => sumOfBindus(owner, VARAHAMIHIRA),
  'svaras of parts': ([part]) => numbers('0 1 0 1 0 1 4 0 1 0 1 0 1 0 1 0 1 2 2 2 2 2 2 2 3 3 3 3')[part],
  'svaras elements': ([key]) => words('akasha agni prithvi vayu jala')[key],
  'svaras letters': ([key]) => words('A I U E O')[key],
  'serials of grahas': ([key]) => key + 1,
  grahas: ([key]) => GRAHAS[key],
  'lunar months': ([index]) => LUNAR_MONTHS[index],
  'karana names': ([number]) => karana(number)[0],
  'karana lord': ([number]) => karana(number)[1],
  'moon_sign names': ([number]) => SIGNS[number - 1],
  'sun_sign names': ([number]) => SIGNS[number - 1],
  'bindus parashara': ([owner, by, house]) => bindu(owner, by, house),
  'bindus varahamihira': ([owner, by, house]) => bindu(owner, by, house, VARAHAMIHIRA),
  'raasi pinda': ([sign]) => numbers('7 10 8 4 10 5 7 8 9 5 11 12')[SIGNS.indexOf(sign)],
  'graha pinda': byPlanet('5 5 8 5 10 7 5'),
  'deep debilitation': byPlanet('190 213 118 345 275 177 20'),
  'moolatrikona signs': byPlanet('Leo Taurus Aries Virgo Sagittarius Libra Aquarius'),
  'natural relations': ([of, to]) => LETTERS[NATURAL.get(of)?.[GRAHAS.indexOf(to)]],
  'temporary relations': ([count]) => ([2, 3, 4, 10, 11, 12].includes(count) ? 'friend' : 'enemy'),
  'compound relations': ([natural, temporary]) =>
    COMPOUND[2 + { friend: 1, neutral: 0, enemy: -1 }[natural] + { friend: 1, enemy: -1 }[temporary]],
  'own signs': ([planet, lord]) => (planet === lord ? 'own' : undefined),
  saptavargaja: ([relation]) =>
    ({ own: 30, great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 })[relation],
  ojayugma: byPlanet('odd even odd odd odd even odd'),
  kendradi: ([place]) => [60, 30, 15][place],
  drekkana: byPlanet('0 2 0 1 0 2 1'),
  'powerless houses': byPlanet('4 10 4 7 7 10 1'),
  natonnata: byPlanet('day night night always day day night'),
  'paksha times': byPlanet('1 2 1 1 1 1 1'),
  'tribhaga day': ([third]) => words('Mercury Sun Saturn')[third],
  'tribhaga night': ([third]) => words('Moon Venus Mars')[third],
  'chaldean order': ([index]) => words('Saturn Jupiter Mars Sun Venus Mercury Moon')[index],
  ayana: byPlanet('north south north both north north south'),
  'ayana times': byPlanet('2 1 1 1 1 1 1'),
  'disc diameters': ([planet]) => ({ Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 })[planet],
  'planets without war': ([planet]) => (planet === 'Sun' || planet === 'Moon' ? 0 : undefined),
  'cheshta of luminaries': ([planet]) => (planet === 'Sun' || planet === 'Moon' ? 0 : undefined),
  'mean elements epoch': elements('257.4568 270.22 164 220.04 328.51 236.74'),
  'mean elements rate': elements('0.98560265 0.5240193 4.092318 0.083096 1.602146 0.033439'),
  'mean elements correction': elements('0 0 6.67 -3.3 -5 5'),
  'mean elements yearly': elements('0 0 -0.00133 -0.0067 -0.0001 0.001'),
  'naisargika rounded': byPlanet('60 51.43 17.14 25.71 34.29 42.86 8.57'),
  'naisargika truncated': byPlanet('60 51.43 17.14 25.7 34.28 42.85 8.57'),
  'special drishti': ([planet, part]) => SPECIAL[planet]?.[part] ?? 0,
  'signs of natures': ([nature]) => ({ benefic: 1, malefic: -1, neither: 0 })[nature],
  'required rupas': byPlanet('5 6 5 7 6.5 5.5 5'),
  'varna muhurta_chintamani': ([index]) => VARNA[index % 4],
  'varna raman': ([index]) => RAMAN_VARNA[index],
  'ranks of varnas': ([varna]) => words('shudra vaishya kshatriya brahmin').indexOf(varna),
  'vasya of halves': ([index, isFirst]) => VASYA[index]?.split('/').at(isFirst ? 0 : -1),
  'vasya points': ([boy, girl]) => VASYA_POINTS[VASYAS.indexOf(boy)]?.[VASYAS.indexOf(girl)],
  'tara points': ([tara]) => ([3, 5, 7].includes(tara) ? 0 : 1.5),
  'yoni of stars': ([index]) => STAR_ROWS[index]?.[0],
  'yoni_gender of stars': ([index]) => ({ M: 'male', F: 'female' })[[...'MMFMFFFMMMFMFFMMFMMMMFFFMFF'][index]],
  'rajju of stars': ([index]) => RAJJUS[[...'01234321001234321001234321'.padEnd(27, '0')][index]],
  'rajju_direction of stars': ([index]) => ['ascending', 'head', 'descending'][Math.sign((index % 9) - 4) + 1],
  'gandanta padas': ([index]) => ({ 0: 1, 8: 4, 9: 1, 17: 4, 18: 1, 26: 4 })[index] ?? 0,
  'houses of kalathra': ([signsOn]) => [1, 2, 4, 7, 8, 12].includes(signsOn + 1),
  'indices of signs': ([sign]) => SIGNS.indexOf(sign),
  'numbers of nakshatras': ([star]) => STARS.indexOf(star) + 1,
  'types of kala sarpa': ([house]) => SARPAS[house - 1],
  'gana of stars': ([index]) => GANAS[STAR_ROWS[index]?.[1]],
  'nadi of stars': ([index]) => NADIS[STAR_ROWS[index]?.[2]],
  'yoni points': ([boy, girl]) => YONI_POINTS[YONIS.indexOf(boy)]?.[YONIS.indexOf(girl)],
  'graha maitri points': ([first, second]) =>
    first === 'same'
      ? second === true
        ? 5
        : undefined
      : MAITRI_POINTS[RELATIONS.indexOf(first)]?.[RELATIONS.indexOf(second)],
  'gana points': ([boy, girl]) => GANA_POINTS[GANA_ORDER.indexOf(boy)]?.[GANA_ORDER.indexOf(girl)],
  'bhakoot points': ([count]) => ([2, 12, 5, 9, 6, 8].includes(count) ? 0 : 7),
  'years of dignity': ([graha, sign]) => ({ 4: 1, 0: -1 })[JAIMINI.get(GRAHAS[graha])?.[sign]] ?? 0,
  ...DASHA_TABLES,
  ...LIFE_TABLES,
  ...CALENDAR_TABLES,
  ...STATE_TABLES,
  ...ATTRIBUTE_TABLES,
  ...FESTIVAL_TABLES,
  'full years of pinda': byPlanet('19 25 15 12 15 21 20'),
  'full years of nisarga': byPlanet('20 1 2 9 18 20 50'),
  'length of life': ([one, other]) => LIVES[[one, other].sort().join(' ')],
  'never combust in ayurdaya': ([planet]) => (['Sun', 'Venus', 'Saturn'].includes(planet) ? 1 : undefined),
  'never in an enemy sign': ([planet]) => (planet === 'Mars' ? 1 : undefined),
  'visible half': ([planet, house]) =>
    house < 7 ? 1 : 1 - 1 / (13 - house) / (['Sun', 'Mars', 'Saturn'].includes(planet) ? 1 : 2),
  'years of pairs': ([life, other]) => YEARS_OF_LIVES[life]?.[['short', 'middle', 'long'].indexOf(other)],
  'bands of life': ([life]) => ({ short: 'alpayu', middle: 'madhyayu', long: 'poornayu' })[life],
  'vimsopaka points': ([relation]) =>
    ({ own: 20, great_friend: 18, friend: 15, neutral: 10, enemy: 7, great_enemy: 5 })[relation],
  'homes of grahas': ([graha, sign]) => HOMES.get(graha)?.includes(sign),
  'rasi drishti': rasiDrishti,
  'jaimini dignity': ([graha, sign]) => JAIMINI.get(graha)?.[sign],
  'jaimini exaltation': ([graha, sign]) => JAIMINI.get(graha)?.[sign] === 4,
  'ranks of qualities': ([index]) => (index % 3) + 1,
  'homes of nodes': ([node]) => ({ Rahu: 10, Ketu: 7 })[node],
  'first lords': ([sign]) => ({ Scorpio: 'Mars', Aquarius: 'Saturn' })[sign],
  'second lords': ([sign]) => ({ Scorpio: 'Ketu', Aquarius: 'Rahu' })[sign],
  'first own signs': ([graha]) => OWN_SIGNS.get(graha)?.[0],
  'second own signs': ([graha]) => OWN_SIGNS.get(graha)?.[1],
  'degrees a minute': ([id]) =>
    ({
      bhava_lagna: 0.25,
      hora_lagna: 0.5,
      ghati_lagna: 1.25,
      fifteen_degrees_per_minute: 15,
      five_degrees_per_minute: 5,
    })[id],
  'indu kalas': byPlanet('30 16 6 8 10 12 1'),
  'pranapada start': ([quality]) => ({ movable: 0, fixed: 240, dual: 120 })[quality],
  'solar upagrahas': ([id]) => ({ dhuma: 400 / 3, parivesha: 180, upaketu: 50 / 3 })[id],
  'upagraha moments': ([id]) =>
    words('kaala mrityu artha_praharaka yama_ghantaka').includes(id) ? 'middle' : undefined,
  'upagraha planets': ([id]) =>
    ({ kaala: 0, mrityu: 2, artha_praharaka: 3, yama_ghantaka: 4, gulika: 6, maandi: 6 })[id],
  'parts of a half': ([lordless]) => ({ after_saturn: 8, last: 7 })[lordless],
  sixteenths: ([moment]) => ({ start: 0, middle: 1, end: 2 })[moment],
  'maandi ghatikas': ([isDay, weekday]) => GHATIKAS[isDay ? 'day' : 'night'][weekday],
  'saham degrees': () => 105,
  'varnada counts': ([index]) => (index % 2 === 0 ? index + 1 : 12 - index),
  'karakas of eight': (keys) => karakaRank('eight', keys),
  'karakas of seven': (keys) => karakaRank('seven', keys),
  'vimshottari part': kpPart,
  'vimshottari before': ([parent, part]) => kpBefore(parent, part),
  'vimshottari years': ([lord]) => KP_YEARS[lord],
  'classes of half signs': ([index, isFirst]) => CLASSES_OF_HALVES[HALF_CLASSES[index]?.at(isFirst ? 0 : -1)],
  'peaks of classes': ([name]) => ({ nara: 1, jalachara: 4, keeta: 7, chatushpada: 10 })[name],
};

/** The entry of a table; undefined where there is no such table or entry. */
export function tableEntry(table, keys) {
  if (table.startsWith('varga ')) return vargaCell(table, keys);
  if (table.startsWith('window ')) return windowCell(table, keys);
  if (table.startsWith('vimsopaka ') && table !== 'vimsopaka points') return weightOf(table.slice(10), keys);
  if (table.startsWith('vaiseshikamsa ')) return SCHEMES.get(table.slice(14))?.names[keys[0] - 2];
  if (table.startsWith('sphuta ')) return SPHUTAS.get(table.slice(7))?.get(keys[0]);
  if (table === 'dasha panchasvara years') return 12;
  if (table === 'dasha saptharishi_nakshathra years') return 10;
  const [, id, what] = /^dasha (\w+) (.+)$/.exec(table) ?? [];
  if (id !== undefined) return dashaCell(id, what, keys);
  return Object.hasOwn(TABLES, table) ? TABLES[table](keys) : undefined;
}

/** Points between which a figure runs evenly. */
const LINES = {
  kranti: [
    [0, 0],
    [15, 362],
    [30, 703],
    [45, 1002],
    [60, 1238],
    [75, 1388],
    [90, 1440],
  ],
  drishti: [
    [0, 0],
    [30, 0],
    [60, 15],
    [90, 45],
    [120, 30],
    [150, 0],
    [180, 60],
    [300, 0],
    [360, 0],
  ],
};

/** The figure of a table at a point between its entries. */
export function interpolated(table, at) {
  const line = LINES[table];
  const next = line?.findIndex(([place]) => place > at);
  if (line === undefined || next < 1) return at === 90 && table === 'kranti' ? 1440 : undefined;
  const [[x0, y0], [x1, y1]] = [line[next - 1], line[next]];
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}
