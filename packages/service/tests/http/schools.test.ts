import { PRESETS } from '@ganita/core/rules/presets.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { commandsOf } from '@ganita/service/cli/endpointCommands.js';
import { optionName } from '@ganita/service/cli/options.js';
import { type Ganita, openGanita } from 'ganita';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

type Fields = Readonly<Record<string, unknown>>;

/** A choice of docs/rules/16-schools-of-a-chart.md with its new values, and a part of the chart that it moves. */
interface School {
  readonly choice: RuleName;
  readonly values: readonly string[];
  readonly section: string;
  /** A page of the PDF that shows it; the note on every page names the choice. */
  readonly printed: string;
  readonly birth?: Fields;
}

const AYANAMSAS = [
  'LAHIRI_1940',
  'LAHIRI_VP285',
  'LAHIRI_ICRC',
  'JN_BHASIN',
  'DELUCE',
  'DJWHAL_KHUL',
  'GALCENT_MULA_WILHELM',
  'GALCENT_0SAG',
  'BABYL_KUGLER1',
  'BABYL_HUBER',
  'ALDEBARAN_15TAU',
  'HIPPARCHOS',
  'SASSANIAN',
];
const CUSPS = [
  'placidus_middle',
  'placidus_start',
  'koch',
  'campanus',
  'regiomontanus',
  'porphyry',
  'topocentric',
  'alcabitius',
];
const SCHOOLS: readonly School[] = [
  { choice: 'ashtakavarga_tables', values: ['varahamihira'], section: 'ashtakavarga', printed: 'ashtakavarga' },
  {
    choice: 'year_length',
    values: ['julian', 'savana_360', 'calendar'],
    section: 'graha_dashas',
    printed: 'vimsottari',
  },
  { choice: 'positions', values: ['apparent_true_equinox'], section: 'divisional_charts', printed: 'planets' },
  { choice: 'observer', values: ['topocentre'], section: 'divisional_charts', printed: 'planets' },
  { choice: 'ayanamsa_mode', values: AYANAMSAS, section: 'divisional_charts', printed: 'planets' },
  { choice: 'house_cusps', values: CUSPS, section: 'bhava_chart', printed: 'moon_and_bhava' },
  { choice: 'kendradi_by', values: ['bhava'], section: 'shad_bala', printed: 'strengths' },
  { choice: 'ayana_declination', values: ['true'], section: 'shad_bala', printed: 'strengths' },
  {
    choice: 'lunar_yoga_nodes',
    values: ['exclude'],
    section: 'yogas',
    printed: 'yogas',
    // Rahu alone is in the 12th from the Moon.
    birth: { date: '1967-08-29', time: '09:00:00', latitude: 19.0821978, longitude: 72.7411014 },
  },
];
const EACH = SCHOOLS.flatMap((school) => school.values.map((value) => ({ ...school, value })));
const PDF_SECRET = 'a long secret of the operator';

