import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The options that `npm start` gives Node, so that what is measured is what is served. */
export const START_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));
