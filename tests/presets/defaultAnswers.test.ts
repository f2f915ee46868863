import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPorts } from '../../src/adapters/openPorts.js';
import { answer } from '../../src/api/answer.js';
import type { CalculationName } from '../../src/api/endpoints.js';
import type { Ports } from '../../src/calculations/calculation.js';
import { asBefore, digestsOf, FOLDED_OR_RENAMED, SHOWN_NO_LONGER } from './digests.js';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

interface DefaultRequest {
  readonly calculation: CalculationName;
  readonly body: Readonly<Record<string, unknown>>;
}
const REQUESTS = read('defaultRequests.json') as Readonly<Record<string, DefaultRequest>>;
/**
 * Made from the tree before there were presets (`madeFrom` is its commit); since then the `ayanamsa_values` of a match are
 * rounded, and rises and sets are exact roots, which moves what is counted from them by parts of a millisecond.
 */
const { digests } = read('defaultDigests.json') as {
  readonly madeFrom: string;
  readonly digests: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

describe('an answer in which no preset is named', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });

  it.each(Object.entries(REQUESTS))(
    '%s is in every key the same bytes as before there were presets',
    (name, request) => {
      const written = asBefore(answer(request.calculation, request.body, ports));
      const now = digestsOf(written as Readonly<Record<string, unknown>>);
      const names = [...(SHOWN_NO_LONGER[request.calculation] ?? []), ...FOLDED_OR_RENAMED];
      const gone = names.map((choice) => `meta/conventions/${choice}`);
      const before = Object.fromEntries(Object.entries(digests[name] ?? {}).filter(([key]) => !gone.includes(key)));
      expect(Object.keys(before).length).toBeGreaterThan(5);
      expect(Object.fromEntries(Object.keys(before).map((key) => [key, now[key]]))).toEqual(before);
    },
  );

  it.each(Object.entries(REQUESTS))(
    '%s is the same where the preset ganita is named',
    (_name, { calculation, body }) => {
      if (calculation === 'muhurtaEvents') return;
      const named = answer(calculation, { ...body, rules: { preset: 'ganita' } }, ports);
      expect(JSON.stringify(named)).toBe(JSON.stringify(answer(calculation, body, ports)));
    },
  );
});
