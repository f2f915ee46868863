import { arc } from '../../angles/angles.js';
import type { Rules } from '../../rules/rules.js';
import { namedDivision } from '../../vargas/division.js';
import { vargaSign } from '../../vargas/vargaChart.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { type House, houseOf, KENDRAS } from '../../zodiac/houses.js';
import { DEGREES_PER_SIGN, isOddSign, type Sign, signFrom } from '../../zodiac/signs.js';
import type { DashaSubject } from './grahaDashaSubject.js';

type ConditionRules = Pick<Rules, 'ashtottari_condition' | 'panchottari_condition'>;
type Condition = (subject: DashaSubject, rules: ConditionRules) => boolean;

const signOf = ({ rasi }: DashaSubject, graha: Graha): Sign => rasi.grahas[graha].sign;
const houseLord = ({ rasi, comparisons }: DashaSubject, house: House): Graha =>
  comparisons.lordOf(signFrom(rasi.ascendant.sign, house));
const isIn = (subject: DashaSubject, graha: Graha, house: House): boolean =>
  houseOf(subject.rasi.ascendant.sign, signOf(subject, graha)) === house;

/** Kendras and trikonas, the 1st counted once. */
const FROM_LORD: readonly House[] = [1, 4, 5, 7, 9, 10];

/** The first half of odd signs and the second of even ones, half-open. */
function isSunHora({ rasi }: DashaSubject): boolean {
  const { sign, degreesInSign } = rasi.ascendant;
  return isOddSign(sign) === degreesInSign < DEGREES_PER_SIGN / 2;
}

const isSukla = ({ rasi }: DashaSubject): boolean =>
  arc(rasi.grahas.Sun.longitudeDeg, rasi.grahas.Moon.longitudeDeg) < 180;

/** The Sun above the horizon, by longitude alone: it is within 180 degrees before the Ascendant. */
function isDay({ rasi }: DashaSubject): boolean {
  const passed = arc(rasi.grahas.Sun.longitudeDeg, rasi.ascendant.longitudeDeg);
  return passed > 0 && passed < 180;
}

/** Rahu not in the Ascendant, and in a kendra or trikona from its lord. */
function isRahuFromLord(subject: DashaSubject): boolean {
  const lordSign = signOf(subject, houseLord(subject, 1));
  return !isIn(subject, 'Rahu', 1) && FROM_LORD.includes(houseOf(lordSign, signOf(subject, 'Rahu')));
}

/** Birth by day in the dark half of the month, or by night in the bright one. */
const isAgainstPaksha = (subject: DashaSubject): boolean => isDay(subject) !== isSukla(subject);

const ASHTOTTARI: Readonly<Record<Rules['ashtottari_condition'], (subject: DashaSubject) => boolean>> = {
  rahu: isRahuFromLord,
  paksha: isAgainstPaksha,
  either: (subject) => isRahuFromLord(subject) || isAgainstPaksha(subject),
};

/**
 * When a conditional dasha applies (BPHS 46; docs/rules/04-graha-dashas.md#section-7, and for tara
 * docs/rules/04-graha-dashas.md#section-4-2).
 */
const CONDITIONS = {
  ashtottari: (subject, { ashtottari_condition }) => ASHTOTTARI[ashtottari_condition](subject),
  shodasottari: (subject) => isSunHora(subject) === isSukla(subject),
  dwadasottari: ({ navamsa }) => navamsa.ascendant.sign === 'Taurus' || navamsa.ascendant.sign === 'Libra',
  panchottari({ rasi }, { panchottari_condition }) {
    const { longitudeDeg, sign } = rasi.ascendant;
    const inTwelfth = vargaSign(longitudeDeg, namedDivision('D-12_dwadasamsa')) === 'Cancer';
    return inTwelfth && (panchottari_condition === 'dwadasamsa' || sign === 'Cancer');
  },
  satabdika: ({ rasi, navamsa }) => rasi.ascendant.sign === navamsa.ascendant.sign,
  chaturaaseeti_sama: (subject) => isIn(subject, houseLord(subject, 10), 10),
  dwisatpathi: (subject) => isIn(subject, houseLord(subject, 1), 7) || isIn(subject, houseLord(subject, 7), 1),
  shashtisama: (subject) => isIn(subject, 'Sun', 1),
  shattrimsa_sama: (subject) => isDay(subject) === isSunHora(subject),
  tara: (subject) => KENDRAS.every((house) => GRAHAS.some((graha) => isIn(subject, graha, house))),
} as const satisfies Readonly<Record<string, Condition>>;
export type ConditionalDashaId = keyof typeof CONDITIONS;

const isConditional = (id: string): id is ConditionalDashaId => Object.hasOwn(CONDITIONS, id);

/** Whether a dasha applies to a birth; true for those without a condition. Informational: every dasha is computed. */
export const isApplicable = (id: string, subject: DashaSubject, rules: ConditionRules): boolean =>
  isConditional(id) ? CONDITIONS[id](subject, rules) : true;
