import { declarations } from './declarations.js';
import { docComment } from './docComment.js';
import { pascalCase } from './jsonSchema.js';

/** A calculation as a user of the library sees it. */
export interface TypedCalculation {
  readonly name: string;
  readonly summary: string;
  readonly request: object;
  readonly response: object;
}

const ERRORS = `/** The structure of a request is wrong: a field is missing or has the wrong JSON type (HTTP 422). */
export declare class StructureError extends Error {
  readonly field: string;
  constructor(field: string, message: string);
}

export type DomainErrorCode =
  | 'invalid_input'
  | 'outside_ephemeris'
  | 'ephemeris_substituted'
  | 'ephemeris_missing'
  | 'no_convergence'
  | 'not_defined';

/** A value is out of range, or the calculation is not possible (HTTP 400). */
export declare class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** The field of the request, where there is one. */
  readonly field: string | null;
  readonly value: unknown;
  constructor(code: DomainErrorCode, message: string, details?: { field?: string; value?: unknown });
}
`;

/**
 * The declarations of the package `ganita`: requests and responses of all calculations, and what opens the library. The text
 * imports nothing, so that a project that uses it reads one file.
 */
export function libraryDeclarations(calculations: readonly TypedCalculation[]): string {
  const typeNames = (end: string) => calculations.map(({ name }) => `  readonly ${name}: ${pascalCase(name)}${end};\n`);
  const rows = calculations.map(({ summary }) => docComment({ description: summary }, '  '));
  const table = (lines: readonly string[]) => lines.map((line, at) => `${rows[at]}${line}`).join('');
  const types = calculations.flatMap(({ name, request, response }) => [
    { name: `${pascalCase(name)}Request`, schema: request },
    { name: `${pascalCase(name)}Response`, schema: response },
  ]);
  return `/* Generated from the schemas of requests and responses by tools/types. */

/** The request of each calculation. */
export interface Requests {
${table(typeNames('Request'))}}

/** The response of each calculation. */
export interface Responses {
${table(typeNames('Response'))}}

export type CalculationName = keyof Requests;

/** The library: the same checks and the same answers as over HTTP. */
export interface Ganita {
  /** Check and answer a request. Errors: StructureError, DomainError. */
  answer<Name extends CalculationName>(calculation: Name, body: Requests[Name]): Responses[Name];
}

/** Open the library with an ephemeris of its own. */
export declare function openGanita(): Promise<Ganita>;

${ERRORS}
${declarations(types)}`;
}
