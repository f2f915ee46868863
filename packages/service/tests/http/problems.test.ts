import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { PROBLEM_TYPE, problemSchema } from 'ganita/api/problem.js';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestAnswer, type TestService } from './service.js';
import { wrongTypes, wrongValues } from './wrongBodies.js';

type Json = Readonly<Record<string, unknown>>;
interface Problem {
  readonly type: string;
  readonly detail: string;
  readonly code: string;
  readonly field: string | null;
  readonly errors: readonly { readonly field: string | null; readonly code: string; readonly detail: string }[];
  readonly unlisted_errors?: number;
}

const validator = Compile(problemSchema);
const SECRET = 'held back';
const REPORT = { path: ENDPOINTS.report.path, request: ENDPOINTS.report.request, examples: ENDPOINTS.report.examples };
const POSTS = [
  ...calculationsOf(ENDPOINTS)
    .filter(([, { method }]) => method === 'POST')
    .map(([, { path, calculation, examples }]) => ({ path, request: calculation.request, examples })),
  REPORT,
].map((row) => [row.path, row] as const);

let service: TestService;
beforeAll(async () => {
  service = await startService({ PDF_SECRET: SECRET });
});
afterAll(() => service.close());

const post = (path: string, body: unknown, accept: string): Promise<TestAnswer> =>
  service.post(path, body, { accept, 'x-pdf-secret': SECRET });

/** Send a rejected request for both forms, and compare them; the problem. */
async function problemOf(path: string, body: unknown, status: number): Promise<Problem> {
  const short = await post(path, body, 'application/json');
  const long = await post(path, body, PROBLEM_TYPE);
  expect([short.status, long.status, short.body.detail]).toEqual([status, status, expect.any(String)]);
  expect([short.headers['content-type'], Object.keys(short.body)]).toEqual([
    'application/json; charset=utf-8',
    ['detail'],
  ]);
  expect(long.headers['content-type']).toBe(PROBLEM_TYPE);
  expect([short.headers.vary, long.headers.vary]).toEqual(['accept', 'accept']);
  expect(validator.Errors(long.body)).toEqual([]);
  const problem = long.body as unknown as Problem;
  const [first] = problem.errors;
  expect(first).toEqual({ field: problem.field, code: problem.code, detail: problem.detail });
  expect(problem.detail).toBe(short.body.detail);
  return problem;
}

const fieldsOf = ({ errors }: Problem) => errors.map(({ field }) => field);

describe.each(POSTS)('a rejected request of %s', (path, { request, examples }) => {
  const [example] = Object.values(examples);
  const plain = example?.value as Json;

  it('has its three structure errors at once in a problem, the first of them in a detail', async () => {
    const { body, fields } = wrongTypes(plain, request, 3);
    expect(fields).toHaveLength(3);
    const problem = await problemOf(path, body, 422);
    expect(fieldsOf(problem)).toEqual(fields);
    for (const { code } of problem.errors) expect(code).toBe('wrong_type');
  });

  it.skipIf(request.required === undefined || request.required.length < 1)(
    'has its missing fields at once',
    async () => {
      const { errors } = await problemOf(path, {}, 422);
      for (const { code } of errors) expect(code).toBe('missing_field');
      expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining([...(request.required ?? [])]));
    },
  );

  it('has its three range errors at once in a problem, the first of them in a detail', async () => {
    const { body, fields } = wrongValues(plain, request, 3);
    expect(fields).toHaveLength(3);
    const problem = await problemOf(path, body, 400);
    expect(fieldsOf(problem)).toEqual(fields);
    for (const { detail } of problem.errors) expect(detail).toMatch(/^Invalid input: /);
  });

  it('has its structure error before its range errors', async () => {
    const { body, fields } = wrongValues(plain, request, 3);
    const last = Object.keys(request.properties)
      .filter((name) => !fields.includes(name))
      .at(-1);
    const problem = await problemOf(path, { ...body, [last as string]: [{}] }, 422);
    // Where a list is wanted, its element is wrong.
    const [first, ...others] = fieldsOf(problem).map((field) => field?.split('.')[0]);
    expect(first).toBe(last);
    expect(others).toEqual(fields.map((field) => field.split('.')[0]));
  });
});

