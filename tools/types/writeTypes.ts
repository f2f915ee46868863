/** Writes the declarations of the packages `ganita`, `@ganita/browser` and `@ganita/client` into their folders `types`, for a release. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_DECLARATIONS, ELEMENTS_DECLARATIONS, MAP_DECLARATIONS } from './browserDeclarations.js';
import { clientDeclarations } from './clientDeclarations.js';
import { ganitaDeclarations } from './packageDeclarations.js';

const packages = join(import.meta.dirname, '..', '..', 'packages');

function write(name: string, declarations: Readonly<Record<string, string>>): void {
  const folder = join(packages, name, 'types');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(declarations)) writeFileSync(join(folder, file), text);
}

write('client', clientDeclarations());
write('ganita', { 'index.d.ts': ganitaDeclarations() });
write('browser', {
  'index.d.ts': BROWSER_DECLARATIONS,
  'map.d.ts': MAP_DECLARATIONS,
  'elements.d.ts': ELEMENTS_DECLARATIONS,
});
