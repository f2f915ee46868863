/**
 * `npm run build:browser`: the library for a browser and an edge runtime, its map, and the app of the pages. Prints what each file
 * weighs over the wire.
 */
import { buildBrowser } from './buildBrowser.js';
import { BROWSER_FOLDER } from './mapFiles.js';

const files = await buildBrowser();
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0).padStart(6);
for (const { name, bytes, brotliBytes } of files) {
  console.log(`${kilobytes(bytes)} kB ${kilobytes(brotliBytes)} kB brotli  ${name}`);
}
console.log(`in ${BROWSER_FOLDER}`);
