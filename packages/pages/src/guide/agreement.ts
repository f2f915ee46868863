/** Tables of docs/agreement.md from what `npm run agreement` found. */
import { code, count, share, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { type Agreement, type AgreementTotals, type FileAgreement, readAgreement, readParity } from './measured.js';
import { tablesOfParity } from './parity.js';

function totalsTable({ files, totals }: Agreement): string {
  const row = (name: string, of: AgreementTotals): readonly string[] => [
    name,
    count(of.compared),
    count(of.equal),
    count(of.inLedger),
    count(of.different),
    share(of),
    count(of.notCompared),
  ];
  return table(
    ['file', 'values compared', 'equal', 'in the ledger', 'different', 'share equal', 'not compared'],
    [...files.map((file) => row(code(file.file), file.totals)), row(`all ${files.length}`, totals)],
  );
}

/** Printed moments by the defaults and by the presets. */
const presetTable = ({ files }: Agreement): string =>
  table(
    [
      'preset',
      'moments',
      'printed',
      'default: within 1 minute',
      'within 2',
      'worst',
      'preset: within 1 minute',
      'within 2',
      'worst',
    ],
    files.flatMap(({ sideBySide }) =>
      sideBySide.map(({ preset, what, printed, byDefault, byPreset }) => [
        code(preset),
        what,
        count(printed),
        ...[byDefault, byPreset].flatMap(({ oneMinute, twoMinutes, worstSeconds }) => [
          share({ compared: printed, equal: oneMinute }),
          share({ compared: printed, equal: twoMinutes }),
          worstSeconds === null ? 'missing' : Math.round(worstSeconds),
        ]),
      ]),
    ),
  );

/** The sections of a file with their worst differences, then all reasons. */
function filePart({ file, sections, notCompared, ledger }: FileAgreement): string {
  const lines = table(
    ['section', 'cases', 'values', 'share equal', 'worst difference', 'where'],
    sections.map((section) => [
      section.name,
      count(section.cases),
      count(section.compared),
      share(section),
      section.worst?.text ?? 'exact',
      section.worst === null ? '' : code(section.worst.path),
    ]),
  );
  const reasons = [
    ...notCompared.map(
      ({ pattern, leaves, because }) => `- not compared: ${count(leaves)} of ${code(pattern)}, ${because}`,
    ),
    ...ledger.map(({ because, paths }) => `- in the ledger: ${paths.map(code).join(', ')}: ${because}`),
  ];
  return [`## ${code(file)}`, lines, ...(reasons.length === 0 ? [] : [reasons.join('\n')])].join('\n\n');
}

/** All tables of the page. */
export const tablesOfAgreement = (agreement: Agreement): Readonly<Record<string, string>> => ({
  totals: totalsTable(agreement),
  presets: presetTable(agreement),
  files: agreement.files
    .filter(({ published }) => !published)
    .map(filePart)
    .join('\n\n'),
});

export const agreementTables: PageTables = {
  'agreement.md': () => ({ ...tablesOfAgreement(readAgreement()), ...tablesOfParity(readParity()) }),
};
