import { Overloaded } from '../../queue/overloaded.js';
import { TooManyBatches } from '../errorReplies.js';

/** Batches that are answered at the same time. */
export interface BatchBounds {
  readonly perClient: number;
  readonly inAll: number;
}

export const BATCH_BOUNDS: BatchBounds = { perClient: 2, inAll: 32 };

const RETRY_AFTER_SECONDS = 30;

export interface OpenBatches {
  /** Open a batch of a client; the returned function ends it. Errors: TooManyBatches, Overloaded. */
  open(client: string): () => void;
  count(): number;
}

/** Counts open batches, for each client and in all. */
export function boundOpenBatches({ perClient, inAll }: BatchBounds): OpenBatches {
  const byClient = new Map<string, number>();
  let all = 0;
  return {
    open(client) {
      const own = byClient.get(client) ?? 0;
      if (own >= perClient) throw new TooManyBatches(perClient, RETRY_AFTER_SECONDS);
      if (all >= inAll) {
        const detail = `${inAll} batches are already open; try again later`;
        throw new Overloaded(RETRY_AFTER_SECONDS, detail, 'batches_full');
      }
      byClient.set(client, own + 1);
      all++;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        all--;
        const left = (byClient.get(client) ?? 1) - 1;
        if (left === 0) byClient.delete(client);
        else byClient.set(client, left);
      };
    },
    count: () => all,
  };
}
