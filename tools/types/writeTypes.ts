/** `writeTypes.ts FILE`: writes the declarations of the package from the schemas of the calculations. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { calculationsOf, ENDPOINTS } from '../../src/api/endpoints.js';
import { libraryDeclarations } from './library.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file to write');

const calculations = calculationsOf(ENDPOINTS).map(([name, { summary, calculation, response }]) => ({
  name,
  summary,
  request: calculation.request,
  response,
}));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, libraryDeclarations(calculations));
