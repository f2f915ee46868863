import { describe, it } from 'vitest';
import { expectDamageIsNoticed, expectLossIsNoticed, withCopy } from './damagedCopy.js';

withCopy();

describe('the start of the service', () => {
  it.each([
    ['packages/service/data/docsPage/web-components.min.js', 'git checkout packages'],
    ['packages/ganita/data/zoneHistory.bin', 'git checkout packages'],
    ['node_modules/swisseph-wasm/wasm/swisseph.data', 'npm ci'],
    ['node_modules/geo-tz/data/timezones.geojson.geo.dat', 'npm ci'],
  ])('ends with status 1 and one line when a byte of %s is wrong', expectDamageIsNoticed);

  it('ends with status 1 and one line when places.bin.sha256 is missing', () =>
    expectLossIsNoticed('packages/places/places.bin.sha256'));
});
