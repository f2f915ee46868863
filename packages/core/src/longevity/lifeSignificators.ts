import { CO_LORDS } from '../comparisons/signLord.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { grahasIn } from '../facts/conjunctionFacts.js';
import { isDignified, lordOfSign } from '../facts/dignityTests.js';
import { membersOf, setOf, union } from '../facts/grahaSet.js';
import { charaKarakas, type KarakaDegrees } from '../karakas/karakas.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import { type House, lordOf } from '../zodiac/houses.js';
import { type Quality, qualityOf, type Sign, signFrom } from '../zodiac/signs.js';

/**
 * The 8th sign of each sign as Rudra and the three pairs count it (Jaimini Sutras 2.1;
 * docs/rules/06-yogas-doshas-longevity.md#section-6-2).
 */
export const RUDRA_EIGHTH: Readonly<Record<Sign, Sign>> = {
  Aries: 'Scorpio',
  Taurus: 'Gemini',
  Gemini: 'Capricorn',
  Cancer: 'Sagittarius',
  Leo: 'Cancer',
  Virgo: 'Aquarius',
  Libra: 'Taurus',
  Scorpio: 'Sagittarius',
  Sagittarius: 'Cancer',
  Capricorn: 'Gemini',
  Aquarius: 'Capricorn',
  Pisces: 'Leo',
};

/** Marakas, badhaka, rudra, brahma and maheshwara (docs/rules/06-yogas-doshas-longevity.md#section-6-3). */
export interface Significators {
  /** lords of the 2nd and the 7th */
  readonly marakaLords: readonly [Graha, Graha];
  /** those lords, grahas in the 2nd or the 7th, and grahas joining one of the lords */
  readonly marakas: readonly Graha[];
  readonly badhakaSign: Sign;
  /** both co-lords of Scorpio and Aquarius */
  readonly badhakaLords: readonly Graha[];
  readonly rudra: Graha;
  readonly rudraSign: Sign;
  /** lords of the Rudra 8th of the Ascendant and of the 7th, in that order */
  readonly rudraCandidates: readonly [Graha, Graha];
  /** the sign of Rudra, the 5th and the 9th from it */
  readonly trishoola: readonly [Sign, Sign, Sign];
  readonly brahma: Graha;
  readonly atmaKaraka: Graha;
  readonly maheshwara: Graha;
}

export type SignificatorRules = Pick<Rules, 'brahma_saturn_or_node'>;

/** Which house of the Ascendant obstructs, by the quality of the Ascendant. */
const BADHAKA_HOUSES: Readonly<Record<Quality, House>> = { movable: 11, fixed: 9, dual: 7 };

const lordFrom = (facts: ChartFacts, graha: Graha, n: number): Graha =>
  lordOfSign(facts, signFrom(facts.signs[graha], n));

function marakasOf(facts: ChartFacts, lords: readonly [Graha, Graha]): readonly Graha[] {
  const withLords = grahasIn(
    facts,
    lords.map((lord) => facts.houses[lord]),
  );
  return membersOf(union(union(setOf(lords), grahasIn(facts, [2, 7])), withLords));
}

function brahmaOf(facts: ChartFacts, { brahma_saturn_or_node }: SignificatorRules): Graha {
  const brahma = facts.comparisons.brahma();
  const isReplaced = brahma === 'Saturn' || brahma === 'Rahu' || brahma === 'Ketu';
  return brahma_saturn_or_node === 'sixth' && isReplaced ? lordFrom(facts, brahma, 6) : brahma;
}

/** Maheshwara (PVR), from the atma karaka of the eight. */
export function maheshwaraOf(facts: ChartFacts, atmaKaraka: Graha): Graha {
  const eighth = lordFrom(facts, atmaKaraka, 8);
  const own = facts.signs[atmaKaraka];
  const nodeActs = (['Rahu', 'Ketu'] as const).some(
    (node) => node !== atmaKaraka && [own, signFrom(own, 8)].includes(facts.signs[node]),
  );
  let found = eighth;
  if (isDignified(facts, eighth)) {
    found = facts.comparisons.strongerGraha(lordFrom(facts, eighth, 8), lordFrom(facts, eighth, 12)).stronger;
  }
  if (nodeActs) found = lordFrom(facts, atmaKaraka, 6);
  if (found === 'Rahu') return 'Mercury';
  return found === 'Ketu' ? 'Jupiter' : found;
}

/** Marakas, badhaka, rudra with trishoola, brahma and maheshwara of D-1. `grahas` are its degrees. */
export function significatorsOf(facts: ChartFacts, grahas: KarakaDegrees, rules: SignificatorRules): Significators {
  const { lagna, lords, comparisons } = facts;
  const marakaLords = [lords[2], lords[7]] as const;
  const badhakaSign = signFrom(lagna, BADHAKA_HOUSES[qualityOf(lagna)]);
  const rudraCandidates = [
    lordOfSign(facts, RUDRA_EIGHTH[lagna]),
    lordOfSign(facts, RUDRA_EIGHTH[signFrom(lagna, 7)]),
  ] as const;
  const rudra = comparisons.strongerGraha(...rudraCandidates).stronger;
  const rudraSign = facts.signs[rudra];
  const atmaKaraka = (charaKarakas(grahas, 'eight')[0] as { readonly graha: Graha }).graha;
  return {
    marakaLords,
    marakas: marakasOf(facts, marakaLords),
    badhakaSign,
    badhakaLords:
      badhakaSign === 'Scorpio' || badhakaSign === 'Aquarius' ? CO_LORDS[badhakaSign] : [lordOf(badhakaSign)],
    rudra,
    rudraSign,
    rudraCandidates,
    trishoola: [rudraSign, signFrom(rudraSign, 5), signFrom(rudraSign, 9)],
    brahma: brahmaOf(facts, rules),
    atmaKaraka,
    maheshwara: maheshwaraOf(facts, atmaKaraka),
  };
}
