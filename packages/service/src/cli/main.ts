import { suggestion } from '@ganita/core/names/nearestName.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import type { Command } from './command.js';
import { commandStatusOf, messagesOf } from './commandErrors.js';
import { mcpCommand } from './mcpCommand.js';
import { serveCommand } from './serveCommand.js';
import { workerCommand } from './workerCommand.js';

const EXAMPLES = [
  'ganita horoscope --date 1996-12-07 --time 10:34:00 --lat 13.0827 --lon 80.2707 --tz 5.5 --sections nakshatra_pada',
  'ganita panchang --date 2026-01-14 --lat 13.0827 --lon 80.2707 --tz 5.5',
  'ganita festivals 2026 --place Ujjain',
  'ganita pdf --date 1996-12-07 --time 10:34:00 --lat 13.0827 --lon 80.2707 --tz 5.5 --out kundali.pdf',
  'ganita svg chart --date 1996-12-07 --time 10:34:00 --lat 13.0827 --lon 80.2707 --tz 5.5 > chart.svg',
  'ganita place Salem, Oregon',
  'ganita serve --port 8000',
];

/**
 * Commands by name. The process of `serve` only waits for that of the service: it loads no calculation, which would take
 * 60 MB.
 */
async function commandsFor(name: string): Promise<Readonly<Record<string, Command>>> {
  if (name === 'serve') return { serve: serveCommand };
  if (name === 'worker') return { worker: workerCommand };
  const { ENDPOINT_COMMANDS } = await import('./endpointCommands.js');
  return { ...ENDPOINT_COMMANDS, mcp: mcpCommand, serve: serveCommand, worker: workerCommand };
}

const usage = (commands: Readonly<Record<string, Command>>): string => {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ganita ${name.padEnd(16)} ${summary}\n`);
  return `usage: ganita <command> --option value ...\n\n${lines.join('')}\nexamples:\n${EXAMPLES.map((line) => `  ${line}\n`).join('')}\nganita <command> --help lists its options; ganita --version prints the version.\n`;
};

const HELP: readonly string[] = ['help', '--help', '-h'];

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** The name of a command, of one word or of two (`svg chart`), and the arguments after it. */
function namedIn(
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
): readonly [string, readonly string[]] {
  const two = args.slice(0, 2).join(' ');
  return Object.hasOwn(commands, two) ? [two, args.slice(2)] : [args[0] ?? 'help', args.slice(1)];
}

/**
 * Run one command. Returns the exit code: 0 done, 1 a file or the engine failed, 2 the request is wrong; anything else
 * is rethrown.
 */
async function main(args: readonly string[]): Promise<number> {
  const [first = 'help'] = args;
  if (first === '--version') return print(`${ENGINE.version}\n`);
  const commands = await commandsFor(first);
  const [name, rest] = namedIn(commands, args);
  if (HELP.includes(name)) return print(usage(commands));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const unknown = `ganita: unknown command "${name}"${suggestion(name, Object.keys(commands))}`;
    process.stderr.write(`${unknown}\n\n${usage(commands)}`);
    return 2;
  }
  if (rest.some((arg) => HELP.includes(arg))) return print(`${command.summary}\n\n${command.help()}`);
  try {
    process.stdout.write(await command.run(rest));
    return 0;
  } catch (error) {
    const status = commandStatusOf(error);
    if (status === null) throw error;
    process.stderr.write(
      messagesOf(error)
        .map((message) => `ganita: ${message}\n`)
        .join(''),
    );
    return status;
  }
}

// A reader such as `| head` may close the pipe; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2));
