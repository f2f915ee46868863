import { describe, expect, it } from 'vitest';
import { Overloaded } from '../../queue/overloaded.js';
import { TooManyBatches } from '../errorReplies.js';
import { boundOpenBatches } from './openBatches.js';

describe('open batches', () => {
  it('are bounded for one client and for all, until they end', () => {
    const { open, count } = boundOpenBatches({ perClient: 2, inAll: 3 });
    const ends = [open('a'), open('a')];
    expect(() => open('a')).toThrow(TooManyBatches);
    open('b');
    expect(() => open('c')).toThrow(Overloaded);
    for (const end of ends) end();
    ends[0]?.();
    expect(count()).toBe(1);
    open('c');
    open('c');
    expect(() => open('d')).toThrow(Overloaded);
  });
});
