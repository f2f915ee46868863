import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

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
};

/**
 * What the compiler says of a program in a strict project without skipLibCheck. The program finds the declarations of the
 * package as `./dist/types/index.js`, and the sources as `./src/`.
 */
export function messagesOf(declarations: string, program: string, more: ts.CompilerOptions = {}): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-types-'));
  try {
    mkdirSync(join(folder, 'dist', 'types'), { recursive: true });
    symlinkSync(join(ROOT, 'src', 'core'), join(folder, 'dist', 'core'));
    for (const name of ['src', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'dist', 'types', 'index.d.ts'), declarations);
    writeFileSync(join(folder, 'program.ts'), program);
    return ts
      .getPreEmitDiagnostics(ts.createProgram([join(folder, 'program.ts')], { ...OPTIONS, ...more }))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
