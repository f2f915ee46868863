/** `writeTypes.ts FILE`: writes the declarations of the package from the schemas of the calculations. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { packageDeclarations } from './packageDeclarations.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file to write');

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, packageDeclarations());
