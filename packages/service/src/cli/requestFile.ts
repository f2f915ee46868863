import { fstatSync, readFileSync } from 'node:fs';
import { parseJson, StructureError } from 'ganita/calculations/validation/parseJson.js';
import { WrongUsage } from './arguments.js';

/** Standard input, as a name of a file. */
export const STANDARD_INPUT = '-';
const INPUT = 0;

/**
 * Of the arguments without an option name, the file of the request, and those that fill a field. A command with such a field
 * takes a name that ends in `.json` as a file; one without takes any. Errors: WrongUsage.
 */
export function fileAmong(
  positionals: readonly string[],
  hasField: boolean,
): { readonly file: string | null; readonly rest: readonly string[] } {
  const isFile = (name: string): boolean => !hasField || name === STANDARD_INPUT || name.endsWith('.json');
  const files = positionals.filter(isFile);
  if (files.length > 1) throw new WrongUsage(`takes one file with a request; ${files[1]} is a second`);
  return { file: files[0] ?? null, rest: positionals.filter((name) => !isFile(name)) };
}

/**
 * Whether standard input is the request though no argument names it. Where nothing is given it is, if it comes from a file, or
 * from a pipe and the request has fields that are required. Beside options a file is read if they leave out such a field: a
 * loop that reads its lines from a file stays whole.
 */
export function inputIsRequest(isEmpty: boolean, lacksField: boolean): boolean {
  if (!isEmpty && !lacksField) return false;
  const input = fstatSync(INPUT);
  return input.isFile() || (isEmpty && lacksField && (input.isFIFO() || input.isSocket()));
}

/** The request in a file. Errors: StructureError, those of reading. */
export function requestIn(file: string): Readonly<Record<string, unknown>> {
  const name = file === STANDARD_INPUT ? 'request on standard input' : `request in ${file}`;
  const request = parseJson(readFileSync(file === STANDARD_INPUT ? INPUT : file), name);
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new StructureError('wrong_type', file, `the ${name} must be a JSON object`);
  return request as Readonly<Record<string, unknown>>;
}
