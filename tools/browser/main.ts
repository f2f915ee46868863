/** `npm run build:browser`: the library for a browser and an edge runtime, and what each of its files weighs over the wire. */
import { BROWSER_FOLDER, buildBrowser, weighed } from './buildBrowser.js';

const files = await weighed(await buildBrowser());
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0).padStart(6);
for (const { name, bytes, brotliBytes } of files) {
  console.log(`${kilobytes(bytes)} kB ${kilobytes(brotliBytes)} kB brotli  ${name}`);
}
const all = files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
console.log(`${kilobytes(all)} kB brotli in all, in ${BROWSER_FOLDER}`);
