import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

/** Requests one small key, so that a table of hundreds of requests stays quick. */
const SMALL = { ...CHENNAI_BIRTH, sections: ['julian_day'] };

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const send = (changes: Readonly<Record<string, unknown>>) =>
  service.post('/horoscope', { ...SMALL, meta: 'full', ...changes });

/** A field with what it takes and what it rejects by value. */
interface FieldCase {
  readonly field: string;
  readonly takes: readonly unknown[];
  /** Rejected with 400, naming the field and these words. */
  readonly rejects: readonly (readonly [value: unknown, words: string])[];
  /** Rejected with 422. */
  readonly wrongTypes: readonly unknown[];
  readonly nullable?: true;
}

const integer = (field: string, minimum: number, maximum: number): FieldCase => ({
  field,
  takes: [minimum, maximum],
  rejects: [minimum - 1, maximum + 1].map((value) => [value, `must be between ${minimum} and ${maximum}`] as const),
  wrongTypes: ['1', 1.5, true, [1], {}],
});

const FIELDS: readonly FieldCase[] = [
  {
    field: 'date',
    takes: ['1900-01-01', '2100-12-31', '2000-02-29'],
    rejects: [
      ['1899-12-31', 'year'],
      ['2101-01-01', 'year'],
      ['1996-13-01', 'month'],
      ['1996-00-01', 'month'],
      ['1996-01-32', 'day'],
      ['1900-02-29', 'real calendar date'],
      ['1996-1-1', 'YYYY-MM-DD'],
      ['', 'YYYY-MM-DD'],
      ['１９９６-12-07', 'YYYY-MM-DD'],
    ],
    wrongTypes: [19961207, true, [], {}],
  },
  {
    field: 'time',
    takes: ['00:00:00', '23:59:59'],
    rejects: [
      ['24:00:00', 'hour'],
      ['10:60:00', 'minute'],
      ['10:00:60', 'second'],
      ['10:00', 'HH:MM:SS'],
    ],
    wrongTypes: [1034, false, {}],
  },
  { field: 'place', takes: ['', 'Chennai, India'], rejects: [['x'.repeat(201), '200']], wrongTypes: [7, [], true] },
  {
    field: 'latitude',
    takes: [-90, 90, 0],
    rejects: [
      [-90.0001, 'between -90 and 90'],
      [90.0001, 'between -90 and 90'],
    ],
    wrongTypes: ['13.5', [13.5], true],
  },
  {
    field: 'longitude',
    takes: [-180, 180, 0],
    rejects: [
      [-180.0001, 'between -180 and 180'],
      [180.0001, 'between -180 and 180'],
    ],
    wrongTypes: ['80', {}, true],
  },
  {
    field: 'timezone',
    takes: [-12, 14, 5.75],
    rejects: [
      [-12.01, 'between -12 and 14'],
      [14.01, 'between -12 and 14'],
    ],
    wrongTypes: ['5.5', 'Asia/Kolkata', true],
  },
  { field: 'elevation', takes: [-400, 0, 8848], rejects: [], wrongTypes: ['0', true] },
  {
    field: 'ayanamsa_mode',
    takes: ['LAHIRI', 'lahiri', 'kp-senthil', 'SENTHIL', 'SUNDAR_SS'],
    rejects: [
      ['NONE', 'must be one of LAHIRI'],
      ['', 'must be one of'],
      ['SIDM_USER', 'ayanamsa_value'],
    ],
    wrongTypes: [1, ['LAHIRI']],
  },
  {
    field: 'ayanamsa_value',
    takes: [-30, 30, 0],
    rejects: [
      [-30.01, 'between -30 and 30'],
      [30.01, 'between -30 and 30'],
    ],
    wrongTypes: ['23', true],
    nullable: true,
  },
  {
    field: 'calculation_type',
    takes: ['drik', 'DRIK'],
    rejects: [['vakya', 'must be one of drik, ss']],
    wrongTypes: [1],
  },
  {
    field: 'node_type',
    takes: ['mean', 'true', 'True'],
    rejects: [['osculating', 'must be one of mean, true']],
    wrongTypes: [true],
  },
  integer('bhava_madhya_method', 1, 5),
  {
    field: 'language',
    takes: [...LANGUAGES, 'kn'],
    rejects: [
      ['fr', 'must be one of en'],
      ['english', 'must be one of en'],
    ],
    wrongTypes: [1],
  },
  integer('years', 1, 120),
  integer('months', 1, 12),
  integer('sixty_hours', 1, 1000),
  integer('divisional_chart_factor', 1, 300),
  {
    ...integer('chart_method', 1, 6),
    takes: [1, 6],
  },
  { ...integer('base_rasi', 0, 11), nullable: true },
  { field: 'count_from_end_of_sign', takes: [true, false], rejects: [], wrongTypes: ['true', 1], nullable: true },
  {
    field: 'varnada_method',
    takes: [1, 4],
    rejects: [
      [0, 'at least 1'],
      [5, 'must be one of 1, 2, 3, 4'],
    ],
    wrongTypes: ['1', 1.5],
  },
  integer('tamil_month_method', 0, 3),
  {
    field: 'kali_start_year',
    takes: [1, 13],
    rejects: [
      [0, 'must be one of 1, 13'],
      [12, 'must be one of 1, 13'],
    ],
    wrongTypes: ['13', 1.5],
  },
  {
    field: 'sections',
    takes: [[], ['bhava_chart']],
    rejects: [[['no_such_key'], 'sections.0 must be one of calendar_info, ']],
    wrongTypes: ['bhava_chart', [1], {}],
    nullable: true,
  },
  {
    field: 'rules',
    takes: [{}, { node_type: 'true' }],
    rejects: [
      [{ no_such_rule: 1 }, 'unknown name "no_such_rule"'],
      [{ node_type: 'osculating' }, 'rules.node_type must be one of mean, true'],
      [{ node_type: ['true'] }, 'rules.node_type must be one of mean, true'],
      [{ node_type: null }, 'rules.node_type must be one of mean, true'],
      [{ bhava_madhya_method: '1' }, 'rules.bhava_madhya_method must be one of 1, 2, 3, 4, 5'],
      [{ mixed_chart: 'D-24_chaturvimsamsa_method_4' }, 'rules.mixed_chart must be one of'],
    ],
    wrongTypes: ['{}', []],
  },
];

