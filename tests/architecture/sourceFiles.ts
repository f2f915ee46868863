import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** Path from the project root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file under `folder` of the project that is not a test. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(projectRoot + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(projectRoot + path, 'utf8') }));
}