describe('a school of a chart is reached', () => {
  let service: TestService;
  let library: Ganita;
  beforeAll(async () => {
    service = await startService({ PDF_SECRET });
    library = await openGanita();
  });
  afterAll(() => service.close());

  const bodyOf = ({ section, birth }: School, rules: Fields): Fields => ({
    ...CHENNAI_BIRTH,
    ...birth,
    sections: [section],
    dasha_systems: ['vimsottari'],
    dasha_levels: 1,
    yoga_charts: ['D-1_rasi'],
    rules,
  });

  it.each(EACH)('through HTTP: $choice $value', async (school) => {
    const { choice, value } = school;
    const [plain, chosen] = await Promise.all(
      [{}, { [choice]: value }].map((rules) => service.post('/horoscope', bodyOf(school, rules))),
    );
    expect(chosen?.status, JSON.stringify(chosen?.body)).toBe(200);
    expect(chosen?.body.horoscope).not.toEqual(plain?.body.horoscope);
    expect(chosen?.body.meta).toMatchObject({ changed: { [choice]: value } });
  });

  it.each(SCHOOLS)('through the library and the command line as through HTTP: $choice', async (school) => {
    const body = bodyOf(school, { [school.choice]: school.values[0] });
    const { body: answered } = await service.post('/horoscope', body);
    expect(JSON.parse(JSON.stringify(library.answer('natalChart', body)))).toEqual(answered);
    const options = Object.entries(body).map(([name, one]) => {
      const text = typeof one === 'string' ? one : Array.isArray(one) ? one.join(',') : JSON.stringify(one);
      return `--${optionName(name)}=${text}`;
    });
    expect(JSON.parse(String(await commandsOf(ENDPOINTS).horoscope?.run(options)))).toEqual(answered);
  });

  it.each(SCHOOLS)('by a comparison, which names it as the cause: $choice', async (school) => {
    const { choice, values, section, birth } = school;
    const rules = { first_rules: {}, second_rules: { [choice]: values[0] } };
    const { status, body } = await service.post('/horoscope/compare', {
      ...CHENNAI_BIRTH,
      ...birth,
      sections: [section],
      ...rules,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const { differences } = body.compare as { readonly differences: readonly Fields[] };
    expect(differences.length).toBeGreaterThan(0);
    for (const { caused_by } of differences) expect(caused_by).toEqual([choice]);
  });

  it.each(SCHOOLS)('on the page of a chart, by a field with each value: $choice', async ({ choice, values }) => {
    const reply = await service.inject({ method: 'GET', url: '/app/chart', headers: { accept: 'text/html' } });
    const [, select = ''] = reply.payload.split(`name="choice_${choice}"`);
    const [options = ''] = select.split('</select>');
    for (const value of values) expect(options).toContain(`value="${value}"`);
  });

  it.each(SCHOOLS)('in the PDF: $choice', async (school) => {
    const [value] = school.values;
    const report = async (rules: Fields) =>
      service.inject({
        method: 'POST',
        url: '/horoscope/pdf',
        payload: { ...CHENNAI_BIRTH, ...school.birth, pages: [school.printed], rules },
        headers: { 'x-pdf-secret': PDF_SECRET },
      });
    const [plain, chosen] = [await report({}), await report({ [school.choice]: value })];
    expect(chosen.statusCode, chosen.payload.slice(0, 200)).toBe(200);
    expect(chosen.rawPayload.equals(plain.rawPayload)).toBe(false);
  });

  it.each([...SCHOOLS, { choice: 'raasi_koota', values: ['from_girl'] } as const])(
    'in the catalogue of choices, with its source: $choice',
    async ({ choice, values }) => {
      const { payload } = await service.inject({ method: 'GET', url: '/docs/conventions.md' });
      const row = payload
        .split('\n')
        .find((line) => line.startsWith(`| \`${choice}\` |`) && line.includes('16-schools-of-a-chart.md'));
      for (const value of values) expect(row, choice).toContain(`\`${value}\``);
    },
  );

  it('of a match too: the Rasi koota of Raman, on its page and by its preset', async () => {
    const { place: _place, ...boy } = CHENNAI_BIRTH;
    const pair = { boy_birth_details: boy, girl_birth_details: { ...boy, date: '1998-03-21', time: '06:12:00' } };
    const matched = async (rules: Fields): Promise<Fields> =>
      (await service.post('/marriage-match', { ...pair, rules })).body;
    const [usual, chosen] = [await matched({}), await matched({ raasi_koota: 'from_girl' })];
    expect(chosen.meta).toMatchObject({ changed: { raasi_koota: 'from_girl' } });
    expect(Object.keys(chosen)).toEqual(Object.keys(usual));
    expect(PRESETS.raman.raasi_koota).toBe('from_girl');
    const reply = await service.inject({ method: 'GET', url: '/app/match', headers: { accept: 'text/html' } });
    expect(reply.payload).toMatch(/name="choice_raasi_koota".{0,400}value="from_girl"/s);
  });

  it('of the chara dasha of K. N. Rao, which every chart has', async () => {
    const { body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, sections: ['rasi_dashas'], dasha_levels: 1 });
    expect((body.horoscope as { readonly rasi_dashas: Fields }).rasi_dashas).toHaveProperty('chara_kn_rao');
    const reply = await service.inject({ method: 'GET', url: '/app/chart', headers: { accept: 'text/html' } });
    expect(reply.payload).toContain('value="chara_kn_rao"');
  });
});
