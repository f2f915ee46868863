import { readdirSync, readFileSync } from 'node:fs';
import { ANCHOR, CITATION } from '@ganita/pages/guide/citations.js';

const folder = new URL('../../docs/rules/', import.meta.url);

/** Anchors of every rule document, by the name of its file. */
const ANCHORS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [
      name,
      new Set([...readFileSync(new URL(name, folder), 'utf8').matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)),
    ]),
);

/** What is wrong with a citation of a document, or of an anchor of it; null if both exist. */
function errorOf(name: string, anchor: string | null): string | null {
  const anchors = ANCHORS.get(name);
  if (anchors === undefined) return `there is no docs/rules/${name}`;
  return anchor === null || anchors.has(anchor) ? null : `docs/rules/${name} has no anchor ${anchor}`;
}

/** Every citation of a text that leads nowhere, in words; none where all are right. */
export const brokenCitations = (text: string): readonly string[] =>
  [...text.matchAll(CITATION)].flatMap(([, name = '', places = '']) => {
    const anchors = [...places.matchAll(ANCHOR)].map(([, anchor = '']) => anchor);
    return (anchors.length === 0 ? [null] : anchors)
      .map((anchor) => errorOf(name, anchor))
      .filter((error) => error !== null);
  });
