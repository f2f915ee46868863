import { parseArgs } from 'node:util';
import { nearestName } from '@ganita/core/names/nearestName.js';

/** A command was called with an option that it does not have, or with an argument that it does not take. */
export class WrongUsage extends Error {}

/** Arguments of a command: the texts of each option, and those without an option name. */
export interface Arguments {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly positionals: readonly string[];
}

/** Read arguments by the names of the options that may be given. Errors: WrongUsage. */
export function readArguments(args: readonly string[], names: readonly string[]): Arguments {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const, multiple: true }]));
  const { values, positionals, tokens } = parseArgs({
    args: joinNegatives(args),
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name))
      throw new WrongUsage(`unknown option ${token.rawName}${likelyOption(token.name, names)}`);
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('-') && token.value !== '-'))
      throw new WrongUsage(`option ${token.rawName} needs a value`);
  }
  return { values: values as Readonly<Record<string, string[]>>, positionals };
}

/** Errors: WrongUsage, for an argument without an option name where a command takes none. */
export function mustBeEmpty([unwanted]: readonly string[]): void {
  if (unwanted !== undefined) throw new WrongUsage(`takes no argument such as "${unwanted}"`);
}

/** The option that was nearly written, or whose name starts as it. */
function likelyOption(name: string, names: readonly string[]): string {
  const likely = nearestName(name, names) ?? names.find((one) => one.startsWith(name));
  return likely === undefined ? '' : `; did you mean --${likely}?`;
}

/** `--lat -33.8` means `--lat=-33.8`: a negative number is a value, never an option. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const previous = joined.at(-1);
    const isValue = /^-\d/.test(arg) && previous?.startsWith('--') === true && !previous.includes('=');
    if (isValue) joined[joined.length - 1] = `${previous}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}
