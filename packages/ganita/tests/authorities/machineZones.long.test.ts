import { unixOf } from '@ganita/core/time/julianDay.js';
import { TOWN_TIME_ERAS } from '@ganita/core/time/localMeanTime.js';
import { resolveBirthTime } from '@ganita/core/time/resolveBirthTime.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { describe, expect, it } from 'vitest';
import { type NoonReading, noonReadings, READINGS, whyNotComparable } from './machineZones.js';

const history = createZoneHistory();
const unlike = whyNotComparable(history.tzdataVersion);

/** Some minutes of a degree east of the town whose mean time is the first of the history. */
function longitudeIn(zone: string): number {
  const east = history.periodAt(zone, -1e12).offsetSeconds / 240 + 0.25;
  return east > 180 ? east - 360 : east;
}
/** Far from railway time, which a record of India before 1906 can name by its offset. */
const SUPPLIED_SLACK_HOURS = 0.01;
/** Where docs/time.md puts the mean time of the birth longitude in the place of the offset of the history. */
const keepsTownTime = ({ zone, abbreviation }: NoonReading): boolean =>
  abbreviation === 'LMT' || TOWN_TIME_ERAS.some((era) => era.zone === zone && era.abbreviations.includes(abbreviation));

describe('a birth at noon of the 15th of every month from 1900 to 2100 in every zone of the map', () => {
  it('has the offset of the compiled data, but for local mean time, which is of its longitude', ({ skip }) => {
    skip(unlike !== null, unlike ?? '');
    const others: string[] = [];
    const counts = { zone: 0, local_mean_time: 0, supplied: 0 };
    let alike = 0;
    for (const reading of noonReadings()) {
      const { zone, local, offsetSeconds, abbreviation } = reading;
      const compiled = history.periodAt(zone, unixOf(local) - offsetSeconds);
      if (compiled.offsetSeconds === offsetSeconds && compiled.abbreviation === abbreviation) alike++;
      const longitudeDeg = longitudeIn(zone);
      const resolved = resolveBirthTime(
        { local, latitudeDeg: 0, longitudeDeg, suppliedOffsetHours: offsetSeconds / 3600 + SUPPLIED_SLACK_HOURS },
        { ...history, zonesAt: () => [zone] },
      );
      counts[resolved.source]++;
      const source = abbreviation === '-00' ? 'supplied' : keepsTownTime(reading) ? 'local_mean_time' : 'zone';
      const meanHours = longitudeDeg / 15;
      const offsetHours =
        source === 'local_mean_time'
          ? meanHours + 24 * Math.round((offsetSeconds / 3600 - meanHours) / 24)
          : offsetSeconds / 3600 + (source === 'supplied' ? SUPPLIED_SLACK_HOURS : 0);
      const fits = Math.abs(resolved.offsetHours - offsetHours) < 1e-9;
      if (resolved.source !== source || !fits || resolved.ambiguity !== null) {
        others.push(`${zone} ${local.year}-${local.month} ${abbreviation}: ${resolved.source} ${resolved.offsetHours}`);
      }
    }
    expect(others).toEqual([]);
    expect(alike).toBe(READINGS);
    expect(counts.zone).toBeGreaterThan(900_000);
    expect(counts.local_mean_time).toBeGreaterThan(10_000);
  });
});
