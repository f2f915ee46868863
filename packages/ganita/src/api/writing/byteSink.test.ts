import { describe, expect, it } from 'vitest';
import { ByteSink } from './byteSink.js';

describe('a sink of bytes', () => {
  it('contains the texts in order as UTF-8, however long they are', () => {
    const sink = new ByteSink();
    const long = 'ಕನ್ನಡ '.repeat(50_000);
    for (const text of ['a', long, '', 'é']) sink.text(text);
    sink.append(Buffer.from('bytes'));
    expect(sink.written().toString()).toBe(`a${long}ébytes`);
  });

  it('keeps what was written when room is made for more', () => {
    const sink = new ByteSink();
    sink.text('before');
    sink.reserve(1_000_000);
    sink.view.setUint8(sink.length++, 0x21);
    expect(sink.written().toString()).toBe('before!');
  });

  it('starts again with the memory that it has', () => {
    const sink = new ByteSink();
    sink.text('x'.repeat(100_000));
    const { view } = sink;
    sink.clear();
    sink.text('next');
    expect(sink.written().toString()).toBe('next');
    expect(sink.view).toBe(view);
  });
});
