import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTRY_LIST } from 'ganita/adapters/placeIndex/placesOfCountries.js';
import { ZONE_GRID } from 'ganita/adapters/zoneHistory/givenZoneMap.js';
import { expect, it } from 'vitest';
import { type BuiltFile, buildBrowser, weighed } from '../../tools/browser/buildBrowser.js';
import { mapFile } from '../../tools/browser/mapFiles.js';

const MAX_BYTES = 2_700_000;
/** What the app fetches in English before it has used a place: the pages are in its program. */
const MAX_APP_BYTES = 2_500_000;
/** Everything but the other languages: what is fetched before the first answer. */
const MAX_FIRST_BYTES = 2_300_000;

it('the files of the library for a browser weigh little over the wire', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-browser-'));
  const sizes = await weighed(await buildBrowser(folder));
  rmSync(folder, { recursive: true });
  const map = [ZONE_GRID, COUNTRY_LIST].map((name): [string, Uint8Array] => [name, mapFile(name)]);
  const sum = (of: readonly BuiltFile[]): number => of.reduce((bytes, { brotliBytes }) => bytes + brotliBytes, 0);
  const without = (pattern: RegExp): readonly BuiltFile[] => sizes.filter(({ name }) => !pattern.test(name));
  expect(sum(without(/^words|^licenses|^worker|^map/))).toBeLessThan(MAX_FIRST_BYTES);
  expect(sum(without(/^worker/))).toBeLessThan(MAX_BYTES);
  expect(sum([...without(/^words|^licenses|^ganita|^map/), ...(await weighed(new Map(map)))])).toBeLessThan(
    MAX_APP_BYTES,
  );
});
