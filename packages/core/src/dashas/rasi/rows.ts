import { type Sign, signFrom } from '../../zodiac/signs.js';
import type { TwilightPeriod } from '../dashaTwilight.js';
import { panchasvara } from '../graha/panchasvara.js';
import type { DashaLevel } from '../period.js';
import { BRAHMA, KARAKA_KENDRADI, LAGNA_KENDRADI, STHIRA } from './brahma.js';
import { CHARA_2 } from './chara.js';
import { CHARA_3_MALE, CHARA_4_MALE, CHARA_5_FEMALE, CHARA_5_MALE, CHARA_FEMALE } from './charaMindSutra.js';
import { CHARA_1, CHARA_KN_RAO } from './charaParasara.js';
import { DASHA_UTTARA, KENDRA_UTTARA, LAGNA_UTTARA, NIRYANA_SHOOLA, SHOOLA, TRIKONA_UTTARA } from './chathurvidha.js';
import { DRIG_1, DRIG_2, DRIG_LEGACY } from './drig.js';
import { kalachakraByChain, kalachakraByNavamsas } from './kalachakra.js';
import { type DashaMethod, padaMethod, signMethod, wheelMethod } from './methods.js';
import { NARAYANA, narayanaOf } from './narayana.js';
import { MANDOOKA_1, MANDOOKA_2, NAVAMSA } from './navamsa.js';
import { PADANADHAMSA_1, PADANADHAMSA_2, PADANADHAMSA_3, PARYAAYA } from './padanadhamsa.js';
import { RAASHIYANKA } from './raashiyanka.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { DASHA_VARGAS, vargaDashaId } from './rasiDashaSubject.js';
import { run } from './signPatterns.js';
import { signOfGraha } from './signYears.js';
import { SUDASA } from './sudasa.js';
import { LAGNAMSAKA, PACHAKA, SANDHYA, TRIKONA } from './trikonaDashas.js';
import { TARA_LAGNA, VARNADA, YOGARDHA } from './varnada.js';

const YEARS = 10;

const FIRST_SIGNS: Readonly<Record<TwilightPeriod, (lagna: Sign, reading: Reading) => Sign>> = {
  dawn: (lagna) => signFrom(lagna, 2),
  dusk: (lagna) => signFrom(lagna, 2),
  day: (lagna, reading) => signOfGraha(reading, reading.comparisons.lordOf(lagna)),
  night: (lagna) => lagna,
};

/** From the Ascendant by night, the sign of its lord by day, the 2nd in twilight; ten years each. */
const CHAKRA: RasiDashaRow = {
  source: 'BPHS; docs/rules/05-rasi-dashas.md#section-4-11',
  firstSign: (reading) =>
    FIRST_SIGNS[reading.subject.twilight().period](reading.comparisons.placement.ascendant.sign, reading),
  order: (first) => run(first, 1),
  years: () => YEARS,
  parts: (parent) => run(parent, 1),
};

/** A rasi dasha as a row of the list: by an order of signs, or by a method of its own. */
export interface RasiDashaListRow {
  readonly id: string;
  readonly signs: RasiDashaRow | null;
  readonly method: DashaMethod;
  /** Default number of levels in a response. */
  readonly defaultLevels: DashaLevel;
  /** Whether it is computed only if the request names it. */
  readonly onRequest: boolean;
}

type Traits = Partial<Pick<RasiDashaListRow, 'defaultLevels' | 'onRequest'>>;
const USUAL = { defaultLevels: 2 as DashaLevel, onRequest: false };
const ON_REQUEST = { onRequest: true };
const THREE_LEVELS = { defaultLevels: 3 } as const;

const bySigns = <Id extends string>(id: Id, signs: RasiDashaRow, traits: Traits = {}) => ({
  id,
  signs,
  method: signMethod(signs),
  ...USUAL,
  ...traits,
});
const byMethod = <Id extends string>(id: Id, method: DashaMethod, traits: Traits = {}) => ({
  id,
  signs: null,
  method,
  ...USUAL,
  ...traits,
});

