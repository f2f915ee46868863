import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { localeOf } from '@ganita/words/words.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { type CalculationName, calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';

const ports = await openPorts();

const takesLanguage = ({ calculation }: CalculationEndpoint): boolean => 'language' in calculation.request.properties;

const requests = calculationsOf(ENDPOINTS)
  // A calendar file has its words within one text.
  .filter(([, row]) => takesLanguage(row) && row.mediaType === undefined)
  .flatMap(([name, { examples }]) =>
    Object.entries(examples).map(([title, { value }]) => ({ name: name as CalculationName, title, value })),
  );

/** Every leaf of an answer by its path; the language itself left out. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return path.endsWith('.language') ? [] : [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`));
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** Whether a text has a letter of the script of a language. */
const isIn = (language: Language, text: string): boolean =>
  new RegExp(`\\p{Script=${localeOf(language).script}}`, 'u').test(text);

describe('the language of an answer', () => {
  it('can be chosen wherever words are returned', () => {
    const without = calculationsOf(ENDPOINTS).filter(([, row]) => !takesLanguage(row));
    // Columns and derivations have ids alone; sentences are English; the names of the contract's record are those of the gazetteer.
    expect(without.map(([name]) => name)).toEqual(['statements', 'explain', 'columns', 'columnList', 'search']);
  });

  it.each(requests)('changes words and nothing else: $name, $title', ({ name, value }) => {
    const inLanguage = (language: Language) => leavesOf(answer(name, { ...value, language }, ports));
    const english = new Map(inLanguage('en'));
    const changed = OTHERS.map((language) => {
      const leaves = inLanguage(language);
      expect(leaves.map(([path]) => path)).toEqual([...english.keys()]);
      const words = leaves.filter(([path, leaf]) => leaf !== english.get(path));
      const faults = words.filter(
        ([path, leaf]) =>
          typeof leaf !== 'string' ||
          !isIn(language, leaf) ||
          // A place whose name no source has in a script keeps its Latin one; its state and country are words.
          (!path.endsWith('.label') && /[A-Za-z]/.test(leaf)),
      );
      expect(faults).toEqual([]);
      return words.map(([path]) => path);
    });
    for (const paths of changed) expect(paths).toEqual(changed[0]);
  });
});