describe('the errors of a rule set', () => {
  it('are all its unknown names and values, after those of other fields', async () => {
    const rules = { sunrise_definiton: 'upper_limb', node_type: 'osculating', nothing: 1, positions: 'aparent' };
    const problem = await problemOf('/horoscope', { ...CHENNAI_BIRTH, latitude: 91, rules }, 400);
    expect(problem.errors.map(({ field, code }) => [field, code])).toEqual([
      ['latitude', 'out_of_range'],
      ['rules', 'unknown_name'],
      ['rules', 'unknown_name'],
      ['rules.node_type', 'unknown_value'],
      ['rules.positions', 'unknown_value'],
    ]);
    const details = problem.errors.map(({ detail }) => detail);
    expect(details[1]).toContain('"sunrise_definiton"; did you mean sunrise_definition?');
    expect(details[2]).toBe('Invalid input: rules has the unknown name "nothing"');
    expect(details[4]).toContain('; did you mean apparent?');
  });

  it('come with both sets of a comparison', async () => {
    const body = { ...CHENNAI_BIRTH, first_rules: { preset: 'jhoraa' }, second_rules: { nodetype: 'mean' } };
    const problem = await problemOf('/horoscope/compare', body, 400);
    expect(problem.errors.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^Invalid input: first_rules\.preset must be one of .*; did you mean jhora\?$/),
      'Invalid input: second_rules has the unknown name "nodetype"; did you mean node_type?',
    ]);
  });

  it('that are found when every name and value is listed are one error', async () => {
    const body = { ...CHENNAI_BIRTH, node_type: 'mean', rules: { node_type: 'true' } };
    const problem = await problemOf('/horoscope', body, 400);
    expect(problem.errors).toEqual([
      {
        field: 'rules.node_type',
        code: 'contradiction',
        detail: 'Invalid input: rules.node_type contradicts the field node_type',
      },
    ]);
  });
});

describe('a check of one field against another', () => {
  it('says nothing about a field that is reported itself', async () => {
    const body = { from_date: '2026-02-30', to_date: '2026-02-27' };
    const problem = await problemOf('/planet-ingress', { ...body, timezone: 99 }, 400);
    expect(problem.errors.map(({ field, code }) => [field, code])).toEqual([
      ['from_date', 'not_a_date'],
      ['timezone', 'out_of_range'],
    ]);
  });

  it('is not run on a value that breaks its bound', async () => {
    const body = { from_date: 'soon', to_date: 'later' };
    const problem = await problemOf('/planet-ingress', body, 400);
    expect(problem.errors.map(({ detail }) => detail)).toEqual([
      'Invalid input: from_date must have the format YYYY-MM-DD',
      'Invalid input: to_date must have the format YYYY-MM-DD',
    ]);
  });
});

describe('a near value', () => {
  const DAY = { latitude: 13, longitude: 80, timezone: 5.5 };
  const SPAN = { from_date: '2026-01-01', to_date: '2026-01-02' };

  it.each([
    ['/horoscope', { ...CHENNAI_BIRTH, sections: ['nakshatra_padas'] }, 'nakshatra_pada'],
    ['/horoscope', { ...CHENNAI_BIRTH, ayanamsa_mode: 'lahri' }, 'LAHIRI'],
    ['/horoscope', { ...CHENNAI_BIRTH, dasha_systems: ['vimsottri'] }, 'vimsottari'],
    ['/horoscope', { ...CHENNAI_BIRTH, rules: { preset: 'jhroa' } }, 'jhora'],
    ['/gochar/events', { ...DAY, ...SPAN, planets: ['Satrun'] }, 'Saturn'],
    ['/planet-ingress', { ...SPAN, planets: ['saturm'] }, 'Saturn'],
    ['/muhurta', { ...CHENNAI_BIRTH, ...SPAN, event_type: 'vivah' }, 'vivaha'],
    ['/saturn-timeline', { ...CHENNAI_BIRTH, detail: 'sumary' }, 'summary'],
  ])('of %s is suggested: %j', async (path, body, name) => {
    const { body: answer } = await post(path, body, '*/*');
    expect(answer.detail).toMatch(new RegExp(`; did you mean ${name}\\?$`));
  });

  it.each<readonly [of: string, path: string, body: Json]>([
    ['a contract', '/planet-ingress', { ...SPAN, planets: ['saturn', 'RAHU'], ayanamsa_mode: 'true citra' }],
    ['a list', '/festivals', { ...DAY, year: 2026, ids: ['Karwa-Chauth', 'Deepavali'] }],
    ['a record', '/panchang', { ...DAY, date: '2026-01-01', rules: { positions: 'Apparent' } }],
  ])('of a name in %s is what it is written as: %s', async (_of, path, body) => {
    expect((await post(path, body, '*/*')).status).toBe(200);
  });

  it('of an unknown field is named where the contract has no such endpoint', async () => {
    const range = { from: '2026-01-01', to: '2026-01-31', latitude: 13, longitude: 80, zone: 'Asia/Kolkata' };
    const { status, body } = await post('/festivals', range, PROBLEM_TYPE);
    expect(status).toBe(422);
    expect((body as unknown as Problem).errors.map(({ code, detail }) => [code, detail]).slice(0, 2)).toEqual([
      ['unknown_field', 'from is not a field of this request; did you mean from_date?'],
      ['unknown_field', 'to is not a field of this request; did you mean to_date?'],
    ]);
  });

  it('of an unknown field changes nothing in the answer', async () => {
    const { status, body } = await post('/gochar', { date: '2026-01-01', ...DAY, languge: 'ta' }, PROBLEM_TYPE);
    expect([status, (body.meta as Json).ignored_fields]).toEqual([200, ['languge']]);
  });
});

