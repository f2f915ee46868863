import { comparedKeys } from '../calculations/compare/horoscopeCompare.js';
import type { ComparedRules, CompareInput } from '../calculations/compare/input.js';
import type { NatalInput } from '../calculations/natal/input.js';
import { wantedSections } from '../calculations/natal/natalChart.js';
import type { SectionKey } from '../calculations/natal/sectionKeys.js';
import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';

type Asked<Input, Resolved = unknown> = CheckedRequest<Input, Resolved>;

/** Of a chart: what is made whatever is asked, each key, and the keys that cost more. They sum to a whole chart, 50. */
const CHART_BASE = 1;
const KEY = 0.4;
const KEYS: Readonly<Partial<Record<SectionKey, number>>> = { yogas: 8, saturn_transits: 2 };
const DASHA_KEYS: readonly SectionKey[] = ['graha_dashas', 'rasi_dashas'];
const SYSTEMS = 65;
const SYSTEM = 0.43;
/** A period made, presented, written and compressed; an answer holds at most so many. */
const PERIOD = 0.0016;
const MOST_PERIODS = 60_000;
/** A period has so many parts, in the systems that have most. */
const PARTS = 12;

/** Dashas by their systems, or by the periods that the levels can have where levels are named. */
function dashasMs({ dasha_levels: levels, dasha_systems: systems, dasha_at: at }: NatalInput): number {
  const count = systems === null ? SYSTEMS : new Set(systems).size;
  const running = count * SYSTEM;
  if (levels === null || at !== null) return running;
  return Math.max(running / 4, Math.min(MOST_PERIODS, count * PARTS ** levels) * PERIOD);
}

function keysMs(keys: readonly SectionKey[]): number {
  return keys.reduce((sum, key) => sum + (DASHA_KEYS.includes(key) ? 0 : (KEYS[key] ?? KEY)), 0);
}

function chartMs(input: NatalInput): number {
  const keys = wantedSections(input);
  const dashas = keys.filter((key) => DASHA_KEYS.includes(key)).length;
  // Systems that are named stand in whichever key they belong to; all of them are in both.
  const share = input.dasha_systems === null ? dashas / DASHA_KEYS.length : Math.min(1, dashas);
  return CHART_BASE + keysMs(keys) + share * dashasMs(input);
}

/** A chart that is compared is looked through value by value, but not written. */
const COMPARED = 0.75;

function compareMs(request: Asked<CompareInput, ComparedRules>): number {
  const chart = request.input as NatalInput;
  const charts = comparedKeys(request).map((keys) => chartMs({ ...chart, sections: [...keys] }));
  return COMPARED * charts.reduce((sum, ms) => sum + ms, 0);
}

const MS_PER_DAY = 86_400_000;
interface Range {
  readonly from_date: string;
  readonly to_date: string;
}
/** Dates of a range, both ends included. */
const daysOf = ({ from_date, to_date }: Range): number =>
  1 + (Date.parse(to_date) - Date.parse(from_date)) / MS_PER_DAY;

/** The sign changes of a graha, for each day of the range; where it is not named it costs next to nothing. */
const INGRESS_DAY: Readonly<Record<string, number>> = {
  Moon: 0.0055,
  Mercury: 0.0015,
  Venus: 0.0015,
  Sun: 0.001,
  Mars: 0.001,
};
const ingressMs = (input: Range & { readonly planets: readonly string[] | null }): number =>
  1 + daysOf(input) * (input.planets ?? []).reduce((sum, graha) => sum + (INGRESS_DAY[graha] ?? 0), 0);

/** What each calculation costs, by its request; figures are those of docs/performance.md, rounded up. */
const COST: { readonly [name in CalculationName]: (request: Asked<never, never>) => number } = {
  natalChart: ({ input }: Asked<NatalInput>) => chartMs(input),
  horoscopeCompare: compareMs,
  panchangDay: () => 2,
  gochar: () => 2,
  gocharEvents: ({ input }: Asked<Range>) => 1 + daysOf(input) * 0.02,
  gochara: () => 2,
  gocharaRange: ({ input }: Asked<Range>) => 1 + daysOf(input) * 0.6,
  saturnTimeline: ({ input }: Asked<{ readonly detail: string }>) => (input.detail === 'full' ? 10 : 2),
  planetIngress: ({ input }: Asked<Parameters<typeof ingressMs>[0]>) => ingressMs(input),
  marriageMatch: () => 1,
  muhurtaScan: ({ input }: Asked<Range>) => 2 + daysOf(input) * 0.5,
  muhurtaEvents: () => 1,
};

/**
 * What a checked request costs, in whole milliseconds of CPU time on the machine of docs/performance.md: an estimate made
 * without computing anything, of what the answer takes to make, whether or not it is in the cache. Errors: `invalid_input`
 * of a comparison, as in the calculation.
 */
export const costOf = (name: CalculationName, request: CheckedRequest<unknown, unknown>): number =>
  Math.ceil(COST[name](request as Asked<never, never>));
