import { createHash } from 'node:crypto';
import { answer } from 'ganita/api/answer.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';

type Fields = Readonly<Record<string, unknown>>;

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('hex')
    .slice(0, 16);

/** A request of `defaultRequests.json`. */
export interface DefaultRequest {
  readonly calculation: CalculationName;
  readonly body: Fields;
}

/** The answer as it is written, with all that it says of how it was computed. */
export function fullAnswer({ calculation, body }: DefaultRequest, ports: Ports): Fields {
  return JSON.parse(JSON.stringify(answer(calculation, { ...body, meta: 'full' }, ports)));
}

/** Records of an answer whose keys are digested one by one: other parts may add to them. */
const OPENED = ['horoscope', 'meta', 'conventions'];

/** A digest of the bytes of every key of an answer, by its path. */
export function digestsOf(answer: Fields, prefix = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      OPENED.includes(name)
        ? Object.entries(digestsOf(value as Fields, `${prefix}${name}/`))
        : [[prefix + name, digestOf(value)]],
    ),
  );
}
