import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { APOKLIMAS, type House, houseOf, KENDRAS, PANAPARAS } from '../../zodiac/houses.js';
import { VIMSHOTTARI_YEARS } from '../../zodiac/nakshatras.js';
import { countSigns, type Sign } from '../../zodiac/signs.js';
import { type DashaPlan, weightedDivision } from '../period.js';
import { rotated } from './antardashaOrder.js';
import { dignityYears } from './buddhiGathi.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';

/**
 * Moolatrikona signs used only in this dasha: elsewhere the nodes have others
 * (docs/rules/04-graha-dashas.md#section-4-9).
 */
export const MOOLA_SIGNS: Readonly<Record<Graha, Sign>> = {
  Sun: 'Leo',
  Moon: 'Taurus',
  Mars: 'Aries',
  Mercury: 'Virgo',
  Jupiter: 'Sagittarius',
  Venus: 'Libra',
  Saturn: 'Aquarius',
  Rahu: 'Aquarius',
  Ketu: 'Scorpio',
};

const MIN_YEARS = 1;

/** Points from which kendras are counted; the strongest planet in them starts the dasha. */
const STARTS: Readonly<Record<GrahaDashaRules['moola_start'], readonly ('lagna' | 'moon' | 'sun')[]>> = {
  lagna_moon_or_sun: ['lagna', 'moon', 'sun'],
  lagna_or_moon: ['lagna', 'moon'],
  lagna_or_sun: ['lagna', 'sun'],
  moon_or_sun: ['moon', 'sun'],
  lagna: ['lagna'],
  moon: ['moon'],
  sun: ['sun'],
  order: [],
};

/** Years subtracted in the moolatrikona sign itself. */
const OFF_AT_MOOLATRIKONA: Readonly<Record<GrahaDashaRules['moola_at_moolatrikona'], number>> = {
  twelve_years: 12,
  nothing: 0,
};

/** Planets in some houses from a sign, in their usual order. */
const inHouses = ({ rasi }: DashaSubject, from: Sign, houses: readonly House[]): Graha[] =>
  GRAHAS.filter((graha) => houses.includes(houseOf(from, rasi.grahas[graha].sign)));

/** Kendras, panaparas and apoklimas from the Ascendant, each group from the strongest planet down. */
function byKendraAndStrength(subject: DashaSubject): Graha[] {
  const { comparisons, rasi } = subject;
  return [KENDRAS, PANAPARAS, APOKLIMAS].flatMap((houses) => {
    let left = inHouses(subject, rasi.ascendant.sign, houses);
    const order: Graha[] = [];
    while (left.length > 0) {
      const strongest = comparisons.grahasByStrength(left)[0] as Graha;
      order.push(strongest);
      left = left.filter((graha) => graha !== strongest);
    }
    return order;
  });
}

/**
 * The planet that starts the dasha: the strongest in kendras from the Ascendant, Moon or Sun; null if there is none.
 */
function seedPlanet(subject: DashaSubject, rules: GrahaDashaRules): Graha | null {
  const { rasi, comparisons } = subject;
  const signs = { lagna: rasi.ascendant.sign, moon: rasi.grahas.Moon.sign, sun: rasi.grahas.Sun.sign };
  const references = STARTS[rules.moola_start].map((point) => signs[point]);
  const candidates = [...new Set(references.flatMap((sign) => inHouses(subject, sign, KENDRAS)))];
  return comparisons.grahasByStrength(candidates)[0] ?? null;
}

/** Years in the first cycle: those of Vimsottari less the signs to the moolatrikona sign, at least one. */
function firstYears(graha: Graha, { rasi }: DashaSubject, rules: GrahaDashaRules): number {
  const { sign } = rasi.grahas[graha];
  const way = countSigns(sign, MOOLA_SIGNS[graha]) - 1;
  const years =
    VIMSHOTTARI_YEARS[graha] -
    (way === 0 ? OFF_AT_MOOLATRIKONA[rules.moola_at_moolatrikona] : way) +
    dignityYears(graha, sign);
  return years <= 0 ? MIN_YEARS : years;
}

/**
 * Moola, or lagna kendradi graha dasha (PVR; docs/rules/04-graha-dashas.md#section-4-9): two cycles that together
 * give each planet its years of Vimsottari. A planet with a year more in the first has a zero-length period in the
 * second; only Moon and Ketu can, if exalted in their moolatrikona signs with nothing subtracted there. Parts in
 * both cycles in proportion to the years of the first.
 */
export function moolaGraha(subject: DashaSubject, rules: GrahaDashaRules): DashaPlan<Graha> {
  const order = byKendraAndStrength(subject);
  const seed = seedPlanet(subject, rules);
  const lords = seed === null ? order : rotated(order, order.indexOf(seed));
  const first = lords.map((graha) => firstYears(graha, subject, rules));
  return {
    lords,
    mahadashas: [
      ...first.map((years, key) => ({ key, years })),
      ...lords.map((graha, key) => ({ key, years: Math.max(0, VIMSHOTTARI_YEARS[graha] - (first[key] as number)) })),
    ],
    divide(key) {
      const keys = rotated([...lords.keys()], key);
      return weightedDivision(
        keys,
        keys.map((part) => first[part] as number),
      );
    },
  };
}
