/** Bytes of answers that clients have not read yet. */
export interface UnsentAnswers {
  /**
   * Count a buffer that is to be sent to a client, until the returned function is called. A shared buffer counts once.
   * `disconnect` closes the connection that waits for it, and is called if a later answer takes its place.
   */
  hold(bytes: Uint8Array, disconnect: () => void): () => void;
  /** All unsent bytes. */
  bytes(): number;
}

/** An answer that waits for its reader. */
interface HeldAnswer {
  readonly bytes: Uint8Array;
  readonly disconnect: () => void;
}

/**
 * Keep count of unsent answers, at most `maxBytes` of all clients. Answers in flight are not included. Above the limit
 * the oldest answers lose their connections; never the one that has just come, however large it is.
 */
export function countUnsentAnswers(maxBytes: number): UnsentAnswers {
  const answers = new Set<HeldAnswer>();
  /** How many answers use a buffer. */
  const uses = new Map<Uint8Array, number>();
  let sum = 0;

  const release = (answer: HeldAnswer): void => {
    if (!answers.delete(answer)) return;
    const { bytes } = answer;
    const left = (uses.get(bytes) ?? 0) - 1;
    if (left > 0) {
      uses.set(bytes, left);
      return;
    }
    uses.delete(bytes);
    sum -= bytes.byteLength;
  };

  return {
    hold(bytes, disconnect) {
      const used = uses.get(bytes) ?? 0;
      if (used === 0) sum += bytes.byteLength;
      uses.set(bytes, used + 1);
      const added: HeldAnswer = { bytes, disconnect };
      answers.add(added);
      for (const oldest of answers) {
        if (sum <= maxBytes || oldest === added) break;
        release(oldest);
        oldest.disconnect();
      }
      return () => release(added);
    },
    bytes: () => sum,
  };
}
