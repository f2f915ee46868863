import { bhavaArudhas } from '@ganita/core/arudhas/arudha.js';
import { type CombustiblePlanet, combustionOf } from '@ganita/core/charts/states/combustion.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import type { PlacedPoint, Placement } from '@ganita/core/comparisons/placement.js';
import { type BirthStates, type ChartFacts, chartFacts } from '@ganita/core/facts/chartFacts.js';
import { NO_GRAHA, setOf } from '@ganita/core/facts/grahaSet.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaPlacing } from '@ganita/core/vargas/vargaChart.js';
import { type VargaCounts, type YogaFacts, yogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { GRAHAS, type Graha, type LagnaOrGraha, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { DEGREES_PER_SIGN, degreesInSign, isOddSign, type Sign, signIndex, signOf } from '@ganita/core/zodiac/signs.js';

/** A chart as the examples write it: signs, sometimes with degrees. */
export type WrittenChart = Readonly<
  Record<LagnaOrGraha, Sign | { readonly sign: Sign; readonly degrees_in_sign: number }>
>;

/** What an example says in addition to its chart. */
export interface WrittenInputs {
  readonly natural_benefics?: readonly Graha[];
  readonly natural_malefics?: readonly Graha[];
  readonly gulika_sign?: Sign;
  readonly maandi_sign?: Sign;
  /** 0 a man, 1 a woman */
  readonly gender?: 0 | 1;
  readonly is_shukla_paksha?: boolean;
  readonly is_waning_moon?: boolean;
  readonly is_daytime_birth?: boolean;
  /** in how many of sixteen vargas each graha is at home */
  readonly varga_counts?: Readonly<Partial<Record<Graha, number>>>;
  readonly jupiter_vaiseshikamsa_dhasavarga_score?: number;
  /** number of the sixtieth of its sign in which all grahas are, from 0 */
  readonly deity_index?: number;
}

const USUAL_MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/** A point of a written chart; a given sixtieth replaces the degrees. */
function pointOf(written: WrittenChart[LagnaOrGraha], sixtieth: number | undefined): PlacedPoint {
  if (typeof written !== 'string') return { sign: written.sign, degreesInSign: written.degrees_in_sign };
  if (sixtieth === undefined) return { sign: written, degreesInSign: null };
  const part = isOddSign(written) ? sixtieth : 59 - sixtieth;
  return { sign: written, degreesInSign: part / 2 + 0.25 };
}

function placementOf(chart: WrittenChart, sixtieth?: number): Placement {
  return {
    ascendant: pointOf(chart.Ascendant, sixtieth),
    grahas: recordFrom(GRAHAS, (graha) => pointOf(chart[graha], sixtieth)),
  };
}

const longitudeOf = ({ sign, degreesInSign: degrees }: PlacedPoint): number | null =>
  degrees === null ? null : signIndex(sign) * DEGREES_PER_SIGN + degrees;

/** A varga of a chart that has degrees; null of one that has signs alone. */
function dividedOf({ ascendant, grahas }: Placement, key: 'D-9_navamsa' | 'D-3_drekkana'): Placement | null {
  if (ascendant.degreesInSign === null) return null;
  const place = vargaPlacing(namedDivision(key));
  const divided = (point: PlacedPoint): PlacedPoint => {
    const longitudeDeg = place(longitudeOf(point) ?? 0);
    return { sign: signOf(longitudeDeg), degreesInSign: degreesInSign(longitudeDeg) };
  };
  return { ascendant: divided(ascendant), grahas: recordFrom(GRAHAS, (graha) => divided(grahas[graha])) };
}

/** Benefics and malefics where the example does not name them: Mercury alone or with Jupiter or Venus, the Moon in neither. */
function naturesOf({ grahas }: Placement, given: WrittenInputs) {
  const others = GRAHAS.filter((graha) => graha !== 'Mercury' && grahas[graha].sign === grahas.Mercury.sign);
  const mercury = others.length === 0 || others.includes('Jupiter') || others.includes('Venus');
  const benefics: readonly Graha[] = mercury ? ['Mercury', 'Jupiter', 'Venus'] : ['Jupiter', 'Venus'];
  return {
    benefics: given.natural_benefics ?? benefics,
    malefics: given.natural_malefics ?? USUAL_MALEFICS,
  };
}

/** First tithi of the half that the example gives, or that the Moon's side implies. */
function tithiOf(given: WrittenInputs): number | null {
  const waning =
    given.is_waning_moon ??
    (given.is_shukla_paksha === undefined ? undefined : !given.is_shukla_paksha) ??
    (given.natural_malefics?.includes('Moon') ? true : undefined) ??
    (given.natural_benefics?.includes('Moon') ? false : undefined);
  if (waning === undefined) return null;
  return waning ? 16 : 1;
}

/** Planets combust by the degrees of the chart, none of them retrograde; none in a chart of signs alone. */
function combustIn({ grahas }: Placement) {
  const sunDeg = longitudeOf(grahas.Sun);
  if (sunDeg === null) return NO_GRAHA;
  const isCombust = (planet: CombustiblePlanet): boolean =>
    combustionOf(planet, longitudeOf(grahas[planet]) ?? 0, sunDeg, false).combust;
  return setOf(PLANETS.filter((planet) => planet !== 'Sun' && isCombust(planet)));
}

function vargaCountsOf(given: WrittenInputs): VargaCounts | null {
  const { varga_counts, jupiter_vaiseshikamsa_dhasavarga_score } = given;
  if (varga_counts === undefined && jupiter_vaiseshikamsa_dhasavarga_score === undefined) return null;
  const counts = (given: Readonly<Partial<Record<Graha, number>>>) => recordFrom(GRAHAS, (graha) => given[graha] ?? 0);
  return {
    shadvarga: counts({}),
    dasavarga: counts({ Jupiter: jupiter_vaiseshikamsa_dhasavarga_score ?? 0 }),
    shodasavarga: counts(varga_counts ?? {}),
  };
}

const bySign = (sign: Sign | undefined): PlacedPoint | null =>
  sign === undefined ? null : { sign, degreesInSign: null };

/** The facts of a written chart; what neither it nor its inputs give is not known. */
export function factsOfExample(
  chart: WrittenChart,
  navamsaChart: WrittenChart | null,
  given: WrittenInputs,
  rules: Rules,
): YogaFacts {
  const placement = placementOf(chart, given.deity_index);
  const birth: BirthStates = { tithi: tithiOf(given), moon: null, combust: combustIn(placement), retrograde: NO_GRAHA };
  const factsOf = (one: Placement, inputs: WrittenInputs): ChartFacts =>
    chartFacts(comparisonsOf(one, rules), naturesOf(one, inputs), birth, rules);
  const facts = factsOf(placement, given);
  const navamsaPlacement = navamsaChart === null ? dividedOf(placement, 'D-9_navamsa') : placementOf(navamsaChart);
  const navamsa = navamsaPlacement && factsOf(navamsaPlacement, {});
  const drekkana = dividedOf(placement, 'D-3_drekkana');
  return yogaFacts(
    facts,
    {
      gender: given.gender === undefined ? null : given.gender === 0 ? 'male' : 'female',
      isDayBirth: given.is_daytime_birth ?? true,
      navamsa,
      drekkana: drekkana && factsOf(drekkana, {}),
      vargaCounts: vargaCountsOf(given),
      karakas: null,
    },
    {
      timePoints: { gulika: bySign(given.gulika_sign), maandi: bySign(given.maandi_sign) },
      ownNavamsa: () => {
        if (navamsa === null) throw new Error('the example has no navamsa');
        return navamsa;
      },
      arudhas: () => bhavaArudhas(facts.comparisons, rules),
    },
  );
}
