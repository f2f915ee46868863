import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';
import { clientDeclarations } from '../../../../tools/types/clientDeclarations.js';

const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** What a program finds of the platform it runs on. */
const PLATFORMS = {
  node: { lib: ['lib.es2023.d.ts'], types: ['node'], typeRoots: [join(projectRoot, 'node_modules', '@types')] },
  browser: { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] },
} as const;

/** Programs of a strict project, compiled to a folder in which they find the built package. */
export interface Compiled {
  /** What the compiler says. */
  readonly messages: readonly string[];
  /** Path of a compiled program. */
  pathOf(name: string): string;
  remove(): void;
}

/** Compile programs that use the built package as others do; no message of a declaration of the package is skipped. */
export function compiled(programs: Readonly<Record<string, string>>, platform: keyof typeof PLATFORMS): Compiled {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-client-'));
  const client = join(folder, 'node_modules', '@ganita', 'client');
  mkdirSync(join(client, 'types'), { recursive: true });
  const manifest = readFileSync(join(projectRoot, 'packages/client/package.json'), 'utf8');
  // The sources are not there; a process of the tests would look for them.
  writeFileSync(join(client, 'package.json'), manifest.replaceAll('ganita-source', 'no-source'));
  symlinkSync(join(projectRoot, 'packages/client/dist'), join(client, 'dist'), 'junction');
  for (const [name, text] of Object.entries(clientDeclarations())) writeFileSync(join(client, 'types', name), text);
  const ganita = join(folder, 'node_modules', 'ganita');
  mkdirSync(ganita);
  copyFileSync(join(projectRoot, 'packages/ganita/package.json'), join(ganita, 'package.json'));
  cpSync(join(projectRoot, 'packages/ganita/entries'), join(ganita, 'entries'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const files = Object.entries(programs).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const { lib, types, ...roots } = PLATFORMS[platform];
  const program = ts.createProgram(files, {
    ...STRICT,
    ...roots,
    lib: [...lib],
    types: [...types],
  } as ts.CompilerOptions);
  const found = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return {
    messages: found.map(
      ({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    ),
    pathOf: (name) => join(folder, name.replace(/\.ts$/, '.js')),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The text of an example. */
export const exampleText = (name: string): string => readFileSync(join(projectRoot, 'examples', name), 'utf8');
