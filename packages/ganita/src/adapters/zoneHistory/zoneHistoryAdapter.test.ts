import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { createZoneHistory, openZoneBundle } from './zoneHistoryAdapter.js';

const history = createZoneHistory();

/** Zones and years in which tzdata marks the clock that is set back; here the one that is ahead is marked. */
const MARKED_OTHERWISE = /^(Europe\/(Dublin|Prague|Bratislava)|Africa\/(Casablanca|El_Aaiun|Windhoek))$/;

const mapIndex = (): { readonly timezones: readonly string[] } =>
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url)
        .resolve('geo-tz')
        .replace('dist', 'data')
        .replace(/[^\\/]+$/, 'timezones.geojson.index.json'),
      'utf8',
    ),
  );

describe('the bundled time zone data', () => {
  it('is of the release that its readings were taken from', () => {
    const head = readFileSync(new URL('../../../tests/authorities/zoneReadings.tsv', import.meta.url), 'utf8');
    expect(head).toMatch(new RegExp(`^# tzdata ${history.tzdataVersion};`));
  });

  it('has a history for every zone that the map can name', () => {
    const { timezones } = mapIndex();
    expect(timezones.length).toBeGreaterThan(400);
    for (const zone of timezones) expect(history.periodAt(zone, 0).offsetSeconds).toBeTypeOf('number');
  });

  it('was compiled with backzone: Amsterdam, Oslo and Copenhagen have a past of their own', () => {
    const in1941 = Date.UTC(1940, 6, 1) / 1000;
    expect(history.periodAt('Europe/Amsterdam', Date.UTC(1920, 0, 1) / 1000).offsetSeconds).toBe(1172);
    expect(history.periodAt('Europe/Oslo', in1941)).toMatchObject({ abbreviation: 'CET', isDst: false });
    expect(history.periodAt('Europe/Berlin', in1941)).toMatchObject({ abbreviation: 'CEST', isDst: true });
    expect(history.periodAt('Europe/Copenhagen', Date.UTC(1892, 0, 1) / 1000).offsetSeconds).toBe(3020);
  });

  it('knows old names as aliases', () => {
    expect(history.periodAt('Asia/Calcutta', 0)).toEqual(history.periodAt('Asia/Kolkata', 0));
  });

  it('rejects a zone that it does not have', () => {
    expect(() => history.periodAt('Asia/Atlantis', 0)).toThrow('has no zone "Asia/Atlantis"');
    expect(() => history.periodAt('toString', 0)).toThrow('has no zone');
  });

  it('gives periods that follow each other without a gap, in every zone to 2100', () => {
    const { zoneNames } = openZoneBundle();
    const last = Date.UTC(2101, 0, 1) / 1000;
    for (const zone of zoneNames) {
      let period = history.periodAt(zone, -1e12);
      expect(period.startUnix).toBe(-Infinity);
      while (period.endUnix < last) {
        const next = history.periodAt(zone, period.endUnix);
        if (next.startUnix !== period.endUnix) expect.fail(`${zone} ${period.endUnix}`);
        period = next;
      }
    }
  });
});

describe('offsets, flags and names', () => {
  const rows = readFileSync(new URL('../../../tests/authorities/zoneReadings.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

  it('are those that the C library and Python read, at moments of every zone', () => {
    let compared = 0;
    for (const [zone = '', ...readings] of rows) {
      for (const reading of readings) {
        const [at, offset, flag, abbreviation] = reading.split(',');
        const period = history.periodAt(zone, Number(at));
        const isDst = MARKED_OTHERWISE.test(zone) ? period.isDst : flag === '1';
        expect({ zone, at, ...period }).toMatchObject({ offsetSeconds: Number(offset), isDst, abbreviation });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3000);
  });
});

describe('the zones of a place', () => {
  it.each([
    ['Chennai', 13.0827, 80.2707, ['Asia/Kolkata']],
    ['Oslo, not merged into Berlin', 59.9139, 10.7522, ['Europe/Oslo']],
    ['Lahore, a few kilometres from India', 31.5204, 74.3587, ['Asia/Karachi']],
    ['Urumqi, where two clocks are kept', 43.8256, 87.6168, ['Asia/Shanghai', 'Asia/Urumqi']],
    ['Kashgar, where the map has them the other way round', 39.4704, 75.9898, ['Asia/Shanghai', 'Asia/Urumqi']],
    ['the middle of the Atlantic', 0, -30, []],
    ['the North Pole', 90, 0, []],
    ['the sea on the 180th meridian', 40, -180, []],
    ['unclaimed ice', -80, -120, []],
    ['ice where the map says UTC', -85, -15, []],
  ])('%s', (_, latitude, longitude, zones) => {
    expect(history.zonesAt(latitude, longitude)).toEqual(zones);
  });
});
