/** A command of the command line. */
export interface Command {
  readonly summary: string;
  /** Its options, one per line. */
  readonly help: () => string;
  /** Run it with the arguments after its name; the result is printed. Errors are thrown. */
  readonly run: (args: readonly string[]) => Promise<string | Uint8Array>;
}

/** A record as it is printed. */
export const printed = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;
