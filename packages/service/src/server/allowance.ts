import { setTimeout as pause } from 'node:timers/promises';
import { monotonicMs } from 'ganita/adapters/systemClock.js';
import { LRUCache } from 'lru-cache';
import type { Counted } from '../redis/sharedState.js';
import { AllowanceUsedUp } from './errorReplies.js';
import { MAX_KEYS, WINDOW_MS } from './rateWindows.js';

/** Whether a cost may be spent now, and if not, in how many milliseconds the window of the client ends. */
export interface Allowed {
  readonly allowed: boolean;
  readonly retryAfterMs: number;
}

/**
 * What one client may cost in a minute, over all endpoints. Costs are milliseconds of CPU time on the machine of
 * docs/performance.md: a whole chart is 50.
 */
export interface CostAllowance {
  /**
   * Spend a cost if the window is not used up. The whole cost is charged: the one that crosses the limit still passes,
   * so that no request is too expensive for a fresh window. A rejected request is not charged.
   */
  take(clientKey: string, cost: number): Allowed;
  /** What a client may cost in a minute; Infinity where limits are off. */
  readonly limit: number;
}

/** An allowance that also includes what other processes count. */
export interface SettledAllowance extends CostAllowance {
  /** Whether the window is not used up. */
  check(clientKey: string): Allowed;
  /** Take over the sum of all processes, as it was read from where they share it. */
  settle(clientKey: string, shared: Counted): void;
}

/** Adds a cost to the sum of all processes; null where that cannot be reached. */
export type SpendShared = (clientKey: string, cost: number) => Promise<Counted | null>;

const ALLOWED: Allowed = { allowed: true, retryAfterMs: 0 };

/** Where limits are off everything is allowed. */
export const UNLIMITED: SettledAllowance = {
  take: () => ALLOWED,
  check: () => ALLOWED,
  limit: Number.POSITIVE_INFINITY,
  settle: () => undefined,
};

interface Spending {
  /** Costs of the window that all processes know of; of this process alone where nothing is shared. */
  settled: number;
  /** Costs of this process that are on their way to the sum of all. */
  pending: number;
  endsAt: number;
}

/** Count costs here, and with other processes where they share a sum. */
export function createAllowance(limit: number, spendShared: SpendShared | null = null): SettledAllowance {
  const clients = new LRUCache<string, Spending>({ max: MAX_KEYS });
  const spendingOf = (clientKey: string): Spending => {
    const now = monotonicMs();
    const known = clients.get(clientKey);
    if (known !== undefined) {
      if (now >= known.endsAt) Object.assign(known, { settled: 0, endsAt: now + WINDOW_MS });
      return known;
    }
    const fresh: Spending = { settled: 0, pending: 0, endsAt: now + WINDOW_MS };
    clients.set(clientKey, fresh);
    return fresh;
  };
  const adopt = (spending: Spending, { used, ttlMs }: Counted): void => {
    spending.settled = used;
    spending.endsAt = monotonicMs() + ttlMs;
  };
  const share = async (spending: Spending, clientKey: string, cost: number, spend: SpendShared): Promise<void> => {
    spending.pending += cost;
    const shared = await spend(clientKey, cost);
    spending.pending -= cost;
    if (shared === null) spending.settled += cost;
    else adopt(spending, shared);
  };
  const leftOf = ({ settled, pending, endsAt }: Spending): Allowed =>
    settled + pending < limit ? ALLOWED : { allowed: false, retryAfterMs: Math.max(1, endsAt - monotonicMs()) };
  return {
    limit,
    check: (clientKey) => leftOf(spendingOf(clientKey)),
    take(clientKey, cost) {
      if (cost === 0) return ALLOWED;
      const spending = spendingOf(clientKey);
      const left = leftOf(spending);
      if (!left.allowed) return left;
      if (spendShared === null) spending.settled += cost;
      else void share(spending, clientKey, cost, spendShared);
      return ALLOWED;
    },
    settle: (clientKey, shared) => adopt(spendingOf(clientKey), shared),
  };
}

/** Reject the request where its cost is not allowed. Errors: AllowanceUsedUp. */
export function mustBeAllowed({ allowed, retryAfterMs }: Allowed, { limit }: CostAllowance): void {
  if (!allowed) throw new AllowanceUsedUp(limit, retryAfterMs);
}

/** Spend a cost as soon as it is allowed. Errors: an AbortError when the client has disconnected. */
export async function untilAllowed(
  allowance: CostAllowance,
  clientKey: string,
  cost: number,
  disconnected: AbortSignal,
): Promise<void> {
  for (;;) {
    const { allowed, retryAfterMs } = allowance.take(clientKey, cost);
    if (allowed) return;
    await pause(Math.ceil(retryAfterMs), undefined, { signal: disconnected });
  }
}
