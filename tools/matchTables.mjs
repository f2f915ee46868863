/** Tables of docs/match.md from the rows of the match. */
import { choiceTable, code, table } from './markdown.mjs';

/** Modules that contain the rows, below `src` or `dist`. */
export const MATCH_MODULES = [
  'core/match/attributes.data',
  'core/match/exceptions',
  'core/match/kootas.data',
  'core/match/pairConditions',
  'core/match/papaSamya.data',
  'core/match/poruthams.data',
  'core/match/ratings.data',
  'core/rules/matchChoices',
  'api/match/matchKeys',
];

const spaced = (id) => id.replaceAll('_', ' ');
const list = (values) => values.map(String).join(', ');

/** The points of a koota in one line. */
function scoringText({ scoring, maxScore }) {
  switch (scoring.by) {
    case 'rank':
      return `${maxScore} when the boy's is not below the girl's: ${[...scoring.order].reverse().join(' > ')}`;
    case 'table':
      return `by the table of ${scoring.attribute} below`;
    case 'taras':
      return `${scoring.each} for each of the two taras that is not one of ${list(scoring.bad)}`;
    case 'lords':
      return 'by the natural relations of the sign lords, below';
    case 'sign_count':
      return `0 at ${Object.entries(scoring.faults)
        .map(([fault, counts]) => `${list(counts)} (${fault})`)
        .join(', ')} signs from girl to boy, else ${maxScore}`;
    default:
      return `0 when both have the same ${scoring.attribute}, else ${maxScore}`;
  }
}

const kootaTable = ({ KOOTAS, KOOTA_KEYS }) =>
  table(
    ['koota', 'key', 'maximum', 'points', 'source'],
    Object.values(KOOTAS).map((row) => [
      code(row.id),
      code(KOOTA_KEYS[row.id]),
      row.maxScore,
      scoringText(row),
      row.source,
    ]),
  );

/** A table of points: rows the boy's, columns the girl's. */
const pointTable = (points) =>
  table(
    ['boy \\ girl', ...Object.keys(points)],
    Object.entries(points).map(([boy, row]) => [boy, ...Object.values(row)]),
  );

/** Counts of things; one count of one is singular. */
const counted = (counts, thing) => `${list(counts)} ${thing}${counts.length === 1 && counts[0] === 1 ? '' : 's'}`;

const bondText = (bond) => (bond === 'same' ? 'the same' : spaced(bond));

/** A condition in words. */
const ASKS = {
  southRajju: (value) => `rule south_rajju is ${value}`,
  starsToBoy: (counts) => `${counted(counts, 'nakshatra')} from girl to boy`,
  starsToBoyAbove: (count) => `more than ${count} nakshatras from girl to boy`,
  starsToGirlAbove: (count) => `more than ${count} nakshatras from boy to girl`,
  boyStars: (stars) => `the boy's nakshatra is one of ${list(stars)}`,
  boyPadas: (padas) => `the boy's pada is ${list(padas)}`,
  bothStars: (stars) => `both nakshatras are among ${list(stars)}`,
  sameStar: (asked) => (asked ? 'the same nakshatra' : 'different nakshatras'),
  samePada: (asked) => (asked ? 'the same pada' : 'different padas'),
  sameSign: (asked) => (asked ? 'the same sign' : 'different signs'),
  signsToBoy: (counts) => `${counted(counts, 'sign')} from girl to boy`,
  boyMoonNotBeyond: () => "the boy's Moon is not beyond the girl's",
  sameGana: () => 'the same gana',
  bothGanas: (ganas) => `both ganas among ${list(ganas)}`,
  girlGana: (gana) => `the girl is ${gana}`,
  boyGanas: (ganas) => `the boy is ${ganas.join(' or ')}`,
  yoniEnemies: (asked) => (asked ? 'the yonis are enemies' : 'the yonis are not enemies'),
  yoniSexes: ({ boy, girl }) => `the boy's nakshatra is ${boy} and the girl's ${girl}`,
  signLords: (bonds) => `the sign lords are ${bonds.map(bondText).join(' or ')}`,
  navamsaLords: (bonds) => `the navamsa lords are ${bonds.map(bondText).join(' or ')}`,
  boySignVasya: () => "the boy's sign is vasya to the girl's",
  sameRajju: (asked) => (asked ? 'the same rajju' : 'different rajjus'),
  sameRajjuDirection: (asked) => (asked ? 'the same direction' : 'different directions'),
  vedha: (asked) => (asked ? 'a vedha pair' : 'no vedha pair'),
};

