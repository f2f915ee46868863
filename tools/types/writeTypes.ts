/** `writeTypes.ts FILE`: writes the declarations of the package from the schemas of the calculations. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CALCULATIONS } from '../../src/calculations/table.js';
import { libraryDeclarations } from './library.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file to write');

const calculations = Object.values(CALCULATIONS).map(({ name, summary, input, output }) => ({
  name,
  summary,
  request: input,
  response: output,
}));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, libraryDeclarations(calculations));
