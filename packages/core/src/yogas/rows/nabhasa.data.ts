import { eachOccupiedBy, signsOccupied, threeOccupiedBy } from '../../facts/conditions/houseConditions.js';
import { anyIn, inHouses, inSigns } from '../../facts/conditions/placeConditions.js';
import { allOf, anyOf, type Conjunction } from '../../facts/criteria.js';
import { BENEFICS, grahas, MALEFICS, type Subject, THE_NINE, THE_SEVEN } from '../../facts/subjects.js';
import { APOKLIMAS, HOUSES, type House, houseFrom, KENDRAS, PANAPARAS } from '../../zodiac/houses.js';
import type { Sign } from '../../zodiac/signs.js';
import { rowsOf } from '../yoga.js';
import { bvr, DUAL, FIXED, MOVABLE } from './shorthands.js';

/**
 * Nabhasa yogas (docs/rules/06-yogas-doshas-longevity.md#section-2-4): of the seven planets, but of all nine in
 * asraya yogas.
 */

const CLASSICS = 'BPHS; Saravali';
const asraya = rowsOf('asraya', '2.4');
const dala = rowsOf('dala', '2.4');
const akriti = rowsOf('akriti', '2.4');
const sankhya = rowsOf('sankhya', '2.4');
const malika = rowsOf('malika', '2.4');
const number = (value: number): string => `${CLASSICS}; ${bvr(value)}`;

/** All seven in some houses. */
const within = (houses: readonly House[]): Conjunction => [inHouses(THE_SEVEN, houses)];
/** All seven in some houses, and none of these empty. */
const filling = (houses: readonly House[]): Conjunction => [
  inHouses(THE_SEVEN, houses),
  eachOccupiedBy(houses, THE_SEVEN),
];
/** One of the seven in each of the seven houses from one. */
const sevenFrom = (start: House): Conjunction => [
  eachOccupiedBy(
    HOUSES.slice(0, 7).map((house) => houseFrom(start, house)),
    THE_SEVEN,
  ),
];

const inQuality = <const Id extends string>(id: Id, value: number, signs: readonly Sign[]) =>
  asraya(id, number(value), allOf(inSigns(THE_NINE, signs)));

/** Asraya yogas, by the quality of the signs. */
export const ASRAYA_YOGAS = [
  inQuality('rajju_yoga', 98, MOVABLE),
  inQuality('musala_yoga', 99, FIXED),
  inQuality('nala_yoga', 100, DUAL),
] as const;

const GARLAND = allOf(threeOccupiedBy(KENDRAS, BENEFICS));

/** Dala yogas, by benefics and malefics in kendras. */
export const DALA_YOGAS = [
  dala('srik_yoga', number(101), GARLAND),
  dala('maalaa_yoga', number(101), GARLAND),
  dala('sarpa_yoga', number(102), allOf(threeOccupiedBy(KENDRAS, MALEFICS))),
] as const;

const GENTLE = grahas('Jupiter', 'Venus');
const CRUEL = grahas('Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu');
const across = (lagnaAndSeventh: Subject, fourthAndTenth: Subject) =>
  allOf(
    anyIn(lagnaAndSeventh, [1]),
    anyIn(lagnaAndSeventh, [7]),
    anyIn(fourthAndTenth, [4]),
    anyIn(fourthAndTenth, [10]),
  );
const SHIP = allOf(...sevenFrom(1));
const ARROW = { usual: allOf(...within([4, 5, 6, 7])), printed: allOf(...within([4, 5, 9, 7])) };
const ARROW_READINGS = { readings: { choice: 'sara_yoga', criteria: { bvr_print: ARROW.printed } } } as const;

