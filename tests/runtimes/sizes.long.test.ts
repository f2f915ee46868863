import { expect, it } from 'vitest';
import { type BuiltFile, buildBrowser } from '../../tools/browser/buildBrowser.js';

/** The library, with all languages and the lists of its map. */
const MAX_BYTES = 2_707_000;
/**
 * Everything but the other languages: what is fetched before the first answer. Files of births, statements and derivations are
 * 47 kB of it.
 */
const MAX_FIRST_BYTES = 2_350_000;
/** What the app fetches in English before it has used a place: the pages are in its program. */
const MAX_APP_BYTES = 2_498_000;

it('the files of the library for a browser weigh little over the wire', async () => {
  const sizes = await buildBrowser();
  const sum = (of: readonly BuiltFile[]): number => of.reduce((bytes, { brotliBytes }) => bytes + brotliBytes, 0);
  const without = (pattern: RegExp): readonly BuiltFile[] => sizes.filter(({ name }) => !pattern.test(name));
  expect(sum(without(/^(?:words|licenses|worker|map|zones|places|elements)/))).toBeLessThan(MAX_FIRST_BYTES);
  expect(sum(without(/^worker/))).toBeLessThan(MAX_BYTES);
  expect(sum(without(/^(?:words|licenses|ganita|map)/))).toBeLessThan(MAX_APP_BYTES);
});
