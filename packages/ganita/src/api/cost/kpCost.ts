/** Of a KP chart: everything but its dasha, and each period of that, as measured. */
const CHART = 3;
const PERIOD = 0.0016;
/** Periods of one level in a period of the level above. */
const LORDS = 9;

/** What a KP chart costs, in milliseconds of CPU time on the machine of docs/performance.md. */
export function kpMs({ dasha_levels: levels }: { readonly dasha_levels: number }): number {
  let periods = 0;
  for (let level = 1; level <= levels; level++) periods += LORDS ** level;
  return CHART + periods * PERIOD;
}
