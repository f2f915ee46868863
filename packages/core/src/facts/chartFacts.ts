import type { Chart } from '../charts/chart.js';
import { type MoonNature, type Natures, naturesOf } from '../charts/natures.js';
import type { Comparisons } from '../comparisons/comparisons.js';
import type { Placement } from '../comparisons/placement.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { ASPECT_COUNTS } from '../zodiac/aspects.js';
import { type DignityValue, dignityValue } from '../zodiac/dignities.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES, type House, houseFrom, houseOf, lordOf, signOfHouse } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';
import { type GrahaSet, NO_GRAHA, only, setOf, union } from './grahaSet.js';
import { type Requirement, type Requirements, requirementSet } from './requirements.js';

export type FactRules = Pick<Rules, 'yoga_lords'>;

/** Facts of a birth that are the same for the birth chart and all its vargas. */
export interface BirthStates {
  /** 1..30 at the birth, or null in a chart of signs only */
  readonly tithi: number | null;
  /** how the Moon counts among benefics and malefics */
  readonly moon: MoonNature;
  /** by D-1 longitudes and true speed */
  readonly combust: GrahaSet;
  /** of Mars..Saturn */
  readonly retrograde: GrahaSet;
}

/** One value per graha. */
type PerGraha<T> = Readonly<Record<Graha, T>>;
/** One value per house. */
type PerHouse<T> = Readonly<Record<House, T>>;

/**
 * Everything that yogas, doshas and longevity need of one chart, computed once
 * (docs/rules/06-yogas-doshas-longevity.md#section-1). Members are tables; tests that combine several are the
 * functions of this folder.
 */
export interface ChartFacts {
  /** facts of the birth in addition to the signs */
  readonly known: Requirements;
  readonly placement: Placement;
  /** Strength comparisons within this chart. */
  readonly comparisons: Comparisons;
  readonly birth: BirthStates;
  /** sign of the Ascendant */
  readonly lagna: Sign;
  readonly signs: PerGraha<Sign>;
  /** whole-sign house from the Ascendant */
  readonly houses: PerGraha<House>;
  readonly signsOfHouses: PerHouse<Sign>;
  /** grahas in each house */
  readonly occupants: PerHouse<GrahaSet>;
  /** grahas that aspect each house by graha drishti */
  readonly aspectingGrahas: PerHouse<GrahaSet>;
  /** lord of each house; of Scorpio and Aquarius as `yoga_lords` chooses */
  readonly lords: PerHouse<Graha>;
  /** lord of the sign of each graha */
  readonly dispositors: PerGraha<Graha>;
  /** grid A: own 5, exalted 4, friend's 3, neutral's 2, enemy's 1, debilitated 0 */
  readonly dignities: PerGraha<DignityValue>;
  /** the set `benefics_yoga` of this chart */
  readonly benefics: GrahaSet;
  readonly malefics: GrahaSet;
}

/** Houses a graha in a house aspects. */
const SEEN_HOUSES: PerGraha<PerHouse<readonly House[]>> = recordFrom(GRAHAS, (graha) =>
  recordFrom(HOUSES, (house) => ASPECT_COUNTS[graha].map((count) => houseFrom(house, count as House))),
);

/** A table with the same value for every house, to be filled. */
const emptyHouses = (): Record<House, GrahaSet> => ({
  1: NO_GRAHA,
  2: NO_GRAHA,
  3: NO_GRAHA,
  4: NO_GRAHA,
  5: NO_GRAHA,
  6: NO_GRAHA,
  7: NO_GRAHA,
  8: NO_GRAHA,
  9: NO_GRAHA,
  10: NO_GRAHA,
  11: NO_GRAHA,
  12: NO_GRAHA,
});

/** The facts of one chart, D-1 or varga. `comparisons` and `natures` are those of the same chart. */
export function chartFacts(
  comparisons: Comparisons,
  natures: Natures,
  birth: BirthStates,
  rules: FactRules,
): ChartFacts {
  const { placement } = comparisons;
  const lagna = placement.ascendant.sign;
  const ruler = rules.yoga_lords === 'parashari' ? lordOf : (sign: Sign): Graha => comparisons.lordOf(sign);

  const signsOfHouses = {} as Record<House, Sign>;
  const lords = {} as Record<House, Graha>;
  for (const house of HOUSES) {
    const sign = signOfHouse(lagna, house);
    signsOfHouses[house] = sign;
    lords[house] = ruler(sign);
  }

  const signs = {} as Record<Graha, Sign>;
  const houses = {} as Record<Graha, House>;
  const dispositors = {} as Record<Graha, Graha>;
  const dignities = {} as Record<Graha, DignityValue>;
  const occupants = emptyHouses();
  const aspectingGrahas = emptyHouses();
  for (const graha of GRAHAS) {
    const { sign } = placement.grahas[graha];
    const house = houseOf(lagna, sign);
    const itself = only(graha);
    signs[graha] = sign;
    houses[graha] = house;
    dispositors[graha] = lords[house];
    dignities[graha] = dignityValue(graha, sign);
    occupants[house] = union(occupants[house], itself);
    for (const seen of SEEN_HOUSES[graha][house]) aspectingGrahas[seen] = union(aspectingGrahas[seen], itself);
  }
  const known: Requirement[] = [];
  if (placement.ascendant.degreesInSign !== null) known.push('degrees');
  if (birth.tithi !== null) known.push('tithi');
  return {
    known: requirementSet(...known),
    placement,
    comparisons,
    birth,
    lagna,
    signs,
    houses,
    signsOfHouses,
    occupants,
    aspectingGrahas: aspectingGrahas,
    lords,
    dispositors,
    dignities,
    benefics: setOf(natures.benefics),
    malefics: setOf(natures.malefics),
  };
}

/** The facts of D-1 or a varga of a birth. `comparisons` are those of `chart`. */
export const factsOf = (chart: Chart, comparisons: Comparisons, birth: BirthStates, rules: FactRules): ChartFacts =>
  chartFacts(comparisons, naturesOf(chart.grahas, birth.moon), birth, rules);
