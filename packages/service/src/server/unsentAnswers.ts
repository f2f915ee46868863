/** Bytes of answers that clients have not read yet. */
export interface UnsentAnswers {
  /**
   * Count a buffer that is to be sent to a client, until the returned function is called. A shared buffer counts once.
   * `disconnect` closes the connection that waits for it, and is called if another answer takes its place.
   */
  hold(client: string, bytes: Uint8Array, disconnect: () => void): () => void;
  /** Whether a client has reached its limit. A client without unsent bytes never has, whatever the others have. */
  isFull(client: string): boolean;
  /** Wait until a client is below its limit again, or the signal is aborted. */
  room(client: string, disconnected: AbortSignal): Promise<void>;
  /** All unsent bytes. */
  bytes(): number;
}

/** The share of the total limit that one client may use. */
const SHARE_OF_ONE = 1 / 4;

/** Buffers, each counted once however many answers use it. */
class UnsentBuffers {
  bytes = 0;
  readonly #holders = new Map<Uint8Array, number>();

  add(buffer: Uint8Array): void {
    const holders = this.#holders.get(buffer) ?? 0;
    if (holders === 0) this.bytes += buffer.byteLength;
    this.#holders.set(buffer, holders + 1);
  }

  remove(buffer: Uint8Array): void {
    const holders = (this.#holders.get(buffer) ?? 0) - 1;
    if (holders > 0) {
      this.#holders.set(buffer, holders);
      return;
    }
    this.#holders.delete(buffer);
    this.bytes -= buffer.byteLength;
  }
}

/** An answer that waits for its reader. */
interface HeldAnswer {
  readonly disconnect: () => void;
  readonly release: () => void;
}

/** The unsent answers of one client, the oldest first. */
class Holder extends UnsentBuffers {
  readonly answers = new Set<HeldAnswer>();
}

/**
 * Keep count of unsent answers, at most `maxBytes` of all clients. Answers in flight are not included. An answer that
 * exceeds the limit makes the client with the most unsent bytes lose its oldest one, and the connection with it.
 */
export function countUnsentAnswers(maxBytes: number): UnsentAnswers {
  const all = new UnsentBuffers();
  const byClient = new Map<string, Holder>();
  const waiting = new Set<() => void>();

  const isFull = (client: string): boolean => {
    const own = byClient.get(client)?.bytes ?? 0;
    return own >= maxBytes * SHARE_OF_ONE || (own > 0 && all.bytes >= maxBytes);
  };

  /** The oldest answer of the client with the most unsent bytes; never the new one, however large it is. */
  const oldestToRelease = (added: HeldAnswer): HeldAnswer | undefined =>
    [...byClient.values()]
      .sort((a, b) => b.bytes - a.bytes)
      .flatMap(({ answers }) => [...answers])
      .find((answer) => answer !== added);

  const makeRoom = (added: HeldAnswer): void => {
    while (all.bytes > maxBytes) {
      const answer = oldestToRelease(added);
      if (answer === undefined) return;
      answer.release();
      answer.disconnect();
    }
  };

  return {
    hold(client, bytes, disconnect) {
      const own = byClient.get(client) ?? new Holder();
      byClient.set(client, own);
      const release = (): void => {
        if (!own.answers.delete(answer)) return;
        all.remove(bytes);
        own.remove(bytes);
        if (own.answers.size === 0) byClient.delete(client);
        for (const look of waiting) look();
      };
      const answer: HeldAnswer = { disconnect, release };
      own.answers.add(answer);
      own.add(bytes);
      all.add(bytes);
      makeRoom(answer);
      return release;
    },
    isFull,
    room: (client, disconnected) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          waiting.delete(look);
          disconnected.removeEventListener('abort', leave);
        };
        const leave = (): void => {
          end();
          reject(disconnected.reason);
        };
        const look = (): void => {
          if (isFull(client)) return;
          end();
          resolve();
        };
        if (disconnected.aborted) {
          reject(disconnected.reason);
          return;
        }
        waiting.add(look);
        disconnected.addEventListener('abort', leave, { once: true });
        look();
      }),
    bytes: () => all.bytes,
  };
}
