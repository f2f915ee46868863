import { createReadStream } from 'node:fs';
import { checkTable, TABLE_FORMS, type TableForm } from 'ganita/api/columns/table.js';
import type { TableEndpoint } from 'ganita/api/endpoint.js';
import { queryFields } from 'ganita/api/queryFields.js';
import { oneOf } from 'ganita/calculations/fields/schema.js';
import { requestChecker } from 'ganita/calculations/validation/checkRequest.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { Type } from 'typebox';
import { programFile } from '../programs.js';
import { readArguments } from './arguments.js';
import { commandSettings, linesOf, print } from './batchCommand.js';
import type { Command } from './command.js';
import { optionName } from './options.js';
import { commandHelp } from './optionsHelp.js';
import { openCommandPorts } from './ports.js';
import { progressBar } from './progressBar.js';

const INPUT_FORMS = ['csv', 'ndjson'] as const;

/** Options of the command that are no fields of its request. */
const FILE_OPTIONS = Type.Object({
  as: Type.Optional(
    oneOf(INPUT_FORMS, {
      default: 'csv',
      description: 'how the births are written, where the name of the file does not end with it',
    }),
  ),
  format: Type.Optional(oneOf(TABLE_FORMS, { default: 'csv', description: 'how the table is written' })),
});

const checkFiles = requestChecker<{ readonly as: (typeof INPUT_FORMS)[number]; readonly format: TableForm }, null>({
  schema: FILE_OPTIONS,
  checks: {},
  rules: () => null,
});

/** What a chunk takes of a thread: a file of Parquet is better the larger its parts. */
const CHUNK_MS = 20_000;

/**
 * `ganita columns births.csv --select Moon.sign,lagna.sign --format parquet > charts.parquet`: a table, computed by the threads of
 * this process and printed as it is computed; `-` reads standard input.
 */
export const tableCommand = ({ summary, query, command: { name } }: TableEndpoint): Command => ({
  summary,
  help: (isWhole) =>
    `  a file of births (CSV, NDJSON), or - for standard input; a wrong birth has an error in its row\n${commandHelp(
      { name, properties: { ...query.properties, ...FILE_OPTIONS.properties }, required: ['select'] },
      isWhole,
    )}`,
  async run(args) {
    const fields = [...Object.keys(query.properties), ...Object.keys(FILE_OPTIONS.properties)];
    const { values, positionals } = readArguments(args, fields.map(optionName));
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      throw new StructureError('missing_field', 'file', 'requires one file, or - for standard input');
    const given = Object.fromEntries(
      fields.flatMap((field) => {
        const texts = values[optionName(field)];
        return texts === undefined ? [] : [[field, texts.length === 1 ? (texts[0] as string) : texts]];
      }),
    );
    const ports = await openCommandPorts();
    const own = Object.fromEntries(Object.entries(given).filter(([field]) => field in FILE_OPTIONS.properties));
    const asked = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in own)));
    const ending = INPUT_FORMS.find((form) => file.endsWith(`.${form}`));
    const { input: files } = checkFiles(
      { ...(ending && { as: ending }), ...queryFields(own, FILE_OPTIONS, 'all') },
      ports,
      'all',
      'own',
    );
    const { input: table } = checkTable(queryFields(asked, query, 'all'), ports, 'all', 'own');
    const settings = commandSettings();
    const total = file === '-' ? null : await linesOf(createReadStream(file));
    const bar = progressBar(process.stderr);
    const [{ openPool }, { tableBytes }] = await Promise.all([
      import('../workers/answerService.js'),
      import('../workers/tableStream.js'),
    ]);
    const pool = openPool({
      workers: settings.WORKERS,
      cacheBytes: 0,
      onlyLines: true,
      recycleMb: settings.RECYCLE_MB,
      workerUrl: programFile('workers/worker'),
    });
    let wrong = 0;
    try {
      const births = file === '-' ? process.stdin : createReadStream(file);
      const order = { table, births, birthForm: files.as, form: files.format };
      const onRows = (done: number, failed: number): void => {
        wrong = failed;
        bar.show(done, total);
      };
      await print(await tableBytes(order, { ports, pool, width: settings.WORKERS + 1, chunkMs: CHUNK_MS, onRows }));
    } finally {
      await pool.close();
    }
    bar.end();
    if (wrong > 0) process.stderr.write(`ganita: ${wrong} births have an error, each in its row\n`);
    return '';
  },
});
