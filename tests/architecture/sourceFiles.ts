import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** Path from the project root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** The folders of the sources, one in each package. */
export const SOURCE_FOLDERS: readonly string[] = readdirSync(`${projectRoot}packages`)
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(projectRoot + folder));

/** The folders of the tests: of each package, of more than one, of the laboratory. */
export const TEST_FOLDERS: readonly string[] = [
  ...SOURCE_FOLDERS.map((folder) => folder.replace(/src$/, 'tests')).filter((folder) =>
    existsSync(projectRoot + folder),
  ),
  'tests',
  'lab',
];

/** Every TypeScript file of the packages that is not a test. */
export const allSourceFiles = (): readonly SourceFile[] => SOURCE_FOLDERS.flatMap(sourceFiles);

/** Every TypeScript file under `folder` of the project that is not a test. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(projectRoot + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(projectRoot + path, 'utf8') }));
}
