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

  it('extends a repeat to both sides as far as the bytes are the same, but not over the one before it', () => {
    const sink = new ByteSink();
    sink.notesRepeats = true;
    sink.text('[abc:1234] [abc:1239]');
    const { repeats } = sink;
    const noted = () =>
      [repeats.count - 1].map((last) => [repeats.at(last), repeats.length(last), repeats.distance(last)]);
    sink.repeat(12, 3, 1, 21);
    expect(noted()).toEqual([[11, 8, 11]]);
    sink.repeat(20, 1, 9, 21);
    expect(repeats.count).toBe(1);
    sink.clear();
    expect(repeats.count).toBe(0);
  });

  it('notes no repeat of a text that comes later or is too far away, and none where none is wanted', () => {
    const sink = new ByteSink();
    sink.notesRepeats = true;
    sink.text('same '.repeat(20_000));
    sink.repeat(10, 5, 20, 15);
    sink.repeat(90_000, 5, 10, 90_005);
    sink.repeat(10, 5, -100_000, 15);
    sink.notesRepeats = false;
    sink.repeat(10, 5, 0, 15);
    expect(sink.repeats.count).toBe(0);
  });
});
