/** Citations of the rule documents, `docs/rules/06-...md#section-2-1`, as links of a page. */
import { posix } from 'node:path';

/** A path, its anchor, and further anchors of the same document: "#section-4 and #section-4-9", "#rule-s1 to #rule-s10". */
export const CITATION = /\bdocs\/rules\/([\w-]+\.md)(#[a-z][a-z0-9-]*(?:(?:, and |, | and | to )#[a-z][a-z0-9-]*)*)?/g;
/** An anchor of a citation. */
export const ANCHOR = /#([a-z0-9-]+)/g;

/** How a link names its anchor: `section-2-1` as "§2.1", `section-3-item-9` as "§3.9", `rule-s4` as "S4". */
const labelOf = (anchor: string): string =>
  anchor.startsWith('rule-')
    ? anchor.slice('rule-'.length).toUpperCase()
    : `§${anchor.slice('section-'.length).replace(/-item-|-/g, '.')}`;

/** Text of a page with its citations as links. The path of the page counts from the folder `docs`. */
export const withCitationLinks = (text: string, page: string): string =>
  text.replace(CITATION, (_, name: string, places: string | undefined) => {
    const path = posix.relative(posix.dirname(page), `rules/${name}`);
    const document = /^\d\d/.test(name) ? `rules ${name.slice(0, 2)}` : 'rules';
    if (places === undefined) return `[${document}](${path})`;
    let isFirst = true;
    return places.replace(ANCHOR, (_place, anchor: string) => {
      const label = isFirst ? `${document} ${labelOf(anchor)}` : labelOf(anchor);
      isFirst = false;
      return `[${label}](${path}#${anchor})`;
    });
  });
