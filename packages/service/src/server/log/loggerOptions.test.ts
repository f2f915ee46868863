import { describe, expect, it } from 'vitest';
import { loggedError } from './loggerOptions.js';

describe('an error in the log', () => {
  it('names what caused it, and what caused that', () => {
    const disk = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const error = new TypeError('a thread could not be loaded', { cause: new Error('no data', { cause: disk }) });
    expect(loggedError(error)).toMatchObject({
      type: 'TypeError',
      message: 'a thread could not be loaded',
      stack: expect.stringContaining('loggerOptions.test'),
      cause: { message: 'no data', cause: { message: 'no space', code: 'ENOSPC' } },
    });
  });

  it('is bounded: causes in a circle, long texts, causes that are no errors', () => {
    const circle = new Error('x'.repeat(100_000));
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).length).toBeLessThan(20_000);
    expect(loggedError(new Error('so', { cause: 'said' }))).toMatchObject({
      cause: { type: 'string', message: 'said' },
    });
    expect(loggedError(new Error('so', { cause: null }))).toMatchObject({ cause: { message: 'null' } });
  });
});
