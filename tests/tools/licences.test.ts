import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockEntry {
  readonly license?: string;
  readonly dev?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};

/** Licences under which a part may go into a work under AGPL-3.0-or-later (SPDX ids). */
const COMPATIBLE: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense', 'Apache-2.0', 'MPL-2.0'],
  ...['LGPL-3.0-or-later', 'GPL-3.0-or-later', 'AGPL-3.0-or-later'],
  // Fonts that are passed on with the program, and in its pages.
  'OFL-1.1',
]);
/** Packages that name their licence in a file only. */
const IN_A_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
/** Binaries of other platforms, whose licence the lock does not have. */
const OF_A_FAMILY: readonly (readonly [prefix: string, license: string])[] = [['@msgpackr-extract/', 'MIT']];
const licenceOf = (name: string): string =>
  IN_A_FILE[name] ?? OF_A_FAMILY.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'none';

/** All of them where parts are under several; any of them where one may choose. */
const isCompatible = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => COMPATIBLE.has(id)));

describe('the licence of every package that runs in production', () => {
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);

  it('goes together with AGPL-3.0', () => {
    expect(packages.length).toBeGreaterThan(100);
    const others = packages
      .map(([path, { license }]) => [path.split('node_modules/').at(-1) ?? path, license] as const)
      .map(([name, license]) => [name, license ?? licenceOf(name)] as const)
      .filter(([, license]) => !isCompatible(license));
    expect(others).toEqual([]);
  });

  it('is found out where it does not', () => {
    for (const one of ['MIT AND OFL-1.1', '(MIT OR CC0-1.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT']) {
      expect(isCompatible(one)).toBe(true);
    }
    for (const one of ['none', 'GPL-2.0-only', 'SSPL-1.0', 'MIT AND CC-BY-NC-4.0', 'UNLICENSED']) {
      expect(isCompatible(one)).toBe(false);
    }
  });
});
