import { readRequest } from '../api/answer.js';
import type { Ports } from '../calculations/calculation.js';
import type { AnswerPool } from '../workers/pool.js';

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

/** Whether a worker has answered yet. One is asked at the start, and again each second until one does. */
export interface WorkerTrial {
  hasAnswered(): boolean;
  /** Ask no more. */
  stop(): void;
}

/** `onFailed` is called with the error of each try that failed. */
export function tryWorker(pool: AnswerPool, ports: Ports, onFailed: (error: unknown) => void): WorkerTrial {
  let answered = false;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  const ask = async (): Promise<void> => {
    try {
      await pool.answerLine('natalChart', readRequest('natalChart', SMALL_CHART, ports));
      answered = true;
    } catch (error) {
      if (stopped) return;
      onFailed(error);
      timer = setTimeout(() => void ask(), AGAIN_MS).unref();
    }
  };
  void ask();
  return {
    hasAnswered: () => answered,
    stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
