import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const TOOL = fileURLToPath(new URL('../../tools/release/keepWhatRuns.mjs', import.meta.url));
const FONTS = 'node_modules/@expo-google-fonts/noto-sans';

const KEPT = [
  'packages/service/package.json',
  'packages/service/dist/server/main.js',
  'packages/service/dist/server/docsPage/page.html',
  'packages/ganita/data/zoneHistory.bin',
  'packages/service/docs/errors.md',
  'node_modules/geo-tz/data/timezones.geojson.geo.dat',
  `${FONTS}/400Regular/NotoSans_400Regular.ttf`,
  `${FONTS}/LICENSE_FONT`,
  'node_modules/with-licence/LICENSE.md',
  'node_modules/with-licence/index.js',
  'node_modules/without-licence/README.md',
  'node_modules/without-licence/test.js',
];
const REMOVED = [
  'packages/service/dist/server/main.js.map',
  'packages/service/dist/server/main.d.ts',
  'packages/pages/src/styles/2-base.css',
  'node_modules/geo-tz/data/timezones-1970.geojson.geo.dat',
  `${FONTS}/900Black/NotoSans_900Black.ttf`,
  `${FONTS}/400Regular/NotoSans_400Regular.ttf.png`,
  'node_modules/with-licence/README.md',
  'node_modules/with-licence/test/all.js',
  'node_modules/with-licence/index.d.ts',
];

describe('what the image keeps', () => {
  const root = mkdtempSync(join(tmpdir(), 'ganita-keep-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is what runs, and every licence', () => {
    for (const path of [...KEPT, ...REMOVED]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), 'x');
    }
    execFileSync(process.execPath, [TOOL, root], { stdio: 'ignore' });
    const left = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
    expect(left.sort()).toEqual([...KEPT].sort());
  });
});
