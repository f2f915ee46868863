import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectBody } from './collectBody.js';
import { BodyTooLarge } from './errorReplies.js';

const LIMIT = 200_000;
const pieces = fc.array(fc.uint8Array({ maxLength: 50_000 }), { maxLength: 6 });

describe('a body that is collected', () => {
  it('has the bytes of its pieces in a buffer of its own, whatever length was announced', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.option(fc.nat(LIMIT)), async (list, announced) => {
        const whole = Buffer.concat(list);
        const collecting = collectBody(Readable.from(list), LIMIT, announced);
        if (whole.byteLength > LIMIT) {
          await expect(collecting).rejects.toThrow(BodyTooLarge);
          return;
        }
        const bytes = await collecting;
        expect(Buffer.compare(bytes, whole)).toBe(0);
        expect(bytes.buffer.byteLength).toBe(whole.byteLength);
      }),
      { numRuns: 60 },
    );
  });

  it('is rejected past the limit, and its stream stays open for the answer', async () => {
    const body = Readable.from([new Uint8Array(LIMIT), new Uint8Array(1), new Uint8Array(1)]);
    await expect(collectBody(body, LIMIT, null)).rejects.toThrow(BodyTooLarge);
    expect(body.destroyed).toBe(false);
  });
});
