import type { Margin } from './compare.js';
import { agrees, type FileReport, type SectionReport, type Totals, totalsOf, totalsOfAll } from './report.js';
import type { AgreementReport } from './run.js';

export interface PrintOptions {
  /** Differences, failures and unaccounted paths shown per file; the rest is counted. */
  readonly limit: number;
}

/** The report as lines of text. */
export function printReport(report: AgreementReport, options: PrintOptions): readonly string[] {
  const { files, withoutReader, notReadYet, absent, ledgerOfNoReader } = report;
  const lines = files.flatMap((file) => [
    ...(file.published ? [...totalLines(file), ...sectionLines(file)] : fileLines(file, options)),
    '',
  ]);
  for (const file of absent) lines.push(`${file}: not in the folder, skipped`);
  for (const { file, because } of notReadYet) lines.push(`${file}: not read yet, ${because}`);
  for (const file of withoutReader) lines.push(`${file}: no reader yet`);
  for (const { file, path } of ledgerOfNoReader)
    lines.push(`FAILURE ledger row of a file without a reader: ${file} ${path}`);
  lines.push(grandTotal(files));
  return lines;
}

const totalsText = ({ compared, equal, inLedger, different, notCompared }: Totals): string =>
  `${compared} compared, ${equal} equal, ${inLedger} in the ledger, ${different} different; ${notCompared} not compared`;

const totalLines = (file: FileReport): readonly string[] => [
  `${file.file}: ${file.leaves} values; ${totalsText(totalsOf(file))}${agrees(file) ? '' : '  NO AGREEMENT'}`,
  ...file.sideBySide.map(
    ({ preset, what, printed, byDefault, byPreset }) =>
      `  preset ${preset}, ${what}: ${byPreset.oneMinute} of ${printed} within a minute, by default ${byDefault.oneMinute}`,
  ),
];

/** Counts of the sections; of a published file without the path of a value. */
function sectionLines(file: FileReport): readonly string[] {
  const width = Math.max(7, ...file.sections.map(({ name }) => name.length));
  const row = (name: string, ...numbers: readonly (string | number)[]): string =>
    `  ${name.padEnd(width)}${numbers.map((text) => String(text).padStart(10)).join('')}`;
  return [
    `${row('section', 'compared', 'equal', 'ledger', 'different')}${file.published ? '' : '  worst difference'}`,
    ...file.sections.map((section) => {
      const counts = row(section.name, section.compared, section.equal, section.inLedger, section.different);
      return file.published ? counts : `${counts}  ${worstText(section)}`;
    }),
  ];
}

function fileLines(file: FileReport, { limit }: PrintOptions): readonly string[] {
  return [
    ...totalLines(file),
    ...sectionLines(file),
    ...file.notCompared.map(({ pattern, because, leaves }) => `  not compared: ${leaves} of ${pattern} (${because})`),
    ...(file.ledgerRowsElsewhere > 0 ? [`  ${file.ledgerRowsElsewhere} ledger rows about other cases`] : []),
    ...limited(
      file.differences,
      limit,
      'differences',
      ({ path, golden, ours, margin }) =>
        `  DIFFERENT ${path}: golden ${text(golden)}, ours ${text(ours)}${margin === null ? '' : ` (${marginText(margin)})`}`,
    ),
    ...limited(file.unaccounted, limit, 'patterns', ({ pattern, leaves }) => `  UNACCOUNTED ${leaves} of ${pattern}`),
    ...limited(file.failures, limit, 'failures', ({ path, message }) => `  FAILURE ${path}: ${message}`),
  ];
}

const worstText = ({ worst }: SectionReport): string =>
  worst === null ? '-' : `${marginText(worst)} at ${worst.path}`;

/** Two figures, powers of ten only where they are shorter. */
const figure = (value: number): string =>
  value !== 0 && value < 0.001 ? value.toExponential(1).replace('.0', '') : String(Number(value.toPrecision(2)));

/** A difference with its tolerance. */
export const marginText = ({ difference, tolerance, unit }: Margin): string =>
  `${figure(difference)} of ${figure(tolerance)} ${unit}`;

const text = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 200 ? `${json.slice(0, 200)}...` : json;
};

function limited<T>(items: readonly T[], limit: number, what: string, line: (item: T) => string): readonly string[] {
  const lines = items.slice(0, limit).map(line);
  return items.length > limit ? [...lines, `  ... and ${items.length - limit} ${what} more`] : lines;
}

const grandTotal = (files: readonly FileReport[]): string =>
  `${files.length} files: ${totalsText(totalsOfAll(files))}; ${files.every(agrees) ? 'all agree' : 'NO AGREEMENT'}`;
