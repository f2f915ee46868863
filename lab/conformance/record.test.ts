import { tablesOfAgreement } from '@ganita/pages/guide/agreement.js';
import { describe, expect, it } from 'vitest';
import { agreementRecord } from './record.js';
import type { FileReport } from './report.js';

const section = {
  name: 'places',
  cases: 2,
  compared: 3000,
  equal: 2999,
  inLedger: 1,
  different: 0,
  worst: { difference: 1e-6, tolerance: 2e-6, unit: 'degrees', path: 'cases/b01/expected/Sun' },
};
const file: FileReport = {
  file: 'positions.json',
  published: false,
  leaves: 3001,
  states: new Map(),
  sections: [section],
  notCompared: [{ pattern: '**/birth/**', because: 'input of the case', leaves: 1 }],
  differences: [],
  unaccounted: [],
  failures: [],
  ledgerRowsElsewhere: 0,
  sideBySide: [],
  deciding: {},
};
const report = (...files: readonly FileReport[]) => ({
  files,
  withoutReader: [],
  notReadYet: [],
  absent: [],
  ledgerOfNoReader: [],
});
const row = (path: string) => ({
  file: 'positions.json',
  path,
  golden: 1,
  ours: 2,
  because: 'docs/rules/01-positions-and-vargas.md#section-2',
});

/** The tables of a report as one text. */
const agreementText = (...args: Parameters<typeof agreementRecord>): string =>
  Object.values(tablesOfAgreement(JSON.parse(JSON.stringify(agreementRecord(...args))))).join('\n\n');

describe('the page of agreement', () => {
  it('gives each file its totals, and a share of 100 % only where all are equal', () => {
    const page = agreementText(
      report(file, { ...file, file: 'other.json', sections: [{ ...section, equal: 3000 }] }),
      [],
    );
    expect(page).toContain('| `positions.json` | 3,000 | 2,999 | 1 | 0 | 99.966 % | 1 |');
    expect(page).toContain('| `other.json` | 3,000 | 3,000 | 1 | 0 | 100 % | 1 |');
    expect(page).toContain('| all 2 | 6,000 | 5,999 | 2 | 0 | 99.983 % | 2 |');
  });

  it('gives each section its cases and worst difference, and every reason once with all its values', () => {
    const page = agreementText(report(file), [row('cases/b01/a'), row('cases/b02/a')]);
    expect(page).toContain('| places | 2 | 3,000 | 99.966 % | 1e-6 of 2e-6 degrees | `cases/b01/expected/Sun` |');
    expect(page).toContain('- not compared: 1 of `**/birth/**`, input of the case');
    expect(page).toContain(
      '- in the ledger: `cases/b01/a`, `cases/b02/a`: docs/rules/01-positions-and-vargas.md#section-2',
    );
  });

  it('says which printed moments are missing', () => {
    const near = { oneMinute: 1, twoMinutes: 2, worstSeconds: 61.6 };
    const missing = { ...near, worstSeconds: Number.POSITIVE_INFINITY };
    const sideBySide = [{ preset: 'drik', what: 'sunrise', printed: 2, byDefault: missing, byPreset: near }];
    expect(agreementText(report({ ...file, sideBySide }), [])).toContain(
      '| `drik` | sunrise | 2 | 50 % | 100 % | missing | 50 % | 100 % | 62 |',
    );
  });

  it('gives only the totals of a published file', () => {
    const page = agreementText(report({ ...file, file: 'published_days.json', published: true }), []);
    expect(page).toContain('| `published_days.json` | 3,000 |');
    expect(page).not.toContain('## `published_days.json`');
    expect(page).not.toContain('cases/b01');
  });
});
