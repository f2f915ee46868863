import { ByteSink } from '../../api/writing/byteSink.js';
import { type BitTable, codeTables, type MOST_BITS } from './codeTables.js';
import { distanceSymbol, END_OF_BLOCK, extraBitsOfDistance } from './deflateSymbols.js';

/** Room for what a block begins or ends with. */
const FRAME_BYTES = 512;
/** A literal takes at most two bytes, a repeat at most six. */
const LITERAL_BYTES = 2;
const REPEAT_BYTES = 6;
const ASCII_BITS = 7;
const NO_ASCII = 128;
/** Bits are written two bytes at a time, as soon as there are so many: as many again then have room in 32 bits. */
const WRITTEN_BITS: typeof MOST_BITS = 16;

/**
 * Writes blocks of deflate (RFC 1951) with the codes of the texts of periods, and appends others. Its memory is kept for the
 * next text.
 */
export class BlockWriter {
  readonly #codes = codeTables();
  readonly #sink = new ByteSink();
  /** Bits that are not written yet, fewer than 16. */
  #held = 0;
  #heldCount = 0;
  #inBlock = false;

  /** Start the next text, however the last one ended. */
  clear(): void {
    this.#sink.clear();
    this.#held = 0;
    this.#heldCount = 0;
    this.#inBlock = false;
  }

  /** Write bytes of a text as literals. */
  literals(text: Uint8Array, from: number, to: number): void {
    if (!this.#inBlock) this.#openBlock();
    const sink = this.#sink;
    sink.reserve((to - from) * LITERAL_BYTES + REPEAT_BYTES);
    const { literals, pairs } = this.#codes;
    const { view } = sink;
    let held = this.#held;
    let heldCount = this.#heldCount;
    let { length } = sink;
    let at = from;
    while (at < to) {
      const first = text[at] as number;
      const second = at + 1 < to ? (text[at + 1] as number) : NO_ASCII;
      const pair = (first | second) < NO_ASCII ? (first << ASCII_BITS) | second : 0;
      let count = pairs.counts[pair] as number;
      if (count > 0) {
        held |= (pairs.bits[pair] as number) << heldCount;
        at += 2;
      } else {
        held |= (literals.bits[first] as number) << heldCount;
        count = literals.counts[first] as number;
        at++;
      }
      heldCount += count;
      if (heldCount < WRITTEN_BITS) continue;
      view.setUint16(length, held, true);
      length += 2;
      held >>>= WRITTEN_BITS;
      heldCount -= WRITTEN_BITS;
    }
    this.#held = held;
    this.#heldCount = heldCount;
    sink.length = length;
  }

  /** Write a repeat of bytes that are `distance` before, in this block or an earlier one. */
  repeat(length: number, distance: number): void {
    if (!this.#inBlock) this.#openBlock();
    this.#sink.reserve(REPEAT_BYTES);
    const { lengths, distances } = this.#codes;
    this.#part(lengths, length);
    this.#part(distances, distanceSymbol(distance));
    const extraBits = extraBitsOfDistance(distance);
    this.#write((distance - 1) & ((1 << extraBits) - 1), extraBits);
  }

  /** End the block, and append bytes as they are: blocks, or what follows the last one. */
  append(bytes: Uint8Array): void {
    if (this.#inBlock) this.#closeBlock();
    this.#sink.append(bytes);
  }

  /** What was written, in memory of its own. */
  written(): Uint8Array {
    if (this.#inBlock) this.#closeBlock();
    return new Uint8Array(this.#sink.written());
  }

  #openBlock(): void {
    this.#sink.reserve(FRAME_BYTES);
    const { header } = this.#codes;
    for (const index of header.bits.keys()) this.#part(header, index);
    this.#inBlock = true;
  }

  /** An empty block of bytes that are not compressed follows, which starts at a whole byte. */
  #closeBlock(): void {
    const sink = this.#sink;
    sink.reserve(FRAME_BYTES);
    this.#part(this.#codes.literals, END_OF_BLOCK);
    this.#write(0, 3);
    this.#write(0, (WRITTEN_BITS - this.#heldCount) % 8);
    if (this.#heldCount > 0) sink.view.setUint8(sink.length++, this.#held);
    this.#held = 0;
    this.#heldCount = 0;
    sink.view.setUint32(sink.length, 0xffff_0000, true);
    sink.length += 4;
    this.#inBlock = false;
  }

  #part({ bits, counts }: BitTable, index: number): void {
    this.#write(bits[index] as number, counts[index] as number);
  }

  #write(bits: number, count: number): void {
    this.#held |= bits << this.#heldCount;
    this.#heldCount += count;
    if (this.#heldCount < WRITTEN_BITS) return;
    this.#sink.view.setUint16(this.#sink.length, this.#held, true);
    this.#sink.length += 2;
    this.#held >>>= WRITTEN_BITS;
    this.#heldCount -= WRITTEN_BITS;
  }
}
