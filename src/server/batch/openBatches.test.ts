import { describe, expect, it } from 'vitest';
import { Overloaded } from '../../workers/task.js';
import { TooManyBatches } from '../errors.js';
import { boundOpenBatches } from './openBatches.js';

describe('open batches', () => {
  it('are bounded for one client and for all, until they end', () => {
    const { takeOn, count } = boundOpenBatches({ perClient: 2, inAll: 3 });
    const ends = [takeOn('a'), takeOn('a')];
    expect(() => takeOn('a')).toThrow(TooManyBatches);
    takeOn('b');
    expect(() => takeOn('c')).toThrow(Overloaded);
    for (const end of ends) end();
    ends[0]?.();
    expect(count()).toBe(1);
    takeOn('c');
    takeOn('c');
    expect(() => takeOn('d')).toThrow(Overloaded);
  });
});
