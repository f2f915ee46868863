import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { angle, each, eachAndNoMore, exact, fields, listOf, moment, set, within } from './compare.js';
import type { Tools } from './context.js';
import { type LedgerRow, ledgerRow } from './ledger.js';
import { printReport } from './print.js';
import type { GoldenReader } from './reader.js';
import { type AgreementReport, isAgreement, runAgreement } from './run.js';

/** A file of two births; what "we" answer is given by the test. */
const GOLDEN = {
  area: 'sample',
  settings: { by: 'hand' },
  cases: [
    {
      birth: { id: 'x1', date: '2000-01-01', time: '00:00:00', latitude: 0, longitude: 0, timezone: 0 },
      expected: { longitude: 359.999999, lord: 'Moon', list: ['a', 'b'], sunrise: '2000-01-01T06:00:00', absent: null },
    },
    {
      birth: { id: 'x2', date: '2000-01-02', time: '00:00:00', latitude: 0, longitude: 0, timezone: 0 },
      expected: { longitude: 10, lord: 'Sun', list: [], sunrise: '2000-01-02T06:00:00', absent: null, note: 'seen' },
    },
  ],
};

const AGREEING: Readonly<Record<string, Record<string, unknown>>> = {
  x1: { longitude: 0.0000005, lord: 'Moon', list: ['b', 'a'], sunrise: '2000-01-01T05:59:57', absent: null },
  x2: { longitude: 10.000002, lord: 'Sun', list: [], sunrise: '2000-01-02T06:00:03', absent: null },
};

const SAMPLE = fields({ longitude: angle(2e-6), lord: exact, list: set, sunrise: moment(3), absent: exact });

const readerOf = (ours: Readonly<Record<string, unknown>>): GoldenReader => ({
  file: 'sample.json',
  notCompared: [{ path: 'cases/*/expected/note', because: 'a remark' }],
  async read(golden, context) {
    await context.forEachCase(golden, (expected, birth) => {
      context.section('all').compare(expected, ours[birth.id], SAMPLE);
    });
  },
});

