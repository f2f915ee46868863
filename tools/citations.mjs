/** Citations of the rule documents, "rules 06 section 2.1", as links to the section. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../docs/rules');

/** File name and anchors of every rule document, by its number. */
const documents = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => /^\d\d-/.test(name))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [
        name.slice(0, 2),
        { name, anchors: new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)) },
      ];
    }),
);

/** "rules 06", "rules 06 section 2.1", "rules 05 sections 4 and 4.9", "rules 09 S4", "rules 09 S1 to S10". */
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const CITATION = new RegExp(
  String.raw`\brules (\d\d)\b(?: sections? (${NUMBER}(?:(?:, | and | to )${NUMBER})*)| ([PSVY]\d+(?: to [PSVY]\d+)?))?`,
  'g',
);

/** Anchor of a section ("2.1"), of an item of a numbered list, or of a rule ("S4"). Errors: the document has none. */
function anchorOf(number, place) {
  const section = place.replace('.', '-');
  const candidates = /^\d/.test(place)
    ? [`section-${section}`, `section-${section.replace('-', '-item-')}`]
    : [`rule-${place.toLowerCase()}`];
  const found = candidates.find((id) => documents[number].anchors.has(id));
  if (found === undefined) throw new Error(`rules ${number} has no anchor for ${place}`);
  return found;
}

/** Text of a page with its citations as links. Paths count from `page`, which counts from the root of the project. */
export function withCitationLinks(text, page) {
  return text.replace(CITATION, (_, number, sections, rules) => {
    const document = documents[number];
    if (document === undefined) throw new Error(`there is no rule document ${number}`);
    const path = posix.relative(posix.dirname(page), `docs/rules/${document.name}`);
    const places = sections ?? rules;
    if (places === undefined) return `[rules ${number}](${path})`;
    const mark = sections === undefined ? '' : '§';
    let isFirst = true;
    return places.replace(/[PSVY]?\d+(?:\.\d+)?/g, (place) => {
      const label = isFirst ? `rules ${number} ${mark}${place}` : `${mark}${place}`;
      isFirst = false;
      return `[${label}](${path}#${anchorOf(number, place)})`;
    });
  });
}
