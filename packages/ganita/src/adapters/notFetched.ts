/** A file that a calculation needs of a map, and that is not here yet. Once `fetch` has ended, the same calculation goes on. */
export class NotFetched extends Error {
  /** Errors: `DamagedData`; one of `fetch`. */
  readonly fetch: () => Promise<void>;

  constructor(file: string, fetch: () => Promise<void>) {
    super(`${file} is not fetched: ask within \`fetching(() => ...)\``);
    this.name = 'NotFetched';
    this.fetch = fetch;
  }
}

/** Compute something; what it lacks is fetched, and it is computed again. Errors: those of the computation and of fetching. */
export async function fetching<Result>(compute: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await compute();
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      await error.fetch();
    }
  }
}

/** Files that are fetched once, when one is first asked for. */
export class FetchedFiles<File> {
  readonly #files = new Map<string, File>();
  readonly #read: (name: string) => Promise<File>;

  constructor(read: (name: string) => Promise<File>) {
    this.#read = read;
  }

  /** Error: `NotFetched`. */
  at(name: string): File {
    const file = this.#files.get(name);
    if (file === undefined) {
      throw new NotFetched(name, async () => {
        this.#files.set(name, await this.#read(name));
      });
    }
    return file;
  }

  /** Those that have been fetched. */
  get all(): ReadonlyMap<string, File> {
    return this.#files;
  }
}
