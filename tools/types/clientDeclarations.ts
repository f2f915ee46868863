import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sharedDeclarations } from './packageDeclarations.js';

const SOURCE = join(import.meta.dirname, '..', '..', 'packages', 'client', 'src');

/**
 * The declarations of the package `@ganita/client` by their file names: of each module as it is written, because all that it exports
 * has its type there, and in `wire.d.ts` those of requests and answers. Error: an export without its type.
 */
export function clientDeclarations(): Readonly<Record<string, string>> {
  const modules = readdirSync(SOURCE).filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^wire\.ts$/.test(name));
  const written = modules.map((name): [string, string] => {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(SOURCE, name), 'utf8'), {
      fileName: name,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext },
    });
    const [fault] = diagnostics;
    if (fault !== undefined) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
    return [name.replace(/\.ts$/, '.d.ts'), outputText];
  });
  return Object.fromEntries([...written, ['wire.d.ts', sharedDeclarations()]]);
}
