import { invalidInput } from '@ganita/core/errors/domainError.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { columnCatalogue, lettersOf } from './catalogue.js';
import type { Column } from './column.js';

/** Most columns of a table. */
export const MAX_COLUMNS = 1000;

const WILD = '*';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of selectors; `*` stands for one part or a piece of one. */
const patternOf = (text: string): RegExp => new RegExp(`^${text.split(WILD).map(escaped).join('[^.]*')}$`, 'i');

/** The names of the catalogue that a pattern of selectors fits. */
export const namesLike = (pattern: string, names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => patternOf(pattern).test(name));

const wrong = (detail: string, selector: string) => invalidInput('select', detail, selector, 'unknown_name');

/** The listed name of a text, whatever its capitals, spaces, hyphens and underscores. */
const listedName = (text: string): string | undefined => columnCatalogue().byLetters.get(lettersOf(text));

function unknown(selector: string, text: string): never {
  const { plain, atMoment } = columnCatalogue();
  if (atMoment.has(listedName(text) ?? '')) throw wrong(`${text} requires @ and a moment after it`, selector);
  throw wrong(`has no column ${text}${suggestion(text, [...plain.keys(), ...atMoment.keys()])}`, selector);
}

/** The columns of one selector. The column of a selector without a pattern has the selector itself as its name. */
function columnsOfSelector(selector: string): readonly Column[] {
  const { plain, atMoment } = columnCatalogue();
  const [text = '', moment] = selector.split('@', 2);
  if (moment !== undefined) parseDateTime(moment, 'select', TRANSIT_YEARS);
  const source = moment === undefined ? plain : atMoment;
  const columnOf = (name: string): Column | undefined =>
    moment === undefined ? plain.get(name) : atMoment.get(name)?.at(moment);
  if (text.includes(WILD)) {
    const names = namesLike(text, source.keys());
    if (names.length === 0) throw wrong(`has no column like ${selector}`, selector);
    return names.flatMap((name) => columnOf(name) ?? []);
  }
  const column = columnOf(listedName(text) ?? '');
  if (column !== undefined) return [{ ...column, name: selector }];
  if (moment !== undefined && plain.has(listedName(text) ?? ''))
    throw wrong(`${text} is of the birth: it takes no moment`, selector);
  return unknown(selector, text);
}

/**
 * The columns of selectors, in their order, each once. Errors: `invalid_input` naming `select` for an unknown one, and for
 * too many columns.
 */
export function selectColumns(selectors: readonly string[]): readonly Column[] {
  const found = new Map<string, Column>();
  for (const selector of selectors) {
    for (const column of columnsOfSelector(selector.trim()))
      if (!found.has(column.name)) found.set(column.name, column);
    if (found.size > MAX_COLUMNS)
      throw invalidInput('select', `names more than ${MAX_COLUMNS} columns`, found.size, 'answer_too_large');
  }
  return [...found.values()];
}
