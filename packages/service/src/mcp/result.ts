import { bodyFields } from 'ganita/api/bodyFields.js';
import { pictureRow } from 'ganita/api/endpoints.js';
import type { Failure } from 'ganita/api/errors.js';
import { resourceUri } from './resources.js';
import type { Fields, Shaped, Tool } from './tool.js';
import { MAX_TOKENS, mostThat, tokensOf } from './toolBounds.js';
import type { ToolCall } from './toolCall.js';

interface TextContent {
  readonly type: 'text';
  readonly text: string;
}

interface LinkContent {
  readonly type: 'resource_link';
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

/** The result of a call as the protocol has it. */
export interface CallResult {
  readonly content: readonly (TextContent | LinkContent)[];
  readonly structuredContent?: Fields;
  readonly isError?: true;
}

const JSON_MIME = 'application/json';
const SVG_MIME = 'image/svg+xml';

function linksOf({ picture, isWhole }: Tool, { calculation, body }: ToolCall): readonly LinkContent[] {
  if (isWhole) return [];
  const full = {
    type: 'resource_link',
    uri: resourceUri(calculation, body),
    name: 'full JSON',
    mimeType: JSON_MIME,
  } as const;
  if (picture === undefined) return [full];
  const fields = bodyFields(pictureRow(picture).calculation.request, body);
  return [full, { type: 'resource_link', uri: resourceUri(picture, fields), name: 'picture', mimeType: SVG_MIME }];
}

/** The result of a call with as many rows as its bound allows, and what to request for the rest. */
export function resultOf(tool: Tool, call: ToolCall, { text, facts, rows = [] }: Shaped): CallResult {
  const { rowsField, maxTokens = MAX_TOKENS } = tool;
  const { offset = 0, limit = rows.length } = call.input.filled as {
    readonly offset?: number;
    readonly limit?: number;
  };
  const wanted = rows.slice(offset, offset + limit);
  const made = (count: number): CallResult => {
    const end = offset + count;
    const isRest = rowsField !== null && end < rows.length;
    const page =
      rowsField === null
        ? {}
        : { [rowsField]: wanted.slice(0, count), total: rows.length, next_offset: isRest ? end : null };
    // The rows last: those of find_place are places themselves.
    const structuredContent = { ...facts, places: call.places, ...page };
    return {
      content: [{ type: 'text', text: isRest ? `${text} ${rows.length - end} more.` : text }, ...linksOf(tool, call)],
      structuredContent,
    };
  };
  const fits = (count: number): boolean => tokensOf(JSON.stringify(made(count))) <= maxTokens;
  const count = mostThat(wanted.length, fits);
  if (count < 0) throw new Error(`the facts of ${tool.name} are larger than ${maxTokens} tokens`);
  return made(count);
}

/** A failure as a result: each field with what is wrong and the code of docs/errors.md, as many as the bound allows. */
export function failedResult(failure: Failure): CallResult {
  const { errors, retryAfter, unlisted } = failure;
  const lines = errors.map(
    ({ field, code, detail }) => `${detail} (${field === null ? '' : `field ${field}, `}code ${code})`,
  );
  const wait = retryAfter === undefined ? [] : [`try again after ${retryAfter} seconds`];
  const made = (count: number): CallResult => {
    const left = lines.length - count + unlisted;
    const more = left === 0 ? [] : [`${left} more errors`];
    return {
      content: [{ type: 'text', text: [...lines.slice(0, count), ...more, ...wait].join('\n') }],
      isError: true,
    };
  };
  return made(
    Math.max(
      1,
      mostThat(lines.length, (count) => tokensOf(JSON.stringify(made(count))) <= MAX_TOKENS),
    ),
  );
}
