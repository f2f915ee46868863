import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { lazy } from '@ganita/core/lazy.js';
import { hasEmptyMarkers } from '@ganita/pages/guide/markers.js';
import { serviceFile } from '../programs.js';

/** The pages of the documentation: those that a release was packed with, or those of the checkout. */
const GUIDE_FOLDER = existsSync(serviceFile('docs/')) ? serviceFile('docs/') : serviceFile('../../docs/');

/** Names of the pages, as `time.md` and `recipes/errors.md`. */
export const guidePageNames: () => readonly string[] = lazy(() =>
  readdirSync(GUIDE_FOLDER, { recursive: true, encoding: 'utf8' })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.md'))
    .sort(),
);

/** A page as it is in its file. */
export const guideFile = (page: string): Promise<string> => readFile(new URL(page, GUIDE_FOLDER), 'utf8');

/** A page with its tables: they are made from rows unless they are in it, as in an installed package. */
export async function readGuidePage(page: string): Promise<string> {
  const text = await guideFile(page);
  if (!hasEmptyMarkers(text)) return text;
  const { filledPage } = await import('@ganita/pages/guide/guide.js');
  return filledPage(page, text);
}
