import { monotonicMs } from 'ganita/adapters/systemClock.js';
import { ReplyError } from 'ioredis';

/** A change in the state of the store, logged once. */
export interface StoreChange {
  /** `redis_lost` and `redis_found`: the connection; `redis_rejected` and `redis_accepted`: one kind of operation. */
  readonly what: 'redis_lost' | 'redis_found' | 'redis_rejected' | 'redis_accepted';
  /**
   * The code of the reply (`OOM`, `READONLY`, `NOAUTH`, `WRONGPASS`) or of the system (`ECONNREFUSED`), never its text.
   */
  readonly code?: string;
  /** The operation that is rejected. */
  readonly operation?: string;
}

/** Follows the state of the store. */
export interface StoreFaults {
  lost(error?: Error): void;
  found(): void;
  failed(operation: string, error: unknown): void;
  worked(operation: string): void;
}

/**
 * An operation that fails now and then is not reported each time: it must have worked for this long before it counts as
 * working again.
 */
const RECOVERED_MS = 5000;
const REPLY_CODE = /^[A-Z][A-Z0-9]{1,30}(?= |$)/;
const SYSTEM_CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** Calls `onChange` when the connection or an operation fails for a new reason, and when it works again. */
export function followStore(onChange: (change: StoreChange) => void): StoreFaults {
  let connection: { readonly code: string | undefined } | null = null;
  const rejected = new Map<string, { code: string; at: number }>();

  return {
    lost(error) {
      const code = codeOf(error);
      // A connection that is closed after an error has no reason of its own.
      if (connection !== null && (code === undefined || code === connection.code)) return;
      connection = { code };
      onChange({ what: 'redis_lost', ...(code !== undefined && { code }) });
    },
    found() {
      if (connection !== null) onChange({ what: 'redis_found' });
      connection = null;
    },
    failed(operation, error) {
      const code = error instanceof ReplyError ? codeOf(error as Error) : undefined;
      // Anything but a reply is a failure of the connection.
      if (code === undefined) return;
      const before = rejected.get(operation);
      rejected.set(operation, { code, at: monotonicMs() });
      if (before?.code !== code) onChange({ what: 'redis_rejected', operation, code });
    },
    worked(operation) {
      const before = rejected.get(operation);
      if (before === undefined || monotonicMs() - before.at < RECOVERED_MS) return;
      rejected.delete(operation);
      onChange({ what: 'redis_accepted', operation });
    },
  };
}

/** The code alone: the words of an error may repeat an address, and that its password. */
function codeOf(error: Error | undefined): string | undefined {
  if (error === undefined) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof ReplyError) return REPLY_CODE.exec(error.message)?.[0] ?? 'ERROR';
  if (error.message === 'Command timed out' || error.message === 'connect ETIMEDOUT') return 'ETIMEDOUT';
  return typeof code === 'string' && SYSTEM_CODE.test(code) ? code : error.name;
}
