import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A copy of the built service, whose files may be damaged. */
export interface BuiltCopy {
  readonly main: string;
  /** Change one byte in the middle of a file. Returns what makes it whole again. */
  damage(path: string): () => void;
  /** Take all bytes out of a file. Returns what puts them back. */
  empty(path: string): () => void;
  /** Take a file away. Returns what puts it back. */
  lose(path: string): () => void;
  remove(): void;
}

/** What the programs of the service read of the packages of the house. */
const RUNNING = [
  'ganita/package.json',
  'ganita/data',
  'pages/package.json',
  'pages/dist',
  'places',
  'service/package.json',
  'service/data',
  'service/dist',
  'words/package.json',
  'words/languages',
];

/** Packages of others come as links, those named here as copies. */
export function copyBuilt(copiedPackages: readonly string[]): BuiltCopy {
  const root = mkdtempSync(join(tmpdir(), 'ganita-copy-'));
  const copy = (path: string): void => cpSync(join(ROOT, path), join(root, path), { recursive: true });
  for (const path of [...RUNNING.map((one) => `packages/${one}`), 'docs/errors.md']) copy(path);
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@ganita'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (copiedPackages.includes(name)) copy(`node_modules/${name}`);
    else if (!/^@?ganita$/.test(name)) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  symlinkSync(join(root, 'packages/ganita'), join(modules, 'ganita'));
  for (const name of ['pages', 'places', 'service', 'words'])
    symlinkSync(join(root, 'packages', name), join(modules, '@ganita', name));
  const whole = (path: string): readonly [file: string, bytes: Buffer, restore: () => void] => {
    const file = join(root, path);
    const bytes = readFileSync(file);
    return [file, bytes, () => writeFileSync(file, bytes)];
  };
  return {
    main: join(root, 'packages/service/dist/server/main.js'),
    damage(path) {
      const [file, bytes, restore] = whole(path);
      const spoilt = Buffer.from(bytes);
      spoilt.writeUInt8(spoilt.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
      writeFileSync(file, spoilt);
      return restore;
    },
    empty(path) {
      const [file, , restore] = whole(path);
      writeFileSync(file, '');
      return restore;
    },
    lose(path) {
      const [file, , restore] = whole(path);
      rmSync(file);
      return restore;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
