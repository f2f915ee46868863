import { openPlacesFile } from 'ganita/adapters/placeIndex/placeIndex.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { describe, expect, it } from 'vitest';

const SAMPLE = 2000;
/** Unix seconds of the middle of each quarter of some years, so that summer time and changes of law are met. */
const MOMENTS = [1960, 1975, 1990, 2005, 2020, 2026].flatMap((year) =>
  [1, 4, 7, 10].map((month) => Date.UTC(year, month, 15) / 1000),
);

/**
 * Places whose gazetteer zone and the zone of their coordinates had other clocks at some of the moments. All are at a
 * border, where the gazetteer's coordinates (the middle of a town) and the boundary of the zone map differ, or in a
 * region whose boundary the two sources draw differently.
 */
const MOST_DIFFERENT_SHARE = 0.01;

describe('the zones of 2,000 sampled places', () => {
  it('keep the same clock as the zones of their coordinates, save at borders', () => {
    const { sections, lists } = openPlacesFile();
    const zones = createZoneHistory();
    const step = Math.floor(sections.latitudes.length / SAMPLE);
    const different: string[] = [];
    for (let n = 0; n < SAMPLE; n++) {
      const place = n * step;
      const zone = lists.zoneIds[sections.zones[place] ?? 0] ?? '';
      const [latitude, longitude] = [(sections.latitudes[place] ?? 0) / 1e5, (sections.longitudes[place] ?? 0) / 1e5];
      const here = zones.zonesAt(latitude, longitude);
      const agree = here.some((other) =>
        MOMENTS.every((at) => zones.periodAt(other, at).offsetSeconds === zones.periodAt(zone, at).offsetSeconds),
      );
      if (!agree) different.push(`${latitude} ${longitude}: ${zone}, by coordinates ${here.join(' or ')}`);
    }
    expect(different.length / SAMPLE, different.join('\n')).toBeLessThanOrEqual(MOST_DIFFERENT_SHARE);
    console.info(
      `${SAMPLE - different.length} of ${SAMPLE} sampled places keep one clock by both; others:\n${different.join('\n')}`,
    );
  });
});
