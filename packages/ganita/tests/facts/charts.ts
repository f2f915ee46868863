import { type Chart, chartPoint } from '@ganita/core/charts/chart.js';
import type { MoonNature } from '@ganita/core/charts/natures.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { type ChartFacts, factsOf } from '@ganita/core/facts/chartFacts.js';
import { setOf } from '@ganita/core/facts/grahaSet.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { type House, signOfHouse } from '@ganita/core/zodiac/houses.js';
import { DEGREES_PER_SIGN, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';

/** Houses of some grahas, counted from the Ascendant. */
export type Places = Readonly<Partial<Record<Graha, House>>>;

/** A chart written by hand: the house of every graha, counted from the Ascendant. */
export interface Written {
  readonly lagna?: Sign;
  /** house of each graha; one that is left out is in its house of `ELSEWHERE` */
  readonly in?: Places;
  /** degrees in the sign; 15 for the Ascendant, and 3, 6, 9 .. 27 for Sun .. Ketu */
  readonly degrees?: Readonly<Partial<Record<Graha | 'Ascendant', number>>>;
  readonly moon?: MoonNature;
  readonly combust?: readonly Graha[];
  readonly retrograde?: readonly Graha[];
}

/** No two grahas are in one house or aspect each other here. */
const ELSEWHERE: Readonly<Record<Graha, House>> = {
  Sun: 3,
  Moon: 11,
  Mars: 8,
  Mercury: 4,
  Jupiter: 5,
  Venus: 2,
  Saturn: 10,
  Rahu: 12,
  Ketu: 6,
};

const degreesOf = ({ degrees }: Written, graha: Graha): number => degrees?.[graha] ?? 3 * (GRAHAS.indexOf(graha) + 1);

/** The D-1 chart of what was written. */
export function chartOfWritten(written: Written): Chart {
  const lagna = written.lagna ?? 'Aries';
  const at = (sign: Sign, degrees: number) => chartPoint(signIndex(sign) * DEGREES_PER_SIGN + degrees, lagna);
  return {
    ascendant: at(lagna, written.degrees?.Ascendant ?? 15),
    grahas: recordFrom(GRAHAS, (graha) =>
      at(signOfHouse(lagna, written.in?.[graha] ?? ELSEWHERE[graha]), degreesOf(written, graha)),
    ),
    outerPlanets: null,
  };
}

/** The facts of what was written. The Moon is a benefic unless it says otherwise. */
export function factsOfWritten(written: Written, chosen: Readonly<Partial<Rules>> = {}): ChartFacts {
  const rules = { ...DEFAULT_RULES, ...chosen };
  const chart = chartOfWritten(written);
  const { moon = 'benefics', combust = [], retrograde = [] } = written;
  const birth = { tithi: null, moon, combust: setOf(combust), retrograde: setOf(retrograde) };
  return factsOf(chart, comparisonsOf(chart, rules), birth, rules);
}

/** The same chart with something written otherwise. */
export const changed = (written: Written, change: Written): Written => ({
  ...written,
  ...change,
  in: { ...written.in, ...change.in },
  degrees: { ...written.degrees, ...change.degrees },
});
