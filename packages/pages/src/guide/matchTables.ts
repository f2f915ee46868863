/** Tables of docs/match.md from the rows of the match. */

import { STAR_ATTRIBUTES, VARNA_OF_SIGNS, VASYA_OF_HALVES, VASYA_SIGNS } from '@ganita/core/match/attributes.data.js';
import { PAIR_DOSHAS, type PairDoshaRow } from '@ganita/core/match/exceptions.js';
import { KOOTAS, type KootaId, type KootaRow, type KootaScoring } from '@ganita/core/match/kootas.data.js';
import { type PairCondition, VEDHA_PAIRS, YAVANA_FRIENDS, YONI_ENEMIES } from '@ganita/core/match/pairConditions.js';
import { ADDITIONAL_PORUTHAMS, TEN_PORUTHAMS } from '@ganita/core/match/poruthams.data.js';
import { ASHTAKOOTA_BANDS, PORUTHAM_BANDS, RATINGS, type RatingBand } from '@ganita/core/match/ratings.data.js';
import { matchChoices, moonChoices } from '@ganita/core/rules/matchAndTransitChoices.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { KOOTA_KEYS, PORUTHAM_KEYS } from 'ganita/api/match/matchKeys.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { conditionText, list } from './pairConditionTables.js';

/** The points of a koota in one line. */
function scoringText(scoring: KootaScoring, maxScore: number): string {
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
      return `0 at ${Object.entries(scoring.doshas)
        .map(([fault, counts]) => `${list(counts)} (${fault})`)
        .join(
          ', ',
        )} signs from girl to boy, else ${maxScore}; with \`raasi_koota: from_girl\` 0 at ${list(scoring.fromGirl.bad)} and with one nakshatra in one sign`;
    case 'difference':
      return `0 when both have the same ${scoring.attribute}, else ${maxScore}`;
  }
}

const kootaTable = (): string =>
  table(
    ['koota', 'key', 'maximum', 'points', 'source'],
    Object.values<KootaRow & { readonly id: KootaId }>(KOOTAS).map(({ id, maxScore, scoring, source }) => [
      code(id),
      code(KOOTA_KEYS[id]),
      maxScore,
      scoringText(scoring, maxScore),
      source,
    ]),
  );

/** A table of points: rows the boy's, columns the girl's. */
const pointTable = (points: Readonly<Record<string, Readonly<Record<string, number>>>>): string =>
  table(
    ['boy \\ girl', ...Object.keys(points)],
    Object.entries(points).map(([boy, row]) => [boy, ...Object.values(row)]),
  );

const anyOf = (conditions: readonly PairCondition[]): string => conditions.map(conditionText).join(' **or** ');

const poruthamTable = (): string =>
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

const additionalTable = (): string =>
  table(
    ['porutham', 'key', 'true when', 'source'],
    Object.values(ADDITIONAL_PORUTHAMS).map(({ id, condition, source }) => [
      code(id),
      code(PORUTHAM_KEYS[id]),
      conditionText(condition),
      source,
    ]),
  );

const exceptionTable = (): string =>
  table(
    ['dosha', 'present when', 'exception', 'applies when', 'source'],
    Object.values<PairDoshaRow>(PAIR_DOSHAS).flatMap(({ id, koota, maxPoints, exceptions, source }) =>
      exceptions.map((row, index) => [
        index === 0 ? code(id) : '',
        index === 0 ? `${koota} gives ${maxPoints === 0 ? 0 : `${maxPoints} or less`}` : '',
        code(row.id),
        'condition' in row ? conditionText(row.condition) : `${row.koota} gives ${row.minPoints} or more`,
        index === 0 ? source : '',
      ]),
    ),
  );

const nakshatraTable = (): string =>
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

const signTable = (): string =>
  table(
    ['sign', 'varna', 'varna by Raman', 'vasya group (north)', 'vasya signs (south)'],
    (Object.keys(VASYA_OF_HALVES) as Sign[]).map((sign) => {
      const [first, second] = VASYA_OF_HALVES[sign];
      return [
        sign,
        VARNA_OF_SIGNS.muhurta_chintamani[sign],
        VARNA_OF_SIGNS.raman[sign],
        first === second ? first : `${first} to 15°, ${second} from there`,
        list(VASYA_SIGNS[sign]),
      ];
    }),
  );

const pairTable = (): string =>
  table(
    ['list', 'members'],
    [
      ['vedha pairs (nakshatra numbers, in either order)', VEDHA_PAIRS.map((pair) => pair.join('-')).join(', ')],
      ['enemies among the yonis (south)', YONI_ENEMIES.map((pair) => pair.join('-')).join(', ')],
      ...Object.entries(YAVANA_FRIENDS).map(([planet, friends]) => [`Yavana friends of ${planet}`, list(friends)]),
    ],
  );

const bandTable = (): string =>
  table(
    ['rating', 'points of 36, from', 'poruthams of 10, from'],
    RATINGS.map((rating) => {
      const from = (bands: readonly RatingBand[]) => bands.find((band) => band.rating === rating)?.from ?? '';
      return [code(rating), from(ASHTAKOOTA_BANDS), from(PORUTHAM_BANDS)];
    }),
  );

export const matchTables: PageTables = {
  'match.md': () => ({
    kootas: kootaTable(),
    vasya: pointTable(KOOTAS.vasya.scoring.points),
    yoni: pointTable(KOOTAS.yoni.scoring.points),
    gana: pointTable(KOOTAS.gana.scoring.points),
    lords: pointTable(KOOTAS.graha_maitri.scoring.points),
    additional: additionalTable(),
    poruthams: poruthamTable(),
    pairs: pairTable(),
    exceptions: exceptionTable(),
    ratings: bandTable(),
    stars: nakshatraTable(),
    signs: signTable(),
    choices: choiceTable({ ...moonChoices, ...matchChoices }),
  }),
};
