import { parseArgs } from 'node:util';
import { START_FLAGS } from '../server/startFlags.js';
import type { Command } from './command.js';
import { startServiceProcess } from './serviceProcess.js';

/** Options and the settings that they fill; every other setting is an environment variable only. */
const SETTINGS = { port: 'PORT', host: 'HOST' } as const;

/**
 * `ganita serve`: start the HTTP service until a signal stops it: in this process if Node was started with `START_FLAGS`, else
 * in one that is. Errors: an unknown option.
 */
export const serveCommand: Command = {
  summary: 'Start the HTTP service',
  help: () =>
    '  --port                       port to listen on; default 8000\n' +
    '  --host                       address to listen on; default 127.0.0.1\n' +
    '\nEvery setting is an environment variable (PORT, HOST, WORKERS ...): README.md lists them.\n',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, host: { type: 'string' } } });
    for (const [option, setting] of Object.entries(SETTINGS)) {
      const value = values[option as keyof typeof SETTINGS];
      if (value !== undefined) process.env[setting] = value;
    }
    if (!START_FLAGS.every((flag) => process.execArgv.includes(flag))) return startServiceProcess(process.env);
    await import('../server/main.js');
    return '';
  },
};
