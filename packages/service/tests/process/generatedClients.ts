import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';

const run = promisify(execFile);

const MOMENT = { date: '1996-12-07', time: '10:34:00' };
const PLACE = { place: 'Chennai', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const BIRTH = JSON.stringify({ ...MOMENT, ...PLACE });
const DAY = JSON.stringify({ date: '2025-11-22', ...PLACE });

/** What every program prints: the tithi of the day, the sign of the Sun at the birth, the date of Diwali. */
export const PRINTED = 'dwitiya Scorpio 2026-11-08';
const PRINT = `
const tithi: string | undefined = day?.panchang.tithi.id;
const sign: string | undefined = chart?.horoscope.planets?.Sun?.sign;
const date: string | undefined = festivals?.festival_calendar.observances[0]?.date;
console.log(tithi, sign, date);
`;

/** A program that makes a client from an OpenAPI document, by its default options, and a program that calls with the client. */
export interface Generator {
  readonly package: string;
  readonly program: string;
  readonly args: (document: string) => readonly string[];
  readonly caller: (origin: string) => string;
}

export const OPENAPI_TYPESCRIPT: Generator = {
  package: 'openapi-typescript',
  program: 'bin/cli.js',
  args: (document) => [document, '-o', 'client.d.ts'],
  caller: (origin) => `import createClient from 'openapi-fetch';
import type { paths } from './client.d.ts';
const client = createClient<paths>({ baseUrl: '${origin}' });
const { data: day } = await client.POST('/panchang', { body: ${DAY} });
const { data: chart } = await client.POST('/horoscope', { body: { ...${BIRTH}, sections: ['planets'] } });
const { data: festivals } = await client.POST('/festivals', { body: { ...${JSON.stringify(PLACE)}, year: 2026, ids: ['diwali'] } });
// @ts-expect-error a request without its place
client.POST('/panchang', { body: { date: '2025-11-22' } }).catch(String);${PRINT}`,
};

export const HEY_API: Generator = {
  package: '@hey-api/openapi-ts',
  program: 'bin/run.js',
  args: (document) => ['-i', document, '-o', 'client'],
  caller: (origin) => `import { festivals as festivalsOf, natalChart, panchangDay } from './client';
import { client } from './client/client.gen';
client.setConfig({ baseUrl: '${origin}' });
const { data: day } = await panchangDay({ body: ${DAY} });
const { data: chart } = await natalChart({ body: { ...${BIRTH}, sections: ['planets'] } });
const { data: festivals } = await festivalsOf({ body: { ...${JSON.stringify(PLACE)}, year: 2026, ids: ['diwali'] } });${PRINT}`,
};

export const SWAGGER_TYPESCRIPT_API: Generator = {
  package: 'swagger-typescript-api',
  program: 'dist/cli.mjs',
  args: (document) => ['generate', '-p', document, '-o', 'client'],
  caller: (origin) => `import { Api, FestivalId, SectionKey } from './client/Api';
const api = new Api({ baseUrl: '${origin}' });
const { data: day } = await api.panchang.panchangDay(${DAY});
const { data: chart } = await api.horoscope.natalChart({ ...${BIRTH}, sections: [SectionKey.Planets] });
const { data: festivals } = await api.festivals.festivals({ ...${JSON.stringify(PLACE)}, year: 2026, ids: [FestivalId.Diwali] });${PRINT}`,
};

/** The strictest project of an app, with all that is in a browser and nothing else. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
};

/** The document that a service gives, what a compiler says of a client made from it, and what the program prints. */
export async function generatedClient(generator: Generator, origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-generated-'));
  try {
    const document = join(folder, 'openapi.json');
    writeFileSync(document, await (await fetch(`${origin}/openapi.json`)).text());
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(
      join(projectRoot, 'node_modules/openapi-fetch'),
      join(folder, 'node_modules/openapi-fetch'),
      'junction',
    );
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const manifest = join(projectRoot, 'node_modules', generator.package, 'package.json');
    await run(process.execPath, [join(dirname(manifest), generator.program), ...generator.args(document)], {
      cwd: folder,
    });
    const caller = join(folder, 'caller.ts');
    writeFileSync(caller, generator.caller(origin));
    const messages = ts
      .getPreEmitDiagnostics(ts.createProgram([caller], STRICT))
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    const program = join(folder, 'caller.mjs');
    await build({
      entryPoints: [caller],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    const { stdout } = await run(process.execPath, [program]);
    return { messages, printed: stdout.trim() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
