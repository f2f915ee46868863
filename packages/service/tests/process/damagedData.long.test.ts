import { describe, it } from 'vitest';
import { expectDamageIsNoticed, expectLossIsNoticed, withCopy } from './damagedCopy.js';

withCopy();

describe('the start of the service', () => {
  it.each([
    ['packages/service/data/docsPage/web-components.min.js', 'git checkout data'],
    ['packages/ganita/data/zoneHistory.bin', 'git checkout data'],
    ['node_modules/swisseph-wasm/wasm/swisseph.data', 'npm ci'],
    ['node_modules/geo-tz/data/timezones.geojson.geo.dat', 'npm ci'],
  ])('ends with status 1 and one line when a byte of %s is wrong', expectDamageIsNoticed);

  it('ends with status 1 and one line when data/places.bin.sha256 is missing', () =>
    expectLossIsNoticed('data/places.bin.sha256'));
});
