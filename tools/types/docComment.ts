import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { USE_KEYWORD } from 'ganita/calculations/fields/schema.js';

const LINE_WIDTH = 120;

/** What a schema is where it is used, and its bounds and default, as a doc comment; empty if it has none. */
export function docComment(schema: JsonSchema, indent: string): string {
  const words = [...meaningOf(schema), boundsOf(schema), defaultOf(schema)]
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('*/', '* /').replaceAll(/\s+/g, ' '));
  if (words.length === 0) return '';
  const text = words.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
  const line = `${indent}/** ${text} */\n`;
  if (line.length <= LINE_WIDTH) return line;
  const lines = wrapped(text, LINE_WIDTH - indent.length - 3).map((part) => `${indent} * ${part}\n`);
  return `${indent}/**\n${lines.join('')}${indent} */\n`;
}

/**
 * What it is in this place, or else what it is everywhere. Both where the type has no name of its own: a text or a number
 * does not say its format.
 */
function meaningOf({ [USE_KEYWORD]: use, description = '', ...schema }: JsonSchema): readonly string[] {
  if (use === undefined) return [description];
  const hasName = schema.enum !== undefined || schema.properties !== undefined;
  return hasName ? [use] : [use, description];
}

/** Bounds in words: `0 to 360, 360 excluded`. */
function boundsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const low = minimum ?? exclusiveMinimum;
  const high = maximum ?? exclusiveMaximum;
  const open = [
    ...new Set([minimum === undefined ? exclusiveMinimum : [], maximum === undefined ? exclusiveMaximum : []]),
  ]
    .flat()
    .filter((bound) => bound !== undefined);
  const excluded = open.length === 0 ? '' : `, ${open.join(' and ')} excluded`;
  if (low === undefined && high === undefined) return '';
  if (high === undefined) return `At least ${low}${excluded}`;
  if (low === undefined) return `At most ${high}${excluded}`;
  return `${low} to ${high}${excluded}`;
}

const defaultOf = ({ default: value }: JsonSchema): string =>
  value === undefined ? '' : `Default: ${JSON.stringify(value)}`;

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
