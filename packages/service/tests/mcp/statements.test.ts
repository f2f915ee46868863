import { tokensOf } from '@ganita/service/mcp/toolBounds.js';
import type { Client } from '@modelcontextprotocol/client';
import { PATTERNS } from 'ganita/api/statements/patterns.data.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, type Connected, call, overHttp, overStdio, textOf } from './connect.js';
import { CLAIM_SETS } from './goldenClaims.js';

const MOST_TOKENS = 1500;

interface Row {
  readonly claim: number;
  readonly verdict: string;
  readonly reason?: string;
}

describe.each([
  ['standard input and output', async () => overStdio()],
  ['POST /mcp', () => overHttp()],
] as const)('claims that an agent checks over %s', (_name, open) => {
  let connected: Connected;
  let client: Client;
  beforeAll(async () => {
    connected = await open();
    client = await connected.connect();
  });
  afterAll(async () => {
    await client.close();
    await connected.close();
  });

  const verify = async (request: object): Promise<readonly Row[]> => {
    const result = await call(client, 'verify_statements', { ...request });
    expect(result.isError, textOf(result)).toBeUndefined();
    expect(tokensOf(JSON.stringify(result))).toBeLessThanOrEqual(MOST_TOKENS);
    return (result.structuredContent as { statements: readonly Row[] }).statements;
  };

  it('are fifty that are so and fifty that are not', () => {
    const all = CLAIM_SETS.flatMap(({ claims }) => claims);
    expect([all.length, all.filter(({ isTrue }) => isTrue).length]).toEqual([100, 50]);
  });

  it.each(CLAIM_SETS)('are all judged rightly of $about', async ({ request, claims }) => {
    const rows = await verify({ ...request, claims: claims.map(({ claim }) => claim) });
    expect(rows.map(({ verdict }, at) => [claims[at]?.claim, verdict])).toEqual(
      claims.map(({ claim, isTrue }) => [claim, String(isTrue)]),
    );
  });

  it('are forty in a call', async () => {
    const claims = Array.from({ length: 40 }, (_, at) => PATTERNS[at % PATTERNS.length]?.example);
    const rows = await verify({ ...BIRTH, claims });
    expect(rows).toHaveLength(40);
    expect(rows.filter(({ verdict }) => verdict === 'not_computed')).toEqual([]);
  });

  it('are never guessed', async () => {
    const claims = [
      'Moon makes you happy',
      'Moon is in Xyzzy',
      { subject: 'Moom', property: 'sign', value: 'Libra' },
      { subject: 'Moon', property: 'mood', value: 'good' },
      { subject: 'Moon', property: 'sign', value: 'Ophiuchus' },
      'Diwali 2026 is on 8 November in Salem',
      'Jupiter mahadasha runs until 13/12/2030',
    ];
    const rows = await verify({ ...BIRTH, claims });
    expect(rows.map(({ reason }) => reason?.split(':')[0])).toEqual([
      ...['unknown_sentence', 'unknown_sentence', 'unknown_subject', 'unknown_property', 'unknown_value'],
      ...['unknown_place', 'unknown_sentence'],
    ]);
    expect(rows[5]?.reason).toContain('Salem, Oregon');
  });

  it('need the time of a birth where they are about a chart', async () => {
    const [row] = await verify({ date: '1996-12-07', place: 'Chennai', claims: ['Moon is in Swati'] });
    expect(row).toMatchObject({ claim: 1, verdict: 'not_computed', reason: expect.stringContaining('needs_birth') });
  });
});