const conditionText = (condition) =>
  Object.entries(condition)
    .map(([key, asked]) => ASKS[key](asked))
    .join(', ');
const anyOf = (conditions) => (conditions.length === 0 ? '' : conditions.map(conditionText).join(' **or** '));

const poruthamTable = ({ TEN_PORUTHAMS, PORUTHAM_KEYS }) =>
  table(
    ['porutham', 'key', 'uttama', 'madhyama', 'source'],
    Object.values(TEN_PORUTHAMS).map(({ id, uttama, madhyama, source }) => [
      code(id),
      code(PORUTHAM_KEYS[id]),
      anyOf(uttama),
      anyOf(madhyama),
      source,
    ]),
  );

const additionalTable = ({ ADDITIONAL_PORUTHAMS, PORUTHAM_KEYS }) =>
  table(
    ['porutham', 'key', 'true when', 'source'],
    Object.values(ADDITIONAL_PORUTHAMS).map(({ id, holds, source }) => [
      code(id),
      code(PORUTHAM_KEYS[id]),
      conditionText(holds),
      source,
    ]),
  );

const exceptionTable = ({ PAIR_DOSHAS }) =>
  table(
    ['dosha', 'present when', 'exception', 'applies when', 'source'],
    Object.values(PAIR_DOSHAS).flatMap(({ id, koota, atMost, exceptions, source }) =>
      exceptions.map((row, index) => [
        index === 0 ? code(id) : '',
        index === 0 ? `${koota} gives ${atMost === 0 ? 0 : `${atMost} or less`}` : '',
        code(row.id),
        'holds' in row ? conditionText(row.holds) : `${row.koota} gives ${row.atLeast} or more`,
        index === 0 ? source : '',
      ]),
    ),
  );

const nakshatraTable = ({ STAR_ATTRIBUTES }) =>
  table(
    ['n', 'nakshatra', 'yoni', 'sex', 'gana', 'nadi', 'rajju', 'direction'],
    Object.entries(STAR_ATTRIBUTES).map(([star, { yoni, yoniSex, gana, nadi, rajju, rajjuDirection }], index) => [
      index + 1,
      star,
      yoni,
      yoniSex,
      gana,
      nadi,
      rajju,
      rajjuDirection,
    ]),
  );

const signTable = ({ VARNA_OF_SIGNS, VASYA_OF_HALVES, VASYA_SIGNS }) =>
  table(
    ['sign', 'varna', 'varna by Raman', 'vasya group (north)', 'vasya signs (south)'],
    Object.entries(VASYA_OF_HALVES).map(([sign, [first, second]]) => [
      sign,
      VARNA_OF_SIGNS.muhurta_chintamani[sign],
      VARNA_OF_SIGNS.raman[sign],
      first === second ? first : `${first} to 15°, ${second} from there`,
      list(VASYA_SIGNS[sign]),
    ]),
  );

const pairTable = ({ VEDHA_PAIRS, YONI_ENEMIES, YAVANA_FRIENDS }) =>
  table(
    ['list', 'members'],
    [
      ['vedha pairs (nakshatra numbers, in either order)', VEDHA_PAIRS.map((pair) => pair.join('-')).join(', ')],
      ['enemies among the yonis (south)', YONI_ENEMIES.map((pair) => pair.join('-')).join(', ')],
      ...Object.entries(YAVANA_FRIENDS).map(([planet, friends]) => [`Yavana friends of ${planet}`, list(friends)]),
    ],
  );

const bandTable = ({ ASHTAKOOTA_BANDS, PORUTHAM_BANDS, RATINGS }) =>
  table(
    ['rating', 'points of 36, from', 'poruthams of 10, from'],
    RATINGS.map((rating) => {
      const from = (bands) => bands.find((band) => band.rating === rating)?.from ?? '';
      return [code(rating), from(ASHTAKOOTA_BANDS), from(PORUTHAM_BANDS)];
    }),
  );

/** The tables of the page, by marker. */
export const matchTables = (rows) => ({
  kootas: kootaTable(rows),
  vasya: pointTable(rows.KOOTAS.vasya.scoring.points),
  yoni: pointTable(rows.KOOTAS.yoni.scoring.points),
  gana: pointTable(rows.KOOTAS.gana.scoring.points),
  lords: pointTable(rows.KOOTAS.graha_maitri.scoring.points),
  additional: additionalTable(rows),
  poruthams: poruthamTable(rows),
  pairs: pairTable(rows),
  exceptions: exceptionTable(rows),
  ratings: bandTable(rows),
  stars: nakshatraTable(rows),
  signs: signTable(rows),
  choices: choiceTable(rows.matchChoices),
});
