import SwissEph from 'swisseph-wasm';
import { type CheckedFiles, checkFiles } from '../dataFiles.js';
import { dataFile, packageFolder } from '../packageFolder.js';
import type { SwissModule } from './swissModule.js';

/** The library and its data. */
const PACKAGE_FILES: CheckedFiles = {
  sums: dataFile('swisseph-wasm.sha256'),
  folder: packageFolder('swisseph-wasm'),
  names: ['wasm/swisseph.data', 'wasm/swisseph.js', 'wasm/swisseph.wasm'],
  remedy: 'run `npm ci`, or install the package again',
};

/** Load one instance with its own memory and state. Error: `DamagedData`. */
export async function loadSwissModule(): Promise<SwissModule> {
  checkFiles(PACKAGE_FILES);
  const library = new SwissEph();
  await library.initSwissEph();
  return (library as unknown as { readonly SweModule: SwissModule }).SweModule;
}
