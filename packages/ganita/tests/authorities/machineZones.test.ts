import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { describe, expect, it } from 'vitest';
import { machineRelease } from './machineZones.js';

const bundled = createZoneHistory().tzdataVersion;

describe('the bundled zones', () => {
  // A release comes out several times a year: a reason to look, not an error of this code.
  it('say so where the tzdata of this machine is newer', ({ skip }) => {
    skip(machineRelease === null, 'this machine has no tzdata that says its release');
    if (machineRelease !== null && machineRelease > bundled) {
      console.warn(
        `tzdata ${bundled} is bundled, this machine has ${machineRelease}: npm run data:zones takes the newest`,
      );
    }
    expect([bundled, machineRelease]).toEqual([
      expect.stringMatching(/^20\d\d[a-z]/),
      expect.stringMatching(/^20\d\d[a-z]/),
    ]);
  });
});
