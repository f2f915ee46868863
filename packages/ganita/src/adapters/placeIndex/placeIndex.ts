import { basename } from 'node:path';
import type { PlaceIndex } from '../../calculations/location/placeIndexPort.js';
import { checkFiles, readChecked } from '../dataFiles.js';
import { fromOptional, packageFolder } from '../packageFolder.js';
import { type OpenedPlaces, readSections } from './binaryFormat.js';
import type { FindText } from './nameSearch.js';
import { placesOn } from './placesOn.js';

/** `places.bin` of `@ganita/places`, built by `tools/places/buildPlaces.mjs` when the project is built. Error: `MissingPackage`. */
const placesFile = (): URL =>
  fromOptional('@ganita/places', 'a search for a place', () => new URL('places.bin', packageFolder('@ganita/places')));

const REMEDY = 'run `npm run build`, or install the package again';

/** Compare the file with its recorded sum, without loading it. Error: `DamagedData`. */
export function checkPlacesFile(): void {
  const file = placesFile();
  checkFiles({
    sums: new URL(`${file.href}.sha256`),
    folder: new URL('./', file),
    names: [basename(file.pathname)],
    remedy: REMEDY,
  });
}

/** The index as it is in the file. Errors: `DamagedData`; another for a file of another format. */
export const openPlacesFile = (file: URL = placesFile()): OpenedPlaces => readSections(readChecked(file, REMEDY));

const findText: FindText = ({ buffer, byteOffset, byteLength }, text, from) =>
  Buffer.from(buffer, byteOffset, byteLength).indexOf(text, from);

/** Open the index of places. Errors: `MissingPackage`, `DamagedData`. */
export const createPlaceIndex = (): PlaceIndex => placesOn(openPlacesFile(), findText);
