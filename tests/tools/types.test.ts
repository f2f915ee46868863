import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { calculationsOf, ENDPOINTS } from '../../src/api/endpoints.js';
import { declarations } from '../../tools/types/declarations.js';
import { libraryDeclarations } from '../../tools/types/library.js';

const one = (schema: object): string => declarations([{ name: 'ChartResponse', schema }]);

/** What the compiler says of declarations and a program that uses them, in a strict project without skipLibCheck. */
function messagesOf(text: string, program: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-types-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'types.d.ts'), text);
  writeFileSync(join(folder, 'program.ts'), program);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    lib: ['lib.es2023.d.ts'],
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const compiled = ts.createProgram([join(folder, 'program.ts')], options);
  const messages = ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  rmSync(folder, { recursive: true });
  return messages;
}

describe('declarations of a schema', () => {
  it('write fields with their description, bounds and default, and leave optional ones open', () => {
    const schema = Type.Object({
      longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'degrees' }),
      'D-1_rasi': Type.Optional(Type.Integer({ default: 1 })),
    });
    expect(one(schema)).toBe(`export interface ChartResponse {
  /** degrees. 0 to 360, 360 excluded. */
  readonly longitude: number;
  /** Default: 1. */
  readonly "D-1_rasi"?: number;
}
`);
  });

  it('write unions of literals, null and lists', () => {
    const schema = Type.Object({
      node: Type.Union([Type.Literal('mean'), Type.Literal('true')]),
      at: Type.Union([Type.String(), Type.Null()]),
      zone: Type.Unsafe({ type: ['string', 'null'] }),
      kinds: Type.Array(Type.Unsafe({ type: 'string', enum: ['a', 'b'] })),
      pair: Type.Tuple([Type.Number(), Type.String()]),
    });
    const text = one(schema);
    expect(text).toContain('readonly node: "mean" | "true";');
    expect(text).toContain('readonly at: string | null;');
    expect(text).toContain('readonly zone: string | null;');
    expect(text).toContain('readonly kinds: readonly ("a" | "b")[];');
    expect(text).toContain('readonly pair: readonly [number, string];');
  });

  it('give a long union, and each object inside, a name of its own, once for each shape', () => {
    const period = Type.Object({ lord: Type.String(), start: Type.String() });
    const id = Type.Unsafe({ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] });
    const text = one(Type.Object({ id, periods: Type.Array(period), first: period }));
    expect(text.match(/^export \w+ \w+/gm)).toEqual([
      'export interface ChartResponse',
      'export type ChartId',
      'export interface ChartPeriod',
    ]);
    expect(text).toContain('readonly periods: readonly ChartPeriod[];');
    expect(text).toContain('readonly first: ChartPeriod;');
  });

  it('take the name from the title of a schema', () => {
    const text = one(Type.Object({ sun: Type.Object({ sign: Type.String() }, { title: 'Planet' }) }));
    expect(text).toContain('readonly sun: Planet;');
    expect(text).toContain('export interface Planet {');
  });

  it('leave the name of a root type out where two share a shape', () => {
    const meta = Type.Object({ version: Type.String() });
    const text = declarations([
      { name: 'ChartResponse', schema: Type.Object({ meta }) },
      { name: 'MatchResponse', schema: Type.Object({ meta }) },
    ]);
    expect(text.match(/^export \w+ \w+/gm)?.at(-1)).toBe('export interface Meta');
  });

  it('write a map of its keys where many keys have the same type, and of any key where the keys are not known', () => {
    const body = Type.Object({ sign: Type.Integer() });
    const keys = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter'];
    const text = one(
      Type.Object({
        planets: Type.Object(Object.fromEntries(keys.map((key) => [key, body]))),
        any: Type.Record(Type.String(), Type.Number()),
      }),
    );
    expect(text).toContain('readonly planets: Readonly<Record<ChartPlanetKey, ChartPlanets>>;');
    expect(text).toContain('readonly any: Readonly<Record<string, number>>;');
  });

  it('end with an error where a type is unknown or two have one name', () => {
    expect(() => one({ type: 'object', properties: { a: { type: 'date' } } })).toThrow('no TypeScript type for "date"');
    const schema = Type.Object({ a: Type.Object({ b: Type.String() }, { title: 'ChartResponse' }) });
    expect(() => one(schema)).toThrow('two types have the name ChartResponse');
  });
});

describe('the declarations of the package', () => {
  const text = libraryDeclarations(
    calculationsOf(ENDPOINTS).map(([name, { summary, calculation, response }]) => ({
      name,
      summary,
      request: calculation.request,
      response,
    })),
  );
  const program = (body: string): string =>
    `import { openGanita, DomainError, type NatalChartResponse } from './types.js';\nconst ganita = await openGanita();\n${body}`;
  const birth = "{ date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, timezone: 5.5 }";

  it('compile in a strict project, import nothing, and type requests and responses', () => {
    expect(text).not.toMatch(/^import|import\(/m);
    const typed = program(`
const { horoscope }: NatalChartResponse = ganita.answer('natalChart', ${birth});
export const day: number | undefined = horoscope.julian_day;
export const isDomain = (error: unknown): boolean => error instanceof DomainError && error.code === 'invalid_input';
`);
    expect(messagesOf(text, typed)).toEqual([]);
  });

  it('reject a misspelt field and a wrong value', () => {
    const messages = messagesOf(
      text,
      program(`ganita.answer('natalChart', ${birth.replace('latitude', 'latitud')});
ganita.answer('panchangDay', { date: '2026-01-14', latitude: '13', longitude: 80, timezone: 5.5 });`),
    );
    expect(messages).toEqual([
      expect.stringContaining('latitud'),
      expect.stringContaining("'string' is not assignable"),
    ]);
  });
});
