import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ZonePeriod } from '@ganita/core/time/zoneHistory.js';
import { describe, expect, it } from 'vitest';
import { recordSum } from '../../../../../tools/data/sums.mjs';
import { parseTzif, withAdvancedClocks, zonePeriodAt } from './tzif.js';
import { openZoneBundle, ZONE_BUNDLE_FILE } from './zoneHistoryAdapter.js';

/** A TZif file of version 2: changes at 1000 and 2000, offsets 0, 3600 (dst), 7200, and a footer. */
function tzif({ version = 0x32, leaps = 0, footer = '\nTWO-2\n', names = 'ABC\0ONE\0TWO\0' } = {}): Uint8Array {
  const header = (counts: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(44);
    bytes.write('TZif', 'latin1');
    bytes.writeUInt8(version, 4);
    for (const [n, count] of counts.entries()) bytes.writeUInt32BE(count, 20 + 4 * n);
    return bytes;
  };
  const times = Buffer.alloc(16);
  times.writeBigInt64BE(1000n, 0);
  times.writeBigInt64BE(2000n, 8);
  const types = Buffer.alloc(18);
  for (const [n, offset] of [0, 3600, 7200].entries()) types.writeInt32BE(offset, 6 * n);
  types.writeUInt8(1, 10);
  types.writeUInt8(4, 11);
  types.writeUInt8(8, 17);
  return Buffer.concat([
    header([0, 0, 0, 0, 0, 0]),
    header([0, 0, leaps, 2, 3, 12]),
    times,
    Buffer.from([1, 2]),
    types,
    Buffer.from(names, 'latin1'),
    Buffer.alloc(12 * leaps),
    Buffer.from(footer, 'latin1'),
  ]);
}

describe('a TZif file', () => {
  const zone = parseTzif(tzif());

  it('gives the period of every moment, its beginning included', () => {
    const seen = [-1e12, 999, 1000, 1999, 2000, 1e12].map((at) => zonePeriodAt(zone, at).abbreviation);
    expect(seen).toEqual(['ABC', 'ABC', 'ONE', 'ONE', 'TWO', 'TWO']);
    expect(zonePeriodAt(zone, 1500)).toEqual({
      startUnix: 1000,
      endUnix: 2000,
      offsetSeconds: 3600,
      isDst: true,
      abbreviation: 'ONE',
    });
    expect(zonePeriodAt(zone, 1e12)).toMatchObject({ startUnix: 2000, endUnix: Infinity, offsetSeconds: 7200 });
  });

  it('keeps its last period without end if it has no rule', () => {
    const open = parseTzif(tzif({ footer: '\n\n' }));
    expect(open.rule).toBeNull();
    expect(zonePeriodAt(open, 1e12)).toMatchObject({ startUnix: 2000, endUnix: Infinity, abbreviation: 'TWO' });
  });

  it('is rejected when it is something else, too old, counts leap seconds or has a name without an end', () => {
    expect(() => parseTzif(new Uint8Array(100))).toThrow('not a TZif file');
    expect(() => parseTzif(tzif({ version: 0 }))).toThrow('version 1');
    expect(() => parseTzif(tzif({ leaps: 1 }))).toThrow('leap seconds');
    expect(() => parseTzif(tzif({ names: 'ABC\0ONE\0TWO!' }))).toThrow('names do not end');
    expect(() => parseTzif(tzif({ footer: '\nnonsense\n' }))).toThrow('not a POSIX time zone rule');
  });
});

describe('the bundle', () => {
  it('is rejected when it is not one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-zones-'));
    const file = join(folder, 'other.bin');
    writeFileSync(file, Buffer.concat([Buffer.from([2, 0, 0, 0]), Buffer.from('{}')]));
    recordSum(file);
    expect(() => openZoneBundle(pathToFileURL(file))).toThrow('not a zone history of this format');
    expect(() => openZoneBundle(new URL('none.bin', ZONE_BUNDLE_FILE))).toThrow('missing');
    rmSync(folder, { recursive: true });
  });

  it('parses a zone once', () => {
    const bundle = openZoneBundle();
    expect(bundle.zone('Asia/Kolkata')).toBe(bundle.zone('Asia/Kolkata'));
    expect(bundle.tzdataVersion).toMatch(/^20\d\d[a-z]$/);
    expect(readFileSync(ZONE_BUNDLE_FILE).length).toBeLessThan(500_000);
  });
});

describe('the flag of daylight saving time', () => {
  const DAY = 86_400;
  const periods = (
    rows: readonly (readonly [days: number, offset: number, isDst: boolean])[],
  ): readonly ZonePeriod[] => {
    let at = 0;
    return rows.map(([days, offsetSeconds, isDst]) => {
      const startUnix = at;
      at += days * DAY;
      return { startUnix, endUnix: at, offsetSeconds, isDst, abbreviation: 'X' };
    });
  };
  const flags = (rows: Parameters<typeof periods>[0]) => withAdvancedClocks(periods(rows)).map((p) => p.isDst);

  it('stays where the clock was advanced, also when by two steps', () => {
    expect(
      flags([
        [100, 0, false],
        [100, 3600, true],
        [100, 7200, true],
        [50, 3600, true],
        [100, 0, false],
      ]),
    ).toEqual([false, true, true, true, false]);
  });

  it('moves to the summer where a winter is marked', () => {
    expect(
      flags([
        [900, 3600, false],
        [150, 0, true],
        [210, 3600, false],
        [150, 0, true],
        [210, 3600, false],
      ]),
    ).toEqual([false, false, true, false, false]);
  });

  it('is not given to eleven months between two months that are marked', () => {
    expect(
      flags([
        [900, 3600, false],
        [30, 0, true],
        [330, 3600, false],
        [30, 0, true],
        [330, 3600, false],
      ]),
    ).toEqual([false, false, false, false, false]);
  });
});
