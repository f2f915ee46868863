import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { BIRTH_YEARS, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { VARGA_ROWS } from '@ganita/core/vargas/vargaRows.data.js';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../../packages/service/tests/http/service.js';
import { answerProperties } from '../../packages/service/tests/wire/schemas.js';
import { docExamples, pageText } from './examples.js';

const PAGE = pageText('docs/numbers.md');

/** Cells of the rows of the first table under a heading. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, after = ''] = PAGE.split(`\n## ${heading}\n`);
  const lines = after.split(/\n## /)[0]?.split('\n') ?? [];
  const start = lines.findIndex((line) => line.startsWith('| ---'));
  const end = lines.findIndex((line, place) => place > start && !line.startsWith('|'));
  return lines.slice(start + 1, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

interface NumberSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly NumberSchema[];
  readonly allOf?: readonly NumberSchema[];
  readonly properties?: Readonly<Record<string, NumberSchema>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: NumberSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: NumberSchema }>> };
}

const isWhole = ({ type, anyOf = [] }: NumberSchema): boolean =>
  type === 'integer' || (Array.isArray(type) && type.includes('integer')) || anyOf.some(isWhole);

/** Fields of every request of the OpenAPI document that are whole numbers. */
function wholeNumbers(): ReadonlyMap<string, NumberSchema> {
  const document = JSON.parse(JSON.stringify(openApiDocument({}, { form: 'whole' }))) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, NumberSchema>> };
  };
  const resolved = ({ $ref, ...schema }: NumberSchema): NumberSchema =>
    $ref === undefined
      ? { ...schema, ...(schema.anyOf !== undefined && { anyOf: schema.anyOf.map(resolved) }) }
      : { ...document.components.schemas[$ref.split('/').at(-1) ?? ''], ...schema };
  const fieldsOf = ({ allOf = [], properties = {} }: NumberSchema): readonly (readonly [string, NumberSchema])[] => [
    ...allOf.flatMap((part) => fieldsOf(resolved(part))),
    ...Object.entries(properties),
  ];
  const fields = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ name, schema }) => [name, schema] as const),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(resolved(schema))),
    ])
    .map(([name, schema]) => [name, resolved(schema)] as const);
  // Of two fields of one name the first counts: `dasha_levels` of the chart, not of the comparison.
  return new Map(fields.filter(([, schema]) => isWhole(schema)).reverse());
}

