import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServer } from '../../packages/service/tests/process/sharedServer.js';
import { projectRoot } from '../architecture/sourceFiles.js';
import { hasModule, PYTHON, PYTHON_ENVIRONMENT } from './python.js';

const run = promisify(execFile);
const EXAMPLES = join(projectRoot, 'examples', 'research');
const CLIENT = join(projectRoot, 'clients', 'python');
const FORMS = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
} as const;

interface Notebook {
  readonly nbformat: number;
  readonly cells: readonly { readonly cell_type: string; readonly id: string; readonly outputs: readonly unknown[] }[];
}
const notebook = JSON.parse(readFileSync(join(EXAMPLES, 'charts.ipynb'), 'utf8')) as Notebook;
const sql = readFileSync(join(EXAMPLES, 'charts.sql'), 'utf8');
/** The columns of the file of SQL, by its own command. */
const [, SELECT = ''] = /--select (\S+\\\n--\s+\S+)/.exec(sql) ?? [];

describe('the examples of research', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-research-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let rows: readonly Readonly<Record<string, unknown>>[] = [];

  beforeAll(async () => {
    const { origin } = await sharedServer();
    const births = readFileSync(join(EXAMPLES, 'births.csv'));
    copyFileSync(join(EXAMPLES, 'births.csv'), join(folder, 'births.csv'));
    const query = new URLSearchParams({ select: SELECT.replace(/\\\n--\s+/, ''), keep: 'row' });
    for (const [form, accept] of Object.entries(FORMS)) {
      const headers = { 'content-type': 'text/csv', accept };
      const reply = await fetch(`${origin}/columns?${query}`, { method: 'POST', body: births, headers });
      expect(reply.status).toBe(200);
      writeFileSync(join(folder, `charts.${form}`), Buffer.from(await reply.arrayBuffer()));
    }
    const lines = readFileSync(join(folder, 'charts.ndjson'), 'utf8').trim().split('\n');
    rows = lines.map((line) => JSON.parse(line));
  });

  /** What DuckDB answers to a statement about the files of the folder. */
  async function answerOf(statement: string) {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    try {
      const here = statement.replaceAll("'charts.parquet'", `'${join(folder, 'charts.parquet')}'`);
      return (await connection.runAndReadAll(here)).getRowObjectsJS();
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
  }

  it('have births of which most have a chart, and some are too early for one', () => {
    expect(rows).toHaveLength(200);
    const wrong = rows.filter(({ error }) => error !== null);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.length).toBeLessThan(50);
  });

  it('have a file of Parquet whose every type DuckDB reads: texts, numbers, truth values, moments, nulls', async () => {
    const types = await answerOf("SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM 'charts.parquet')");
    expect(Object.fromEntries(types.map(({ column_name, column_type }) => [column_name, column_type]))).toEqual({
      line: 'INTEGER',
      row: 'VARCHAR',
      'Moon.nakshatra': 'VARCHAR',
      'Moon.pada': 'INTEGER',
      'Moon.longitude': 'DOUBLE',
      'lagna.sign': 'VARCHAR',
      'D-9.Moon.sign': 'VARCHAR',
      'yogas.gaja_kesari_yoga': 'BOOLEAN',
      'vimshottari.maha@2000-01-01': 'VARCHAR',
      'vimshottari.maha.start@2000-01-01': 'TIMESTAMP',
      error: 'VARCHAR',
    });
    const encodings = await answerOf("SELECT path_in_schema, encodings FROM parquet_metadata('charts.parquet')");
    const nakshatra = encodings.find(({ path_in_schema }) => String(path_in_schema).includes('Moon.nakshatra'));
    expect(String(nakshatra?.encodings)).toContain('DICTIONARY');
    const written = (value: unknown): unknown =>
      value instanceof Date ? value.toISOString().replace('.000Z', 'Z') : value;
    const found = (await answerOf("SELECT * FROM 'charts.parquet' ORDER BY line")).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, written(value)])),
    );
    expect(found).toEqual(rows);
  });

  it('have SQL that DuckDB executes', async () => {
    const statements = sql
      .replaceAll(/^--.*$/gm, '')
      .split(';')
      .map((text) => text.trim());
    const answers = [];
    for (const statement of statements.filter((text) => text !== '')) answers.push(await answerOf(statement));
    const [types, facts, errors, stars, lagnas, lords] = answers;
    expect(types).toHaveLength(11);
    expect(facts?.map(({ name }) => name)).toEqual(['engine_version', 'preset', 'ayanamsa_mode', 'changed']);
    expect(errors?.length).toBe(rows.filter(({ error }) => error !== null).length);
    const births = stars?.reduce((sum, { births: some }) => sum + Number(some), 0);
    expect(births).toBe(rows.filter(({ error }) => error === null).length);
    expect(lagnas?.length).toBeGreaterThanOrEqual(12);
    expect(lords?.length).toBeGreaterThan(20);
  });

  const hasPandas = hasModule('pandas');
  if (!hasPandas) console.warn('no pandas on this machine: it does not read the CSV');
  it.skipIf(!hasPandas)('have CSV that pandas reads with the same values', async () => {
    const program = `
import json, pandas
charts = pandas.read_csv("charts.csv", dtype={"row": "object"})
rows = [json.loads(line) for line in open("charts.ndjson", encoding="utf-8")]
assert len(charts) == len(rows) == 200
for name in charts.columns:
    for found, wanted in zip(charts[name], (row[name] for row in rows)):
        assert pandas.isna(found) if wanted is None else found == wanted, (name, found, wanted)
print(*charts.dtypes[["Moon.longitude", "Moon.pada", "lagna.sign"]])`;
    const { stdout } = await run(PYTHON ?? '', ['-c', program], {
      cwd: folder,
      env: { ...process.env, ...PYTHON_ENVIRONMENT },
    });
    expect(stdout.trim()).toBe('float64 float64 object');
  });

  it('have a notebook of ten cells without stored answers', () => {
    expect(notebook.nbformat).toBe(4);
    expect(notebook.cells.map(({ cell_type, outputs }) => [cell_type, outputs])).toEqual(Array(10).fill(['code', []]));
    expect(new Set(notebook.cells.map(({ id }) => id)).size).toBe(10);
  });

  it.skipIf(PYTHON === null)('have a notebook that runs from top to bottom', async () => {
    const { origin } = await sharedServer();
    const script = join(import.meta.dirname, 'runNotebook.py');
    const { stdout } = await run(PYTHON ?? '', [script, join(EXAMPLES, 'charts.ipynb')], {
      env: {
        ...process.env,
        ...PYTHON_ENVIRONMENT,
        PYTHONPATH: CLIENT,
        GANITA_URL: origin,
        RESEARCH_FOLDER: folder,
      },
    });
    expect(stdout).toMatch(
      /^200 births\n\d+ columns[\s\S]*'charts\.ndjson'[\s\S]*chi-square \d[\s\S]*computed by Ganita \d/,
    );
  });
});
