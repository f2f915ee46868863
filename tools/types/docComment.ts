import type { JsonSchema } from '../../src/api/schema/jsonSchema.js';

const LINE_WIDTH = 120;

/** The description, bounds and default of a schema as a doc comment; empty if it has none. */
export function docComment(schema: JsonSchema, indent: string): string {
  const words = [schema.description ?? '', boundsOf(schema), defaultOf(schema)]
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('*/', '* /').replaceAll(/\s+/g, ' '));
  if (words.length === 0) return '';
  const text = words.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
  const line = `${indent}/** ${text} */\n`;
  if (line.length <= LINE_WIDTH) return line;
  const lines = wrapped(text, LINE_WIDTH - indent.length - 3).map((part) => `${indent} * ${part}\n`);
  return `${indent}/**\n${lines.join('')}${indent} */\n`;
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
