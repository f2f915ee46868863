import loadSwisseph from 'swisseph-wasm/wasm/swisseph.js';
import { DATA_FOLDER, type REQUIRED_FILES, type SwissModule } from './swissModule.js';

/** A module whose files can still be written. */
interface LoadedModule extends SwissModule {
  readonly FS: SwissModule['FS'] & {
    writeFile(path: string, bytes: Uint8Array, options: { readonly canOwn: boolean }): void;
  };
  ccall(name: string, result: string, types: readonly string[], values: readonly unknown[]): unknown;
}

/** Where the library looks for files, as the package itself sets it. */
const EPHEMERIS_PATH = 'sweph';

/**
 * An instance of its own of the compiled library, with these files and no others. The library itself would load its files as one
 * archive, which also has asteroids.
 */
export async function givenSwissModule(
  program: WebAssembly.Module,
  files: Readonly<Record<(typeof REQUIRED_FILES)[number], Uint8Array>>,
): Promise<SwissModule> {
  const module = await new Promise<LoadedModule>((resolve, reject) => {
    const loading = loadSwisseph({
      getPreloadedPackage: () => new ArrayBuffer(0),
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(program, imports).then(receive, reject);
      },
    });
    loading.then((loaded) => resolve(loaded as LoadedModule), reject);
  });
  const isFile = (name: string): boolean => !name.startsWith('.');
  for (const name of module.FS.readdir(DATA_FOLDER).filter(isFile)) module.FS.unlink(`${DATA_FOLDER}/${name}`);
  for (const [name, bytes] of Object.entries(files))
    module.FS.writeFile(`${DATA_FOLDER}/${name}`, bytes, { canOwn: true });
  module.ccall('swe_set_ephe_path', 'string', ['string'], [EPHEMERIS_PATH]);
  return module;
}
