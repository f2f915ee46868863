import { join } from 'node:path';
import { tokensOf } from '@ganita/service/mcp/toolBounds.js';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';
import { startService } from '../http/service.js';

/** A birth as an agent gives it: the place by its name. */
export const BIRTH = { date: '1996-12-07', time: '10:34:00', place: 'Chennai' } as const;

/** A transport of the protocol, and clients over it. */
export interface Connected {
  connect(): Promise<Client>;
  close(): Promise<void>;
}

async function clientOver(transport: StreamableHTTPClientTransport | StdioClientTransport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return client;
}

/** The service with `MCP=true` on a free port. */
export async function overHttp(environment: Readonly<Record<string, string>> = {}): Promise<Connected> {
  const service = await startService({ MCP: 'true', ...environment });
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    connect: () => clientOver(new StreamableHTTPClientTransport(new URL('/mcp', origin))),
    close: () => service.close(),
  };
}

/** `ganita mcp`, a process for each client. */
export const overStdio = (): Connected => ({
  connect: () =>
    clientOver(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(projectRoot, 'packages/service/bin/ganita.mjs'), 'mcp'],
      }),
    ),
  close: async () => undefined,
});

/** A call whose result is as large as it may be, and in the schema of its tool: the client checks that. */
export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<CallToolResult> {
  const result = await client.callTool({ name, arguments: args });
  const tokens = tokensOf(JSON.stringify(result));
  const most = name === 'get_chart_summary' ? 1500 : 3000;
  if (tokens > most) throw new Error(`${name} took ${tokens} tokens`);
  return result;
}

/** The texts of a result. */
export const textOf = ({ content }: CallToolResult): string =>
  content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
