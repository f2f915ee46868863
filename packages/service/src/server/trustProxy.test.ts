import { describe, expect, it } from 'vitest';
import { readTrustProxy } from './trustProxy.js';

describe('TRUST_PROXY', () => {
  it('trusts no proxy where it is false', () => {
    expect(readTrustProxy('false')).toBeNull();
  });

  it('believes as many hops as it says, whatever their addresses', () => {
    const trusts = readTrustProxy('2');
    expect([0, 1, 2, 3].map((hop) => trusts?.('198.51.100.1', hop))).toEqual([true, true, false, false]);
  });

  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['10.1.2.3:8080', true],
    ['11.1.2.3', false],
    ['127.0.0.1', true],
    ['127.0.0.2', false],
    ['2001:DB8::5', true],
    ['2001:db9::5', false],
    ['10.evil', false],
    [undefined, false],
  ])('believes %s of 10.0.0.0/8, 127.0.0.1, 2001:db8::/32: %s', (address, trusted) => {
    expect(readTrustProxy('10.0.0.0/8, 127.0.0.1,2001:db8::/32')?.(address, 0)).toBe(trusted);
  });
});
