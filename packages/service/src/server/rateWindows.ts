import { monotonicMs } from 'ganita/adapters/systemClock.js';
import { LRUCache } from 'lru-cache';
import type { Counted } from '../redis/sharedState.js';

/** Sums by key, each in a window of its own that starts with its first amount. */
export interface Windows {
  /** Add an amount and give the sum of the window, the amount included. */
  add(key: string, amount: number): Counted;
  /** Counted keys, expired ones included. */
  size(): number;
}

/** Rate limits are calls and costs of a minute. */
export const WINDOW_MS = 60_000;
/**
 * Keys that one process counts at once, some 20 MB of them. The key that was counted longest ago is replaced by a new
 * one: a client that goes on calling stays counted, however many other addresses are used meanwhile.
 */
export const MAX_KEYS = 100_000;

export function createWindows(windowMs: number = WINDOW_MS, mostKeys: number = MAX_KEYS): Windows {
  const open = new LRUCache<string, { used: number; endsAt: number }>({ max: mostKeys });
  return {
    add(key, amount) {
      const now = monotonicMs();
      const window = open.get(key);
      if (window === undefined || now >= window.endsAt) {
        open.set(key, { used: amount, endsAt: now + windowMs });
        return { used: amount, ttlMs: windowMs };
      }
      window.used += amount;
      return { used: window.used, ttlMs: window.endsAt - now };
    },
    size: () => open.size,
  };
}
