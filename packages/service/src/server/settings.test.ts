import { describe, expect, it } from 'vitest';
import { readSettings, settingsSchema } from './settings.js';

describe('settings', () => {
  it('have a default each, also for an empty text', () => {
    const defaults = readSettings({});
    expect(defaults).toMatchObject({ PORT: 8000, HOST: '127.0.0.1', RATE_LIMIT_FACTOR: 1, TRUST_PROXY: 'false' });
    expect(Object.keys(defaults)).toEqual(Object.keys(settingsSchema.properties));
    expect(readSettings({ PORT: '', TRUST_PROXY: '' })).toEqual(defaults);
  });

  it('are read as the numbers and truth values they represent', () => {
    expect(
      readSettings({ PORT: '0', RATE_LIMIT_FACTOR: '2.5', METRICS_PORT: '9464', LOG_LEVEL: 'silent' }),
    ).toMatchObject({
      PORT: 0,
      RATE_LIMIT_FACTOR: 2.5,
      METRICS_PORT: 9464,
      LOG_LEVEL: 'silent',
    });
  });

  it('take any secret that a header carries as it is', () => {
    for (const PDF_SECRET of ['x', 'two words', '!"#$%&~'])
      expect(readSettings({ PDF_SECRET }).PDF_SECRET).toBe(PDF_SECRET);
  });

  it('take an address of Redis with or without encryption', () => {
    for (const REDIS_URL of ['', 'redis://127.0.0.1:6379', 'rediss://user:word@cache:6380/2']) {
      expect(readSettings({ REDIS_URL }).REDIS_URL).toBe(REDIS_URL);
    }
  });

  it.each([
    ['PORT', 'abc', 'must be a whole number'],
    ['PORT', '80.5', 'must be a whole number'],
    ['PORT', '65536', 'must be between 0 and 65535'],
    ['PORT', '-1', 'must be between 0 and 65535'],
    ['WORKERS', '0', 'must be between 1 and 64'],
    ['LOG_LEVEL', 'INFO', 'must be one of fatal, error, warn, info, debug, silent'],
    [
      'TRUST_PROXY',
      'true',
      'must be false, the number of proxies in front of the service (1, 2 ...), or the addresses',
    ],
    ['TRUST_PROXY', 'true', /true is not allowed, because a client could then forge its address/],
    ['BIRTH_YEARS', '1700-2100', 'must be a first and a last year within 1800-2399'],
    ['BIRTH_YEARS', '1900', 'must be a first and a last year within 1800-2399'],
    ['TRUST_PROXY', '0', 'must be false, the number'],
    ['TRUST_PROXY', '33', 'must be false, the number'],
    ['TRUST_PROXY', 'loopback', 'must be false, the number'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be false, the number'],
    ['TRUST_PROXY', '0.0.0.0/0', 'must be false, the number'],
    ['TRUST_PROXY', '10.0.0.1,', 'must be false, the number'],
    ['CACHE_SECRET', 'too short', 'must have at least 16 characters in one line, or be empty'],
    ['RATE_LIMIT_FACTOR', '1e3', 'must be a number'],
    ['RATE_LIMIT_FACTOR', '-1', 'must be between 0 and 1000000'],
    ['REDIS_URL', 'cache:6379', 'must be an address such as redis://host:6379'],
    ['JOBS_REDIS_URL', 'cache:6379', 'must be an address such as redis://host:6379'],
    ['SOURCE_URL', 'not an address', 'must be an address such as https://git.example/ganita'],
    ['CORS_ORIGINS', 'astro.example', 'must be origins such as https://astro.example, separated by commas'],
    ['CORS_ORIGINS', '*', 'must be origins such as https://astro.example, separated by commas'],
    ['CORS_ORIGINS', ' , ', 'must be origins such as https://astro.example, separated by commas'],
    ['CORS_ORIGINS', 'https://*.astro.example', 'must be origins such as https://astro.example, separated by commas'],
    [
      'PAGES_FRAME_ANCESTORS',
      'astro.example',
      "must be 'self' or origins (https://astro.example), separated by spaces",
    ],
    ['METRICS_PORT', '65536', 'must be between 0 and 65535'],
    ['PDF_SECRET', 'geheim-ü', 'must be printable ASCII'],
    ['PDF_SECRET', ' padded', 'must be printable ASCII'],
    ['PDF_SECRET', 'two\nlines', 'must be printable ASCII'],
  ] as const)('reject %s=%s and say what it must be', (name, text, words) => {
    expect(() => readSettings({ [name]: text })).toThrow(
      typeof words === 'string' ? `setting ${name} ${words}` : words,
    );
  });

  it('say every pattern in words', () => {
    const wordless = Object.entries(settingsSchema.properties).filter(
      ([, schema]) => 'pattern' in schema && !('patternWords' in schema),
    );
    expect(wordless.map(([name]) => name)).toEqual([]);
  });

  it('name every wrong one, and never repeat what was given', () => {
    const read = () => readSettings({ PORT: 'x', REDIS_URL: 'http://user:password@host' });
    expect(read).toThrow(/setting PORT .*; setting REDIS_URL/);
    expect(read).not.toThrow(/password/);
    for (const REDIS_URL of ['redis://user:password@host:99999', 'redis://:password@', 'redis://user:password@[::1']) {
      const readAddress = () => readSettings({ REDIS_URL });
      expect(readAddress).toThrow('setting REDIS_URL must be an address');
      expect(readAddress).not.toThrow(/password/);
    }
  });
});
