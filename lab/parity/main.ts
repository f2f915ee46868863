/**
 * `npm run parity`: compares births of public persons with an independent reckoning, and stored outputs of other engines with
 * ours, and writes packages/pages/data/measured/parity.json, from which docs/agreement.md has its tables. With `-- reckoned` or
 * `-- engines` only that part is made anew.
 */
import { writeFileSync } from 'node:fs';
import { EPHEMERIS_YEARS } from '@ganita/core/time/civilText.js';
import { PARITY_FILE, type Parity, readParity } from '@ganita/pages/guide/measured.js';
import { openGanita } from 'ganita';
import { famousBirths } from './births.js';
import { compareEngines } from './engines/engines.js';
import { compareReckoned } from './reckoned.js';

const PARTS = ['reckoned', 'engines'] as const;
const given = process.argv.slice(2);
const unknown = given.find((part) => !(PARTS as readonly string[]).includes(part));
if (unknown !== undefined) throw new Error(`no part ${unknown}; there are ${PARTS.join(', ')}`);
const isWanted = (part: (typeof PARTS)[number]): boolean => given.length === 0 || given.includes(part);

const SHOWN_EVERY = 1000;
const ganita = await openGanita({ birthYears: EPHEMERIS_YEARS });
const reckoned = isWanted('reckoned')
  ? compareReckoned(famousBirths(), ganita, (done, all) => {
      if (done % SHOWN_EVERY === 0 || done === all) process.stdout.write(`${done} of ${all} births reckoned\n`);
    })
  : readParity().reckoned;
const engines = isWanted('engines') ? compareEngines(ganita) : readParity().engines;
const parity: Parity = { reckoned, engines };
writeFileSync(PARITY_FILE, `${JSON.stringify(parity, null, 1)}\n`);
