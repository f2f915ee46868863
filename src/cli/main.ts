import { openPorts } from '../adapters/openPorts.js';
import { CALCULATIONS, type CalculationName } from '../calculations/table.js';
import { StructureError } from '../calculations/validation/structureError.js';
import { DomainError } from '../core/errors/domainError.js';
import { answer } from '../present/answer.js';
import { optionsOf, readBody } from './options.js';

/** Commands and the calculations they print. */
const COMMANDS: Readonly<Record<string, CalculationName>> = {
  horoscope: 'natalChart',
  panchang: 'panchangDay',
  'marriage-match': 'marriageMatch',
};

/** Values a person at a terminal need not type. */
const COMMAND_DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { horoscope: { place: '' } };

const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(([command, name]) => `  ganita ${command}  ${CALCULATIONS[name].summary}`);
  return `usage: ganita <command> --option value ...\n\n${lines.join('\n')}\n\nganita <command> --help lists its options.\n`;
};

const helpOf = (name: CalculationName): string =>
  `${Object.entries(CALCULATIONS[name].input.properties)
    .map(([field, schema]) => {
      const { description = '' } = schema as { readonly description?: string };
      return `  --${field.replaceAll('_', '-').padEnd(28)} ${description}`;
    })
    .join('\n')}\n`;

/** Run one command. Returns the exit code: 0 done, 2 refused, 1 failed. */
async function main(args: readonly string[]): Promise<number> {
  const [command = '', ...rest] = args;
  const name = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (name === undefined) {
    const asked = command === '' || command === '--help';
    (asked ? process.stdout : process.stderr).write(usage());
    return asked ? 0 : 2;
  }
  if (rest.includes('--help')) {
    process.stdout.write(helpOf(name));
    return 0;
  }
  try {
    const body = { ...COMMAND_DEFAULTS[command], ...readBody(rest, optionsOf(CALCULATIONS[name].input.properties)) };
    process.stdout.write(`${JSON.stringify(answer(name, body, await openPorts()), null, 2)}\n`);
    return 0;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    process.stderr.write(`ganita: ${error.message}\n`);
    return 2;
  }
}

/** An error that the caller can mend: a refused request or an unknown option. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof StructureError ||
  error instanceof DomainError ||
  (error instanceof TypeError && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'));

// A reader that has seen enough (`| head`) closes the pipe; that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2));
