import { invalidInput } from '@ganita/core/errors/domainError.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { columnCatalogue, lettersOf } from './catalogue.js';
import type { Column } from './column.js';

/** Most columns of a table. */
export const MAX_COLUMNS = 1000;

const WILD = '*';
/** Whether a part of a name is as a part of a pattern says, in which `*` is any text. */
function isLike(part: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split(WILD);
  if (others.length === 0) return part === pattern;
  const last = others.pop() as string;
  if (!part.startsWith(first) || !part.endsWith(last)) return false;
  let at = first.length;
  for (const text of others) {
    const found = part.indexOf(text, at);
    if (found < 0) return false;
    at = found + text.length;
  }
  return at + last.length <= part.length;
}

const partsOf = (name: string): readonly string[] => name.toLowerCase().split('.');

/** The names that are as a pattern says, part by part; `*` is any text of a part. */
export function namesLike(pattern: string, names: Iterable<string>): readonly string[] {
  const wanted = partsOf(pattern);
  return [...names].filter((name) => {
    const parts = partsOf(name);
    return parts.length === wanted.length && parts.every((part, at) => isLike(part, wanted[at] as string));
  });
}

/** What gives selectors. */
type SelectingField = 'select' | 'paths';

const wrong = (field: SelectingField, detail: string, selector: string) =>
  invalidInput(field, detail, selector, 'unknown_name');

/** The listed name of a text, whatever its capitals, spaces, hyphens and underscores. */
export const listedName = (text: string): string | undefined => columnCatalogue().byLetters.get(lettersOf(text));

function unknown(field: SelectingField, selector: string, text: string): never {
  const { plain, atMoment } = columnCatalogue();
  if (atMoment.has(listedName(text) ?? '')) throw wrong(field, `${text} requires @ and a moment after it`, selector);
  throw wrong(field, `has no column ${text}${suggestion(text, [...plain.keys(), ...atMoment.keys()])}`, selector);
}

/** The columns of one selector. The column of a selector without a pattern has the selector itself as its name. */
function columnsOfSelector(selector: string, field: SelectingField): readonly Column[] {
  const { plain, atMoment } = columnCatalogue();
  const [text = '', moment] = selector.split('@', 2);
  if (moment !== undefined) parseDateTime(moment, field, TRANSIT_YEARS);
  const source = moment === undefined ? plain : atMoment;
  const columnOf = (name: string): Column | undefined =>
    moment === undefined ? plain.get(name) : atMoment.get(name)?.at(moment);
  if (text.includes(WILD)) {
    const names = namesLike(text, source.keys());
    if (names.length === 0) throw wrong(field, `has no column like ${selector}`, selector);
    return names.flatMap((name) => columnOf(name) ?? []);
  }
  const column = columnOf(listedName(text) ?? '');
  if (column !== undefined) return [{ ...column, name: selector }];
  if (moment !== undefined && plain.has(listedName(text) ?? ''))
    throw wrong(field, `${text} is of the birth: it takes no moment`, selector);
  return unknown(field, selector, text);
}

/**
 * The columns of selectors, in their order, each once. Errors: `invalid_input` naming the field that gives them for an unknown
 * one, and for too many columns.
 */
export function selectColumns(selectors: readonly string[], field: SelectingField = 'select'): readonly Column[] {
  const found = new Map<string, Column>();
  for (const selector of selectors) {
    for (const column of columnsOfSelector(selector.trim(), field))
      if (!found.has(column.name)) found.set(column.name, column);
    if (found.size > MAX_COLUMNS)
      throw invalidInput(field, `names more than ${MAX_COLUMNS} columns`, found.size, 'answer_too_large');
  }
  return [...found.values()];
}
