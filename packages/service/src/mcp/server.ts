import {
  type CallToolResult,
  type Tool as ListedTool,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { RequestPorts } from 'ganita/api/answerTo.js';
import { failureOf } from 'ganita/api/errors.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { nullable } from 'ganita/calculations/fields/schema.js';
import { type TObject, Type } from 'typebox';
import { readCall } from './call.js';
import { readGuidePage } from './guidePages.js';
import { pageOfUri, pageResources, RESOURCE_TEMPLATES, type ReadResource, readResource } from './resources.js';
import { type CallResult, failedResult } from './result.js';
import type { Tool } from './tool.js';
import type { ToolCall } from './toolCall.js';
import { LISTED_KEYWORD } from './toolFields.js';
import { TOOLS, toolNamed } from './tools/allTools.js';

/** Who answers calls: a service with its limits and threads, or a process of one client. */
export interface ToolHost {
  readonly ports: RequestPorts;
  /** Errors: those of the calculation; of the service, where it has limits. */
  answer(call: ToolCall, signal: AbortSignal): Promise<CallResult>;
  /** The text of a complete answer. Errors as above. */
  read(resource: ReadResource, signal: AbortSignal): Promise<string>;
  /** An error that no request caused. */
  onUnexpected(error: unknown): void;
}

const INSTRUCTIONS =
  'Vedic astrology (Jyotish), computed. Times are on the clock of their place; `zone` is an IANA time zone, `timezone` hours ahead of UTC; compare_conventions lists the names of `preset`. Every answer names what it was computed from; nothing is predicted. `places` has what names of places were taken for, and what else they may mean. Where an answer leaves rows out, request the next by offset (next_offset), or read its linked resource.';

/** Keywords that an error says to whom they matter: of a list of thousands of words each counts. */
const UNLISTED: readonly string[] = ['title', 'pattern', 'minLength', 'maxLength', 'minItems'];
/** Those of what is answered, which shows itself. */
const UNLISTED_OF_ANSWERS: readonly string[] = ['patternProperties', 'properties', 'required', 'description'];

/** A schema as agents read it: without the words that only this service uses, and with fields as they are listed. */
const plain = (schema: TObject): { type: 'object' } =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key.startsWith('x-') || UNLISTED.includes(key) || (key === 'default' && value === null)) return undefined;
      const isListed = typeof value === 'object' && value !== null && LISTED_KEYWORD in value;
      return isListed ? value[LISTED_KEYWORD] : value;
    }),
  );

/** What an answer has, as agents read it: its parts, each with its kind. */
function plainOutput(schema: TObject): { type: 'object' } {
  const { properties } = plain(schema) as { readonly properties?: object };
  const parts = JSON.stringify(properties, (key, value: unknown) =>
    UNLISTED_OF_ANSWERS.includes(key) ? undefined : value,
  );
  return { type: 'object', ...{ properties: JSON.parse(parts) } };
}

/** What all answers have; the instructions of the server say what it is. */
const common = { places: Type.Array(Type.Object({})) };
const page = { total: Type.Integer(), next_offset: nullable(Type.Integer()) };
const outputOf = ({ output, rowsField, rowsAreTexts }: Tool): TObject =>
  Type.Object({
    ...output.properties,
    ...common,
    // After what is common: the rows of find_place are places themselves.
    ...(rowsField === null ? {} : { [rowsField]: Type.Array(rowsAreTexts ? Type.String() : Type.Object({})), ...page }),
  });

/** The tools as a list of the protocol. */
export const TOOL_LIST: readonly ListedTool[] = TOOLS.map((one) => ({
  name: one.name,
  title: one.title,
  description: one.description,
  inputSchema: plain(one.input),
  outputSchema: plainOutput(outputOf(one)),
  annotations: { readOnlyHint: true, idempotentHint: true },
}));

/** A protocol server for one request or one connection; never shared. Its list of tools is `tools`. */
export function createToolServer(host: ToolHost, tools: readonly ListedTool[] = TOOL_LIST): Server {
  const server = new Server(
    { name: ENGINE.name, version: ENGINE.version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const called = toolNamed(params.name);
    if (called === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `unknown tool ${params.name}`);
    try {
      return (await host.answer(readCall(called, params.arguments, host.ports), mcpReq.signal)) as CallToolResult;
    } catch (error) {
      return failedResult(expected(error, host)) as CallToolResult;
    }
  });
  server.setRequestHandler('resources/list', () => ({ resources: pageResources() }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq }) => {
    const page = pageOfUri(uri);
    if (page !== null) return { contents: [{ uri, mimeType: 'text/markdown', text: await readGuidePage(page) }] };
    try {
      const resource = readResource(uri, host.ports);
      return { contents: [{ uri, mimeType: resource.mimeType, text: await host.read(resource, mcpReq.signal) }] };
    } catch (error) {
      const [{ detail }] = expected(error, host).errors;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, detail);
    }
  });
  return server;
}

/** The failure of an expected error. An unexpected one is reported, and an agent does not see its details. */
function expected(error: unknown, host: ToolHost) {
  const failure = failureOf(error);
  if (failure !== null) return failure;
  if (!(error instanceof Error && error.name === 'AbortError')) host.onUnexpected(error);
  throw new ProtocolError(ProtocolErrorCode.InternalError, 'the calculation failed');
}
