/**
 * `writeTypes.ts`: writes the declarations of the packages `ganita` and `@ganita/client` from the schemas of the calculations, the
 * client's own as the compiler has written them (`npm run types`).
 */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ganitaDeclarations, sharedDeclarations } from './packageDeclarations.js';

const packages = join(import.meta.dirname, '..', '..', 'packages');
const folderOf = (name: string): string => {
  const folder = join(packages, name, 'types');
  mkdirSync(folder, { recursive: true });
  return folder;
};

const client = folderOf('client');
const compiled = join(packages, 'client', 'dist');
for (const name of readdirSync(compiled)) {
  if (name.endsWith('.d.ts')) copyFileSync(join(compiled, name), join(client, name));
}
writeFileSync(join(client, 'wire.d.ts'), sharedDeclarations());
writeFileSync(join(folderOf('ganita'), 'index.d.ts'), ganitaDeclarations());
