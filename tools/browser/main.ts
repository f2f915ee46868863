/**
 * `npm run build:browser`: the library for a browser and an edge runtime, and the app of the pages. `--weigh`: what each of their
 * files weighs over the wire.
 */
import { buildBrowser, weighed } from './buildBrowser.js';
import { BROWSER_FOLDER } from './mapFiles.js';

const built = await buildBrowser();
if (process.argv.includes('--weigh')) {
  const files = await weighed(built);
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0).padStart(6);
  for (const { name, bytes, brotliBytes } of files) {
    console.log(`${kilobytes(bytes)} kB ${kilobytes(brotliBytes)} kB brotli  ${name}`);
  }
  console.log(`in ${BROWSER_FOLDER}`);
}
