import { describe, expect, it } from 'vitest';
import {
  endOfCopy,
  expectDamageIsNoticed,
  expectEmptySumsAreNoticed,
  expectLossIsNoticed,
  withCopy,
} from './damagedCopy.js';

withCopy();

describe('the start of the service', () => {
  it('ends with status 1 and one line when a byte of places.bin is wrong', () =>
    expectDamageIsNoticed('packages/places/places.bin', 'npm run build'));

  it('ends with status 1 and one line when node_modules/swisseph-wasm/wasm/swisseph.data is missing', async () => {
    await expectLossIsNoticed('node_modules/swisseph-wasm/wasm/swisseph.data');
  });

  it.each(['places.bin', 'places.bin.sha256'])(
    'ends with a line that says how to make it, and not to delete it, when %s is missing',
    async (name) => {
      const end = await expectLossIsNoticed(`packages/places/${name}`);
      expect(end).toContain('is missing: run `npm run build`');
    },
  );

  it.each(['swisseph-wasm', 'geo-tz'])(
    'ends with status 1 and one line when the sums of %s are empty',
    expectEmptySumsAreNoticed,
  );

  it('goes well with a whole copy', async () => {
    expect(await endOfCopy()).toBe('it started');
  });
});
