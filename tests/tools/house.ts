import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** A small house of packages in a folder of its own. */
export interface House {
  readonly root: string;
  put(path: string, text: string): void;
  read(path: string): string;
  has(path: string): boolean;
  remove(): void;
}

/** A house with a service, whose other files are given by their paths. */
export function houseWith(files: Readonly<Record<string, string>>): House {
  const root = mkdtempSync(join(tmpdir(), 'ganita-house-'));
  const at = (path: string): string => join(root, path);
  const house: House = {
    root,
    put(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    },
    read: (path) => readFileSync(at(path), 'utf8'),
    has: (path) => existsSync(at(path)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  house.put('package-lock.json', '{}');
  house.put('packages/service/package.json', '{ "name": "@ganita/service", "type": "module" }');
  for (const [path, text] of Object.entries(files)) house.put(path, text);
  symlinkSync(MODULES, at('node_modules'));
  return house;
}
