import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { monotonicMs } from 'ganita/adapters/systemClock.js';
import { READINESS_FAULTS, type ReadinessFault } from 'ganita/api/rows/serviceRows.js';
import { ephemerisHealth } from './health.js';

export interface ReadinessOptions {
  readonly ephemeris: Ephemeris;
  readonly hasWorker: () => boolean;
  readonly isStopping: () => boolean;
}

const REMEMBERED_MS = 1000;

/** What keeps the service from being ready; empty when it is. The ephemeris is tried once a second at most. */
export function createReadiness({
  ephemeris,
  hasWorker,
  isStopping,
}: ReadinessOptions): () => readonly ReadinessFault[] {
  let usable = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  const isUsable = (): boolean => {
    const now = monotonicMs();
    if (now - triedAt >= REMEMBERED_MS) {
      usable = ephemerisHealth(ephemeris).usable;
      triedAt = now;
    }
    return usable;
  };
  const holds: Readonly<Record<ReadinessFault, () => boolean>> = {
    ephemeris: isUsable,
    worker: hasWorker,
    stopping: () => !isStopping(),
  };
  return () => READINESS_FAULTS.filter((fault) => !holds[fault]());
}
