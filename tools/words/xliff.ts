import { DOMParser } from '@xmldom/xmldom';
import type { Entry } from './languageFolder.js';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const unit = ({ key, english, text, note }: Entry): string => `      <trans-unit id="${xml(key)}">
        <source>${xml(english)}</source>
        ${text === '' ? '<target/>' : `<target>${xml(text)}</target>`}
        <note>${xml(note)}</note>
      </trans-unit>`;

/** Words as XLIFF 1.2, which Weblate and Poedit read: one `file` for each file of the language. */
export function xliffOf(entries: readonly Entry[], tag: string): string {
  const files = [...new Set(entries.map(({ file }) => file))];
  const parts = files.map(
    (file) => `  <file original="${file}.json" source-language="en" target-language="${xml(tag)}" datatype="plaintext">
    <body>
${entries
  .filter((entry) => entry.file === file)
  .map(unit)
  .join('\n')}
    </body>
  </file>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${parts.join('\n')}
</xliff>
`;
}

/** The texts of an XLIFF file by key. Error: it is not well formed. */
export function textsOfXliff(text: string): ReadonlyMap<string, string> {
  const fail = (_level: string, message: string): never => {
    throw new Error(`not well formed: ${message}`);
  };
  const document = new DOMParser({ onError: fail }).parseFromString(text, 'text/xml');
  return new Map(
    [...document.getElementsByTagName('trans-unit')].map((one) => [
      one.getAttribute('id') ?? '',
      (one.getElementsByTagName('target').item(0)?.textContent ?? '').trim(),
    ]),
  );
}
