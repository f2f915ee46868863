import { keysOf } from '@ganita/print/report/request/wantedPages.js';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { costOfRequest } from 'ganita/api/answerTo.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import { REPORT_PAGES } from 'ganita/api/report/templates.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { NatalContext } from 'ganita/calculations/natal/context.js';
import type { SectionRow } from 'ganita/calculations/natal/sectionTable.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GOLDEN_BIRTHS } from '../../packages/ganita/tests/presets/births.js';
import { sharedDeclarations } from '../../tools/types/packageDeclarations.js';

/** What a new section needs: a function that computes and a row, a section object and a row. */
const { elongationDeg } = vi.hoisted(() => ({
  elongationDeg: ({ sky: { grahas } }: NatalContext): number =>
    (grahas.Moon.longitudeDeg - grahas.Sun.longitudeDeg + 360) % 360,
}));

vi.mock('ganita/calculations/natal/sectionTable.js', async (original) => {
  const { SECTIONS } = await original<typeof import('ganita/calculations/natal/sectionTable.js')>();
  return {
    SECTIONS: {
      ...SECTIONS,
      made_up_elongation: { compute: elongationDeg, reads: ['positions'] } satisfies SectionRow,
      made_up_extension: { compute: elongationDeg, reads: ['positions'], extension: true } satisfies SectionRow,
    },
  };
});

vi.mock('ganita/api/horoscope/sections.js', async (original) => {
  const { section } = await import('ganita/api/horoscope/section.js');
  const { Type } = await import('typebox');
  return {
    ...(await original<typeof import('ganita/api/horoscope/sections.js')>()),
    made_up_elongation: section({ schema: Type.Integer({ minimum: 0 }), record: (value: number) => Math.floor(value) }),
    made_up_extension: section({
      schema: Type.Object({ degrees: Type.Integer() }),
      record: (degrees: number) => ({ degrees: Math.floor(degrees) }),
    }),
  };
});

type Fields = Readonly<Record<string, unknown>>;
type Schema = { readonly [keyword: string]: Schema } & { readonly enum?: readonly string[] };

const BIRTH = GOLDEN_BIRTHS.b01 as Fields;
/** b01 has the Sun in 231.3° and the Moon in 187.0°. */
const ELONGATION = 315;

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const documentedSchemas = () => openApiDocument({}).components.schemas as Readonly<Record<string, Schema>>;

const chart = (fields: Fields): Fields => answer('natalChart', { ...BIRTH, ...fields }, ports) as unknown as Fields;

describe('a row of what computes a section and a row of its wire form', () => {
  const KEY = 'made_up_elongation';

  it('are a key of the horoscope, in the place of its row', () => {
    expect(chart({ sections: [KEY] }).horoscope).toEqual({ [KEY]: ELONGATION });
    const all = Object.keys(chart({ dasha_systems: [] }).horoscope as Fields);
    expect([all.length, all.at(-2), all.at(-1)]).toEqual([32, 'longevity_prediction', KEY]);
  });

  it('are in the list of what a request may name', () => {
    expect(() => chart({ sections: ['nothing'] })).toThrow(
      new RegExp(`^sections\\.0 must be one of calendar_info, .*, ${KEY}, made_up_extension$`),
    );
  });

  it('are in OpenAPI, in the request and in the answer', () => {
    const { ChartOptions, SectionKey, HoroscopeRecord } = documentedSchemas();
    expect(ChartOptions?.properties?.sections?.items).toEqual({ $ref: '#/components/schemas/SectionKey' });
    expect(SectionKey?.enum?.slice(-2)).toEqual([KEY, 'made_up_extension']);
    expect(HoroscopeRecord?.properties?.[KEY]).toEqual({ type: 'integer', minimum: 0 });
  });

  it('are in the types of the library', () => {
    const text = sharedDeclarations();
    expect(text).toMatch(new RegExp(`export type SectionKey =[^;]* \\| "${KEY}"`));
    expect(text).toMatch(new RegExp(`export interface HoroscopeRecord \\{[^}]*  readonly ${KEY}\\?: number;`));
  });

  it('are compared, and charged as most keys are', () => {
    const rules = { first_rules: {}, second_rules: { node_type: 'true' } };
    const compared = answer('horoscopeCompare', { ...BIRTH, ...rules, sections: [KEY] }, ports) as unknown as {
      readonly compare: { readonly totals: { readonly by_key: Fields } };
    };
    expect(compared.compare.totals.by_key).toEqual({ [KEY]: { values: 1, different: 0 } });
    const endpoint = calculationRow('natalChart');
    const cost = (sections: readonly string[]) =>
      costOfRequest(endpoint, endpoint.calculation.check({ ...BIRTH, sections }, ports));
    expect(cost([KEY])).toBe(cost(['julian_day']));
  });

  it('are on no page of the report until a page shows them', () => {
    expect(keysOf(REPORT_PAGES)).not.toContain(KEY);
  });
});

describe('a row of an extension', () => {
  const KEY = 'made_up_extension';

  it('is answered in the horoscope where the request names it', () => {
    const horoscope = chart({ sections: ['julian_day', KEY] }).horoscope as Fields;
    expect([Object.keys(horoscope), horoscope[KEY]]).toEqual([['julian_day', KEY], { degrees: ELONGATION }]);
  });

  it('is in no answer to a request that names no sections', () => {
    const whole = chart({ dasha_systems: [] });
    expect([KEY in whole, KEY in (whole.horoscope as Fields)]).toEqual([false, false]);
  });

  it('is in the horoscope in OpenAPI and in the types of the library', () => {
    const { HoroscopeRecord } = documentedSchemas();
    expect(Object.keys(HoroscopeRecord?.properties as object)).toContain(KEY);
    expect(HoroscopeRecord?.required ?? []).not.toContain(KEY);
    expect(sharedDeclarations()).toMatch(new RegExp(`export interface HoroscopeRecord \\{[^}]*  readonly ${KEY}\\?: `));
  });
});
