import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasItsSum, recordSum, recordSums } from '../../../../tools/data/sums.mjs';
import { DamagedData } from './damagedData.js';
import { checkFiles, readChecked } from './dataFiles.js';
import { dataFile } from './packageFolder.js';
import { checkPlacesFile } from './placeIndex/placeIndex.js';
import { loadSwissModule } from './swissEphemeris/module.js';
import { checkZoneMap } from './zoneHistory/zoneHistoryAdapter.js';

const DATA = dataFile('');

describe('a file of data', () => {
  let folder = '';
  const path = (name: string): string => join(folder, name);
  const url = (name: string): URL => pathToFileURL(path(name));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ganita-sums-'));
    writeFileSync(path('a.bin'), 'some data');
    recordSum(path('a.bin'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is read when it is the one that was recorded', () => {
    expect(readChecked(url('a.bin'), 'repair it').toString()).toBe('some data');
    expect(readFileSync(path('a.bin.sha256'), 'utf8')).toBe(
      '1307990e6ba5ca145eb35e99182a9bec46531bc54ddf656a602c780fa0240dee  a.bin\n',
    );
  });

  it.each([
    ['changed', () => writeFileSync(path('a.bin'), 'some dats')],
    ['cut short', () => writeFileSync(path('a.bin'), 'some dat')],
    ['of no recorded sum', () => writeFileSync(path('a.bin.sha256'), '\n')],
  ])('is not read when it is %s', (_, spoil) => {
    expect(hasItsSum(path('a.bin'))).toBe(true);
    spoil();
    // What makes it makes it again.
    expect(hasItsSum(path('a.bin'))).toBe(false);
    expect(() => readChecked(url('a.bin'), 'repair it')).toThrow(DamagedData);
    expect(() => readChecked(url('a.bin'), 'repair it')).toThrow(/a\.bin is damaged .*: repair it$/);
  });

  it('is named when it or its sum is missing', () => {
    rmSync(path('a.bin'));
    expect(() => readChecked(url('a.bin'), 'repair it')).toThrow(/a\.bin is missing: repair it$/);
    rmSync(path('a.bin.sha256'));
    expect(() => readChecked(url('a.bin'), 'repair it')).toThrow(/a\.bin\.sha256 is missing: repair it$/);
  });

  it('is checked with others of its folder, whatever its size', () => {
    writeFileSync(path('b.bin'), Buffer.alloc(3_000_000, 7));
    recordSums(path('both.sha256'), folder, ['a.bin', 'b.bin'], 'two files');
    const check = () =>
      checkFiles({
        sums: url('both.sha256'),
        folder: pathToFileURL(`${folder}/`),
        names: ['a.bin', 'b.bin'],
        remedy: 'repair it',
      });
    expect(check).not.toThrow();
    writeFileSync(path('b.bin'), Buffer.alloc(3_000_000, 7).fill(8, 2_999_999));
    expect(check).toThrow(/b\.bin is damaged/);
    rmSync(path('b.bin'));
    expect(check).toThrow(/b\.bin is missing/);
    recordSums(path('both.sha256'), folder, ['a.bin'], 'one file');
    expect(check).toThrow(/both\.sha256 is damaged \(it has no sum of b\.bin\): repair it$/);
    writeFileSync(path('both.sha256'), '');
    expect(check).toThrow(/both\.sha256 is damaged/);
  });
});

describe('the recorded sums', () => {
  it.each(['swisseph-wasm', 'geo-tz'])('of %s are those of the version in the lock file', (name) => {
    const lock = JSON.parse(readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8'));
    const [heading, ...sums] = readFileSync(new URL(`${name}.sha256`, DATA), 'utf8')
      .trim()
      .split('\n');
    expect(heading).toBe(`# ${name} ${lock.packages[`node_modules/${name}`].version}`);
    expect(sums.length).toBeGreaterThan(1);
  });

  it('go with the files of this folder and of the packages', async () => {
    expect(() => readChecked(new URL('zoneHistory.bin', DATA), '')).not.toThrow();
    expect(checkPlacesFile).not.toThrow();
    expect(checkZoneMap).not.toThrow();
    await expect(loadSwissModule()).resolves.toBeDefined();
  });
});
