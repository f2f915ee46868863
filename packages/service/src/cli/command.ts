/** A command of the command line. */
export interface Command {
  readonly summary: string;
  /** Its options, one a line: those that are wanted most on one screen, or all of them in full. */
  readonly help: (isWhole: boolean) => string;
  /** Run it with the arguments after its name; the result is printed. Errors are thrown. */
  readonly run: (args: readonly string[]) => Promise<string | Uint8Array>;
}

/** A record as it is printed. */
export const printed = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;
