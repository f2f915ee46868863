import type { Agreement, FestivalPrints, FileAgreement, SectionAgreement } from '@ganita/pages/guide/measured.js';
import type { DecidingCount } from './decidingCases.js';
import type { LedgerRow } from './ledger.js';
import { marginText } from './print.js';
import { type FileReport, type SectionReport, totalsOf, totalsOfAll } from './report.js';
import type { AgreementReport } from './run.js';
import type { NearnessCount, SideBySide } from './sideBySide.js';

/** Printed festivals of publishers. */
const FESTIVAL_FILES: readonly string[] = [
  'published_festivals.json',
  'fresh_festivals.json',
  'scs_math_541_part.json',
];

/** What docs/agreement.md shows of a comparison; of a published file only totals. */
export const agreementRecord = ({ files }: AgreementReport, ledger: readonly LedgerRow[]): Agreement => ({
  totals: totalsOfAll(files),
  files: files.map((file) => fileRecord(file, ledger)),
});

/** What docs/festivals.md shows of the printed festivals; null where not every file of them was read. */
export function festivalPrintsRecord({ files }: AgreementReport): FestivalPrints | null {
  const ofFestivals = files.filter(({ file }) => FESTIVAL_FILES.includes(file));
  if (ofFestivals.length < FESTIVAL_FILES.length) return null;
  const rows = new Map<string, DecidingCount>();
  for (const [id, { printed, deciding }] of ofFestivals.flatMap((file) => Object.entries(file.deciding))) {
    const before = rows.get(id) ?? { printed: 0, deciding: 0 };
    rows.set(id, { printed: before.printed + printed, deciding: before.deciding + deciding });
  }
  return {
    publishers: ofFestivals
      .flatMap(({ file, sections }) =>
        sections.map((section) => ({
          ...section,
          name: file === GAUDIYA_FILE ? `scsmath, ${section.name}` : section.name,
        })),
      )
      .filter(({ compared }) => compared > 0)
      .map(sectionRecord),
    rows: Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Its sections have no name of a publisher. */
const GAUDIYA_FILE = 'scs_math_541_part.json';

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
