import { readChecked } from '../dataFiles.js';
import { type PlaceLists, readSections, type Sections } from './binaryFormat.js';

/** `data/places.bin`, built by `tools/places/buildPlaces.mjs` when the project is built. */
const PLACES_FILE = new URL('../../../data/places.bin', import.meta.url);

const REMEDY = 'delete it and run `npm run build`, or install the package again';

/** The index as it is in the file. Errors: `DamagedData`; another for a file of another format. */
export function openPlacesFile(file: URL = PLACES_FILE): { readonly sections: Sections; readonly lists: PlaceLists } {
  const bytes = readChecked(file, REMEDY);
  // The arrays are views of these bytes, so their start must be aligned for arrays.
  const own = bytes.byteOffset % 8 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  return readSections(own);
}