describe.each(FIELDS)('the field $field of /horoscope', ({ field, takes, rejects, wrongTypes, nullable }) => {
  it('accepts its values', async () => {
    for (const value of takes) {
      const { status, body } = await send({ [field]: value });
      expect([value, status, body.detail]).toEqual([value, 200, undefined]);
    }
  });

  it('rejects values out of range with 400, naming the field and the bound', async () => {
    for (const [value, words] of rejects) {
      const { status, body } = await send({ [field]: value });
      expect([value, status]).toEqual([value, 400]);
      expect(body.detail).toMatch(new RegExp(`^Invalid input: ${field}`));
      expect(body.detail).toContain(words);
      expect(Object.keys(body)).toEqual(['detail']);
    }
  });

  it('rejects wrong JSON types with 422, naming the field', async () => {
    for (const value of wrongTypes) {
      const { status, body } = await send({ [field]: value });
      expect([value, status]).toEqual([value, 422]);
      expect(body.detail).toContain(field);
    }
  });

  it(`${nullable ? 'takes' : 'rejects'} null`, async () => {
    expect((await send({ [field]: null })).status).toBe(nullable ? 200 : 422);
  });
});

describe('a request to /horoscope', () => {
  it.each(['date', 'time', 'place', 'latitude', 'longitude', 'timezone'])('without %s is a 422', async (field) => {
    const { [field as 'date']: _left, ...body } = SMALL;
    const reply = await service.post('/horoscope', body);
    expect([reply.status, reply.body]).toEqual([422, { detail: missingField(field) }]);
  });

  it('with an error of structure and one of range is a 422, whichever field comes first', async () => {
    const reply = await send({ date: '1850-01-01', timezone: 'IST' });
    expect([reply.status, reply.body.detail]).toEqual([422, 'timezone must be a number']);
  });

  it('with two errors of one layer names the first in the order of the contract', async () => {
    expect((await send({ longitude: 999, latitude: 99, date: '1996-02-31' })).body.detail).toContain('date');
    expect((await send({ timezone: 'x', latitude: 'x' })).body.detail).toContain('latitude');
    const unknownSection = { sections: ['no_such_key'] };
    const late = { ...unknownSection, rules: { no_such_rule: 1 } };
    expect((await send({ ...late, divisional_chart_factor: 24, chart_method: 4 })).body.detail).toContain(
      'chart_method',
    );
    expect((await send({ ...late, varnada_method: 9 })).body.detail).toContain('varnada_method');
    expect((await send(late)).body.detail).toContain('sections');
  });

  it('whose rules are nested thousands deep is a 422', async () => {
    const nested = `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`;
    const text = JSON.stringify(SMALL).replace(/}$/, `,"rules":{"node_type":${nested}}}`);
    const reply = await service.post('/horoscope', text);
    expect([reply.status, reply.body.detail]).toEqual([422, 'rules must be nested at most 20 levels deep']);
  });

  it.each([
    [{}, { node_type: 'mean', ayanamsa_mode: 'LAHIRI' }],
    [{ node_type: 'true' }, { node_type: 'true' }],
    [{ rules: { node_type: 'true', bhava_madhya_method: 4 } }, { node_type: 'true', bhava_madhya_method: 4 }],
    [{ rules: { preset: 'jhora' } }, { ayanamsa_mode: 'JHORA_LAHIRI' }],
    [{}, { elevation: 0, kali_start_year: 13, gender: null }],
    [{ gender: 'female' }, { gender: 'female' }],
    [{ ayanamsa_mode: 'kp', rules: { preset: 'jhora' } }, { ayanamsa_mode: 'KP' }],
  ])('with %j is echoed as it was applied', async (changes, applied) => {
    const { status, body } = await send(changes);
    expect(status).toBe(200);
    expect(body.birth_details).toMatchObject(applied);
    const { conventions } = body.meta as { conventions: object };
    for (const [name, value] of Object.entries(applied).filter(([one]) => one in conventions)) {
      expect(conventions).toHaveProperty(name, value);
    }
  });

  it('that writes a name twice means the last', async () => {
    const text = JSON.stringify(SMALL).replace(/}$/, ',"date":"2000-01-01"}');
    expect((await service.post('/horoscope', text)).body.birth_details).toMatchObject({ date: '2000-01-01' });
  });

  it('keeps any text of place, be it nothing, a null byte or another script', async () => {
    for (const place of ['', 'a\u0000b', 'చెన్నై', '😀', '\u2028', '<script>', '"\\']) {
      const { status, body } = await send({ place });
      expect([status, (body.birth_details as { place: string }).place]).toEqual([200, place]);
    }
  });

  it('with the degrees of SIDM_USER is answered with that ayanamsa', async () => {
    const reply = await send({ ayanamsa_mode: 'sidm_user', ayanamsa_value: 23.5, sections: ['ayanamsa_value'] });
    expect(reply.body.horoscope).toEqual({ ayanamsa_value: 23.5 });
  });

  it('with degrees that pass zero in a life counts every year of the Sun there', async () => {
    const reply = await send({
      ...{ date: '1990-01-09', time: '05:30:00', ayanamsa_mode: 'SIDM_USER', ayanamsa_value: -0.3 },
      ...{
        sections: ['graha_dashas'],
        dasha_systems: ['vimsottari'],
        dasha_levels: 1,
        rules: { year_length: 'solar_arc' },
      },
    });
    const { vimsottari } = (reply.body.horoscope as { graha_dashas: Readonly<Record<string, unknown>> }).graha_dashas;
    const years = [...JSON.stringify(vimsottari).matchAll(/"start":"(\d{4})[^"]*","end":"(\d{4})/g)].map(
      ([, start, end]) => Number(end) - Number(start),
    );
    expect(years.slice(0, 9).sort((a, b) => a - b)).toEqual([6, 7, 7, 10, 16, 17, 18, 19, 20]);
  });

  it.each([-30, -0.5, 0, 9.4e-323, 0.5, 30])(
    'with %s degrees of SIDM_USER is answered with as many',
    async (degrees) => {
      const sections = ['ayanamsa_value', 'calendar_info', 'other_bala', 'planetary_states'];
      const reply = await send({ ayanamsa_mode: 'SIDM_USER', ayanamsa_value: degrees, sections });
      expect(reply.status).toBe(200);
      expect((reply.body.horoscope as { ayanamsa_value: number }).ayanamsa_value).toBeCloseTo(degrees, 8);
      expect(JSON.stringify(reply.body.horoscope)).not.toMatch(/"speed":-?\d{3}/);
    },
  );

  it('with a method that the factor lacks is a 400 naming chart_method', async () => {
    const reply = await send({ divisional_chart_factor: 24, chart_method: 4 });
    expect([reply.status, reply.body.detail]).toEqual([400, expect.stringContaining('chart_method')]);
  });

  it('whose rules contradict a field is a 400', async () => {
    const reply = await send({ node_type: 'mean', rules: { node_type: 'true' } });
    expect([reply.status, reply.body.detail]).toEqual([400, expect.stringContaining('contradicts')]);
  });

  it('names the fields that the contract does not know, whatever they are called', async () => {
    const text = JSON.stringify(SMALL).replace(/}$/, ',"__proto__":{"x":1},"constructor":1,"nme":"x"}');
    const reply = await service.post('/horoscope', text);
    expect(reply.status).toBe(200);
    expect((reply.body.meta as { ignored_fields: string[] }).ignored_fields).toEqual([
      '__proto__',
      'constructor',
      'nme',
    ]);
  });

  it.each([
    ['malformed JSON', '{"date": '],
    ['no body', ''],
    ['a list', '[]'],
    ['a word', '"x"'],
    ['null', 'null'],
    ['a number too large to be one', JSON.stringify(SMALL).replace('13.0827', '1e999')],
  ])('with %s as its body is a 422', async (_name, text) => {
    const reply = await service.post('/horoscope', text);
    expect([reply.status, Object.keys(reply.body)]).toEqual([422, ['detail']]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is a 422',
    async (type) => {
      const reply = await service.post('/horoscope', SMALL, { 'content-type': type });
      expect([reply.status, Object.keys(reply.body)]).toEqual([422, ['detail']]);
    },
  );

  it('larger than 64 KB is a 413', async () => {
    const reply = await send({ place: 'x'.repeat(66_000) });
    expect([reply.status, Object.keys(reply.body)]).toEqual([413, ['detail']]);
  });
});
