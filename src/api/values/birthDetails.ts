import type { BirthMoment } from '../../calculations/birthMoment.js';
import type { Meta } from '../../calculations/calculation.js';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { RULE_CHOICES } from '../../core/rules/rules.js';
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

/** What is told of a birth: the shared block, and the gender where the calculation takes it. */
const BIRTH_FIELDS: readonly string[] = [...Object.keys(birthFields), 'gender'];

/**
 * The request as applied, with defaults filled in and `timezone` as supplied. A field that is also a choice
 * (`ayanamsa_mode`, `node_type` ...) shows what was chosen, be it by the field, by `rules` or by a preset.
 */
export function birthDetailsRecord(
  input: Readonly<Record<string, unknown>>,
  birth: BirthMoment,
  { conventions }: Pick<Meta, 'conventions'>,
) {
  const echoed = BIRTH_FIELDS.filter((name) => name in input);
  const applied = (name: string): unknown =>
    Object.hasOwn(RULE_CHOICES, name) && Object.hasOwn(conventions, name) ? conventions[name] : input[name];
  return {
    ...Object.fromEntries(echoed.map((name) => [name, applied(name)])),
    resolved_time: resolvedTimeRecord(birth),
  };
}
