import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { DamagedData } from './damagedData.js';

/**
 * Files of data where there are no folders, as in a browser: each is fetched, or is given as its bytes. Their SHA-256 are part of
 * the program that reads them, so that it never reads those of another version.
 */

/** An address from which a file is fetched, or its bytes. */
type FileSource = string | URL | ArrayBuffer | Uint8Array;

/** A file of data: an address from which it is fetched, its bytes, or a compiled program. */
export type DataSource = FileSource | WebAssembly.Module;

/** The folder of all files, or each by its name. */
export type DataSources = string | URL | Readonly<Record<string, DataSource>>;

/** The given files, by their names. Errors: `DamagedData`; one of `fetch`. */
export interface GivenFiles {
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
  json(name: string): Promise<unknown>;
  /** Of a file that is deflated (zlib), what it was made of. */
  inflated(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A program that was given compiled is taken as it is. */
  program(name: string): Promise<WebAssembly.Module>;
  /** Other files of the same sources, whose SHA-256 a file names. */
  of(sums: Readonly<Record<string, string>>): GivenFiles;
}

const REMEDY = 'give the file that belongs to this version of ganita';

/** Files of some sources with their SHA-256; `fetchFile` fetches those that are addresses. */
export function givenFiles(
  sources: DataSources,
  sums: Readonly<Record<string, string>>,
  fetchFile: (address: string | URL) => Promise<Response> = (address) => fetch(address),
): GivenFiles {
  const sourceOf = (name: string): DataSource => {
    if (typeof sources === 'string' || sources instanceof URL) return `${String(sources).replace(/\/$/, '')}/${name}`;
    const source = sources[name];
    if (source === undefined) throw new DamagedData(name, 'is missing', REMEDY);
    return source;
  };
  const bytesOf = async (name: string) => {
    const source = sourceOf(name);
    if (isCompiled(source)) throw new DamagedData(name, 'is a program', REMEDY);
    const bytes = await bytesIn(source as FileSource, fetchFile);
    if (bytesToHex(sha256(bytes)) !== sums[name])
      throw new DamagedData(name, 'is damaged (its SHA-256 is not the recorded one)', REMEDY);
    return bytes;
  };
  return {
    bytes: bytesOf,
    json: async (name) => JSON.parse(new TextDecoder().decode(await bytesOf(name))) as unknown,
    async inflated(name) {
      const stream = new Blob([await bytesOf(name)]).stream().pipeThrough(new DecompressionStream('deflate'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    },
    async program(name) {
      const source = sourceOf(name);
      return isCompiled(source) ? (source as WebAssembly.Module) : WebAssembly.compile(await bytesOf(name));
    },
    of: (others) => givenFiles(sources, others, fetchFile),
  };
}

/** No type guard: to the compiler every object is a module. */
const isCompiled = (source: unknown): boolean => source instanceof WebAssembly.Module;

/** The bytes as an array of their own: arrays of other numbers are views of it. */
async function bytesIn(
  source: FileSource,
  fetchFile: (address: string | URL) => Promise<Response>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof source !== 'string' && !(source instanceof URL))
    return source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array(source);
  const response = await fetchFile(source);
  if (!response.ok) throw new DamagedData(String(source), `is missing (status ${response.status})`, REMEDY);
  return new Uint8Array(await response.arrayBuffer());
}
