import type { Agreement, FileAgreement, SectionAgreement } from '@ganita/pages/guide/measured.js';
import type { LedgerRow } from './ledger.js';
import { marginText } from './print.js';
import { type FileReport, type SectionReport, totalsOf, totalsOfAll } from './report.js';
import type { AgreementReport } from './run.js';
import type { NearnessCount, SideBySide } from './sideBySide.js';

const FESTIVAL_FILE = 'published_festivals.json';

/** What docs/agreement.md shows of a comparison; of a published file only totals. */
export function agreementRecord({ files }: AgreementReport, ledger: readonly LedgerRow[]): Agreement {
  const festivals = files.find(({ file }) => file === FESTIVAL_FILE)?.sections ?? [];
  return {
    totals: totalsOfAll(files),
    files: files.map((file) => fileRecord(file, ledger)),
    festivals: festivals.filter(({ compared }) => compared > 0).map(sectionRecord),
  };
}

function fileRecord(report: FileReport, ledger: readonly LedgerRow[]): FileAgreement {
  const { file, published, sections, notCompared, sideBySide } = report;
  return {
    file,
    totals: totalsOf(report),
    published,
    sections: published ? [] : sections.map(sectionRecord),
    notCompared: published ? [] : notCompared,
    ledger: published ? [] : reasonsOf(ledger.filter((row) => row.file === file)),
    sideBySide: sideBySide.map(sideBySideRecord),
  };
}

const sectionRecord = ({ name, cases, compared, equal, worst }: SectionReport): SectionAgreement => ({
  name,
  cases,
  compared,
  equal,
  worst: worst === null ? null : { text: marginText(worst), path: worst.path },
});

/** JSON has no infinite number: a missing moment is null. */
const nearnessRecord = ({ worstSeconds, ...counts }: NearnessCount) => ({
  ...counts,
  worstSeconds: Number.isFinite(worstSeconds) ? worstSeconds : null,
});

const sideBySideRecord = ({ byDefault, byPreset, ...row }: SideBySide) => ({
  ...row,
  byDefault: nearnessRecord(byDefault),
  byPreset: nearnessRecord(byPreset),
});

/** Rows of the ledger, those of one reason together. */
function reasonsOf(rows: readonly LedgerRow[]): FileAgreement['ledger'] {
  const pathsOf = new Map<string, string[]>();
  for (const { because, path } of rows) pathsOf.set(because, [...(pathsOf.get(because) ?? []), path]);
  return [...pathsOf].map(([because, paths]) => ({ because, paths }));
}