/** Charts whose narayana dasha is in every response; that of the other charts is computed on request. */
const USUAL_NARAYANAS: readonly string[] = ['narayana_d9', 'narayana_d10'];
const narayanaIn = (usual: boolean) =>
  DASHA_VARGAS.map((key) => ({ key, id: vargaDashaId('narayana', key) }))
    .filter(({ id }) => USUAL_NARAYANAS.includes(id) === usual)
    .map(({ key, id }) => bySigns(id, narayanaOf(key), { onRequest: !usual }));

/** Every rasi dasha, in the order of every response. A new one needs a row here and its translations. */
export const RASI_DASHA_ROWS = [
  bySigns('narayana', NARAYANA, THREE_LEVELS),
  ...narayanaIn(true),
  bySigns('lagna_kendradi', LAGNA_KENDRADI),
  bySigns('moola_rasi', LAGNA_KENDRADI, ON_REQUEST),
  bySigns('karaka_kendradi', KARAKA_KENDRADI),
  bySigns('sudasa', SUDASA),
  bySigns('drig_method_1', DRIG_1),
  bySigns('drig_method_2', DRIG_2),
  bySigns('drig_legacy', DRIG_LEGACY, ON_REQUEST),
  bySigns('niryana_shoola', NIRYANA_SHOOLA),
  bySigns('shoola', SHOOLA),
  bySigns('chara_method_1', CHARA_1, THREE_LEVELS),
  bySigns('chara_method_2', CHARA_2, THREE_LEVELS),
  bySigns('chara_kn_rao', CHARA_KN_RAO, THREE_LEVELS),
  bySigns('chara_method_3_male', CHARA_3_MALE, ON_REQUEST),
  bySigns('chara_method_3_female', CHARA_FEMALE, ON_REQUEST),
  bySigns('chara_method_4_male', CHARA_4_MALE, ON_REQUEST),
  bySigns('chara_method_4_female', CHARA_FEMALE, ON_REQUEST),
  bySigns('chara_method_5_male', CHARA_5_MALE, ON_REQUEST),
  bySigns('chara_method_5_female', CHARA_5_FEMALE, ON_REQUEST),
  bySigns('lagnamsaka', LAGNAMSAKA),
  bySigns('padanadhamsa_method_1', PADANADHAMSA_1),
  bySigns('padanadhamsa_method_2', PADANADHAMSA_2),
  bySigns('padanadhamsa_method_3', PADANADHAMSA_3, ON_REQUEST),
  bySigns('mandooka_method_1', MANDOOKA_1),
  bySigns('mandooka_method_2', MANDOOKA_2),
  bySigns('sthira', STHIRA),
  bySigns('tara_lagna', TARA_LAGNA),
  bySigns('brahma', BRAHMA),
  bySigns('varnada', VARNADA),
  bySigns('yogardha', YOGARDHA),
  bySigns('navamsa', NAVAMSA),
  bySigns('paryaaya', PARYAAYA),
  bySigns('trikona', TRIKONA),
  bySigns('chakra', CHAKRA),
  bySigns('sandhya', SANDHYA),
  bySigns('pachaka', PACHAKA, ON_REQUEST),
  bySigns('chathurvidha_lagna_uttara', LAGNA_UTTARA),
  bySigns('chathurvidha_kendra_uttara', KENDRA_UTTARA),
  bySigns('chathurvidha_trikona_uttara', TRIKONA_UTTARA),
  bySigns('chathurvidha_dasha_uttara', DASHA_UTTARA),
  bySigns('raashiyanka', RAASHIYANKA),
  byMethod('kalachakra_method_1', padaMethod(kalachakraByChain)),
  byMethod('kalachakra_method_2', padaMethod(kalachakraByChain), ON_REQUEST),
  byMethod('kalachakra_method_3', padaMethod(kalachakraByNavamsas)),
  byMethod('panchasvara', ({ longitudesDeg }, rules) => panchasvara(longitudesDeg.Moon, rules)),
  byMethod('sudarshana_chakra', wheelMethod),
  ...narayanaIn(false),
] as const satisfies readonly RasiDashaListRow[];

export type RasiDashaId = (typeof RASI_DASHA_ROWS)[number]['id'];
