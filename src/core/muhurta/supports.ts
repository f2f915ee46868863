import { DAY_YOGAS } from '../panchanga/dayYogas.data.js';
import { dayYogaHolds } from '../panchanga/dayYogas.js';
import type { DateFacts } from './dateFacts.js';

/** Yogas of the day that support an undertaking, whatever it is (docs/rules/08-match-and-muhurta.md#section-16). */
export const SUPPORTS = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_pushya', 'guru_pushya'] as const;
export type Support = (typeof SUPPORTS)[number];

/** Those that hold at the instant of evaluation. */
export const supportsOf = ({ vara, numbers }: DateFacts): readonly Support[] =>
  SUPPORTS.filter((id) => dayYogaHolds(DAY_YOGAS[id], vara, numbers));
