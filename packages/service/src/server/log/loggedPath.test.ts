import { describe, expect, it } from 'vitest';
import { loggedPath } from './loggedPath.js';

describe('the path in the log', () => {
  it.each([
    ['/horoscope', '/horoscope'],
    ['//health', '//health'],
    ['*', '*'],
    ['/place?name=x', '/place'],
    ['/place#name=x', '/place'],
    ['/place;name=x', '/place'],
    ['/place%3Fname=x', '/place'],
    ['/place%3fname=x', '/place'],
    ['/place%23name=x', '/place'],
    ['/place%253Bname=x', '/place'],
    ['/place%25253Fname=x', '/place'],
    ['/a%20b', '/a%20b'],
    ['http://keeper:hush@example.org/health?x=1', '/health'],
    ['HTTPS://keeper:hu?sh@example.org/health', '/health'],
    ['http://keeper:hush@example.org', ''],
    ['//keeper:hush@example.org/health', '//example.org/health'],
    ['/keeper:hush%40example.org', '/example.org'],
    ['/keeper:hush%2540example.org/x', '/example.org/x'],
  ])('of %s is %s', (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });

  it('has at most 200 characters, and is found at once for any target', () => {
    for (const part of ['x', '%25', '@', '/', 'a:b@', '%'])
      expect(loggedPath(`/${part.repeat(1_000_000)}`).length).toBeLessThanOrEqual(200);
    expect(loggedPath(`/${'x'.repeat(199)}`)).toHaveLength(200);
    expect(loggedPath(`/${'x'.repeat(200)}`)).toMatch(/^\/x{196}\.{3}$/);
  });
});