describe('a check that copies the whole request', () => {
  it('is made beside a field with an error of structure', async () => {
    const range = { from_date: '2026-03-02', to_date: '2026-03-01', where: { tithi: 1 }, language: 5 };
    const problem = await problemOf('/panchang/search', { ...range, latitude: 13, longitude: 80, timezone: 5.5 }, 422);
    expect(problem.errors.map(({ field, code }) => [field, code])).toEqual([
      ['language', 'wrong_type'],
      ['to_date', 'out_of_range'],
    ]);
  });
});

describe('the errors of a query', () => {
  const get = async (url: string): Promise<Problem> => {
    const reply = await service.inject({ method: 'GET', url, headers: { accept: PROBLEM_TYPE } });
    expect(reply.headers['content-type']).toBe(PROBLEM_TYPE);
    return reply.json();
  };

  it.each([
    [
      '/location/autocomplete?query=a&limit=0',
      [
        ['query', 'wrong_length'],
        ['limit', 'out_of_range'],
      ],
    ],
    [
      '/location/autocomplete?limit=some',
      [
        ['query', 'missing_field'],
        ['limit', 'wrong_type'],
      ],
    ],
    [
      '/location/autocomplete?limit=1&limit=2&query=a&query=b',
      [
        ['limit', 'given_twice'],
        ['query', 'given_twice'],
      ],
    ],
    ['/location/search?query=a', [['query', 'wrong_length']]],
    ['/location/search?query=nowhereatall', [['query', 'not_found']]],
    ['/muhurta/events?language=klingon', [['language', 'unknown_value']]],
  ])('of %s are %j', async (url, errors) => {
    expect((await get(url)).errors.map(({ field, code }) => [field, code])).toEqual(errors);
  });
});

describe('a hostile body', () => {
  it('has at most 100 errors in its problem, and the number of the others', async () => {
    const body = { ...CHENNAI_BIRTH, dasha_systems: Array(500).fill('a') };
    const problem = await problemOf('/horoscope', body, 400);
    expect([problem.errors.length, problem.unlisted_errors]).toEqual([100, 400]);
  });

  it('has its first error in the contract’s order also where two lists are wrong in every item', async () => {
    const { date: _date, ...rest } = CHENNAI_BIRTH;
    const body = { ...rest, dasha_systems: Array(500).fill(1), sections: Array(500).fill(2) };
    const problem = await problemOf('/horoscope', body, 422);
    expect([problem.field, problem.errors.length, problem.unlisted_errors]).toEqual(['date', 100, expect.any(Number)]);
  });

  it('of too many fields or items has that one error', async () => {
    const body = { ...CHENNAI_BIRTH, latitude: 'north', sections: Array(501).fill('b') };
    const { errors } = await problemOf('/horoscope', body, 422);
    expect(errors.map(({ field, code }) => [field, code])).toEqual([['sections', 'too_many_items']]);
  });

  it.each(['partners', 'unknown'])('of %s nested in thousands of lists has that one error', async (field) => {
    const nested = `${'['.repeat(9000)}${']'.repeat(9000)}`;
    const body = `{"boy_birth_details":${JSON.stringify(CHENNAI_BIRTH)},"${field}":${nested}}`;
    const { errors } = await problemOf('/marriage-match/batch', body, 422);
    expect(errors.map(({ field: of, code }) => [of, code])).toEqual([[field, 'nested_too_deep']]);
  });

  it('of unknown names in a rule set is bounded too', async () => {
    const rules = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`node_typ${n}`, n]));
    const problem = await problemOf('/horoscope', { ...CHENNAI_BIRTH, rules }, 400);
    expect([problem.errors.length, problem.unlisted_errors]).toEqual([100, 400]);
  });
});

describe('a line of a batch', () => {
  it('has the short form in its line, whatever the client accepts', async () => {
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope/batch',
      payload: '{"date":1}\n',
      headers: { 'content-type': 'application/x-ndjson', accept: PROBLEM_TYPE },
    });
    expect(JSON.parse(reply.body)).toEqual({ line: 1, error: { status: 422, detail: 'date must be a string' } });
  });
});
