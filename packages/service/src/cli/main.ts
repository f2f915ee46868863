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
  'ganita panchang request.json --language hi',
  'ganita serve --port 8000',
];

/**
 * Commands by name. The process of `serve` only waits for that of the service: it loads no calculation, which would take
 * 60 MB.
 */
async function commandsFor(name: string): Promise<Readonly<Record<string, Command>>> {
  if (name === 'serve') return { serve: serveCommand };
  if (name === 'worker') return { worker: workerCommand };
  const [{ ENDPOINT_COMMANDS }, { importCommand, exportCommand }] = await Promise.all([
    import('./endpointCommands.js'),
    import('./birthFileCommands.js'),
  ]);
  return {
    ...ENDPOINT_COMMANDS,
    import: importCommand,
    export: exportCommand,
    mcp: mcpCommand,
    serve: serveCommand,
    worker: workerCommand,
  };
}

/** Names and words beside each other, the words one below the other. */
function columns(rows: readonly (readonly [name: string, words: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, words]) => `  ${name.padEnd(width)}${words}\n`).join('');
}

const usage = (commands: Readonly<Record<string, Command>>): string =>
  `usage: ganita <command> --option value ...
       ganita <command> request.json

${columns(Object.entries(commands).map(([name, { summary }]) => [`ganita ${name}`, summary]))}
examples:
${EXAMPLES.map((line) => `  ${line}\n`).join('')}
ganita <command> --help lists its options; ganita --version prints the version.
`;

const HELP: readonly string[] = ['help', '--help', '-h'];
/** Beside `--help`: every option of a command in full. */
const ALL = '--all';

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function reject(text: string): number {
  process.stderr.write(text);
  return 2;
}

/** The name of a command, of one word or of two (`svg chart`), and the arguments after it. */
function namedIn(
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
): readonly [string, readonly string[]] {
  const two = args.slice(0, 2).join(' ');
  return Object.hasOwn(commands, two) ? [two, args.slice(2)] : [args[0] ?? '', args.slice(1)];
}

/**
 * Run one command. Returns the exit code: 0 done, 1 a file or the engine failed, 2 the request is wrong; anything else
 * is rethrown.
 */
async function main(args: readonly string[]): Promise<number> {
  const [first] = args;
  if (first === '--version') return print(`${ENGINE.version}\n`);
  const commands = await commandsFor(first ?? 'help');
  if (first === undefined) return reject(usage(commands));
  const [name, rest] = namedIn(commands, args);
  if (HELP.includes(name)) return print(usage(commands));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const longer = Object.keys(commands).filter((one) => one.startsWith(`${name} `));
    const likely = longer.length > 0 ? `; there are ${longer.join(', ')}` : suggestion(name, Object.keys(commands));
    const unknown = `unknown command "${name}"${likely}`;
    return reject(`ganita --help lists the commands\nganita: ${unknown}\n`);
  }
  if (rest.some((arg) => HELP.includes(arg))) return print(`${command.summary}\n\n${command.help(rest.includes(ALL))}`);
  try {
    process.stdout.write(await command.run(rest));
    return 0;
  } catch (error) {
    const status = commandStatusOf(error);
    if (status === null) throw error;
    const { inCommands } = await import('./commandWords.js');
    process.stderr.write(
      messagesOf(error)
        .map((message) => `ganita: ${inCommands(message)}\n`)
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
