import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
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

/** The values of an option: its fields, its listed values or its bounds. */
function boundsOf({ enum: values, minimum, maximum, properties, items }: FieldSchema): string {
  if (properties !== undefined) return `JSON with ${Object.keys(properties).join(', ')}`;
  if (items?.properties !== undefined) return `JSON list of ${Object.keys(items.properties).join(', ')}`;
  if (values !== undefined) return values.filter((value) => value !== null).join(', ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `at least ${minimum}`;
}

/** Whether a default is worth showing: absence, an empty text and an empty object are not. */
const defaultOf = ({ default: value }: FieldSchema): string =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? `default ${String(value)}` : '';

/** The options of a command with their values, one per line; those of `required` must be given. */
export function optionsHelp(properties: Readonly<Record<string, unknown>>, required: readonly string[] = []): string {
  const lines = Object.entries(properties).map(([field, schema]) => {
    const row = schema as FieldSchema;
    const must = required.includes(field) ? 'required' : '';
    const words = [row.description ?? '', boundsOf(row), defaultOf(row), must].filter((part) => part !== '');
    const short = shortNameOf(field);
    return lineOf(`${optionName(field)}${short === undefined ? '' : `, --${short}`}`, words.join('; '));
  });
  const ruleSet = ruleSetOf(properties);
  const preset = `a preset, in addition to --${optionName(ruleSet ?? '')}; ${PRESET_NAMES.join(', ')}`;
  return [...lines, ...(ruleSet === undefined ? [] : [lineOf('preset', preset)])].join('');
}

const lineOf = (option: string, words: string): string => `  --${option.padEnd(26)} ${words}\n`;
