import type { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { openPorts } from '../../adapters/openPorts.js';
import type { Ports } from '../../calculations/calculation.js';
import { SECTION_KEYS } from '../../calculations/natal/sectionKeys.js';
import { answer } from '../answer.js';
import type { Wire } from '../schema/wire.js';
import { horoscopeResponse } from './horoscope.js';
import type { bhavaChartSection } from './houses.js';
import * as WIRE_SECTIONS from './sections.js';

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};

type Json = { readonly [key: string]: unknown };

/** The same schema, where a record contains no field that is not named. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema as Json).map(([name, inner]) => [name, closed(inner)]));
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}

describe('the section of a key', () => {
  it('is there for each key of the contract, and for no other', () => {
    expect(Object.keys(WIRE_SECTIONS).sort()).toEqual([...SECTION_KEYS].sort());
  });

  it('has a presenter whose record is that of its schema', () => {
    type Section = typeof bhavaChartSection;
    expectTypeOf<Section['record']>().returns.toEqualTypeOf<Wire<Section['schema']>>();
    const other = Type.Object({ method: Type.String() });
    // @ts-expect-error: a method is a number
    expectTypeOf<ReturnType<Section['record']>>().toExtend<Wire<typeof other>>();
    // @ts-expect-error: no house is missing
    const record: Wire<Section['schema']> = { method: 1 };
    expect(record).toEqual({ method: 1 });
  });

  it('keeps the names of its records as types', () => {
    type Chart = NonNullable<Wire<(typeof WIRE_SECTIONS)['divisional_charts']['schema']>['D-1_rasi']>;
    expectTypeOf<Extract<keyof Chart, (typeof LAGNA_AND_GRAHAS)[number]>>().toEqualTypeOf<
      (typeof LAGNA_AND_GRAHAS)[number]
    >();
  });
});

describe('the answer of a natal chart', () => {
  let ports: Ports;
  const schema = Compile(closed(JSON.parse(JSON.stringify(horoscopeResponse))) as TSchema);
  beforeAll(async () => {
    ports = await openPorts();
  });

  it.each([
    ['of a birth', {}],
    ['of a birth, with the periods that run', { dasha_at: '2026-01-01' }],
    ['of the thirtieth year', { pravesha_type: 1, years: 30 }],
    ['of a tithi pravesha', { pravesha_type: 2, years: 30 }],
    ['by the Surya Siddhanta', { calculation_type: 'ss' }],
    ['in another chart', { divisional_chart_factor: 9 }],
    ['by Jagannatha Hora', { rules: { preset: 'jhora' } }],
    ['beyond the polar circle', { date: '2000-06-21', latitude: 69.6492, longitude: 18.9553, timezone: 1 }],
  ])('contains no field that its schema does not name: %s', (_, fields) => {
    const record = JSON.parse(JSON.stringify(answer('natalChart', { ...BIRTH, ...fields }, ports))) as unknown;
    expect(schema.Errors(record)).toEqual([]);
  });
});
