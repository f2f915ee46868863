import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from './brokenRules.js';

/** What each file of the wrong tree imports, by type or by value. `ok` files import nothing that is forbidden. */
const WRONG_TREE: Readonly<Record<string, string>> = {
  'core/angles/angles.ts': `import { thing } from '../zodiac/signs.js'; export const a = thing;`,
  'core/zodiac/signs.ts': `export const thing = 1; export type Thing = number;`,
  'core/ephemeris/ephemeris.ts': `export interface Ephemeris { readonly x: number }`,
  'core/search/search.ts': `import type { Sky } from '../sky/sky.js'; export type S = Sky;`,
  'core/sky/sky.ts': `import type { Ephemeris } from '../ephemeris/ephemeris.js'; export type Sky = Ephemeris;`,
  'core/yogas/yogas.ts': `import type { Ephemeris } from '../ephemeris/ephemeris.js'; export type Y = Ephemeris;`,
  'core/dashas/dashas.ts': `import { thing } from '../zodiac/signs.js'; import type { Sky } from '../sky/sky.js';
     export const d = (sky: Sky) => [sky, thing];`,
  'core/dashas/words.ts': `import { words } from '../../i18n/words.js'; export const w = words;`,
  'core/dashas/shape.ts': `import type { Answer } from '../../api/answer.js'; export type D = Answer;`,
  'core/dashas/files.ts': `import { readFileSync } from 'node:fs'; export const f = readFileSync;`,
  'core/dashas/ring.ts': `import { other } from './ringOther.js'; export const ring = () => other;`,
  'core/dashas/ringOther.ts': `import { ring } from './ring.js'; export const other = () => ring;`,
  'core/dashas/guessing.ts': `import { g } from '../guesses/guesses.js'; export const d = g;`,
  'core/dashas/lost.ts': `import { lost } from './nowhere.js'; export const l = lost;`,
  'core/dashas/dashas.test.ts': `import { main } from '../../server/main.js'; export const t = main;`,
  'core/dashas/leaning.ts': `import { t } from './dashas.test.js'; export const l = t;`,
  'core/guesses/guesses.ts': `import { thing } from '../zodiac/signs.js'; export const g = thing;`,
  'i18n/words.ts': `export const words = {};`,
  'calculations/table.ts': `import { swiss } from '../adapters/swissEphemeris/swiss.js'; export const c = swiss;`,
  'api/answer.ts': `import { main } from '../server/main.js'; export type Answer = typeof main;`,
  'adapters/swissEphemeris/swiss.ts': `import { answer } from '../placeIndex/places.js';
     import type { Ephemeris } from '../../core/ephemeris/ephemeris.js'; export const swiss = (e: Ephemeris) => [e, answer];`,
  'adapters/placeIndex/places.ts': `import { words } from '../../i18n/words.js'; export const answer = words;`,
  'server/main.ts': `import { swiss } from '../adapters/swissEphemeris/swiss.js';
     import { command } from '../cli/main.js'; export const main = [swiss, command];`,
  'cli/main.ts': `export const command = 1;`,
  'index.ts': `export { swiss } from './adapters/swissEphemeris/swiss.js';`,
};

const MUST_FAIL = [
  'order-core-angles: packages/core/src/angles/angles.ts -> packages/core/src/zodiac/signs.ts',
  'order-core-search: src/core/search/search.ts -> packages/core/src/sky/sky.ts',
  'ephemeris-port: packages/core/src/yogas/yogas.ts -> packages/core/src/ephemeris/ephemeris.ts',
  'order-core-dashas: src/core/dashas/words.ts -> packages/words/src/words.ts',
  'core-stays-inside: src/core/dashas/words.ts -> packages/words/src/words.ts',
  'core-is-pure: src/core/dashas/words.ts -> packages/words/src/words.ts',
  'core-stays-inside: src/core/dashas/shape.ts -> packages/ganita/src/api/answer.ts',
  'core-is-pure: src/core/dashas/files.ts -> fs',
  'core-no-node: src/core/dashas/files.ts -> fs',
  'no-cycles: src/core/dashas/ring.ts -> src/core/dashas/ringOther.ts',
  'resolvable: src/core/dashas/lost.ts -> ./nowhere.js',
  'no-import-of-tests: src/core/dashas/leaning.ts -> packages/core/src/dashas/dashas.test.ts',
  'known-folder: src/core/guesses/guesses.ts -> packages/core/src/zodiac/signs.ts',
  'known-folder-imported: src/core/dashas/guessing.ts -> src/core/guesses/guesses.ts',
  'adapter-chosen-by-roots: src/calculations/table.ts -> src/adapters/swissEphemeris/swiss.ts',
  'order-api: packages/ganita/src/api/answer.ts -> packages/service/src/server/main.ts',
  'adapter-apart: src/adapters/swissEphemeris/swiss.ts -> src/adapters/placeIndex/places.ts',
  'adapter-imports: src/adapters/placeIndex/places.ts -> packages/words/src/words.ts',
  'order-server: packages/service/src/server/main.ts -> packages/service/src/cli/main.ts',
];

const MAY_PASS = [
  'packages/core/src/sky/sky.ts -> packages/core/src/ephemeris/ephemeris.ts',
  'src/core/dashas/dashas.ts -> packages/core/src/zodiac/signs.ts',
  'src/core/dashas/dashas.ts -> packages/core/src/sky/sky.ts',
  'packages/core/src/dashas/dashas.test.ts -> packages/service/src/server/main.ts',
  'src/adapters/swissEphemeris/swiss.ts -> packages/core/src/ephemeris/ephemeris.ts',
  'packages/service/src/server/main.ts -> src/adapters/swissEphemeris/swiss.ts',
  'packages/ganita/src/index.ts -> src/adapters/swissEphemeris/swiss.ts',
];

describe('the way imports point', () => {
  let folder = '';
  let broken: readonly string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ganita-arrows-'));
    for (const [path, text] of Object.entries(WRONG_TREE)) {
      const file = join(folder, 'src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    broken = await brokenRules(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(MUST_FAIL)('fails on %s', (expected) => {
    expect(broken).toContain(expected);
  });

  it.each(MAY_PASS)('lets %s pass', (edge) => {
    expect(broken.filter((line) => line.endsWith(`: ${edge}`))).toEqual([]);
  });
});
