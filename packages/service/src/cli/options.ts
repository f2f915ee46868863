import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { readArguments } from './arguments.js';
import { fileAmong, inputIsRequest, requestIn, STANDARD_INPUT } from './requestFile.js';

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

/** What a command reads its request from. */
export interface CommandFields {
  readonly options: ReadonlyMap<string, Option>;
  /** The field that arguments without an option name fill. */
  readonly positional?: string | undefined;
  /** Fields without which there is no request. */
  readonly required: readonly string[];
}

/** A request, and those of its fields that options and arguments gave. */
export interface GivenRequest {
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Read the request of a command: that of a file or of standard input, whose fields the options replace; `--preset` replaces the
 * preset of its rules. Errors: WrongUsage; StructureError for a field that is given twice, and for JSON that is malformed.
 */
export function readRequest(args: readonly string[], { options, positional, required }: CommandFields): GivenRequest {
  const { values, positionals } = readArguments(args, [...options.keys()]);
  const { file, rest } = fileAmong(positionals, positional !== undefined);
  const given: Record<string, unknown> = {};
  const named = positional === undefined ? undefined : options.get(optionName(positional));
  if (named !== undefined && rest.length > 0) given[named.field] = readValue(rest.join(' '), named);
  for (const [name, texts] of Object.entries(values)) {
    const option = options.get(name);
    if (option === undefined || option.type === 'preset') continue;
    for (const text of texts) {
      if (Object.hasOwn(given, option.field))
        throw new StructureError('given_twice', option.field, `${option.field} is given twice`);
      given[option.field] = readValue(text, option);
    }
  }
  const lacksField = required.some((field) => !Object.hasOwn(given, field));
  const source = file ?? (inputIsRequest(args.length === 0, lacksField) ? STANDARD_INPUT : null);
  const filed = source === null ? {} : withoutName(requestIn(source), options);
  const presets = values.preset ?? [];
  return { request: withPreset(filed, given, presets, options.get('preset')), options: given };
}

/** An imported birth has the name of its person, which a command without such a field leaves out. */
function withoutName(
  request: Readonly<Record<string, unknown>>,
  options: ReadonlyMap<string, Option>,
): Readonly<Record<string, unknown>> {
  const { name: _name, ...nameless } = request;
  return options.has('name') ? request : nameless;
}

/** A preset is merged with the choices that `--rules` names, or those of the file where no `--rules` replaces them. */
function withPreset(
  filed: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  presets: readonly string[],
  option: Option | undefined,
): Readonly<Record<string, unknown>> {
  const body = { ...filed, ...given };
  const [preset, second] = presets;
  if (preset === undefined || option === undefined) return body;
  const { field } = option;
  const named = isRecord(given[field]) && Object.hasOwn(given[field], 'preset');
  if (second !== undefined || named) throw new StructureError('given_twice', 'preset', 'preset is given twice');
  const chosen = body[field] ?? {};
  // Rules that are not an object stay as they are; the request check rejects them.
  return isRecord(chosen) ? { ...body, [field]: { ...chosen, preset } } : body;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
