import { describe, expect, it } from 'vitest';
import { createClient } from './client.js';

const BIRTH = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };

/** A client whose service sends these texts, one after the other; and what was sent, and whether an answer was left early. */
function clientOf(...bodies: readonly (readonly string[])[]) {
  const seen = { bodies: [] as string[], left: 0 };
  const fake = async (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const texts = [...(bodies[seen.bodies.length] ?? [])];
    seen.bodies.push(String(init.body));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const text = texts.shift();
        if (text === undefined) controller.close();
        else controller.enqueue(Buffer.from(text, 'latin1'));
      },
      cancel() {
        seen.left += 1;
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  };
  return { seen, client: createClient('http://ganita.example', { fetch: fake }) };
}

const bytes = (text: string): string => Buffer.from(text).toString('latin1');
const read = async (lines: AsyncIterable<object>): Promise<readonly object[]> => {
  const found: object[] = [];
  for await (const line of lines) found.push(line);
  return found;
};

describe('a batch', () => {
  it('gives each line as it arrives, wherever the text is cut, without the empty ones', async () => {
    const whole = bytes('{"line":1,"answer":{"word":"स्वाती"}}\n\n{"line":2,"error":{"status":400,"detail":"x"}}');
    for (const at of [1, 27, 30, whole.indexOf('\n'), whole.indexOf('\n') + 1, whole.length - 1]) {
      const { seen, client } = clientOf([whole.slice(0, at), whole.slice(at)]);
      expect(await read(client.batch([BIRTH, BIRTH]))).toEqual([
        { line: 1, answer: { word: 'स्वाती' } },
        { line: 2, error: { status: 400, detail: 'x' } },
      ]);
      expect(seen.bodies).toEqual([`${JSON.stringify(BIRTH)}\n${JSON.stringify(BIRTH)}`]);
    }
  });

  it('sends nothing for no requests', async () => {
    const { seen, client } = clientOf();
    expect(await read(client.batch([]))).toEqual([]);
    expect(seen.bodies).toEqual([]);
  });

  it('sends more requests than one call takes in several, and counts on', async () => {
    const line = (number: number): string => `${JSON.stringify({ line: number, answer: {} })}\n`;
    const first = Array.from({ length: 10_000 }, (_, at) => line(at + 1)).join('');
    const { seen, client } = clientOf([first], [line(1)]);
    async function* births() {
      for (let at = 0; at < 10_001; at++) yield BIRTH;
    }
    const found = await read(client.batch(births()));
    expect(found.at(-1)).toEqual({ line: 10_001, answer: {} });
    expect(seen.bodies.map((body) => body.split('\n').length)).toEqual([10_000, 1]);
  });

  it('lets the service go where its reader leaves', async () => {
    const { seen, client } = clientOf([
      '{"line":1,"answer":{}}\n',
      '{"line":2,"answer":{}}\n',
      '{"line":3,"answer":{}}\n',
    ]);
    for await (const { line } of client.batch([BIRTH, BIRTH, BIRTH])) if (line === 1) break;
    expect(seen.left).toBe(1);
  });

  it('fails where the answer ends too early', async () => {
    const { client } = clientOf(['{"line":1,"answer":{}}\n']);
    await expect(read(client.batch([BIRTH, BIRTH]))).rejects.toThrow('the batch ended after 1 answers');
  });
});
