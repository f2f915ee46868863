/** Bytes of answers that are held because clients have not read them yet. */
export interface UnsentAnswers {
  /** Count a buffer that is to be sent to a client, until the returned function is called. A shared buffer counts once. */
  hold(client: string, bytes: Uint8Array): () => void;
  /** Whether a client, or all of them together, holds as much as it may. */
  isFull(client: string): boolean;
  /** Wait until a client no longer holds as much as it may, or the signal is given. */
  room(client: string, left: AbortSignal): Promise<void>;
  /** All bytes that are held. */
  bytes(): number;
}

/** One client may make the service hold this share of what all may. */
const SHARE_OF_ONE = 1 / 4;

/** Buffers, each counted once however often it is held. */
class HeldBuffers {
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

  get isEmpty(): boolean {
    return this.#holders.size === 0;
  }
}

/** Keep count of unsent answers, at most `mostBytes` of all clients. Answers that are under way come on top. */
export function countUnsentAnswers(mostBytes: number): UnsentAnswers {
  const all = new HeldBuffers();
  const byClient = new Map<string, HeldBuffers>();
  const waiting = new Set<() => void>();

  const isFull = (client: string): boolean =>
    all.bytes >= mostBytes || (byClient.get(client)?.bytes ?? 0) >= mostBytes * SHARE_OF_ONE;

  const release = (client: string, own: HeldBuffers, bytes: Uint8Array): void => {
    all.remove(bytes);
    own.remove(bytes);
    if (own.isEmpty) byClient.delete(client);
    for (const look of waiting) look();
  };

  return {
    hold(client, bytes) {
      const own = byClient.get(client) ?? new HeldBuffers();
      byClient.set(client, own);
      own.add(bytes);
      all.add(bytes);
      let isHeld = true;
      return () => {
        if (isHeld) release(client, own, bytes);
        isHeld = false;
      };
    },
    isFull,
    room: (client, left) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          waiting.delete(look);
          left.removeEventListener('abort', leave);
        };
        const leave = (): void => {
          end();
          reject(left.reason);
        };
        const look = (): void => {
          if (isFull(client)) return;
          end();
          resolve();
        };
        if (left.aborted) {
          reject(left.reason);
          return;
        }
        waiting.add(look);
        left.addEventListener('abort', leave, { once: true });
        look();
      }),
    bytes: () => all.bytes,
  };
}
