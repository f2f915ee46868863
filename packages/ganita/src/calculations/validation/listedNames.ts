import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/areas.js';
import { CHOICE_GROUPS, membersIn, requestedNames } from '@ganita/core/rules/choiceGroups.js';
import { choiceNamesOf } from '../fields/rulesField.js';
import { aliasesOf, EXACT_KEYWORD, SYNONYMS_KEYWORD } from '../fields/schema.js';
import type { Schema } from './schemaErrors.js';

type Fields = Readonly<Record<string, unknown>>;

/** The listed value of a name by how it is written: without case, spaces, hyphens and underscores. */
type NamesOf = ReadonlyMap<string, string>;

/** How names in a value are read: of a field and of the entries of a list, or of the fields of a record. */
interface ListedNames {
  readonly own: NamesOf | null;
  readonly fields: readonly (readonly [name: string, names: ListedNames])[];
}

/** A name without case, spaces, hyphens and underscores. */
export const folded = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

/** Names of one list; two that differ only in how they are written are read as they are. */
function namesOf(listed: readonly unknown[], aliases: Readonly<Record<string, string>>): NamesOf {
  const texts = listed.filter((one) => typeof one === 'string');
  const named = new Map(Object.entries(aliases).map(([alias, name]) => [folded(alias), name]));
  for (const name of texts) named.set(folded(name), name);
  const repeated = texts.filter((name) => named.get(folded(name)) !== name);
  for (const name of repeated) named.delete(folded(name));
  return named;
}

/** The names of the values of choices, of those of a group in a record. */
const listedChoices = (names: readonly string[]): ListedNames => ({
  own: null,
  fields: requestedNames(names).map((name) => [
    name,
    Object.hasOwn(CHOICE_GROUPS, name)
      ? { own: null, fields: membersIn(name, names).map((member) => [member, namesOfChoice(`${name}.${member}`)]) }
      : namesOfChoice(name),
  ]),
});

const namesOfChoice = (name: string): ListedNames => ({
  own: namesOf(RULE_CHOICES[name as RuleName].values, {}),
  fields: [],
});

/** The names that the values of a request may have, where it lists them. */
export function listedNamesIn(schema: Schema): ListedNames {
  const one = schema.items ?? schema;
  const { enum: listed = null, [EXACT_KEYWORD]: isExact = false, [SYNONYMS_KEYWORD]: synonyms = {} } = one;
  const aliases = { ...aliasesOf(one), ...(synonyms as Readonly<Record<string, string>>) };
  const fields = Object.entries(one.properties ?? {}).flatMap(([name, inner]) => {
    const choices = choiceNamesOf(inner);
    const names = choices === null ? listedNamesIn(inner) : listedChoices(choices);
    return names.own === null && names.fields.length === 0 ? [] : [[name, names] as const];
  });
  return { own: listed === null || isExact === true ? null : namesOf(listed as readonly unknown[], aliases), fields };
}

/** A body in which every name of a list is written as the list has it; other texts stay, and the check rejects them. */
export function withListedNames(body: Fields, { fields }: ListedNames): Fields {
  const changed = fields.flatMap(([name, names]) => {
    const value = body[name];
    const read = readValue(value, names);
    return read === value ? [] : [[name, read] as const];
  });
  return changed.length === 0 ? body : { ...body, ...Object.fromEntries(changed) };
}

function readValue(value: unknown, names: ListedNames): unknown {
  if (typeof value === 'string') return names.own === null ? value : (names.own.get(folded(value)) ?? value);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return withListedNames(value as Fields, names);
  const read = value.map((one) => readValue(one, names));
  return read.every((one, at) => one === value[at]) ? value : read;
}
