import type { NativeMoon } from '@ganita/core/conditions/conditionSky.js';
import { LEAF_IDS } from '@ganita/core/conditions/leaves.js';
import type { ConditionTree } from '@ganita/core/conditions/tree.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import { Type } from 'typebox';
import { resolveBirth } from '../birthMoment.js';
import type { Ports } from '../calculation.js';
import { ANGA_RULES } from '../engineMeta.js';
import { optionalInteger } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { matchBirthSchema } from '../match/matchInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** The choices that affect a search by conditions. */
export const CONDITION_RULES = [
  'ayanamsa_mode',
  'tithi_source',
  'siddhanta_clock',
  'node_type',
  'positions',
  'lagna_nutation',
  'sunrise_definition',
  'moonrise_definition',
  'abhijit_on_wednesday',
  'ritu_method',
  'ayana_method',
  'grahana_exclusion',
  'moon_horizon',
  'asta_method',
  'muhurta_asta_method',
  'sutak_rule',
  'sutak_from',
  'tradition',
  'ekadashi_arunodaya',
  'nakshatra_mahadvadashi',
  'sankranti_day',
  'janmashtami_rule',
  'diwali_rule',
  'radha_ashtami_rule',
  'raksha_bandhan_rule',
  'vijayadashami_rule',
  'pongal_rule',
  'thrissur_pooram_rule',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** A tree of conditions; its own check reads it. */
export const conditionTree = Type.Unsafe<ConditionTree>({
  type: 'object',
  additionalProperties: true,
  title: 'ConditionTree',
  description: `a condition, or all, any or none of a list of them; conditions are ${LEAF_IDS.join(', ')} (docs/search.md)`,
});

/** How the intervals of an answer are listed. */
export const listingFields = {
  minimum_minutes: Type.Optional(
    Type.Number({ minimum: 0, maximum: 527_040, default: 0, description: 'shorter intervals are left out' }),
  ),
  limit: optionalInteger(1, 1000, 100, 'most intervals in the response'),
  split: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'whether intervals are cut where the tithi, nakshatra, yoga, karana, vara, Moon sign or lagna changes',
    }),
  ),
  format: Type.Optional(
    oneOf(['json', 'ics'], { default: 'json', description: 'how the text is written: ics is a calendar file' }),
  ),
  title: Type.Optional(
    Type.String({ maxLength: 200, default: '', description: 'name of the intervals in a calendar file' }),
  ),
};

/** A birth inside a request, or null. */
export const nestedBirth = (description: string) =>
  Type.Optional(nullable(described({ ...matchBirthSchema, default: null }, description)));

export const nestedBirthChecks = (field: string): Readonly<Record<string, FieldCheck>> => ({
  [`${field}.date`]: birthDateCheck(`${field}.date`),
  [`${field}.time`]: clockCheck(`${field}.time`),
});

type NestedBirth = Parameters<typeof resolveBirth>[0];

/** The longitude of the natal Moon of a birth. */
export const natalMoonOf = (
  birth: NestedBirth,
  field: string,
  natal: Observatory,
  { zones }: Pick<Ports, 'zones'>,
): number => natal.longitudeDeg('Moon', resolveBirth(birth, zones, `${field}.`).resolved.jdUt);

/** The natal Moon of a birth. */
export const nativeOf = (...birth: Parameters<typeof natalMoonOf>) => nativeAt(natalMoonOf(...birth));

export const nativeAt = (moonDeg: number): NativeMoon & { readonly sign: ReturnType<typeof signOf> } => ({
  nakshatra: nakshatraOf(moonDeg).nakshatra,
  sign: signOf(moonDeg),
});
