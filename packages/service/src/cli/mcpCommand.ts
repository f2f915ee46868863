import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { mustBeEmpty, readArguments } from './arguments.js';
import type { Command } from './command.js';
import { openCommandPorts } from './ports.js';

/**
 * `ganita mcp`: tools for one agent over standard input and output, until its input ends. Calls are answered one after another;
 * one that is cancelled while it waits is not computed.
 */
export const mcpCommand: Command = {
  summary: 'Answer an agent over standard input and output (Model Context Protocol)',
  help: () => '  no options; docs/mcp.md shows how agents start it\n',
  async run(args) {
    mustBeEmpty(readArguments(args, []).positionals);
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
    const { createToolServer } = await import('../mcp/server.js');
    const { answerCall } = await import('../mcp/call.js');
    const { answerBytes } = await import('../workers/answerBytes.js');
    const { ByteSink } = await import('ganita/api/writing/byteSink.js');
    const ports = await openCommandPorts();
    const onUnexpected = (error: unknown): void => void process.stderr.write(`ganita: ${String(error)}\n`);
    /** What came in meanwhile is read first: a cancellation among it. */
    const waited = async (signal: AbortSignal): Promise<void> => {
      await nextTurn();
      signal.throwIfAborted();
    };
    const handle = serveStdio(
      () =>
        createToolServer({
          ports,
          onUnexpected,
          async answer(call, signal) {
            await waited(signal);
            return answerCall(call, ports);
          },
          async read({ name, request }, signal) {
            await waited(signal);
            return Buffer.from(await answerBytes(name, request, ports, new ByteSink())).toString();
          },
        }),
      { onerror: onUnexpected },
    );
    await once(process.stdin, 'close');
    await handle.close();
    return '';
  },
};
