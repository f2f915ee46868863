import type { Client } from '@modelcontextprotocol/client';
import { SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, type Connected, call, overHttp, textOf } from './connect.js';

const NOW = '2026-11-22T12:00:00';

/** A question of a person, the call that an agent makes of it, and what the answer then has. */
const QUESTIONS: readonly (readonly [question: string, tool: string, args: Record<string, unknown>, found: RegExp])[] =
  [
    [
      'When does my Saturn period end?',
      'get_dashas',
      { ...BIRTH, lord: 'Saturn' },
      /"path":"Saturn","start":"2030-07-16.{9}","end":"2049-07-16/,
    ],
    ['Which dasha am I in?', 'get_dashas', { ...BIRTH, as_of: NOW }, /"running":\[\{"level":1,"lord":"Jupiter"/],
    [
      'Is next Thursday good for a house warming in Pune?',
      'find_muhurta',
      { place: 'Pune', birth: BIRTH, event_type: 'griha_pravesha', from_date: '2026-11-26', to_date: '2026-11-26' },
      /"days_with_intervals":[01],"not_evaluated":\[\],"excluded_by":\[\{"condition":"[^"]+","hours":/,
    ],
    [
      'Which are the wedding dates of December in Pune?',
      'find_muhurta',
      { place: 'Pune', event_type: 'vivaha', from_date: '2026-12-01', to_date: '2026-12-31' },
      /"dates":\[\{"date":"2026-12-\d\d"/,
    ],
    [
      'What is my lagna and Moon sign?',
      'get_chart_summary',
      { ...BIRTH, as_of: NOW },
      /"lagna":\{"planet":"Ascendant","sign":"Capricorn"/,
    ],
    ['Am I manglik?', 'get_yogas_and_doshas', { ...BIRTH, kind: 'doshas' }, /"doshas_present":\[[^\]]*"Manglik"/],
    [
      'When is Rahu Kalam in Pune on Thursday?',
      'get_panchang',
      { place: 'Pune', date: '2026-11-26' },
      /"rahu_kalam":\{"start":"2026-11-26T13:4/,
    ],
    [
      'When is Diwali in 2026?',
      'find_festivals',
      { place: 'Pune', from_date: '2026-10-01', to_date: '2026-12-01', name: 'Diwali' },
      /2026-11-08/,
    ],
    [
      'Can we see the next eclipse from Chennai?',
      'get_eclipses',
      { place: 'Chennai', from_date: '2026-11-22', count: 2 },
      /"visible":(true|false)/,
    ],
    [
      'How well do we match?',
      'match_charts',
      { boy_birth_details: BIRTH, girl_birth_details: { ...BIRTH, date: '1998-02-07', place: 'Pune' } },
      /"max_possible_score":36/,
    ],
    ['Am I in sade sati now?', 'get_transits', { ...BIRTH, target_date: '2026-11-22' }, /"sade_sati":\{/],
  ];

describe('an agent', () => {
  let connected: Connected;
  let client: Client;
  beforeAll(async () => {
    connected = await overHttp();
    client = await connected.connect();
  });
  afterAll(async () => {
    await client.close();
    await connected.close();
  });

  it.each(QUESTIONS)('is answered within its bound: %s', async (_question, tool, args, found) => {
    const result = await call(client, tool, args);
    expect(result.isError, textOf(result)).toBeUndefined();
    expect(JSON.stringify(result.structuredContent)).toMatch(found);
  });

  it('gets the coordinates and zones of places that a name may mean', async () => {
    const { structuredContent } = await call(client, 'find_place', { query: 'Salem', limit: 2 });
    expect(structuredContent).toMatchObject({
      places: [
        { name: 'Salem, Tamil Nadu, India', latitude: expect.closeTo(11.65, 1), zone: 'Asia/Kolkata', country: 'IN' },
        { name: 'Salem, Oregon, United States', zone: 'America/Los_Angeles' },
      ],
      total: 2,
      next_offset: null,
    });
  });

  it('gets every section of a chart within the bound, and the parts that were left out', async () => {
    for (const one of SECTION_KEYS) {
      const result = await call(client, 'get_chart_section', { ...BIRTH, section: one, as_of: NOW });
      expect(result.isError, `${one}: ${textOf(result)}`).toBeUndefined();
    }
    const part = await call(client, 'get_chart_section', {
      ...BIRTH,
      section: 'divisional_charts',
      fields: ['D-9_navamsa.Moon', 'D-9'],
    });
    expect(part.structuredContent).toMatchObject({
      value: { 'D-9_navamsa.Moon': { sign: 'Sagittarius' } },
      unknown_fields: ['D-9'],
    });
  });

  it('pages through rows without losing one', async () => {
    const seen: unknown[] = [];
    for (let offset: number | null = 0; offset !== null; ) {
      const { structuredContent } = await call(client, 'get_dashas', { ...BIRTH, depth: 2, offset, limit: 100 });
      const { periods, next_offset, total } = structuredContent as {
        periods: unknown[];
        next_offset: number | null;
        total: number;
      };
      expect(total).toBe(90);
      seen.push(...periods);
      offset = next_offset;
    }
    expect(new Set(seen.map((row) => JSON.stringify(row))).size).toBe(90);
  });

  it('gets the differences of two presets with their causes', async () => {
    const result = await call(client, 'compare_conventions', { ...BIRTH, second: 'raman' });
    expect(JSON.stringify(result.structuredContent)).toContain('"caused_by":["ayanamsa_mode"');
  });
});
