import { programFile } from '../programs.js';
import { mustBeEmpty, readArguments } from './arguments.js';
import type { Command } from './command.js';
import { type Program, runProgram } from './program.js';

const WORKER: Program = {
  url: programFile('server/workerMain'),
  load: () => import('../server/workerMain.js'),
};

/** `ganita worker`: compute jobs until a signal stops it. Errors: an unknown option, a wrong setting. */
export const workerCommand: Command = {
  summary: 'Compute the jobs of the services that share a queue (docs/jobs.md)',
  help: () =>
    '  no options: JOBS_DIR, JOBS_REDIS_URL, WORKERS ... are environment variables; docs/settings.md lists them\n',
  async run(args) {
    mustBeEmpty(readArguments(args, []).positionals);
    return runProgram(WORKER);
  },
};
