import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Write each table of a run into `lab/results/NAME.md`, which git ignores; docs/performance.md has a few of the figures. */
export function saveTables(tables) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(tables)) {
    const file = join(FOLDER, `${name}.md`);
    writeFileSync(file, `${text}\n`);
    console.error(`${file} written`);
  }
}