/** Akriti yogas, by the figure that the houses draw. */
export const AKRITI_YOGAS = [
  akriti('gadaa_yoga', number(81), anyOf(filling([1, 4]), filling([4, 7]), filling([7, 10]), filling([10, 1]))),
  akriti('sakata_yoga', number(82), allOf(...filling([1, 7]))),
  akriti('vihanga_yoga', number(83), allOf(...filling([4, 10]))),
  akriti('sringaataka_yoga', number(86), allOf(...filling([1, 5, 9]))),
  akriti('hala_yoga', number(87), anyOf(filling([2, 6, 10]), filling([3, 7, 11]), filling([4, 8, 12]))),
  akriti('vajra_yoga', number(84), across(GENTLE, CRUEL)),
  akriti('yava_yoga', number(85), across(CRUEL, GENTLE)),
  akriti('kamala_yoga', number(88), allOf(...within(KENDRAS))),
  akriti('vaapi_yoga', number(89), anyOf(within(PANAPARAS), within(APOKLIMAS))),
  akriti('yoopa_yoga', number(71), allOf(...within([1, 2, 3, 4]))),
  akriti('sara_yoga', number(72), ARROW.usual, ARROW_READINGS),
  akriti('ishu_yoga', number(72), ARROW.usual, ARROW_READINGS),
  akriti('sakti_yoga', number(73), allOf(...within([7, 8, 9, 10]))),
  akriti('danda_yoga', number(74), allOf(...within([10, 11, 12, 1]))),
  akriti('nav_yoga', number(75), SHIP),
  akriti('naukaa_yoga', number(75), SHIP),
  akriti('koota_yoga', number(76), allOf(...sevenFrom(4))),
  akriti('chatra_yoga', number(77), allOf(...sevenFrom(7))),
  akriti('chaapa_yoga', number(78), allOf(...sevenFrom(10))),
  akriti(
    'ardha_chandra_yoga',
    number(79),
    anyOf(...([2, 3, 5, 6, 8, 9, 11, 12] as const).map((start) => sevenFrom(start))),
  ),
  akriti('chakra_yoga', number(80), allOf(...filling([1, 3, 5, 7, 9, 11]))),
  akriti('samudra_yoga', number(90), allOf(...filling([2, 4, 6, 8, 10, 12]))),
] as const;

const inSignsOf = <const Id extends string>(id: Id, value: number, signs: number) =>
  sankhya(id, number(value), allOf(signsOccupied(THE_SEVEN, signs)));

/** Sankhya yogas, by the number of signs. */
export const SANKHYA_YOGAS = [
  inSignsOf('veenaa_yoga', 91, 7),
  inSignsOf('vallaki_yoga', 91, 7),
  inSignsOf('daama_yoga', 92, 6),
  inSignsOf('dama_yoga', 92, 6),
  inSignsOf('paasa_yoga', 93, 5),
  inSignsOf('kedaara_yoga', 94, 4),
  inSignsOf('kedara_yoga', 94, 4),
  inSignsOf('soola_yoga', 95, 3),
  inSignsOf('sula_yoga', 95, 3),
  inSignsOf('yuga_yoga', 96, 2),
  inSignsOf('gola_yoga', 97, 1),
] as const;

const garlandFrom = <const Id extends string>(id: Id, start: House) =>
  malika(id, bvr(31 + start), allOf(...sevenFrom(start)));

/** Malika yogas: garlands of seven houses. */
export const MALIKA_YOGAS = [
  garlandFrom('lagna_malika_yoga', 1),
  garlandFrom('dhana_malika_yoga', 2),
  garlandFrom('vikrama_malika_yoga', 3),
  garlandFrom('sukha_malika_yoga', 4),
  garlandFrom('putra_malika_yoga', 5),
  garlandFrom('satru_malika_yoga', 6),
  garlandFrom('kalatra_malika_yoga', 7),
  garlandFrom('randhra_malika_yoga', 8),
  garlandFrom('bhagya_malika_yoga', 9),
  garlandFrom('karma_malika_yoga', 10),
  garlandFrom('laabha_malika_yoga', 11),
  garlandFrom('vyaya_malika_yoga', 12),
] as const;
