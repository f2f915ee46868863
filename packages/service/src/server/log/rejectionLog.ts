import { WINDOW_MS } from '../rateWindows.js';

/** A request that is rejected before it is processed. */
export interface Rejection {
  /** The client (`clientKeyOf`): an IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  readonly status: number;
  readonly method?: string;
  readonly path?: string;
}

/**
 * Rejections of an address: a line for the first of a status, and one at the end of the minute for all that followed.
 */
export interface RejectionLog {
  add(rejected: Rejection): void;
  /** Write what has been counted. */
  flush(): void;
}

/** More addresses in a window are counted together. */
const MAX_ADDRESSES = 1000;

/** Count rejections and log them: a caller that is rejected a thousand times a second makes two lines a minute. */
export function createRejectionLog(
  write: (fields: object, message: string) => void,
  windowMs: number = WINDOW_MS,
): RejectionLog {
  /** Rejections after the first, by address and status. */
  const following = new Map<string, { readonly address: string; readonly status: number; count: number }>();
  let ofOthers = 0;
  let timer: NodeJS.Timeout | null = null;

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    for (const counted of following.values()) if (counted.count > 0) write(counted, 'rejected again');
    if (ofOthers > 0) write({ count: ofOthers }, 'rejected, of further addresses');
    following.clear();
    ofOthers = 0;
  };

  return {
    add(rejected) {
      timer ??= setTimeout(flush, windowMs).unref();
      const { address, status } = rejected;
      const key = `${status} ${address}`;
      const counted = following.get(key);
      if (counted !== undefined) counted.count++;
      else if (following.size >= MAX_ADDRESSES) ofOthers++;
      else {
        following.set(key, { address, status, count: 0 });
        write({ ...rejected }, 'rejected');
      }
    },
    flush,
  };
}
