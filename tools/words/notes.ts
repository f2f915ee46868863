import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Packages that show words. */
const PACKAGES = ['ganita', 'print', 'pages', 'words'];
const MOST_PLACES = 3;

/** What an area and a vocabulary are (`packages/words/notes.json`), and the first files that use it or, of a phrase, the word itself. */
export function notes(root: string): (key: string) => string {
  const written = JSON.parse(readFileSync(join(root, 'packages/words/notes.json'), 'utf8')) as Record<string, string>;
  const sources = PACKAGES.flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => join(folder, path))
      .map((path) => ({ path: relative(root, path), words: wordsOf(readFileSync(path, 'utf8')) }));
  });
  return (key) => {
    const [area = '', list = '', id = ''] = key.split('.');
    const wanted = list === 'phrase' ? [id] : [area, list];
    const places = sources.filter(({ words }) => wanted.every((word) => words.has(word))).map(({ path }) => path);
    return [
      written[area] ?? '',
      written[`${area}.${list}`] ?? '',
      ...(places.length === 0 ? [] : [`Used in ${places.slice(0, MOST_PLACES).join(', ')}`]),
    ]
      .filter((text) => text !== '')
      .join(' ');
  };
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/\w+/g));
