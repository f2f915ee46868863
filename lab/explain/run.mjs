#!/usr/bin/env node
/**
 * `npm run explain -- --charts 1000 --seed 7`: explains random values of random charts, one of each kind a chart at least,
 * checks each derivation, plants an error in a copy of it, and prints one line. Ends with status 1 where a derivation is
 * rejected or an error accepted.
 */
import { parseArgs } from 'node:util';
import { runExplain } from './measure.mjs';

const { values } = parseArgs({
  options: { charts: { type: 'string', default: '1000' }, seed: { type: 'string', default: '7' } },
});
const [charts, seed] = [values.charts, values.seed].map(Number);
if (!Number.isInteger(charts) || charts < 1 || !Number.isInteger(seed)) {
  console.error('explain: --charts and --seed must be whole numbers');
  process.exit(1);
}
const { line, faults } = await runExplain({ charts, seed });
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(line);
process.exit(faults.length === 0 ? 0 : 1);
