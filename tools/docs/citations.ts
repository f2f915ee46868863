/** Citations of the rule documents, `docs/rules/06-...md#section-2-1`: as links of a page, and those that lead nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

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

/** A path, its anchor, and further anchors of the same document: "#section-4 and #section-4-9", "#rule-s1 to #rule-s10". */
const CITATION = /\bdocs\/rules\/([\w-]+\.md)(#[a-z][a-z0-9-]*(?:(?:, and |, | and | to )#[a-z][a-z0-9-]*)*)?/g;
const PLACE = /#([a-z0-9-]+)/g;

/** What is wrong with a citation of a document, or of an anchor of it; null if both exist. */
function errorOf(name: string, anchor: string | null): string | null {
  const anchors = ANCHORS.get(name);
  if (anchors === undefined) return `there is no docs/rules/${name}`;
  return anchor === null || anchors.has(anchor) ? null : `docs/rules/${name} has no anchor ${anchor}`;
}

/** Every citation of a text that leads nowhere, in words; none where all are right. */
export const brokenCitations = (text: string): readonly string[] =>
  [...text.matchAll(CITATION)].flatMap(([, name = '', places = '']) => {
    const anchors = [...places.matchAll(PLACE)].map(([, anchor = '']) => anchor);
    return (anchors.length === 0 ? [null] : anchors)
      .map((anchor) => errorOf(name, anchor))
      .filter((error) => error !== null);
  });

/** How a link names its anchor: `section-2-1` as "§2.1", `section-3-item-9` as "§3.9", `rule-s4` as "S4". */
const labelOf = (anchor: string): string =>
  anchor.startsWith('rule-')
    ? anchor.slice('rule-'.length).toUpperCase()
    : `§${anchor.slice('section-'.length).replace(/-item-|-/g, '.')}`;

/**
 * Text of a page with its citations as links. Paths count from `page`, which counts from the root of the project.
 * Errors: a citation that leads nowhere.
 */
export function withCitationLinks(text: string, page: string): string {
  const [broken] = brokenCitations(text);
  if (broken !== undefined) throw new Error(broken);
  return text.replace(CITATION, (_, name: string, places: string | undefined) => {
    const path = posix.relative(posix.dirname(page), `docs/rules/${name}`);
    const document = /^\d\d/.test(name) ? `rules ${name.slice(0, 2)}` : 'rules';
    if (places === undefined) return `[${document}](${path})`;
    let isFirst = true;
    return places.replace(PLACE, (_place, anchor: string) => {
      const label = isFirst ? `${document} ${labelOf(anchor)}` : labelOf(anchor);
      isFirst = false;
      return `[${label}](${path}#${anchor})`;
    });
  });
}
