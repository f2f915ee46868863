import type { MarginsInput } from '../../calculations/margins/input.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';

/** As measured within two hours: the usual keys, every simple key, and the composed ones. */
const USUAL = 12;
const GROUPS = 40;
const COMPOSED = 300;
/** Of an event with as many candidates as an answer may have. */
const EVENT = 30;

const COMPOSED_GROUPS: readonly string[] = ['rasi_dashas', 'arudhas', 'avasthas', 'yogas', 'doshas'];
const HOURS = 2;

/**
 * What margins cost, in milliseconds of CPU time on the machine of docs/performance.md: in proportion to the time that is
 * searched.
 */
export function marginsMs({ input }: CheckedRequest<MarginsInput>): number {
  const { window_minutes, birth_time_uncertainty_minutes, uncertainty_earlier_minutes, uncertainty_later_minutes } =
    input;
  const widest = Math.max(
    window_minutes,
    birth_time_uncertainty_minutes ?? 0,
    uncertainty_earlier_minutes ?? 0,
    uncertainty_later_minutes ?? 0,
  );
  const isComposed =
    input.groups?.some((group) => COMPOSED_GROUPS.includes(group)) === true || (input.keys ?? []).length > 0;
  const keys = input.groups === null && input.keys === null ? USUAL : isComposed ? COMPOSED : GROUPS;
  return keys * Math.max(1, widest / 60 / HOURS) + EVENT * (input.rectification?.events.length ?? 0);
}
