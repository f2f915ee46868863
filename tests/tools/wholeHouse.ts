import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What a copy needs of a package: the index of places is a link. */
const COPIED = ['bin', 'data', 'entries', 'languages', 'package.json', 'src', 'tsconfig.json', 'types'];
const TOP = ['docs', 'package-lock.json', 'package.json', 'tsconfig.base.json', 'tsconfig.json'];

/** A copy of this house, not built; packages of others are links. */
export function copyHouse(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'ganita-whole-'));
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@ganita'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!/^@?ganita$/.test(name)) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const path of TOP) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const [from, to] = [join(ROOT, 'packages', name), join(root, 'packages', name)];
    const inside = readdirSync(from);
    mkdirSync(to, { recursive: true });
    for (const path of name === 'places' ? inside : COPIED.filter((one) => inside.includes(one)))
      if (path === 'places.bin') symlinkSync(join(from, path), join(to, path));
      else cpSync(join(from, path), join(to, path), { recursive: true });
    symlinkSync(to, name === 'ganita' ? join(modules, name) : join(modules, '@ganita', name));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
