import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from './sourceFiles.js';

const COMPUTE_ROWS = 'packages/ganita/src/calculations/natal/sectionTable.ts';
const WIRE_ROWS = 'packages/ganita/src/api/horoscope/sections.ts';
const WIRE_TABLE = 'packages/ganita/src/api/horoscope/sectionRecords.ts';
const LAST_ROW =
  /^ {2}longevity_prediction: (?:\{.*\},\n|\{\n(?: {4}.*\n)*? {2}\},\n)|^.* as longevity_prediction .*\n/m;

/** The two rows of a key and of an extension, and what a user of the library may write with them. */
const COMPUTE = `  made_up_day: { compute: julianDay, reads: ['positions'] },\n  made_up_extension: { compute: julianDay, reads: ['positions'], extension: true },\n`;
const WIRE =
  "export { julianDaySection as made_up_day, julianDaySection as made_up_extension } from './positions.js';\n";
const USE = `import { openGanita, type SectionKey } from './packages/ganita/src/index.js';
const ganita = await openGanita();
const birth = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, timezone: 5.5 };
export const keys: readonly SectionKey[] = ['made_up_day', 'made_up_extension'];
const both = ganita.natalChart({ ...birth, sections: ['made_up_day', 'made_up_extension'] });
export const two: readonly number[] = [both.horoscope.made_up_day, both.horoscope.made_up_extension];
const whole = ganita.natalChart(birth);
export const day: number = whole.horoscope.made_up_day;
// @ts-expect-error: an extension is answered where it is named
export const none: unknown = whole.horoscope.made_up_extension;
`;

let folder = '';
const SOURCES: Record<string, string> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ganita-rows-'));
  cpSync(`${projectRoot}packages/ganita`, join(folder, 'packages/ganita'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'tsconfig.base.json']) {
    symlinkSync(projectRoot + name, join(folder, name));
  }
  writeFileSync(join(folder, 'use.ts'), USE);
  for (const path of [COMPUTE_ROWS, WIRE_ROWS]) SOURCES[path] = readFileSync(projectRoot + path, 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of the tables and of `entry` with some rows after the last; `npm run types` checks the other files. */
function messages(rows: Readonly<Record<string, string>>, entry: string): readonly string[] {
  for (const [path, text] of Object.entries(SOURCES)) {
    const changed = text.replace(LAST_ROW, (last) => last + (rows[path] ?? ''));
    writeFileSync(join(folder, path), changed);
  }
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram([join(folder, entry)], {
    ...options,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    noEmit: true,
  });
  return [COMPUTE_ROWS, WIRE_ROWS, WIRE_TABLE, entry]
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(join(folder, path))))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('two rows are enough for a section: sources compile, and the library has its type', () => {
  expect(messages({ [COMPUTE_ROWS]: COMPUTE, [WIRE_ROWS]: WIRE }, 'use.ts')).toEqual([]);
});

it('one row without the other does not compile', () => {
  expect(messages({ [COMPUTE_ROWS]: COMPUTE }, WIRE_TABLE).join()).toMatch(/made_up_day/);
  expect(messages({ [WIRE_ROWS]: WIRE }, WIRE_TABLE).join()).toMatch(/made_up_day/);
});
