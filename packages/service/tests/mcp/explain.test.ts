import { tokensOf } from '@ganita/service/mcp/toolBounds.js';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, type Connected, call, overStdio, textOf } from './connect.js';

const MOST_TOKENS = 1500;

interface Explained {
  readonly values: readonly { readonly path: string; readonly value: unknown; readonly reason?: string }[];
  readonly steps: readonly string[];
  readonly next_offset: number | null;
}

describe('values that an agent has explained', () => {
  const connected: Connected = overStdio();
  let client: Client;
  beforeAll(async () => {
    client = await connected.connect();
  });
  afterAll(() => client.close());

  const explain = async (request: object): Promise<Explained> => {
    const result = await call(client, 'explain_value', { ...BIRTH, ...request });
    expect(result.isError, textOf(result)).toBeUndefined();
    expect(tokensOf(JSON.stringify(result))).toBeLessThanOrEqual(MOST_TOKENS);
    return result.structuredContent as unknown as Explained;
  };

  it('come with their steps, the last of which is the value', async () => {
    const { values, steps, next_offset } = await explain({ paths: ['D-9.Venus.sign'] });
    expect(values).toMatchObject([{ path: 'D-9.Venus.sign', value: 'Taurus' }]);
    expect(steps.at(-1)).toBe('sign = lookup signs(varga_index) = Taurus');
    expect(next_offset).toBeNull();
  });

  it('are of a day without a time, and of a match with a partner', async () => {
    const { time: _time, ...day } = BIRTH;
    const result = await call(client, 'explain_value', { ...day, paths: ['panchang.tithi@2026-11-08', 'Moon.sign'] });
    expect(result.structuredContent).toMatchObject({
      values: [{ value: 'chaturdashi' }, { value: null, reason: expect.stringContaining('needs_birth') }],
    });
    const partner = { date: '1998-03-02', time: '04:10:00', place: 'Pune' };
    const { values } = await explain({ partner, paths: ['kootas.nadi', 'kootas.total'] });
    expect(values).toMatchObject([{ value: 8 }, { path: 'kootas.total' }]);
  });

  it('have the rest of long derivations by offset', async () => {
    const paths = ['shadbala.Sun.drik', 'vimshottari.deha.end@2026-11-08'];
    const { steps, next_offset } = await explain({ paths });
    expect(next_offset).toBe(steps.length);
    const rest = await explain({ paths, offset: next_offset });
    expect(rest.steps[0]).not.toBe(steps[0]);
  });

  it('say why where they have no derivation', async () => {
    const { values, steps } = await explain({ paths: ['Moon.mood', 'planets.Moon', 'kootas.nadi', 'Moon.speed'] });
    expect(values.map(({ reason }) => reason?.split(':')[0])).toEqual([
      'unknown_path',
      'unknown_path',
      'needs_partner',
      'not_derived',
    ]);
    expect(steps).toEqual([]);
  });
});
