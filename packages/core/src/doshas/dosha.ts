import type { Criteria, Finding } from '../facts/criteria.js';
import type { Evidence } from '../facts/evidence.js';

/** The doshas of the birth chart, in the order of every response. */
export const DOSHAS = [
  'kala_sarpa',
  'manglik',
  'pitru',
  'guru_chandala',
  'ganda_moola',
  'kalathra',
  'ghata',
  'shrapit',
] as const;
export type DoshaId = (typeof DOSHAS)[number];

/** A dosha as a row: its criteria by the names of its forms (references, directions, reasons). */
export interface DoshaRow<Form extends string = string> {
  readonly id: DoshaId;
  readonly source: string;
  readonly forms: Readonly<Record<Form, Criteria>>;
}

/** What an exception does to the dosha it belongs to. */
export type ExceptionEffect = 'cancels' | 'reduces';

/** An exception to a dosha as a row. */
export interface ExceptionRow {
  /** its number in the rules */
  readonly number: number;
  readonly id: string;
  readonly effect: ExceptionEffect;
  readonly source: string;
  readonly criteria: Criteria;
}

/** An exception that applies in a chart. */
export interface MatchedException {
  readonly number: number;
  readonly id: string;
  readonly effect: ExceptionEffect;
  readonly evidence: readonly Evidence[];
}

/** A dosha evaluated in one chart. */
export interface DoshaFinding extends Finding {
  /** ids of the exceptions that apply; empty where the dosha is absent or has none */
  readonly cancelledBy: readonly string[];
}

/** A finding of a dosha without exceptions. */
export const uncancelled = (finding: Finding): DoshaFinding => ({ ...finding, cancelledBy: [] });
