import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type LanguageFiles, localeFile, wordFiles } from '@ganita/words/languageFiles.js';
import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { packLanguage } from '@ganita/words/packedLanguage.js';
import { build, type Plugin } from 'esbuild';
import { COUNTRY_LIST } from 'ganita/adapters/placeIndex/placesOfCountries.js';
import { ZONE_GRID } from 'ganita/adapters/zoneHistory/givenZoneMap.js';
import { BROWSER_FOLDER, buildMap, mapFile, removeBuilt, writeFiles } from './mapFiles.js';

const root = join(import.meta.dirname, '..', '..');
const SWISSEPH = join(root, 'node_modules', 'swisseph-wasm', 'wasm');

/** Files inside the archive of `swisseph-wasm` 0.1.0: from byte, to byte, as its glue lists them. */
const ARCHIVED = /\{filename:"\/sweph\/([^"]+)",start:(\d+),end:(\d+)\}/g;
/** Stars by which the library defines an ayanamsa; the catalogue has 1,500 others. */
const AYANAMSA_STARS = ['alVir', 'zePsc', 'deCnc', 'laSco', 'SgrA*', 'GPol', 'GP1958', 'GPPlan'];

const filesOf = (language: Language): LanguageFiles => ({
  locale: localeFile(language),
  words: wordFiles(language),
});

/** The files of data, by their names. */
function dataFiles(): ReadonlyMap<string, Uint8Array> {
  const archive = readFileSync(join(SWISSEPH, 'swisseph.data'));
  const glue = readFileSync(join(SWISSEPH, 'swisseph.js'), 'utf8');
  const archived = new Map(
    [...glue.matchAll(ARCHIVED)].map(([, name = '', from, to]) => [name, archive.subarray(Number(from), Number(to))]),
  );
  const ofArchive = (name: string): Uint8Array => {
    const bytes = archived.get(name);
    if (bytes === undefined) throw new Error(`swisseph-wasm has no ${name}`);
    return bytes;
  };
  const stars = Buffer.from(ofArchive('sefstars.txt'))
    .toString('latin1')
    .split('\n')
    .filter((line) => !line.startsWith('#') && AYANAMSA_STARS.includes(line.split(',')[1] ?? ''));
  return new Map<string, Uint8Array>([
    ['swisseph.wasm', readFileSync(join(SWISSEPH, 'swisseph.wasm'))],
    ['sepl_18.se1', ofArchive('sepl_18.se1')],
    ['semo_18.se1', ofArchive('semo_18.se1')],
    ['sefstars.txt', Buffer.from(`${stars.join('\n')}\n`, 'latin1')],
    ['zoneHistory.bin', readFileSync(join(root, 'packages', 'ganita', 'data', 'zoneHistory.bin'))],
    ...LANGUAGES.filter((language) => language !== 'en').map((language): [string, Uint8Array] => [
      `words/${language}.json`,
      Buffer.from(JSON.stringify(packLanguage(filesOf(language), filesOf('en')))),
    ]),
  ]);
}

/** The glue of `swisseph-wasm`, which the package does not export. */
const GLUE: Plugin = {
  name: 'glue',
  setup: (building) =>
    building.onResolve({ filter: /^swisseph-wasm\/wasm\/swisseph\.js$/ }, () => ({
      path: join(SWISSEPH, 'swisseph.js'),
    })),
};

/** TypeBox exports its functions as one object, of which nothing could be left out: import them by their names. */
const TYPEBOX: Plugin = {
  name: 'typebox',
  setup: (building) =>
    building.onLoad({ filter: /packages\/ganita\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /import \{ (.*)\bType\b(.*) \} from 'typebox';/,
        (_, before: string, after: string) =>
          `import * as Type from 'typebox'; import { ${before}${after.replace(/^, /, '')} } from 'typebox';`,
      ),
      loader: 'ts',
    })),
};

/** A program for where there is no Node, and the files that it is made of. */
interface Bundle {
  readonly program: Uint8Array;
  readonly inputs: readonly string[];
}

/** Bundle a module, or a script for a worker. Error: it imports a module of Node. */
async function bundled(
  entry: string,
  format: 'esm' | 'iife',
  define: Readonly<Record<string, string>>,
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format,
    platform: 'browser',
    target: 'es2022',
    conditions: ['ganita-source'],
    charset: 'utf8',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [GLUE, TYPEBOX],
    // The glue looks for Node; here there is none, whatever a runtime imitates.
    define: {
      'globalThis.process': 'undefined',
      ...(format === 'iife' && { 'import.meta.url': 'self.location.href' }),
      ...define,
    },
    external: ['node:module'],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`nothing was built of ${entry}`);
  return { program: output.contents, inputs: Object.keys(metafile.inputs) };
}