describe('the agreement harness', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agreement-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (
    golden: unknown,
    ours: Readonly<Record<string, unknown>>,
    more: { ledger?: readonly LedgerRow[]; reader?: GoldenReader; ledgerIsOfFolder?: boolean } = {},
  ): Promise<AgreementReport> => {
    writeFileSync(join(folder, 'sample.json'), JSON.stringify(golden));
    return runAgreement(
      {
        folder,
        publishedFolder: null,
        only: null,
        ledger: more.ledger ?? [],
        ledgerIsOfFolder: more.ledgerIsOfFolder ?? true,
        readers: [more.reader ?? readerOf(ours)],
        dataFiles: ['tables.json'],
      },
      {} as Tools,
    );
  };
  const first = (report: AgreementReport) => {
    const file = report.files[0];
    if (file === undefined) throw new Error('no file was read');
    return file;
  };

  it('agrees where every value is within its tolerance, also over 360 degrees', async () => {
    const report = await run(GOLDEN, AGREEING);
    expect(isAgreement(report, true)).toBe(true);
    const { leaves, sections, notCompared } = first(report);
    expect(leaves).toBe(26);
    expect(sections).toMatchObject([{ name: 'all', compared: 11, equal: 11, inLedger: 0, different: 0 }]);
    expect(sections[0]?.worst).toMatchObject({ unit: 'degrees', path: 'cases/x2/expected/longitude' });
    expect(notCompared.map(({ pattern, leaves }) => [pattern, leaves])).toEqual([
      ['cases/*/expected/note', 1],
      ['area', 1],
      ['settings/**', 1],
      ['**/birth/**', 12],
    ]);
  });

  it.each([
    ['a wrong number', { longitude: 10.000003 }, 'longitude'],
    ['a wrong name', { lord: 'Mars' }, 'lord'],
    ['a member too many', { list: ['a'] }, 'list'],
    ['a moment four seconds late', { sunrise: '2000-01-02T06:00:04' }, 'sunrise'],
    ['a moment on another clock', { sunrise: '2000-01-02T06:00:00Z' }, 'sunrise'],
    ['a value where there is none', { absent: 0 }, 'absent'],
    ['a value that is missing', { absent: undefined }, 'absent'],
    ['a number that is no number', { longitude: Number.NaN }, 'longitude'],
    ['text for a number', { longitude: '10' }, 'longitude'],
  ])('fails on %s', async (_, wrong, key) => {
    const report = await run(GOLDEN, { ...AGREEING, x2: { ...AGREEING.x2, ...wrong } });
    expect(isAgreement(report, false)).toBe(false);
    expect(first(report).differences.map(({ path }) => path)).toEqual([`cases/x2/expected/${key}`]);
  });

  it('fails on a whole answer that is missing', async () => {
    const report = await run(GOLDEN, { x1: AGREEING.x1 });
    expect(first(report).differences).toHaveLength(5);
  });

  it('fails on a field of the file that no reader compares', async () => {
    const golden = structuredClone(GOLDEN);
    Object.assign(golden.cases[0]?.expected ?? {}, { unheard_of: { a: 1, b: [2, 3] } });
    const report = await run(golden, AGREEING);
    expect(isAgreement(report, false)).toBe(false);
    expect(first(report).unaccounted).toEqual([
      { pattern: 'cases/*/expected/unheard_of/a', leaves: 1 },
      { pattern: 'cases/*/expected/unheard_of/b/*', leaves: 2 },
    ]);
  });

  it('fails on a part that the reader forgets', async () => {
    const reader: GoldenReader = {
      file: 'sample.json',
      read: (golden, context) =>
        context.forEachCase(golden, (expected) => {
          context.section('lords').compare(expected.at('lord'), expected.at('lord').value, exact);
        }),
    };
    const report = await run(GOLDEN, {}, { reader });
    expect(first(report).differences).toEqual([]);
    expect(isAgreement(report, false)).toBe(false);
    expect(first(report).unaccounted.map(({ pattern, leaves }) => `${leaves} ${pattern}`)).toEqual([
      '2 cases/*/expected/longitude',
      '2 cases/*/expected/list/*',
      '2 cases/*/expected/sunrise',
      '2 cases/*/expected/absent',
      '1 cases/*/expected/list',
      '1 cases/*/expected/note',
    ]);
  });

  it('does not mind blocks that a folder leaves out', async () => {
    const golden = { cases: GOLDEN.cases.map(({ birth, expected: { lord } }) => ({ birth, expected: { lord } })) };
    expect(isAgreement(await run(golden, AGREEING), true)).toBe(true);
  });

  it('names the case that throws and goes on with the others', async () => {
    const reader: GoldenReader = {
      file: 'sample.json',
      read: (golden, context) =>
        context.forEachCase(golden, (expected, birth) => {
          if (birth.id === 'x1') throw new Error('no such sky');
          context.section('all').compare(expected, AGREEING[birth.id], SAMPLE);
        }),
    };
    const report = await run(GOLDEN, {}, { reader });
    expect(isAgreement(report, false)).toBe(false);
    expect(first(report).failures).toEqual([{ path: 'cases/x1', message: 'Error: no such sky' }]);
    expect(first(report).sections[0]?.equal).toBe(5);
  });

  it('fails when a value said not to be compared is compared', async () => {
    const reader = { ...readerOf(AGREEING), notCompared: [{ path: 'cases/*/expected/**', because: 'everything' }] };
    const report = await run(GOLDEN, AGREEING, { reader });
    expect(first(report).failures).toHaveLength(11);
  });

  describe('with a ledger', () => {
    const row: LedgerRow = {
      file: 'sample.json',
      path: 'cases/x2/expected/longitude',
      golden: 10,
      ours: 12,
      because: 'docs/rules/01-positions-and-vargas.md#section-3',
    };
    const ours = { ...AGREEING, x2: { ...AGREEING.x2, longitude: 12.000001 } };

    it('counts a difference whose two numbers are still true', async () => {
      const report = await run(GOLDEN, ours, { ledger: [row] });
      expect(isAgreement(report, true)).toBe(true);
      expect(first(report).sections[0]).toMatchObject({ compared: 11, equal: 10, inLedger: 1, different: 0 });
    });

    it.each([
      ['our number moved', { ...row, ours: 11 }, ours, /our value is another/],
      ['the golden number moved', { ...row, golden: 9 }, ours, /golden value is another/],
      ['the two agree', row, AGREEING, /agree now/],
      ['it names something that is not compared', { ...row, path: 'cases/x2/birth/date' }, AGREEING, /not compared/],
      ['it names nothing', { ...row, path: 'cases/x9/expected/longitude' }, AGREEING, /names no value/],
    ])('fails on a stale row: %s', async (_, stale, values, message) => {
      const report = await run(GOLDEN, values, { ledger: [stale] });
      expect(isAgreement(report, false)).toBe(false);
      expect(first(report).failures.map((failure) => failure.message)).toEqual([expect.stringMatching(message)]);
    });

    it('leaves rows about cases of another folder alone', async () => {
      const elsewhere = { ...row, path: 'cases/x9/expected/longitude' };
      const report = await run(GOLDEN, AGREEING, { ledger: [elsewhere], ledgerIsOfFolder: false });
      expect(isAgreement(report, true)).toBe(true);
      expect(first(report).ledgerRowsElsewhere).toBe(1);
    });

    it('fails on a row of a file that no reader knows', async () => {
      const report = await run(GOLDEN, AGREEING, { ledger: [{ ...row, file: 'other.json' }] });
      expect(isAgreement(report, false)).toBe(false);
    });

    it.each([
      ['without a proof', { ...row, because: 'ours is better' }, /must cite/],
      [
        'that blames rounding',
        { ...row, because: 'docs/rules/01-positions-and-vargas.md#section-3, rounding' },
        /rounding/,
      ],
      [
        'without a number',
        { file: 'a', path: 'b', golden: 1, because: 'docs/rules/01-positions-and-vargas.md#section-3' },
        /lacks a number/,
      ],
    ])('rejects a row %s', (_, bad, message) => expect(() => ledgerRow(bad, 'row 1')).toThrow(message));
  });

  it('lists golden files without a reader, and fails on them when strict', async () => {
    writeFileSync(join(folder, 'other.json'), '{}');
    writeFileSync(join(folder, 'tables.json'), '{}');
    const report = await run(GOLDEN, AGREEING);
    expect(report.withoutReader).toEqual(['other.json']);
    expect(isAgreement(report, false)).toBe(true);
    expect(isAgreement(report, true)).toBe(false);
  });

  it('prints totals, sections and every difference, but only totals of a published file', async () => {
    const ours = { ...AGREEING, x2: { ...AGREEING.x2, lord: 'Mars' } };
    const lines = printReport(await run(GOLDEN, ours), { limit: 20 });
    expect(lines[0]).toBe(
      'sample.json: 26 values; 11 compared, 10 equal, 0 in the ledger, 1 different; 15 not compared  NO AGREEMENT',
    );
    expect(lines).toContain('  DIFFERENT cases/x2/expected/lord: golden "Sun", ours "Mars"');
    expect(lines.at(-1)).toContain('NO AGREEMENT');
    const published = await run(GOLDEN, ours, { reader: { ...readerOf(ours), published: true } });
    expect(printReport(published, { limit: 20 }).join('\n')).not.toContain('Mars');
  });

  it('looks for a published file in its own folder as well, and skips it where there is none', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'published-'));
    const options = { folder, only: null, ledger: [], ledgerIsOfFolder: true, dataFiles: [] };
    const readers = [{ ...readerOf(AGREEING), published: true }];
    const absent = await runAgreement({ ...options, publishedFolder: elsewhere, readers }, {} as Tools);
    expect(absent.absent).toEqual(['sample.json']);
    expect(isAgreement(absent, true)).toBe(true);
    expect(printReport(absent, { limit: 20 })).toContain('sample.json: not in the folder, skipped');
    writeFileSync(join(elsewhere, 'sample.json'), JSON.stringify(GOLDEN));
    const found = await runAgreement({ ...options, publishedFolder: elsewhere, readers }, {} as Tools);
    rmSync(elsewhere, { recursive: true });
    expect(first(found).sections[0]?.equal).toBe(11);
  });

  it('rejects a requested file that has no reader', async () => {
    writeFileSync(join(folder, 'sample.json'), '{}');
    const options = {
      folder,
      publishedFolder: null,
      only: ['none.json'],
      ledger: [],
      ledgerIsOfFolder: true,
      readers: [],
      dataFiles: [],
    };
    await expect(runAgreement(options, {} as Tools)).rejects.toThrow(/no reader for none.json/);
  });

  it('compares lists item by item and says when one is longer', async () => {
    const golden = { rows: [{ years: 7 }, { years: 3 }], map: { a: 1 } };
    const compared = (ours: Record<string, unknown>): GoldenReader => ({
      file: 'sample.json',
      read(node, context) {
        context.section('rows').compare(node.at('rows'), ours.rows, listOf(fields({ years: within(0.01, 'years') })));
        context.section('map').compare(node.at('map'), ours.map, eachAndNoMore(exact));
      },
    });
    const paths = async (ours: Record<string, unknown>): Promise<readonly string[]> =>
      first(await run(golden, {}, { reader: compared(ours) })).differences.map(({ path }) => path);
    expect(await paths({ rows: [{ years: 7 }, { years: 3.01 }], map: { a: 1 } })).toEqual([]);
    expect(await paths({ rows: [{ years: 7 }], map: { a: 1 } })).toEqual(['rows/length', 'rows/1/years']);
    expect(await paths({ rows: [{ years: 7 }, { years: 3 }, { years: 1 }], map: { a: 1, b: 2 } })).toEqual([
      'rows/length',
      'map/keys',
    ]);
    expect(await paths({ rows: null, map: null })).toEqual([
      'rows/length',
      'rows/0/years',
      'rows/1/years',
      'map/a',
      'map/keys',
    ]);
  });

  it('keeps the worse of two comparisons of one value', async () => {
    const reader: GoldenReader = {
      file: 'sample.json',
      read(node, context) {
        const section = context.section('twice');
        section.compare(node, { a: 1 }, each(exact));
        section.compare(node, { a: 2 }, each(exact));
        section.compare(node, { a: 1 }, each(exact));
      },
    };
    expect(first(await run({ a: 1 }, {}, { reader })).sections[0]).toMatchObject({
      compared: 1,
      equal: 0,
      different: 1,
    });
  });
});
