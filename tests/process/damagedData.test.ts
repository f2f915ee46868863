import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCopy, copyBuilt } from './builtCopy.js';
import { type ServerProcess, startServer } from './server.js';

let copy: BuiltCopy;
beforeAll(() => {
  copy = copyBuilt(['swisseph-wasm', 'geo-tz']);
});
afterAll(() => copy.remove());

let server: ServerProcess | null = null;
let restore: (() => void) | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  restore?.();
  [server, restore] = [null, null];
});

/** What a service ends with that must not start. */
async function endOf({ main }: BuiltCopy): Promise<string> {
  try {
    server = await startServer({}, main);
  } catch (error) {
    return (error as Error).message;
  }
  return 'it started';
}

describe('the start of the service', () => {
  it.each([
    ['data/places.bin', 'npm run build'],
    ['data/docsPage/swagger-ui-bundle.js', 'npm run build'],
    ['data/zoneHistory.bin', 'git checkout data'],
    ['node_modules/swisseph-wasm/wasm/swisseph.data', 'npm ci'],
    ['node_modules/geo-tz/data/timezones.geojson.geo.dat', 'npm ci'],
  ])('ends with status 1 and one line when a byte of %s is wrong', async (path, remedy) => {
    restore = copy.damage(path);
    const end = await endOf(copy);
    expect(end).toMatch(/^the server stopped with 1: ganita: [^\n]* is damaged[^\n]*\n$/);
    expect(end).toContain(path);
    expect(end).toContain(remedy);
  });

  it.each(['data/places.bin.sha256', 'node_modules/swisseph-wasm/wasm/swisseph.data'])(
    'ends with status 1 and one line when %s is missing',
    async (path) => {
      restore = copy.lose(path);
      const end = await endOf(copy);
      expect(end).toMatch(/^the server stopped with 1: ganita: [^\n]* is missing[^\n]*\n$/);
      expect(end).toContain(path);
    },
  );

  it('goes well with a whole copy', async () => {
    expect(await endOf(copy)).toBe('it started');
  });
});
