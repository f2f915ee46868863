import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import type { NatalContext } from '../../calculations/natal/context.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { ComputedChart } from '../columns/column.js';
import type { HoroscopeRecord } from '../horoscope/sectionRecords.js';
import type { Derivation } from './derivation.js';

/** A chart of which a value is explained. */
export interface Explained {
  readonly derivation: Derivation;
  readonly context: NatalContext;
  readonly chart: ComputedChart;
  /** Parts of the selector as the catalogue spells it, and the moment after its @. */
  readonly parts: readonly string[];
  readonly moment: string | null;
}

/** Why a value is not explained. */
export const UNEXPLAINED = [
  'unknown_path',
  'needs_birth',
  'needs_partner',
  'no_value',
  'not_derived',
  'other_rules',
  'not_reproduced',
] as const;

/** A value that is not explained: by the rules of the request, or not at all. */
export interface NotExplained {
  readonly reason: (typeof UNEXPLAINED)[number];
  readonly detail: string | null;
}

export const notExplained = (reason: NotExplained['reason'], detail: string | null = null): NotExplained => ({
  reason,
  detail,
});

/** The first of some choices that is not the default; null where all are, which alone have steps. */
export function otherRules(rules: Rules, ...choices: readonly (keyof Rules)[]): NotExplained | null {
  const unusual = choices.find((name) => rules[name] !== DEFAULT_RULES[name]);
  return unusual === undefined ? null : notExplained('other_rules', unusual);
}

/** Why values of the chosen chart are not explained: those of D-1 alone are. */
export const otherChart = ({ chosen, rules }: NatalContext): NotExplained | null =>
  chosen.division.kind === 'rasi'
    ? null
    : (otherRules(rules, 'mixed_chart') ?? notExplained('other_rules', 'custom_seed'));

/** Where the rule of a value is stated. */
export interface Source {
  /** The rule document and its section. */
  readonly rule: string;
  /** The text that the rule document or the code names; null where they name none. */
  readonly text: string | null;
}

/** Values that are derived in one way. The last step of a derivation is the value. */
export interface ExplainFamily extends Source {
  /** The section whose columns it explains; null of those that read the chart itself. */
  readonly section: SectionKey | null;
  /** Their selectors; `*` is any text of a part. */
  readonly like: string;
  /** The text that the horoscope names for one of its values. */
  readonly textOf?: (horoscope: HoroscopeRecord, parts: readonly string[]) => string | null;
  /** Where another choice is stated elsewhere. */
  readonly sourceBy?: (rules: Rules) => Source | null;
  /** Choices whose default alone has steps. */
  readonly choices?: readonly (keyof Rules)[];
  /** Writes the steps down. Returns why there are none. */
  readonly derive: (of: Explained) => NotExplained | undefined;
}
