import { parseArgs } from 'node:util';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';

/** A request field that an option of the command line fills. */
export interface Option {
  readonly field: string;
  /** `preset` names a preset inside the field, which is a rule set. */
  readonly type: 'string' | 'number' | 'boolean' | 'list' | 'json' | 'jsonList' | 'preset';
}

const SHORT_NAMES: Readonly<Record<string, string>> = { lat: 'latitude', lon: 'longitude', tz: 'timezone' };

/** Rule sets that `--preset` fills: that of a command, or the second of a comparison. */
const RULE_SETS = ['rules', 'second_rules'] as const;

type FieldSchema = {
  readonly type?: string | readonly string[];
  readonly items?: { readonly type?: unknown };
};

/** The option that fills a field. */
export const optionName = (field: string): string => field.replaceAll('_', '-');

/** The short name of a field, if it has one. */
export const shortNameOf = (field: string): string | undefined =>
  Object.keys(SHORT_NAMES).find((short) => SHORT_NAMES[short] === field);

/** The options of a command follow from its request schema: `--ayanamsa-mode` fills `ayanamsa_mode`. */
export function optionsOf(properties: Readonly<Record<string, unknown>>): ReadonlyMap<string, Option> {
  const options = new Map<string, Option>();
  for (const [field, schema] of Object.entries(properties)) {
    const { type, items } = schema as FieldSchema;
    const types = typeof type === 'string' ? [type] : (type ?? []);
    options.set(optionName(field), { field, type: items?.type === 'object' ? 'jsonList' : optionType(types) });
  }
  const ruleSet = ruleSetOf(properties);
  if (ruleSet !== undefined) options.set('preset', { field: ruleSet, type: 'preset' });
  for (const [short, field] of Object.entries(SHORT_NAMES)) {
    const option = options.get(field);
    if (option !== undefined) options.set(short, option);
  }
  return options;
}

/** The field that `--preset` fills, if a command has one. */
export const ruleSetOf = (properties: Readonly<Record<string, unknown>>): string | undefined =>
  RULE_SETS.find((field) => Object.hasOwn(properties, field));

function optionType(types: readonly string[]): Option['type'] {
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('array')) return 'list';
  return types.includes('object') ? 'json' : 'string';
}

/**
 * Read the arguments of a command into a request body; arguments without an option name fill the field `positional`. An
 * unknown option, or a field given twice, is an error that names it.
 */
export function readBody(
  args: readonly string[],
  options: ReadonlyMap<string, Option>,
  positional?: string,
): Record<string, unknown> {
  const { values, positionals } = parseArgs({
    args: joinNegatives(args),
    options: Object.fromEntries([...options].map(([name]) => [name, { type: 'string' as const, multiple: true }])),
    strict: true,
    allowPositionals: positional !== undefined,
  });
  const body: Record<string, unknown> = {};
  const named = positional === undefined ? undefined : options.get(optionName(positional));
  if (named !== undefined && positionals.length > 0) body[named.field] = readValue(positionals.join(' '), named);
  for (const [name, texts] of Object.entries(values)) {
    const option = options.get(name);
    if (option === undefined || option.type === 'preset') continue;
    for (const text of texts ?? []) {
      if (Object.hasOwn(body, option.field))
        throw new StructureError('given_twice', option.field, `${option.field} is given twice`);
      body[option.field] = readValue(text, option);
    }
  }
  return withPreset(body, values.preset ?? [], options.get('preset'));
}

/** A preset is merged with the choices that `--rules` names. */
function withPreset(
  body: Record<string, unknown>,
  presets: readonly string[],
  option: Option | undefined,
): Record<string, unknown> {
  const [preset, second] = presets;
  if (preset === undefined || option === undefined) return body;
  const chosen = body[option.field];
  const named = isRecord(chosen) && Object.hasOwn(chosen, 'preset');
  if (second !== undefined || named) throw new StructureError('given_twice', 'preset', 'preset is given twice');
  // Rules that are not an object stay as they are; the request check rejects them.
  return chosen === undefined || isRecord(chosen) ? { ...body, [option.field]: { preset, ...chosen } } : body;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `--lat -33.8` means `--lat=-33.8`: a negative number is a value, never an option. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const previous = joined.at(-1);
    const isValue = /^-\d/.test(arg) && previous?.startsWith('--') === true && !previous.includes('=');
    if (isValue) joined[joined.length - 1] = `${previous}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

function readValue(text: string, { field, type }: Option): unknown {
  switch (type) {
    case 'number':
      // What is not a number stays a string; the request check rejects it.
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'list':
      return text.split(',').map((part) => part.trim());
    case 'json':
      return readJson(text, field, 'object');
    case 'jsonList':
      return readJson(text, field, 'list');
    default:
      return text;
  }
}

function readJson(text: string, field: string, kind: 'object' | 'list'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StructureError('wrong_type', field, `${field} must be a JSON ${kind}`);
  }
}
