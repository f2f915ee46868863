import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type BuiltCopy, copyBuilt } from './builtCopy.js';
import { type ServerProcess, startServer } from './server.js';

let copy: BuiltCopy;
let server: ServerProcess | null = null;
let restore: (() => void) | null = null;

/** A copy of the built service for the tests of a file, whole before each of them. */
export function withCopy(): void {
  beforeAll(() => {
    copy = copyBuilt(['swisseph-wasm', 'geo-tz']);
  });
  afterAll(() => copy.remove());
  afterEach(async () => {
    await server?.stop('SIGKILL');
    restore?.();
    [server, restore] = [null, null];
  });
}

/** What the copy ends with when it must not start. */
export async function endOfCopy(): Promise<string> {
  try {
    server = await startServer({}, copy.main);
  } catch (error) {
    return (error as Error).message;
  }
  return 'it started';
}

/** With a wrong byte in a file it ends with status 1 and one line that names the file and the remedy. */
export async function expectDamageIsNoticed(path: string, remedy: string): Promise<void> {
  restore = copy.damage(path);
  const end = await endOfCopy();
  expect(end).toMatch(/^the server stopped with 1: ganita: [^\n]* is damaged[^\n]*\n$/);
  expect(end).toContain(path);
  expect(end).toContain(remedy);
}

/** Without a file it ends with status 1 and one line that names the file: this line. */
export async function expectLossIsNoticed(path: string): Promise<string> {
  restore = copy.lose(path);
  const end = await endOfCopy();
  expect(end).toMatch(/^the server stopped with 1: ganita: [^\n]* is missing[^\n]*\n$/);
  expect(end).toContain(path);
  return end;
}

/** With an emptied file of sums it ends with status 1 and one line that names the file. */
export async function expectEmptySumsAreNoticed(name: string): Promise<void> {
  const path = `packages/ganita/data/${name}.sha256`;
  restore = copy.empty(path);
  const end = await endOfCopy();
  expect(end).toMatch(/^the server stopped with 1: ganita: [^\n]* is damaged \(it has no sum of [^\n]*\n$/);
  expect(end).toContain(path);
}
