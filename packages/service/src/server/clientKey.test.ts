import { describe, expect, it } from 'vitest';
import { addressKey } from './clientKey.js';

describe('the key of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::5%eth0', '2001:db8:1:2::/64'],
    ['2001:db8:1::1', '2001:db8:1:0::/64'],
    ['fe80::1%25', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (text, key) => {
    expect(addressKey(text)).toBe(key);
  });

  it.each([
    '',
    'unknown',
    '203.0.113',
    '203.0.113.256',
    '0x7f.1',
    '203.0.113.07',
    '1::2::3',
    '::ffff:1.2.3',
    '[::1',
    'a'.repeat(5000),
  ])('is none of %j, which is no address', (text) => {
    expect(addressKey(text)).toBeNull();
  });

  it('is none where a connection has no address', () => {
    expect(addressKey(undefined)).toBeNull();
  });
});
