import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, type Connected, call, overHttp, overStdio, textOf } from './connect.js';

describe.each([
  ['standard input and output', async () => overStdio()],
  ['POST /mcp', () => overHttp()],
] as const)('agents over %s', (_name, open) => {
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

  it('learn who answers', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'ganita' });
    expect(client.getServerCapabilities()).toMatchObject({ tools: {}, resources: {} });
    expect(client.getInstructions()).toContain('nothing is predicted');
  });

  it('get the list of fourteen tools, each with schemas and annotations', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [
        ...['compare_conventions', 'find_festivals', 'find_muhurta', 'find_place', 'get_chart_section'],
        ...['get_chart_summary', 'get_dashas', 'get_eclipses', 'get_panchang', 'get_transits'],
        ...['get_yogas_and_doshas', 'match_charts', 'verify_statements', 'explain_value'],
      ].sort(),
    );
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description).toMatch(/ (not|no) /);
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    }
  });

  it('get an answer with structure, a short text, and links that can be read', async () => {
    const result = await call(client, 'get_chart_summary', { ...BIRTH, as_of: '2026-11-22' });
    expect(textOf(result)).toContain('Moon Swati 1');
    expect(result.structuredContent).toMatchObject({
      lagna: { sign: 'Capricorn' },
      atma_karaka: 'Jupiter',
      strongest: { planet: 'Sun' },
      places: [{ name: 'Chennai, Tamil Nadu, India', zone: 'Asia/Kolkata' }],
    });
    const links = result.content.flatMap((one) => (one.type === 'resource_link' ? [one] : []));
    expect(links.map(({ mimeType }) => mimeType)).toEqual(['application/json', 'image/svg+xml']);
    const [json, svg] = await Promise.all(links.map(({ uri }) => client.readResource({ uri })));
    expect(JSON.parse(String(json?.contents[0] && 'text' in json.contents[0] && json.contents[0].text))).toHaveProperty(
      'horoscope.yogas',
    );
    expect(String(svg?.contents[0] && 'text' in svg.contents[0] && svg.contents[0].text)).toMatch(/^<svg/);
  });

  it('can read the pages of the documentation, tables included', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['docs/mcp.md', 'docs/statements.md']));
    const { contents } = await client.readResource({ uri: 'ganita://docs/statements.md' });
    const [page] = contents;
    expect(page && 'text' in page && page.text).toContain('| ');
    await expect(client.readResource({ uri: 'ganita://docs/../package.json' })).rejects.toThrow('not found');
  });

  it('get results that name the field and its bound for bad arguments', async () => {
    const wrong = async (name: string, args: Record<string, unknown>): Promise<string> => {
      const result = await call(client, name, args);
      expect(result.isError).toBe(true);
      return textOf(result);
    };
    expect(await wrong('get_chart_summary', { ...BIRTH, latitude: 91, longitude: 0, zone: 'UTC' })).toBe(
      'Invalid input: latitude must be between -90 and 90 (field latitude, code out_of_range)',
    );
    expect(await wrong('get_chart_summary', { date: '1996-12-07', place: 'Chennai' })).toContain('field time');
    expect(await wrong('get_chart_section', { ...BIRTH, section: 'yoga' })).toContain('did you mean yogas?');
    expect(await wrong('get_panchang', { place: 'Xqzzv' })).toContain('field place, code unknown_value');
    expect(await wrong('find_muhurta', { place: 'Pune' })).toMatch(
      /field event_type.*\n.*field from_date.*\n.*field to_date/,
    );
    expect(await wrong('match_charts', { boy_birth_details: BIRTH })).toContain('girl_birth_details');
    await expect(client.callTool({ name: 'get_fortune', arguments: {} })).rejects.toThrow('unknown tool');
  });

  it('can cancel a call, and are answered afterwards', async () => {
    const cancel = new AbortController();
    const cancelled = client.callTool(
      { name: 'get_eclipses', arguments: { place: 'Pune', count: 20 } },
      { signal: cancel.signal },
    );
    setTimeout(() => cancel.abort(), 5);
    await expect(cancelled).rejects.toThrow();
    expect(textOf(await call(client, 'find_place', { query: 'Salem' }))).toContain('Salem, Tamil Nadu');
  });

  it('are two at once, each with its own answers', async () => {
    const other = await connected.connect();
    const of = (one: Client, date: string) => call(one, 'get_panchang', { place: 'Pune', date });
    const [a, b] = await Promise.all([of(client, '2026-11-26'), of(other, '2026-11-27')]);
    expect(textOf(a)).toContain('2026-11-26 Thursday');
    expect(textOf(b)).toContain('2026-11-27 Friday');
    await other.close();
  });
});

describe('POST /mcp', () => {
  it('counts calls as those of their endpoint', async () => {
    // 200 calls a minute become four; the messages of the protocol have a larger limit.
    const connected = await overHttp({ RATE_LIMIT_FACTOR: '0.02' });
    const client = await connected.connect();
    const results = [];
    for (let at = 0; at < 6; at++) results.push(await call(client, 'find_place', { query: 'Pune' }));
    expect(textOf(results.at(-1) as never)).toMatch(/more than 4 calls in a minute.*\ntry again after \d+ seconds/);
    await client.close();
    await connected.close();
  });
});
