import { perKey, perObject } from '@ganita/core/lazy.js';
import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { DEFAULT_RULES, type RuleName, type Rules } from '@ganita/core/rules/rules.js';
import { rulesFromRequest } from '@ganita/core/rules/rulesFromRequest.js';
import type { Meta, Ports, Settings } from './calculation.js';
import type { WithMeta } from './fields/metaSchema.js';
import type { CheckedRequest } from './validation/checkRequest.js';

/** `meta` of an answer. `ignoredValues` are ignored values of known fields, each with its field. */
export const metaOf = <S>(
  { ignoredFields, input, placed }: Pick<CheckedRequest<WithMeta>, 'ignoredFields' | 'input' | 'placed'>,
  { ephemeris, zones }: Pick<Ports, 'ephemeris' | 'zones'>,
  settings: S,
  ignoredValues: readonly string[] = [],
): Meta<S> => ({
  isFull: input.meta === 'full',
  ignoredFields: [...ignoredFields, ...ignoredValues],
  ...(placed && { placed }),
  engineVersion: ENGINE.version,
  ephemeris: ephemeris.identity,
  zoneData: zones.tzdataVersion,
  settings,
});

/** The rules of each preset, on each base that a calculation has. */
const rulesOfPreset = perObject((base: Rules) => perKey((preset: unknown) => rulesFromRequest({}, { preset }, base)));

/** Those of some choices that differ from their preset's; answers share them. */
const changedFrom = perObject((base: Rules) =>
  perObject((choices: Settings['choices']): Settings['changed'] => {
    const ofPreset = rulesOfPreset(base)(choices.preset ?? base.preset);
    const changed = Object.entries(choices).filter(
      ([name, value]) => name !== 'preset' && ofPreset[name as RuleName] !== value,
    );
    const grouped = groupedChoices(Object.fromEntries(changed));
    for (const one of Object.values(grouped)) Object.freeze(one);
    return Object.freeze(grouped);
  }),
);

/**
 * Settings of an answer: the choices that it depends on and what else `conventions` lists; `base` has the defaults of the
 * calculation.
 */
export const settingsOf = (
  choices: Settings['choices'],
  figures: Settings['figures'] = {},
  base: Rules = DEFAULT_RULES,
): Settings => ({ choices, figures, changed: changedFrom(base)(choices) });

/** The preset and some choices by name as they were made. */
export const namedRules = (rules: Rules, names: readonly RuleName[]): Readonly<Record<string, unknown>> =>
  namedIn(rules)(names);

const namedIn = perObject((rules: Rules) =>
  perObject(
    (names: readonly RuleName[]): Readonly<Record<string, unknown>> =>
      Object.freeze(Object.fromEntries((['preset', ...names] as const).map((name) => [name, rules[name]]))),
  ),
);

/**
 * Numbers of the position flags of Swiss Ephemeris for each choice (docs/rules/01-positions-and-vargas.md#section-1,
 * docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const POSITION_FLAGS: Readonly<Record<Rules['positions'], number>> = {
  geometric: 66_386,
  apparent: 65_794,
  // Apparent tropical positions of date: those with nutation, from which the mean ayanamsa is subtracted.
  apparent_true_equinox: 258,
};

/** What is added to them for bodies seen from a place of the Earth. */
const TOPOCENTRIC_FLAG = 32_768;

/** Whether the bodies of a chart are seen from its place. */
export const isTopocentric = ({ calculation_type, observer }: Rules): boolean =>
  calculation_type === 'drik' && observer === 'topocentre';

/** The same of the bodies of a chart. */
export const positionFlags = (rules: Rules): number =>
  POSITION_FLAGS[rules.positions] + (isTopocentric(rules) ? TOPOCENTRIC_FLAG : 0);

/** The same of the positions by which angas and ingresses are found. */
export const angaPositionFlags = ({
  positions,
  anga_positions,
}: Pick<Rules, 'positions' | 'anga_positions'>): number =>
  anga_positions === 'as_positions' ? POSITION_FLAGS[positions] : POSITION_FLAGS.apparent_true_equinox;

/** The choices of angas and ingresses: how they are found and how their moments are written. */
export const ANGA_RULES = ['anga_positions', 'anga_shift', 'printed_rounding'] as const satisfies readonly RuleName[];

/** The positions by which a solar month is always computed (docs/rules/07-panchang-calendar-transits.md#section-7). */
export const SOLAR_MONTH_POSITIONS = 'geometric, LAHIRI';

/** Name, version and licence of the engine, as printed in `meta` and on the service's pages (AGPL-3.0, section 13). */
export const ENGINE = {
  name: 'ganita',
  version: '1.0.0',
  licence: 'AGPL-3.0-or-later',
} as const;
