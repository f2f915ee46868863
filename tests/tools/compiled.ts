import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { BROWSER_DECLARATIONS, MAP_DECLARATIONS } from '../../tools/types/browserDeclarations.js';
import { ganitaDeclarations, sharedDeclarations } from '../../tools/types/packageDeclarations.js';

const ROOT = join(import.meta.dirname, '..', '..');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  lib: ['lib.es2023.d.ts'],
  types: [],
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['ganita-source'],
};

/**
 * What the compiler says of a program, and of the declarations that it uses, in a strict project without skipLibCheck. The
 * program finds the declarations of the packages as `./types/index.js`, and the sources by the names of the packages.
 */
export function messagesOf(program: string, more: ts.CompilerOptions = {}): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-types-'));
  const put = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  try {
    mkdirSync(join(folder, 'types'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    put('package.json', '{ "type": "module" }');
    put('types/wire.d.ts', sharedDeclarations());
    put('types/index.d.ts', ganitaDeclarations().replaceAll('@ganita/client/wire.js', './wire.js'));
    put('types/browser.d.ts', BROWSER_DECLARATIONS.replaceAll("'ganita'", "'./index.js'"));
    put('types/map.d.ts', MAP_DECLARATIONS.replaceAll("'./index.js'", "'./browser.js'"));
    put('program.ts', program);
    const compiled = ts.createProgram([join(folder, 'program.ts')], { ...OPTIONS, ...more });
    // `npm run types` checks the sources.
    const own = compiled
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(folder) || fileName.endsWith('.d.ts'));
    return own
      .flatMap((file) => ts.getPreEmitDiagnostics(compiled, file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
