import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { birthCore, birthFields } from 'ganita/calculations/fields/birthFields.js';
import { choiceNamesOf } from 'ganita/calculations/fields/rulesField.js';
import { optionName, ruleSetOf, shortNameOf } from './options.js';

interface FieldSchema {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  /** Fields of a nested object. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** What a list contains. */
  readonly items?: { readonly properties?: Readonly<Record<string, unknown>> };
}

/** What a command takes, for its help. */
export interface HelpedCommand {
  /** `svg chart` */
  readonly name: string;
  /** Fields of its request by name, each an option. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  /** The field that arguments without an option name fill. */
  readonly positional?: string | undefined;
  /** Options without a value, each with the name of the command that it makes of this one. */
  readonly switches?: Readonly<Record<string, string>> | undefined;
}

/** Most lines of the short help with the summary above it, and characters of a line: a screen. */
export const SCREEN = { lines: 40, width: 100 } as const;
/** Lines of a screen that are no options: summary, usage, what a request is, where more is, and those between. */
const OTHER_LINES = 9;

/** The help of a command, below its summary: on one screen, or all of it. */
export function commandHelp(command: HelpedCommand, isWhole: boolean): string {
  const { name, positional } = command;
  const rows = optionRows(command);
  const shown = isWhole ? rows : mostWanted(rows, SCREEN.lines - OTHER_LINES);
  const width = Math.max(...shown.map(({ option }) => option.length)) + 2;
  const lines = shown.map(({ option, parts }) => {
    const start = `  ${option.padEnd(width)}`;
    return isWhole ? `${start}${parts.join('; ')}` : start + shortWords(parts, SCREEN.width - start.length);
  });
  const hidden = rows.length - shown.length;
  const more = `${hidden === 0 ? '' : `${hidden} more options and `}whole descriptions: ganita ${name} --help --all`;
  return [
    `usage: ganita ${name} [${positional === undefined ? '' : `${positional} | `}request.json | -] --option value ...`,
    'The file has a request as the service takes it; - is standard input. Options replace its fields.',
    '',
    ...lines,
    ...(isWhole ? [] : ['', more]),
    '',
  ].join('\n');
}

interface OptionRow {
  readonly field: string;
  /** `--latitude, --lat` */
  readonly option: string;
  /** What it is, its values, its default. */
  readonly parts: readonly string[];
  readonly isRequired: boolean;
}

/** The options of a command, in the order of its request. */
function optionRows({ properties, required, switches = {} }: HelpedCommand): readonly OptionRow[] {
  const rows = Object.entries(properties).map(([field, schema]) => {
    const row = schema as FieldSchema;
    const isRequired = required.includes(field);
    const words = [isRequired ? 'required' : '', row.description ?? '', boundsOf(row), defaultOf(row)];
    const short = shortNameOf(field);
    const option = `--${optionName(field)}${short === undefined ? '' : `, --${short}`}`;
    return { field, option, parts: words.filter((part) => part !== ''), isRequired };
  });
  const ruleSet = ruleSetOf(properties);
  const further = [
    ...(ruleSet === undefined
      ? []
      : [['preset', `a preset, in addition to --${optionName(ruleSet)}`, PRESET_NAMES.join(', ')] as const]),
    ...Object.entries(switches).map(([name, other]) => [name, `as the command ${other}, with its options`] as const),
  ];
  return [
    ...rows,
    ...further.map(([name, ...parts]) => ({ field: name, option: `--${name}`, parts, isRequired: false })),
  ];
}

/** The values of an option: its fields, its listed values or its bounds. */
function boundsOf(schema: FieldSchema): string {
  const { enum: values, minimum, maximum, properties, items } = schema;
  const names =
    properties === undefined ? choiceNamesOf(schema as Readonly<Record<string, unknown>>) : Object.keys(properties);
  if (names !== null) return `JSON with ${names.join(', ')}`;
  if (items?.properties !== undefined) return `JSON list of ${Object.keys(items.properties).join(', ')}`;
  if (values !== undefined) return values.filter((value) => value !== null).join(', ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `at least ${minimum}`;
}

/** Whether a default is worth showing: absence, an empty text and an empty object are not. */
const defaultOf = ({ default: value }: FieldSchema): string =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? `default ${String(value)}` : '';

/** Optional fields that every chart has and few requests need: what is left out first. */
const SELDOM: readonly string[] = Object.keys(birthFields).filter(
  (field) => !Object.hasOwn(birthCore, field) && field !== 'language',
);

/** As many options as fit, in their order; the least wanted are left out. */
function mostWanted(rows: readonly OptionRow[], most: number): readonly OptionRow[] {
  const rank = ({ field, isRequired }: OptionRow): number => (isRequired ? 0 : SELDOM.includes(field) ? 2 : 1);
  const chosen = new Set([...rows].sort((a, b) => rank(a) - rank(b)).slice(0, most));
  return rows.filter((row) => chosen.has(row));
}

/** The parts beside each other; where they do not fit, each to its first semicolon or bracket, and as many words as fit. */
function shortWords(parts: readonly string[], width: number): string {
  const whole = parts.join('; ');
  if (whole.length <= width) return whole;
  const first = parts.map((part) => part.split(/[;(]/)[0]?.trim() ?? '').join('; ');
  return first.length <= width
    ? first
    : `${first.slice(0, first.lastIndexOf(' ', width - 4)).replace(/[;,]$/, '')} ...`;
}
