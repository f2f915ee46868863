/**
 * How fast this machine is. Budgets in time are compared as they are, and machines differ by 2.5 times: a reader divides a time by
 * the pace. The budgets were set on a machine on which JSON.stringify and gzip of a whole chart take 20 ms.
 */

import { encodeText } from '@ganita/service/cache/encoding.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from './births.mjs';
import { measure } from './harness.mjs';
import { duration } from './table.mjs';

const BUDGETS_MS = 20;

/** How many times as long as on the machine of the budgets a calculation takes here, and what was measured, in words. */
export async function paceOfMachine() {
  const built = answer('natalChart', birthRequest(0), await openPorts());
  const { cpu } = await measure(() => encodeText(Buffer.from(JSON.stringify(built)), 'gzip'), { warmUpMs: 1000 });
  return { times: cpu.median / BUDGETS_MS, text: paceText(cpu.median) };
}

const paceText = (ms) =>
  `JSON.stringify and gzip of a whole chart take ${duration(ms)} of CPU time here, and ${duration(BUDGETS_MS)} where budgets in ` +
  `time were set: ${(ms / BUDGETS_MS).toFixed(2)} times as long`;
