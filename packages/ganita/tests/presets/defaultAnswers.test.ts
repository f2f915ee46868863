import { readFileSync } from 'node:fs';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DefaultRequest, digestsOf, fullAnswer } from './digests.js';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

const REQUESTS = read('defaultRequests.json') as Readonly<Record<string, DefaultRequest>>;
/** Made from the commit `madeFrom`, the first with one wire convention, by `writeDefaultDigests.ts`. */
const { digests } = read('defaultDigests.json') as {
  readonly madeFrom: string;
  readonly digests: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

describe('an answer in which no preset is named', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });

  it.each(Object.entries(REQUESTS))('%s is in every key the same bytes as before', (name, request) => {
    const now = digestsOf(fullAnswer(request, ports));
    const before = digests[name] ?? {};
    expect(Object.keys(before).length).toBeGreaterThan(5);
    expect(Object.fromEntries(Object.keys(before).map((key) => [key, now[key]]))).toEqual(before);
  });

  it.each(Object.entries(REQUESTS))(
    '%s is the same where the preset ganita is named',
    (_name, { calculation, body }) => {
      if (calculation === 'muhurtaEvents') return;
      const named = answer(calculation, { ...body, rules: { preset: 'ganita' } }, ports);
      expect(JSON.stringify(named)).toBe(JSON.stringify(answer(calculation, body, ports)));
    },
  );
});
