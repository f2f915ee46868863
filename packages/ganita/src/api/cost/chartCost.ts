import { comparedKeys } from '../../calculations/compare/horoscopeCompare.js';
import type { ComparedRules, CompareInput } from '../../calculations/compare/input.js';
import { DASHA_KEYS } from '../../calculations/natal/dashaSections.js';
import type { NatalInput } from '../../calculations/natal/input.js';
import { wantedSections } from '../../calculations/natal/natalChart.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';

/**
 * Of a chart: the base, each key without dashas, and what some of them cost in addition, as measured. They sum to a whole chart,
 * 50 when rounded up.
 */
const CHART_BASE = 1;
const KEY = 0.4;
const IN_ADDITION: readonly (readonly [SectionKey, number])[] = [
  ['yogas', 7.6],
  ['saturn_transits', 1.6],
];
const SYSTEMS = 65;
const SYSTEM = 0.43;
/** Cost of a period: computed, presented, written and compressed; and the greatest number of periods of an answer. */
const PERIOD = 0.0016;
const MAX_PERIODS = 60_000;
/** Number of parts of a period, in the systems that have the most. */
const PARTS = 12;

/** Dashas by their systems, or by the periods that the levels can have where levels are named. */
function dashasMs({ dasha_levels: levels, dasha_systems: systems, dasha_at: at }: NatalInput): number {
  const count = systems === null ? SYSTEMS : new Set(systems).size;
  const running = count * SYSTEM;
  if (levels === null || at !== null) return running;
  return Math.max(running / 4, Math.min(MAX_PERIODS, count * PARTS ** levels) * PERIOD);
}

/** Only the exceptions are looked up: each request is estimated, also one that the cache answers. */
const keysMs = (keys: readonly SectionKey[], dashaKeys: number): number =>
  IN_ADDITION.reduce((sum, [key, more]) => (keys.includes(key) ? sum + more : sum), (keys.length - dashaKeys) * KEY);

/**
 * What a chart costs, in milliseconds of CPU time on the machine of docs/performance.md, rounded up from its figures.
 */
export function chartMs(input: NatalInput): number {
  const keys = wantedSections(input);
  const dashaKeys = DASHA_KEYS.filter((key) => keys.includes(key)).length;
  // Systems that are named are in the key that they belong to; all of them are in both.
  const share = input.dasha_systems === null ? dashaKeys / DASHA_KEYS.length : Math.min(1, dashaKeys);
  return CHART_BASE + keysMs(keys, dashaKeys) + share * dashasMs(input);
}

/** A chart that is compared is read value by value, but not written. */
const COMPARED = 0.75;

/** What a comparison costs. Errors: `invalid_input`, as in the calculation. */
export function compareMs(request: CheckedRequest<CompareInput, ComparedRules>): number {
  const chart = request.input as NatalInput;
  const charts = comparedKeys(request).map((keys) => chartMs({ ...chart, sections: [...keys] }));
  return COMPARED * charts.reduce((sum, ms) => sum + ms, 0);
}
