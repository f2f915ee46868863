#!/usr/bin/env node
/**
 * `npm run mcp:server-json -- --name NAME`: prints the `server.json` of the MCP registry (schema of 2025-12-11). NAME is the
 * reverse DNS name that the publisher owns, as `io.github.OWNER/ganita`: the house has none. The rest is of the packages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
const NAME = /^[a-zA-Z0-9.-]{2,150}\/[a-zA-Z0-9._-]{1,49}$/;

/**
 * The document of a published package whose command `mcp` is the server.
 *
 * @param {string} name
 * @param {string} root
 */
export function serverJson(name, root) {
  if (!NAME.test(name))
    throw new Error(`--name must be a reverse DNS name and a name, as io.github.OWNER/ganita: ${name}`);
  const packed = JSON.parse(readFileSync(join(root, 'packages', 'service', 'package.json'), 'utf8'));
  return {
    $schema: SCHEMA,
    name,
    title: 'Ganita',
    description: 'Vedic astrology (Jyotish) computed: charts, panchang, festivals, matches; checks claims.',
    version: packed.version,
    packages: [
      {
        registryType: 'npm',
        identifier: packed.name,
        version: packed.version,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
        packageArguments: [{ type: 'positional', value: 'mcp' }],
      },
    ],
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { name: { type: 'string', default: '' } } });
  try {
    console.log(JSON.stringify(serverJson(values.name, join(import.meta.dirname, '..', '..')), null, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
