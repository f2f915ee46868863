import { join } from 'node:path';
import { CALCULATION_NAMES } from 'ganita/api/endpoints.js';
import { expect, it } from 'vitest';
import { messagesOf } from './compiled.js';

const rows = (text: string): string => CALCULATION_NAMES.map((name) => `  ${name}: ${text},`).join('\n');

/**
 * A value of a declared type must have the type of the sources. The declarations may be narrower: where the sources have a
 * string, they can have a union of the values that the schema lists. Facts of evidence are wider in them: any text or number.
 */
const PROGRAM = `import type * as Written from './types/index.js';
import type * as Source from 'ganita';
import type { Fact } from '@ganita/core/facts/evidence.js';
type Loose<T> = T extends readonly Fact[] ? readonly (string | number)[] : T extends object ? { [K in keyof T]: Loose<T[K]> } : T;
type Fits<A, B> = [A] extends [B] ? true : false;
type Same<A, B> = [Fits<A, B>, Fits<B, A>];
export const requests: { readonly [N in Source.CalculationName]: Fits<Written.RequestOf<N>, Source.RequestOf<N>> } = {
${rows('true')}
};
export const responses: { readonly [N in Source.CalculationName]: Fits<Written.ResponseOf<N>, Loose<Source.ResponseOf<N>>> } = {
${rows('true')}
};
export const optional: {
  readonly [N in Source.CalculationName]: Same<
    undefined extends Parameters<Written.Ganita[N]>[0] ? 'optional' : 'required',
    undefined extends Parameters<Source.Ganita[N]>[0] ? 'optional' : 'required'
  >;
} = {
${rows('[true, true]')}
};
export const fields: { readonly [N in Source.CalculationName]: Same<keyof Written.RequestOf<N>, keyof Source.RequestOf<N>> } = {
${rows('[true, true]')}
};
export const names: Same<Written.CalculationName, Source.CalculationName> = [true, true];
export const methods: Same<keyof Written.Ganita, keyof Source.Ganita> = [true, true];
export const sections: Same<Written.SectionKey, Source.SectionKey> = [true, true];
export const keys: Same<keyof Written.HoroscopeRecord, keyof Source.HoroscopeRecord> = [true, true];
export const structure: Same<Written.StructureError, Source.StructureError> = [true, true];
export const domain: Same<Written.DomainError, Source.DomainError> = [true, true];
export const ephemeris: Same<ReturnType<typeof Written.openEphemeris>, ReturnType<typeof Source.openEphemeris>> = [true, true];
`;

it('the declarations of the package fit the types of the sources', () => {
  const root = join(import.meta.dirname, '..', '..');
  const settings = {
    skipLibCheck: true,
    resolveJsonModule: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  expect(messagesOf(PROGRAM, settings)).toEqual([]);
}, 300_000);
