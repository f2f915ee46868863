import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { CALCULATION_NAMES, type CalculationName, calculationRow } from 'ganita/api/endpoints.js';
import { requestName, responseName } from 'ganita/api/schema/jsonSchema.js';
import type { Calculation } from 'ganita/calculations/calculation.js';
import { choiceNamesOf } from 'ganita/calculations/fields/rulesField.js';
import { SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { RULE_FIELDS } from 'ganita/calculations/validation/checkRequest.js';
import type { TObject } from 'typebox';
import { expect } from 'vitest';
import { bodiesAround } from './schemaBodies.js';
import type { TestService } from './service.js';
import { strictSchemas } from './strictSchemas.js';

type Narrow = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const NATAL: Narrow = {
  sections: fc.subarray([...SECTION_KEYS], { minLength: 0, maxLength: 2 }),
  varnada_method: fc.integer({ min: 1, max: 5 }),
};

const SHORT_RANGE: Narrow = {
  from_date: fc.constant('2025-03-01'),
  to_date: fc.constantFrom('2025-03-01', '2025-03-03'),
  year: fc.constant(null),
  month: fc.constant(null),
};

/** A whole place, seldom near a pole: half of one is an error. */
const PLACED: Narrow = {
  latitude: fc.oneof(
    { weight: 9, arbitrary: fc.double({ min: -65, max: 65, noNaN: true }) },
    { weight: 1, arbitrary: fc.double({ min: -90, max: 90, noNaN: true }) },
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.constantFrom(5.5, -3),
  zone: fc.constantFrom(null, 'Asia/Kolkata'),
};
const EVENT: Narrow = {
  event_latitude: fc.constant(10),
  event_longitude: fc.constant(77),
  event_zone: fc.constantFrom(null, 'Asia/Kolkata'),
};

/** Fields with small values, so that thousands of answers stay affordable. */
const NARROW: Readonly<Partial<Record<CalculationName, Narrow>>> = {
  search: { query: fc.constantFrom('Salem', 'Chennai', 'x') },
  autocomplete: { query: fc.constantFrom('san', 'ban', 'x') },
  natalChart: NATAL,
  columns: {
    select: fc.constantFrom(['Moon.sign', 'D-9.*.house'], ['Moon.sine']),
    varnada_method: fc.integer({ min: 1, max: 5 }),
  },
  statements: {
    claims: fc.constantFrom(['Moon is in Swati'], [{ subject: 'Moon', property: 'sign', value: 'Libra' }], ['Moon']),
    varnada_method: fc.integer({ min: 1, max: 5 }),
  },
  columnList: { like: fc.constantFrom('D-9.*.sign', 'x') },
  horoscopeCompare: NATAL,
  explainDifference: {
    printed: fc.constantFrom({ ayanamsa: '23:48' }, { lagna: '22 Cp 26' }, { sunrise: '6' }, {}),
    jagannatha_hora_text: fc.constantFrom(null, 'x'),
  },
  calendarConvert: {
    from_calendar: fc.constant(null),
    from_year: fc.constant(null),
    from_month: fc.constant(null),
    from_day: fc.constant(null),
    from_paksha: fc.constant(null),
    from_adhika: fc.constant(false),
  },
  margins: {
    time: fc.constantFrom('10:34:00', '23:59:59', '00:00:00'),
    time_precision: fc.constantFrom('second', 'minute'),
    groups: fc.constantFrom(null, ['Moon'], ['houses', 'panchanga']),
    keys: fc.constantFrom(null, [], ['lagna.D-9'], ['lagna.D-7']),
    class_keys: fc.constantFrom(['lagna.D-9'], []),
    window_minutes: fc.integer({ min: 1, max: 30 }),
    birth_time_uncertainty_minutes: fc.constantFrom(0.5, 10),
    uncertainty_earlier_minutes: fc.constantFrom(null, 0, 5e-324, 3),
    uncertainty_later_minutes: fc.constantFrom(null, 2),
    rectification: fc.constant(null),
    varnada_method: fc.integer({ min: 1, max: 5 }),
  },
  gocharEvents: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2025-05-30') },
  gocharaRange: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2025-03-03') },
  eclipses: { from_date: fc.constant('2026-01-01'), to_date: fc.constant(null), count: fc.integer({ min: 0, max: 3 }) },
  visibility: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2025-04-10') },
  planetIngress: { from_date: fc.constant('2025-03-01'), to_date: fc.constantFrom('2025-03-01', '2026-03-01') },
  panchangSearch: {
    from_date: fc.constantFrom('2025-03-01', '2025-03-01T10:00:00'),
    to_date: fc.constantFrom('2025-03-01', '2025-03-03'),
    where: fc.constantFrom({ tithi: 2 }, { all: [{ vara: 'Sunday' }, { none: [{ window: 'rahu_kalam' }] }] }, { x: 1 }),
    format: fc.constant('json'),
    latitude: fc.constantFrom(23, 51),
    zone: fc.constantFrom(null, 'Asia/Kolkata'),
    birth: fc.constant(null),
    janma_nakshatra: fc.constantFrom(null, 3),
    limit: fc.constantFrom(1, 100),
    minimum_minutes: fc.constantFrom(0, 30),
  },
  muhurtaIntervals: {
    from_date: fc.constant('2025-03-01'),
    to_date: fc.constantFrom('2025-03-01', '2025-03-03'),
    birth: fc.constant(null),
    require: fc.constantFrom([], ['lagna']),
    drop: fc.constantFrom([], ['caution', 'yoga']),
    format: fc.constant('json'),
    partner: fc.constant(null),
    limit: fc.constantFrom(1, 100),
    minimum_minutes: fc.constantFrom(0, 30),
  },
  muhurtaDates: {
    from_date: fc.constant('2025-03-01'),
    to_date: fc.constantFrom('2025-03-01', '2025-03-05'),
    birth: fc.constant(null),
    require: fc.constantFrom([], ['lagna']),
    drop: fc.constantFrom([], ['caution', 'yoga']),
    partner: fc.constant(null),
    minimum_minutes: fc.constantFrom(0, 30),
  },
  calendarRange: { ...SHORT_RANGE, place: fc.constantFrom('Ujjain', 'x'), format: fc.constant('json') },
  festivals: { ...SHORT_RANGE, place: fc.constantFrom('Ujjain', 'x') },
  kpHorary: { number: fc.integer({ min: 0, max: 13 }) },
  prashna: {
    ...NATAL,
    number: fc.constantFrom(null, 5, 300),
    arudha_sign: fc.constantFrom(null, null, 'Aries'),
    direction: fc.constantFrom(null, null, 'west'),
    mangala_digits: fc.constantFrom(null, null, [1, 2, 8]),
    mangala_heaps: fc.constantFrom(null, null, [36, 36, 36], [1, 2, 3]),
  },
  personalCalendar: {
    ...SHORT_RANGE,
    ancestors: fc.constantFrom([], [{ name: 'a', date: '2001-03-11', time: '04:20:00' }]),
    ...EVENT,
    sections: fc.subarray(['anniversaries', 'balas'], { minLength: 1 }),
  },
  festivalFeed: {
    place: fc.constantFrom('Ujjain', 'x'),
    year: fc.constant(2026),
    years: fc.constantFrom(1, 6),
    latitude: fc.constant(23.18),
    longitude: fc.constant(75.77),
    timezone: fc.constant(5.5),
    zone: fc.constant('Asia/Kolkata'),
    region: fc.constant(['north']),
    list: fc.constant('usual'),
    max_rank: fc.constant(2),
    rank_regions: fc.constant(['north']),
    communities: fc.constant(['vaishnava']),
    categories: fc.constant(['festival']),
    alarm_minutes: fc.constantFrom(10, 2000),
    ids: fc.constant(['diwali']),
    windows: fc.constantFrom('all', 'main'),
  },
  muhurtaScan: { from_date: fc.constant('2026-01-30'), to_date: fc.constantFrom('2026-01-30', '2026-02-02') },
};

/** Some of the choices that a field of a calculation takes. */
function someRules({ request }: Calculation, field: string): fc.Arbitrary<unknown> {
  const names = choiceNamesOf(request.properties[field] as object as Readonly<Record<string, unknown>>) as RuleName[];
  const chosen = fc
    .constantFrom(...names)
    .chain((name) => fc.constantFrom<unknown>(...RULE_CHOICES[name].values).map((value) => [name, value] as const));
  return fc.oneof(
    fc.constant({}),
    fc.array(chosen, { maxLength: 3 }).map((pairs) => groupedChoices(Object.fromEntries(pairs))),
  );
}

/** Bodies around the schema of a calculation, or around one made of it with fields of its own. */
export function bodiesOf(
  name: CalculationName,
  schema: TObject = calculationRow(name).calculation.request,
  narrow: Narrow = {},
) {
  const { calculation } = calculationRow(name);
  const rules = RULE_FIELDS.filter((field) => field in schema.properties).map(
    (field) => [field, someRules(calculation, field)] as const,
  );
  const placed = Object.entries(PLACED).filter(([field]) => field in schema.properties);
  return bodiesAround(schema, {
    ...Object.fromEntries(placed),
    ...NARROW[name],
    ...Object.fromEntries(rules),
    ...narrow,
  });
}

/** How many bodies were answered, and how many rejected. */
export interface Answered {
  readonly ok: number;
  readonly rejected: number;
}

/** The schemas as `/openapi.json` has them, under a strict validator. */
let served: ReturnType<typeof strictSchemas> | null = null;
const compiled = new Map<string, ValidateFunction>();

/** Where a value is not what a schema of `/openapi.json` says. */
function faultsOf(schema: string, value: unknown): readonly ErrorObject[] {
  served ??= strictSchemas(openApiDocument({}));
  const check = compiled.get(schema) ?? served.named(schema);
  compiled.set(schema, check);
  return check(value) ? [] : (check.errors ?? []);
}

/**
 * Send `count` bodies around the schema of an endpoint: never a 5xx, never a stack, a single detail on every rejection, and
 * every answer, with the request that it is for, valid against its schema in `/openapi.json`.
 */
export async function checkAround(
  service: Pick<TestService, 'call'>,
  name: CalculationName,
  count: number,
  seed: number,
): Promise<Answered> {
  const endpoint = calculationRow(name);
  const answered = { ok: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(bodiesOf(name), async (body) => {
      const { status, body: answer } = await service.call(endpoint, body);
      if (status === 200) {
        answered.ok++;
        if (endpoint.mediaType === undefined) expect(faultsOf(responseName(name), answer).slice(0, 3)).toEqual([]);
        // The fields of a GET are described one by one, as texts.
        const faults = endpoint.method === 'POST' ? faultsOf(requestName(name), body) : [];
        // A partner that is invalid is answered with its error, and the others with their matches.
        expect([body, faults.filter(({ instancePath }) => !/^\/partners\/\d/.test(instancePath))]).toEqual([body, []]);
      } else {
        answered.rejected++;
        expect([400, 404, 413, 422]).toContain(status);
        expect(Object.keys(answer)).toEqual(['detail']);
        expect(answer.detail).not.toMatch(/\n|node_modules|\.js:\d/);
      }
    }),
    { numRuns: count, seed },
  );
  return answered;
}

/** The same for all endpoints, with `count` bodies among them. */
export async function checkAnyBody(service: TestService, count: number, seed: number): Promise<void> {
  const each = Math.ceil(count / CALCULATION_NAMES.length);
  for (const name of CALCULATION_NAMES) {
    const answered = await checkAround(service, name, each, seed);
    // A generator that is always rejected would prove nothing.
    expect(answered.ok, name).toBeGreaterThan(0);
    expect(answered.rejected, name).toBeGreaterThan(0);
  }
}
