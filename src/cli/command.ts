/** A command of the command line. */
export interface Command {
  readonly summary: string;
  /** The options it takes, a line each. */
  readonly help: () => string;
  /** Do it, with what follows the command's name; what it gives is printed. Refusals are thrown. */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** A record as it is printed. */
export const printed = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;
