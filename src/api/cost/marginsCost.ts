import type { MarginsInput } from '../../calculations/margins/input.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';

/** As measured within two hours: the usual keys, and every key of all groups. */
const USUAL = 12;
const GROUPS = 40;
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
  const keys = input.groups === null && input.keys === null ? USUAL : GROUPS;
  return keys * Math.max(1, widest / 60 / HOURS);
}
