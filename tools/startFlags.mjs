import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** What `npm start` tells Node, so that what is measured is what is served. */
export const START_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));