const LICENCE_FILE = /^licen[cs]e(?:\.(?:md|txt))?$/i;

/** The licence of each package that some files are from. Error: a package has none. */
function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  return [...folders]
    .sort()
    .map((folder) => {
      const licence = readdirSync(join(root, folder)).find((name) => LICENCE_FILE.test(name));
      if (licence === undefined) throw new Error(`${folder} has no licence`);
      return `${folder.replace(/^.*node_modules\//, '')}\n\n${readFileSync(join(root, folder, licence), 'utf8')}`;
    })
    .join('\n\n');
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const packages = join(root, 'packages');
const sumsOf = (files: ReadonlyMap<string, Uint8Array>): string =>
  JSON.stringify(Object.fromEntries([...files].map(([name, bytes]) => [name, sumOf(bytes)])));

/** What the library and the app have written in. */
const writtenIn = (data: ReadonlyMap<string, Uint8Array>): Readonly<Record<string, string>> => ({
  DATA_SUMS: sumsOf(data),
  ENGLISH: JSON.stringify(filesOf('en')),
});

/** Write files into a folder, with the licences of what they are made of. */
function finish(
  folder: string,
  bundles: Readonly<Record<string, Bundle>>,
  data: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const licences = licencesOf(Object.values(bundles).flatMap(({ inputs }) => inputs));
  const files = new Map<string, Uint8Array>([
    ...Object.entries(bundles).map(([name, { program }]): [string, Uint8Array] => [name, program]),
    ['licenses.txt', Buffer.from(licences)],
    ...data,
  ]);
  writeFiles(folder, files);
  return files;
}

/** The elements of a page, which load the library where no service is named. */
const ELEMENTS = join(packages, 'browser', 'src', 'elements.ts');

/** Build the library and the elements into a folder. Errors: a module of Node is imported; a language lacks words. */
export async function buildLibrary(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const data = dataFiles();
  const [library, elements] = await Promise.all([
    bundled(join(packages, 'ganita', 'src', 'browser.ts'), 'esm', writtenIn(data)),
    bundled(ELEMENTS, 'esm', {}),
  ]);
  return finish(folder, { 'ganita.js': library, 'elements.js': elements }, data);
}

/** A built file and its bytes as a browser fetches them. */
export interface BuiltFile {
  readonly name: string;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** Build the library, its map, and the app of the pages: what `BROWSER_FOLDER` has. Errors: those of `buildLibrary`. */
export async function buildBrowser(): Promise<readonly BuiltFile[]> {
  removeBuilt();
  buildMap();
  const data = dataFiles();
  const ofMap = new Map([ZONE_GRID, COUNTRY_LIST].map((name) => [name, mapFile(name)]));
  const written = { ...writtenIn(data), MAP_SUMS: sumsOf(ofMap) };
  const locales = Object.fromEntries(LANGUAGES.map((language) => [language, localeFile(language)]));
  const [library, elements, map, worker] = await Promise.all([
    bundled(join(packages, 'ganita', 'src', 'browser.ts'), 'esm', written),
    bundled(ELEMENTS, 'esm', {}),
    bundled(join(packages, 'ganita', 'src', 'browserMap.ts'), 'esm', written),
    bundled(join(packages, 'pages', 'src', 'worker', 'main.ts'), 'iife', {
      ...written,
      LOCALES: JSON.stringify(locales),
    }),
  ]);
  const programs = { 'ganita.js': library, 'elements.js': elements, 'map.js': map, 'worker.js': worker };
  const files = finish(BROWSER_FOLDER, programs, data);
  return compress(new Map([...files, ...ofMap]));
}

const brotli = promisify(brotliCompress);

/** Write each file compressed beside itself: a service would take half a minute for it, and compress less. */
const compress = (files: ReadonlyMap<string, Uint8Array>): Promise<readonly BuiltFile[]> =>
  Promise.all(
    [...files].map(async ([name, bytes]) => {
      const compressed = await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
      writeFiles(BROWSER_FOLDER, new Map([[`${name}.br`, compressed]]));
      return { name, bytes: bytes.byteLength, brotliBytes: compressed.byteLength };
    }),
  );
