/** Writes `defaultDigests.json`: `node --import ./tools/typescript/register.mjs packages/ganita/tests/presets/writeDefaultDigests.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { type DefaultRequest, digestsOf, fullAnswer } from './digests.js';

const file = (name: string): URL => new URL(name, import.meta.url);

const requests = JSON.parse(readFileSync(file('defaultRequests.json'), 'utf8')) as Readonly<
  Record<string, DefaultRequest>
>;
const madeFrom = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const ports = await openPorts();
const digests = Object.fromEntries(
  Object.entries(requests).map(([name, request]) => [name, digestsOf(fullAnswer(request, ports))]),
);
writeFileSync(file('defaultDigests.json'), `${JSON.stringify({ madeFrom, digests }, null, 1)}\n`);
