/** How far back a repeat may be, in bytes: the window of deflate (RFC 1951, 2). */
export const WINDOW_BYTES = 32 * 1024;
/** The lengths of a repeat (RFC 1951, 2). */
export const [SHORTEST_REPEAT, LONGEST_REPEAT] = [3, 258] as const;

const [AT, LENGTH, DISTANCE, FIELDS] = [0, 1, 2, 3] as const;

/** Bytes of a text that are the same as earlier ones of it, in the order of the text, noted while it is written. */
export class Repeats {
  #fields = new Int32Array(0);

  /** How many are noted. */
  count = 0;
  /** Where the last one ends. */
  end = 0;

  clear(): void {
    this.count = 0;
    this.end = 0;
  }

  /**
   * Note that `length` bytes at `at` are those `distance` before them. What compression cannot use is left out: a repeat that is
   * too short or too far away, the rest of a long one, and one that begins before the last one has ended.
   */
  add(at: number, length: number, distance: number): void {
    if (distance > WINDOW_BYTES || length < SHORTEST_REPEAT || at < this.end) return;
    const used = Math.min(length, LONGEST_REPEAT);
    const first = this.count * FIELDS;
    if (first === this.#fields.length) this.#grow();
    const fields = this.#fields;
    fields[first + AT] = at;
    fields[first + LENGTH] = used;
    fields[first + DISTANCE] = distance;
    this.count++;
    this.end = at + used;
  }

  at(index: number): number {
    return this.#fields[index * FIELDS + AT] as number;
  }

  length(index: number): number {
    return this.#fields[index * FIELDS + LENGTH] as number;
  }

  distance(index: number): number {
    return this.#fields[index * FIELDS + DISTANCE] as number;
  }

  #grow(): void {
    const larger = new Int32Array(Math.max(FIELDS * 1024, 2 * this.#fields.length));
    larger.set(this.#fields);
    this.#fields = larger;
  }
}
