import { monotonicMs } from '../adapters/systemClock.js';
import { readRequest } from '../api/answer.js';
import { READINESS_FAULTS, type ReadinessFault } from '../api/rows/service.js';
import type { Ports } from '../calculations/calculation.js';
import type { Ephemeris } from '../core/ephemeris/ephemeris.js';
import type { AnswerPool } from '../workers/answerService.js';
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

/** A chart of one small section: a worker that answers it has loaded everything. */
const SMALL_CHART = {
  date: '2000-01-01',
  time: '12:00:00',
  place: 'Ujjain',
  latitude: 23.18,
  longitude: 75.78,
  timezone: 5.5,
  sections: ['julian_day'],
} as const;
const AGAIN_MS = 1000;

/**
 * Request a chart from a worker, and again each second until one has answered anything: under load the requests of
 * clients go first, and their answers count as well. `onFailed` is called with the error of each failed try. The
 * returned function ends the trial.
 */
export function tryWorker(
  pool: Pick<AnswerPool, 'answerLine' | 'hasAnswered'>,
  ports: Ports,
  onFailed: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  const ask = async (): Promise<void> => {
    try {
      await pool.answerLine('natalChart', readRequest('natalChart', SMALL_CHART, ports));
    } catch (error) {
      if (stopped || pool.hasAnswered()) return;
      onFailed(error);
      timer = setTimeout(() => void ask(), AGAIN_MS).unref();
    }
  };
  void ask();
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
  };
}
