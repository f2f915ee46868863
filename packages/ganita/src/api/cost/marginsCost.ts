import type { MarginsInput } from '../../calculations/margins/input.js';
import type { RectificationInput } from '../../calculations/margins/rectificationInput.js';
import { isComposedKey } from '../../calculations/natal/composedKeys.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';

/** As measured: the usual keys, every key of simple groups, and what composed ones add. */
const USUAL = 12;
const GROUPS = 40;
const COMPOSED = 250;
/** The same for the values of two hours before and after an uncertain time. */
const OPEN_USUAL = 10;
const OPEN_GROUPS = 120;
const OPEN_COMPOSED = 100;
const MINUTES = 240;

const COMPOSED_GROUPS: readonly string[] = ['rasi_dashas', 'arudhas', 'avasthas', 'yogas', 'doshas'];

/** Of each key that divides the time. */
const OPEN_KEY = 2;

/** Of the facts of an event for one candidate: each row, and what there is in any case. */
const ROW = 0.004;
const EVENT = 0.02;
/** Candidates are at most so many, and seldom closer together than this. */
const MAX_CANDIDATES = 200;
const CANDIDATES_A_MINUTE = 2;
/** An answer with more rows is rejected. */
const MOST_MS = 1000;

/** Minutes in which a birth may have been. */
function uncertainMinutes({
  birth_time_uncertainty_minutes: both,
  uncertainty_earlier_minutes: earlier,
  uncertainty_later_minutes: later,
}: MarginsInput): number {
  return (earlier ?? both ?? 0) + (later ?? both ?? 0);
}

function rectificationMs({ events, dashas, levels, vargas, transits }: RectificationInput, minutes: number): number {
  const candidates = Math.min(MAX_CANDIDATES, 1 + CANDIDATES_A_MINUTE * minutes);
  const rows = dashas.length * levels * (2 + vargas.length) + transits.length;
  return Math.min(MOST_MS, events.length * candidates * (EVENT + rows * ROW));
}

/** What margins cost, in milliseconds of CPU time on the machine of docs/performance.md. */
export function marginsMs({ input }: CheckedRequest<MarginsInput>): number {
  const { groups, keys, class_keys, rectification } = input;
  const dividing = [...(class_keys ?? []), ...(rectification?.partition_keys ?? [])];
  const isComposed =
    groups?.some((group) => COMPOSED_GROUPS.includes(group)) === true ||
    [...(keys ?? []), ...dividing].some(isComposedKey);
  const isUsual = groups === null;
  const minutes = uncertainMinutes(input);
  const margins = (isUsual ? USUAL : GROUPS) + (isComposed ? COMPOSED : 0);
  const open = (isUsual ? OPEN_USUAL : OPEN_GROUPS) + (isComposed ? OPEN_COMPOSED : 0) + dividing.length * OPEN_KEY;
  const facts = rectification === null ? 0 : rectificationMs(rectification as RectificationInput, minutes);
  return margins + (open * minutes) / MINUTES + facts;
}
