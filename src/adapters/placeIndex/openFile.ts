import { readFileSync } from 'node:fs';
import { type PlaceLists, readSections, type Sections } from './sections.js';

/** `data/places.bin`, built by `tools/data/buildPlaces.mjs` when the project is built. */
const PLACES_FILE = new URL('../../../data/places.bin', import.meta.url);

/** The index as it lies in the file. Throws when the file is missing or of another format. */
export function openPlacesFile(file: URL = PLACES_FILE): { readonly sections: Sections; readonly lists: PlaceLists } {
  const bytes = readFileSync(file);
  // The arrays are views of these bytes, so they must begin where arrays may begin.
  const own = bytes.byteOffset % 8 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  return readSections(own);
}
