import type { BirthMoment } from '../../calculations/birthMoment.js';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { dateTimeText } from '../../core/time/civilText.js';

/** How the clock of a birth was read. */
export const resolvedTimeRecord = ({ resolved }: BirthMoment) => ({
  timezone_used: resolved.offsetHours,
  zone: resolved.zone,
  source: resolved.source,
  is_dst: resolved.isDst,
  ambiguity: resolved.ambiguity,
  utc: `${dateTimeText(resolved.utc)}Z`,
});

/** The request as applied, with defaults filled in and `timezone` as supplied. */
export function birthDetailsRecord(input: Readonly<Record<string, unknown>>, birth: BirthMoment) {
  const echoed = Object.keys(birthFields).filter((name) => name in input);
  return {
    ...Object.fromEntries(echoed.map((name) => [name, input[name]])),
    resolved_time: resolvedTimeRecord(birth),
  };
}