/** `1 to 5`, `1, 13`, `1 or more`. */
function valuesOf({ minimum, maximum, enum: list, anyOf = [] }: NumberSchema): string {
  const [inner] = anyOf;
  if (inner !== undefined) return valuesOf(inner);
  if (list !== undefined) {
    const isRun = list.length > 2 && list.every((value, place) => value === Number(list[0]) + place);
    return isRun ? `${list[0]} to ${list.at(-1)}` : list.join(', ');
  }
  return maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`;
}

describe('the page of numbers', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  const answered = (name: CalculationName, body: object): unknown =>
    JSON.parse(JSON.stringify(answer(name, body, ports)));

  it('lists every whole number of a request with its values and its default', () => {
    const listed = rowsUnder('Numbers of requests').map(([field = '', values, fallback]) => [
      field.replaceAll('`', ''),
      values,
      fallback,
    ]);
    const varnadas = { minimum: 1, maximum: 4 };
    const fields = [...wholeNumbers()].map(([name, schema]) => [
      name,
      valuesOf(name === 'varnada_method' ? varnadas : schema),
      String(schema.default ?? null),
    ]);
    expect(listed.toSorted()).toEqual(fields.toSorted());
  });

  it('has the number of methods of every chart', () => {
    const [, table = ''] = PAGE.split('### Chart methods');
    const rows = [...table.matchAll(/^\| 1(?: to (\d))? \| (.*) \|$/gm)].slice(0, 5);
    const listed = rows.flatMap(([, last = '1', charts = '']) =>
      [...charts.matchAll(/D-(\d+)/g)].map(([, factor]) => [Number(factor), Number(last)]),
    );
    const named = VARGA_ROWS.map(({ divisions, methods }) => [divisions, methods.length]);
    const inOrder = (one: readonly (number | undefined)[], other: readonly (number | undefined)[]) =>
      (one[0] ?? 0) - (other[0] ?? 0);
    expect(listed.toSorted(inOrder)).toEqual(named.filter(([divisions]) => divisions !== 1).toSorted(inOrder));
  });

  it('gives the bounds of the numbers of responses', () => {
    const properties = answerProperties();
    for (const [fields = '', values] of rowsUnder('Numbers of responses')) {
      for (const [, field] of fields.matchAll(/`(\w+)`/g)) {
        const found = properties
          .filter(({ name }) => name === field)
          .map(({ schema }) => schema as NumberSchema)
          .filter(isWhole);
        expect(found.length, field).toBeGreaterThan(0);
        if (values !== '') expect(new Set(found.map(valuesOf)), field).toEqual(new Set([values]));
      }
    }
  });

  const RANGE = { from_date: '2026-01-01', latitude: 13.08, longitude: 80.27, zone: 'Asia/Kolkata' };
  const BIRTH_RANGE = { ...CHENNAI_BIRTH, from_date: '2026-01-01' };
  it.each([
    ['61', 'gocharaRange', BIRTH_RANGE, '2026-03-02', '2026-03-03'],
    ['91', 'gocharEvents', RANGE, '2026-04-01', '2026-04-02'],
    ['91', 'muhurtaScan', { ...BIRTH_RANGE, event_type: 'vivaha' }, '2026-04-01', '2026-04-02'],
    ['36,525', 'eclipses', { from_date: '2026-01-01', kinds: ['solar'] }, '2126-01-02', '2126-01-03'],
    ['3,653', 'visibility', { ...RANGE, planets: ['Jupiter'], include: ['asta'] }, '2036-01-02', '2036-01-03'],
    ['1,827', 'planetIngress', { ...RANGE, planets: ['Jupiter'] }, '2031-01-02', '2031-01-03'],
  ] as const)('states the limit of a range as it is: %s, %s', (limit, name, body, last, beyond) => {
    expect(rowsUnder('Limits').map(([, cell = '']) => cell.split(' ')[0])).toContain(limit);
    expect(() => answered(name, { ...body, to_date: last })).not.toThrow();
    expect(() => answered(name, { ...body, to_date: beyond })).toThrow('to_date must be at most');
  });

  it('states the years of dates', () => {
    const years = rowsUnder('Limits').map(([, limit]) => limit);
    expect(years).toContain(`${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}`);
    expect(years).toContain(`${TRANSIT_YEARS.first} to ${TRANSIT_YEARS.last}`);
  });

  it('counts what responses contain', () => {
    const birth = { ...(docExamples()[0]?.body as object), sections: null };
    const { horoscope } = answered('natalChart', birth) as { horoscope: Readonly<Record<string, object>> };
    const { events } = answered('muhurtaEvents', {}) as { readonly events: readonly unknown[] };
    const charts = horoscope.divisional_charts as Readonly<Record<string, object>>;
    const others: Readonly<Record<string, number>> = {
      keys: Object.keys(horoscope).length,
      bodies: Object.keys(charts['D-1_rasi'] ?? {}).length,
      ayanamsas: AYANAMSA_MODES.length,
      events: events.length,
    };
    const sizeOf = (things: string): number | undefined => {
      const key = /^(?:\w+ of )?`(\w+)`/.exec(things)?.[1];
      return key === undefined ? others[things.split(' ')[0] ?? ''] : Object.keys(horoscope[key] ?? {}).length;
    };
    for (const [count, things = ''] of rowsUnder('How many there are')) {
      expect(Number(count), things).toBe(sizeOf(things));
    }
  });
});
