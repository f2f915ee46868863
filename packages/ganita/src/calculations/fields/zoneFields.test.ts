import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { describe, expect, it } from 'vitest';
import { RENAMED_ZONES } from './renamedZones.data.js';
import { requireZone } from './zoneFields.js';

const zones = createZoneHistory();

describe('the name of a zone', () => {
  it.each([
    ['Asia/Calcuta', 'Asia/Kolkata'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['Asia/Katmandhu', 'Asia/Kathmandu'],
    ['Asia/Rangon', 'Asia/Yangon'],
    ['Europe/Kyev', 'Europe/Kyiv'],
    ['Asia/Kolkatta', 'Asia/Kolkata'],
    ['America/New_Yrok', 'America/New_York'],
  ])('that is nearly one of the list is rejected with its present name: %s, %s', (given, present) => {
    expect(() => requireZone(given, zones, 'zone')).toThrow(new RegExp(`; did you mean ${present}\\?$`));
  });

  it('that was replaced is accepted, and its present name shows the same clock', () => {
    for (const [before, present] of RENAMED_ZONES) {
      expect(() => requireZone(before, zones, 'zone'), before).not.toThrow();
      expect(RENAMED_ZONES.has(present), present).toBe(false);
      expect(zones.periodAt(present, 1_750_000_000).offsetSeconds, before).toBe(
        zones.periodAt(before, 1_750_000_000).offsetSeconds,
      );
    }
  });
});
