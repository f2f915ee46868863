import { OTHER_PARTS, productionPackages } from '@ganita/pages/guide/partTables.js';
import { describe, expect, it } from 'vitest';

/** Licences under which a part may go into a work under AGPL-3.0-or-later (SPDX ids). */
const COMPATIBLE: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense', 'Apache-2.0', 'MPL-2.0'],
  ...['LGPL-3.0-or-later', 'GPL-3.0-or-later', 'AGPL-3.0-only', 'AGPL-3.0-or-later'],
  // Fonts that are passed on with the program, and in its pages.
  'OFL-1.1',
]);
/** All of them where parts are under several; any of them where one may choose. */
const isCompatible = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => COMPATIBLE.has(id)));

describe('the licence of every package that runs in production', () => {
  it('goes together with AGPL-3.0', () => {
    const packages = productionPackages();
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ licence }) => !isCompatible(licence))).toEqual([]);
  });

  it('of programs inside them does too', () => {
    expect(OTHER_PARTS.filter(({ licence, isData }) => !isData && !isCompatible(licence))).toEqual([]);
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
