import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataHealth, ephemerisHealth } from './health.js';

describe('the health of the ephemeris', () => {
  let ephemeris: Ephemeris;
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
  });

  it('is good while planets, Moon and stars answer', () => {
    expect(ephemerisHealth(ephemeris)).toEqual({
      usable: true,
      name: 'Swiss Ephemeris',
      version: '2.10.03',
      faults: [],
    });
  });

  it.each([
    ['planets', 'Jupiter'],
    ['moon', 'Moon'],
  ] as const)('names %s when they do not answer', (fault, body) => {
    const broken: Ephemeris = {
      ...ephemeris,
      ecliptic(id, ...rest) {
        if (id === body) throw new Error('no file');
        return ephemeris.ecliptic(id, ...rest);
      },
    };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: [fault] });
  });

  it.each([
    ['planets', 'Jupiter'],
    ['moon', 'Moon'],
  ] as const)('names %s when they answer with another value', (fault, body) => {
    const broken: Ephemeris = {
      ...ephemeris,
      ecliptic(id, ...rest) {
        const place = ephemeris.ecliptic(id, ...rest);
        return id === body ? { ...place, longitudeDeg: place.longitudeDeg + 1e-8 } : place;
      },
    };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: [fault] });
  });

  it('names the stars when the ayanamsa fixed by one has another value', () => {
    const broken: Ephemeris = { ...ephemeris, ayanamsaDeg: (...args) => ephemeris.ayanamsaDeg(...args) - 1e-8 };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: ['stars'] });
  });

  it('is not good where no value is a number', () => {
    const broken: Ephemeris = { ...ephemeris, ayanamsaDeg: () => Number.NaN };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: ['stars'] });
  });

  it('names the stars when the ayanamsa that one anchors is unavailable', () => {
    const broken: Ephemeris = {
      ...ephemeris,
      ayanamsaDeg() {
        throw new Error('no catalogue');
      },
    };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: ['stars'] });
  });
});

describe('the health of the data', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });

  it('is good while the zones and the places answer', () => {
    expect(dataHealth(ports)).toEqual({ usable: true, faults: [] });
  });

  it('names what answers with something else, or not at all', () => {
    const { zones, places } = ports;
    const elsewhere = { ...zones, zonesAt: () => ['Asia/Colombo'] };
    const otherClock = { ...zones, periodAt: () => zones.periodAt('Asia/Colombo', 0) };
    const empty = { ...places, search: () => [] };
    const broken = {
      ...places,
      search() {
        throw new RangeError('no such place');
      },
    };
    expect(dataHealth({ zones: elsewhere, places })).toEqual({ usable: false, faults: ['zone_map'] });
    expect(dataHealth({ zones: otherClock, places })).toEqual({ usable: false, faults: ['zones'] });
    expect(dataHealth({ zones, places: empty })).toEqual({ usable: false, faults: ['places'] });
    expect(dataHealth({ zones, places: broken })).toEqual({ usable: false, faults: ['places'] });
  });
});
