import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tools = new URL('../../tools/', import.meta.url);
const { platformOf } = (await import(new URL('platformOf.mjs', tools).href)) as {
  platformOf: (name: string) => Readonly<Record<string, readonly string[]>>;
};

describe('the lock file', () => {
  it('names every optional platform binary, so that npm ci accepts it', () => {
    expect(() =>
      execFileSync(process.execPath, [fileURLToPath(new URL('completeLock.mjs', tools)), '--check']),
    ).not.toThrow();
  });
});

describe('the platform of a binary', () => {
  it.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxc-parser/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ])('of %s is read from its name', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it.each(['left-pad', '@x/binding-linux', '@x/binding-linux-x64-odd', '@x/binding-linux-x64-gnu-more'])(
    'of %s is rejected',
    (name) => {
      expect(() => platformOf(name)).toThrow(name);
    },
  );
});
