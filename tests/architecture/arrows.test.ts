import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from './brokenRules.js';

/** What each file of the wrong tree imports, by type or by value. `ok` files import nothing that is forbidden. */
const WRONG_TREE: Readonly<Record<string, string>> = {
  'calendars/src/gregorian.ts': `export const day = 1;`,
  'calendars/src/leaning.ts': `import type { Thing } from '../../core/src/zodiac/signs.js'; export type L = Thing;`,
  'calendars/src/files.ts': `import { readFileSync } from 'node:fs'; export const f = readFileSync;`,
  'core/src/time/days.ts': `import { day } from '../../../calendars/src/gregorian.js'; export const d = day;`,
  'core/src/angles/angles.ts': `import { thing } from '../zodiac/signs.js'; export const a = thing;`,
  'core/src/zodiac/signs.ts': `export const thing = 1; export type Thing = number;`,
  'core/src/ephemeris/ephemeris.ts': `export interface Ephemeris { readonly x: number }`,
  'core/src/search/search.ts': `import type { Sky } from '../sky/sky.js'; export type S = Sky;`,
  'core/src/sky/sky.ts': `import type { Ephemeris } from '../ephemeris/ephemeris.js'; export type Sky = Ephemeris;`,
  'core/src/yogas/yogas.ts': `import type { Ephemeris } from '../ephemeris/ephemeris.js'; export type Y = Ephemeris;`,
  'core/src/dashas/dashas.ts': `import { thing } from '../zodiac/signs.js'; import type { Sky } from '../sky/sky.js';
     export const d = (sky: Sky) => [sky, thing];`,
  'core/src/dashas/words.ts': `import { words } from '../../../words/src/words.js'; export const w = words;`,
  'core/src/dashas/shape.ts': `import type { Answer } from '../../../ganita/src/api/answer.js'; export type D = Answer;`,
  'core/src/dashas/files.ts': `import { readFileSync } from 'node:fs'; export const f = readFileSync;`,
  'core/src/dashas/ring.ts': `import { other } from './ringOther.js'; export const ring = () => other;`,
  'core/src/dashas/ringOther.ts': `import { ring } from './ring.js'; export const other = () => ring;`,
  'core/src/dashas/guessing.ts': `import { g } from '../guesses/guesses.js'; export const d = g;`,
  'core/src/dashas/lost.ts': `import { lost } from './nowhere.js'; export const l = lost;`,
  'core/src/dashas/dashas.test.ts': `import { main } from '../../../service/src/server/main.js'; export const t = main;`,
  'core/src/dashas/leaning.ts': `import { t } from './dashas.test.js'; export const l = t;`,
  'core/src/guesses/guesses.ts': `import { thing } from '../zodiac/signs.js'; export const g = thing;`,
  'words/src/words.ts': `export const words = {};`,
  'ganita/src/calculations/table.ts': `import { swiss } from '../adapters/swissEphemeris/swiss.js'; export const c = swiss;`,
  'ganita/src/api/answer.ts': `import { main } from '../../../service/src/server/main.js'; export type Answer = typeof main;`,
  'ganita/src/adapters/swissEphemeris/swiss.ts': `import { answer } from '../placeIndex/places.js';
     import type { Ephemeris } from '../../../../core/src/ephemeris/ephemeris.js';
     export const swiss = (e: Ephemeris) => [e, answer];`,
  'ganita/src/adapters/placeIndex/places.ts': `import { words } from '../../../../words/src/words.js'; export const answer = words;`,
  'ganita/src/index.ts': `export { swiss } from './adapters/swissEphemeris/swiss.js';`,
  'service/src/server/main.ts': `import { swiss } from '../../../ganita/src/adapters/swissEphemeris/swiss.js';
     import { command } from '../cli/main.js'; export const main = [swiss, command];`,
  'service/src/cli/main.ts': `export const command = 1;`,
};

const CORE = 'packages/core/src';
const ENGINE = 'packages/ganita/src';
const SERVICE = 'packages/service/src';

const MUST_FAIL = [
  `calendars-alone: packages/calendars/src/leaning.ts -> ${CORE}/zodiac/signs.ts`,
  `package-calendars: packages/calendars/src/leaning.ts -> ${CORE}/zodiac/signs.ts`,
  `calendars-alone: packages/calendars/src/files.ts -> fs`,
  `order-core-angles: ${CORE}/angles/angles.ts -> ${CORE}/zodiac/signs.ts`,
  `order-core-search: ${CORE}/search/search.ts -> ${CORE}/sky/sky.ts`,
  `ephemeris-port: ${CORE}/yogas/yogas.ts -> ${CORE}/ephemeris/ephemeris.ts`,
  `package-core: ${CORE}/dashas/words.ts -> packages/words/src/words.ts`,
  `core-stays-inside: ${CORE}/dashas/words.ts -> packages/words/src/words.ts`,
  `core-is-pure: ${CORE}/dashas/words.ts -> packages/words/src/words.ts`,
  `core-stays-inside: ${CORE}/dashas/shape.ts -> ${ENGINE}/api/answer.ts`,
  `core-is-pure: ${CORE}/dashas/files.ts -> fs`,
  `core-no-node: ${CORE}/dashas/files.ts -> fs`,
  `no-cycles: ${CORE}/dashas/ring.ts -> ${CORE}/dashas/ringOther.ts`,
  `resolvable: ${CORE}/dashas/lost.ts -> ./nowhere.js`,
  `no-import-of-tests: ${CORE}/dashas/leaning.ts -> ${CORE}/dashas/dashas.test.ts`,
  `known-room: ${CORE}/guesses/guesses.ts -> ${CORE}/zodiac/signs.ts`,
  `known-room-imported: ${CORE}/dashas/guessing.ts -> ${CORE}/guesses/guesses.ts`,
  `adapter-chosen-by-roots: ${ENGINE}/calculations/table.ts -> ${ENGINE}/adapters/swissEphemeris/swiss.ts`,
  `package-ganita: ${ENGINE}/api/answer.ts -> ${SERVICE}/server/main.ts`,
  `adapter-apart: ${ENGINE}/adapters/swissEphemeris/swiss.ts -> ${ENGINE}/adapters/placeIndex/places.ts`,
  `adapter-imports: ${ENGINE}/adapters/placeIndex/places.ts -> packages/words/src/words.ts`,
  `order-service-server: ${SERVICE}/server/main.ts -> ${SERVICE}/cli/main.ts`,
];

const MAY_PASS = [
  `${CORE}/time/days.ts -> packages/calendars/src/gregorian.ts`,
  `${CORE}/sky/sky.ts -> ${CORE}/ephemeris/ephemeris.ts`,
  `${CORE}/dashas/dashas.ts -> ${CORE}/zodiac/signs.ts`,
  `${CORE}/dashas/dashas.ts -> ${CORE}/sky/sky.ts`,
  `${CORE}/dashas/dashas.test.ts -> ${SERVICE}/server/main.ts`,
  `${ENGINE}/adapters/swissEphemeris/swiss.ts -> ${CORE}/ephemeris/ephemeris.ts`,
  `${SERVICE}/server/main.ts -> ${ENGINE}/adapters/swissEphemeris/swiss.ts`,
  `${ENGINE}/index.ts -> ${ENGINE}/adapters/swissEphemeris/swiss.ts`,
];

describe('the way imports point', () => {
  let folder = '';
  let broken: readonly string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ganita-arrows-'));
    for (const [path, text] of Object.entries(WRONG_TREE)) {
      const file = join(folder, 'packages', path);
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
