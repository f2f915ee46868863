import { programFile } from '../programs.js';
import { STDIO } from '../server/stdio.js';
import { mustBeEmpty, readArguments } from './arguments.js';
import type { Command } from './command.js';
import { type Program, runProgram } from './program.js';

/** Options and the settings that they fill; every other setting is an environment variable only. */
const SETTINGS = { port: 'PORT', host: 'HOST' } as const;

const SERVICE: Program = {
  url: programFile('server/main'),
  load: () => import('../server/main.js'),
};

/** `ganita serve`: start the HTTP service until a signal stops it. Errors: an unknown option. */
export const serveCommand: Command = {
  summary: 'Start the HTTP service',
  help: () =>
    '  --port                       port to listen on; default 8000\n' +
    '  --host                       address to listen on; default 127.0.0.1\n' +
    '  --stdio                      answer the program that starts it over standard input and output, without a port\n' +
    '\nEvery setting is an environment variable (PORT, HOST, WORKERS ...): docs/settings.md lists them.\n',
  async run(args) {
    const isStdio = args.includes(STDIO);
    const { values, positionals } = readArguments(
      args.filter((arg) => arg !== STDIO),
      Object.keys(SETTINGS),
    );
    mustBeEmpty(positionals);
    for (const [option, setting] of Object.entries(SETTINGS)) {
      const value = values[option]?.at(-1);
      if (value !== undefined) process.env[setting] = value;
    }
    return runProgram(SERVICE, isStdio ? [STDIO] : []);
  },
};
