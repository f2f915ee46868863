/**
 * `writeTypes.ts FILE`: writes the declarations of the package from the schemas of the calculations, and beside them, in
 * `client/`, those of the client as the compiler has written them for `dist/client`, with the types of this file.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageDeclarations } from './packageDeclarations.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file to write');

const folder = dirname(file);
const compiled = join(folder, '..', 'client');
mkdirSync(join(folder, 'client'), { recursive: true });
writeFileSync(file, packageDeclarations());
for (const name of readdirSync(compiled)) {
  if (!name.endsWith('.d.ts') || name === 'wire.d.ts') continue;
  const text = readFileSync(join(compiled, name), 'utf8');
  writeFileSync(
    join(folder, 'client', name),
    text.replaceAll("'./wire.js'", `'../${basename(file).replace(/\.d\.ts$/, '.js')}'`),
  );
}
