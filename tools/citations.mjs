/** Citations of the rule documents, `docs/rules/06-...md#section-2-1`: as links of a page, and those that lead nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../docs/rules');

/** Anchors of every rule document, by the name of its file. */
const ANCHORS = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [
      name,
      new Set([...readFileSync(join(folder, name), 'utf8').matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)),
    ]),
);

/** A path, its anchor, and further anchors of the same document: "#section-4 and #section-4-9", "#rule-s1 to #rule-s10". */
const CITATION = /\bdocs\/rules\/([\w-]+\.md)(#[a-z][a-z0-9-]*(?:(?:, and |, | and | to )#[a-z][a-z0-9-]*)*)?/g;
const PLACE = /#([a-z0-9-]+)/g;

/** What a citation of a document, and of an anchor of it, says wrongly; null where both exist. */
function faultOf(name, anchor) {
  if (!Object.hasOwn(ANCHORS, name)) return `there is no docs/rules/${name}`;
  return anchor === null || ANCHORS[name].has(anchor) ? null : `docs/rules/${name} has no anchor ${anchor}`;
}

/** Every citation of a text that leads nowhere, in words; none where all are right. */
export const brokenCitations = (text) =>
  [...text.matchAll(CITATION)].flatMap(([, name, places = '']) => {
    const anchors = [...places.matchAll(PLACE)].map(([, anchor]) => anchor);
    return (anchors.length === 0 ? [null] : anchors).map((anchor) => faultOf(name, anchor)).filter(Boolean);
  });

/** How a link names its anchor: "§2.1" of section-2-1, "§3.9" of section-3-item-9, "S4" of rule-s4. */
const labelOf = (anchor) =>
  anchor.startsWith('rule-')
    ? anchor.slice('rule-'.length).toUpperCase()
    : `§${anchor.slice('section-'.length).replace(/-item-|-/g, '.')}`;

/**
 * Text of a page with its citations as links. Paths count from `page`, which counts from the root of the project.
 * Errors: a citation that leads nowhere.
 */
export function withCitationLinks(text, page) {
  const [broken] = brokenCitations(text);
  if (broken !== undefined) throw new Error(broken);
  return text.replace(CITATION, (_, name, places) => {
    const path = posix.relative(posix.dirname(page), `docs/rules/${name}`);
    const document = /^\d\d/.test(name) ? `rules ${name.slice(0, 2)}` : 'rules';
    if (places === undefined) return `[${document}](${path})`;
    let isFirst = true;
    return places.replace(PLACE, (_place, anchor) => {
      const label = isFirst ? `${document} ${labelOf(anchor)}` : labelOf(anchor);
      isFirst = false;
      return `[${label}](${path}#${anchor})`;
    });
  });
}
