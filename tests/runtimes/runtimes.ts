import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { DomainError } from '@ganita/core/errors/domainError.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { NO_PLACES } from 'ganita/adapters/placeIndex/noPlaces.js';
import { openZoneBundle } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { NO_ZONE_MAP, zoneHistoryOf } from 'ganita/adapters/zoneHistory/zoneHistoryOf.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { type Ganita, ganitaOn } from 'ganita/ganita.js';
import type { RuntimeRequest } from './requests.js';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'edge');
/** The program of the package, for this machine. */
const { default: WORKERD } = createRequire(import.meta.url)('workerd') as { readonly default: string };

/** Answers requests somewhere: each as its text, or `{"detail": ...}` of an error of the request. */
export interface Runtime {
  answer(request: RuntimeRequest): Promise<string>;
  close(): Promise<void>;
}

/** The library in this process, without a map of zones and an index of places as elsewhere. */
export async function nodeRuntime(): Promise<Runtime> {
  const zones = zoneHistoryOf(openZoneBundle(), NO_ZONE_MAP);
  const ganita = ganitaOn({ ...(await openPorts()), zones, places: NO_PLACES });
  return {
    answer: async ({ path, body }) => {
      try {
        const [name = '', picture = ''] = path.split('/');
        if (name === 'svg')
          return (ganita.svg as Readonly<Record<string, (fields: object) => string>>)[picture]?.(body) ?? '';
        return JSON.stringify(ganita.answer(name as Parameters<Ganita['answer']>[0], body));
      } catch (error) {
        if (!(error instanceof DomainError || error instanceof StructureError)) throw error;
        return JSON.stringify({ detail: error.message });
      }
    },
    close: async () => {},
  };
}

/** `examples/edge` on workerd, with the built files beside it. */
export async function workerdRuntime(built: string): Promise<Runtime & { readonly pid: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-edge-'));
  cpSync(built, folder, { recursive: true });
  cpSync(EXAMPLE, folder, { recursive: true });
  const config = join(folder, 'workerd.capnp');
  writeFileSync(config, readFileSync(config, 'utf8').replace('127.0.0.1:8787', '127.0.0.1:0'));
  const child = spawn(WORKERD, ['serve', config, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const [line] = (await once(createInterface(child.stdio[3] as Readable), 'line')) as [string];
  const { port } = JSON.parse(line) as { readonly port: number };
  return {
    pid: child.pid ?? 0,
    answer: async ({ path, body }) => {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', body: JSON.stringify(body) });
      return response.text();
    },
    async close() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
