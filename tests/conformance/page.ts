import type { LedgerRow } from './ledger.js';
import { marginText } from './print.js';
import { type FileReport, type SectionReport, type Totals, totalsOf, totalsOfAll } from './report.js';
import type { AgreementReport } from './run.js';

const HEAD = `# Agreement with golden values

Written by \`npm run agreement\`. [golden-values.md](golden-values.md) explains the columns, how every value is compared, and how
to run the same comparison over other births. Files whose name starts with \`published\` are pages of other publishers: their
values are not part of this project, and only the totals are shown here.
`;

const line = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const count = (value: number): string => value.toLocaleString('en-US');
/** A share in percent, cut and not rounded up: only all is 100 %. */
const share = ({ compared, equal }: Pick<Totals, 'compared' | 'equal'>): string =>
  compared === 0 ? '' : `${Math.floor((100_000 * equal) / compared) / 1000} %`;

/** The page docs/agreement.md: totals by file, then every section with its worst difference and all reasons. */
export function agreementPage({ files }: AgreementReport, ledger: readonly LedgerRow[]): string {
  const parts = files.filter(({ published }) => !published).map((file) => filePart(file, ledger));
  return [HEAD, totalsTable(files), festivalTable(files), presetTable(files), ...parts].join('\n');
}

function totalsTable(files: readonly FileReport[]): string {
  const row = (name: string, totals: Totals): string =>
    line(
      name,
      count(totals.compared),
      count(totals.equal),
      count(totals.inLedger),
      count(totals.different),
      share(totals),
      count(totals.notCompared),
    );
  return [
    line('file', 'values compared', 'equal', 'in the ledger', 'different', 'share equal', 'not compared'),
    line('---', '---', '---', '---', '---', '---', '---'),
    ...files.map((file) => row(`\`${file.file}\``, totalsOf(file))),
    row(`all ${files.length}`, totalsOfAll(files)),
    '',
  ].join('\n');
}

const FESTIVAL_FILE = 'published_festivals.json';
const FESTIVAL_HEAD = `## Festivals by publisher

Printed dates and windows of parana compared with \`POST /festivals\` ([festivals.md](festivals.md)). Items that the file marks as slips,
or as dates that follow no rule, are not compared.
`;

/** Printed festivals by publisher; empty where their file was not read. */
function festivalTable(files: readonly FileReport[]): string {
  const sections = files.find(({ file }) => file === FESTIVAL_FILE)?.sections ?? [];
  if (sections.length === 0) return '';
  return [
    FESTIVAL_HEAD,
    line('publisher', 'values compared', 'equal', 'share equal', 'worst difference of a window'),
    line('---', '---', '---', '---', '---'),
    ...sections
      .filter(({ compared }) => compared > 0)
      .map((section) =>
        line(
          section.name,
          count(section.compared),
          count(section.equal),
          share(section),
          section.worst === null ? '' : marginText(section.worst),
        ),
      ),
    '',
  ].join('\n');
}

const PRESET_HEAD = `## Presets of publishers

Printed times compared with ours, by the defaults and by the preset of the publisher ([almanac-presets.md](almanac-presets.md)). Pages
print minutes or seconds. The times of the defaults are compared to the second, those of a preset in the form in which the preset
writes them. "Worst" is the largest difference in seconds.
`;

/** Printed moments by the defaults and by the presets; empty where no published file was read. */
function presetTable(files: readonly FileReport[]): string {
  const rows = files.flatMap(({ sideBySide }) => sideBySide);
  if (rows.length === 0) return '';
  const part = (n: number, printed: number): string => share({ compared: printed, equal: n });
  const worst = (seconds: number): string => (Number.isFinite(seconds) ? `${Math.round(seconds)}` : 'missing');
  return [
    PRESET_HEAD,
    line(
      'preset',
      'moments',
      'printed',
      'default: within 1 minute',
      'within 2',
      'worst',
      'preset: within 1 minute',
      'within 2',
      'worst',
    ),
    line(...Array.from({ length: 9 }, () => '---')),
    ...rows.map(({ preset, what, printed, byDefault, byPreset }) =>
      line(
        `\`${preset}\``,
        what,
        count(printed),
        ...[byDefault, byPreset].flatMap((by) => [
          part(by.oneMinute, printed),
          part(by.twoMinutes, printed),
          worst(by.worstSeconds),
        ]),
      ),
    ),
    '',
  ].join('\n');
}

const MAX_COLUMNS = 120;
/** Columns of a line as it is read: without the targets of its links. */
const columnsOf = (text: string): number => text.replace(/\]\([^)]*\)/g, ']').length;

/** An item of a list, wrapped between its words. */
function item(text: string): string {
  const lines: string[] = [];
  let last = '-';
  for (const word of text.split(' ')) {
    const longer = `${last} ${word}`;
    if (last === '-' || columnsOf(longer) <= MAX_COLUMNS) last = longer;
    else {
      lines.push(last);
      last = `  ${word}`;
    }
  }
  return [...lines, last].join('\n');
}

/** A reason with the sections of docs/rules that it cites as links of a page in docs. */
const linked = (because: string): string => because.replace(/\bdocs\/(rules\/[\w-]+\.md(?:#[\w-]+)?)/g, '[$1]($1)');

function filePart({ file, sections, notCompared }: FileReport, ledger: readonly LedgerRow[]): string {
  const rows = ledger.filter((row) => row.file === file);
  return [
    `## \`${file}\`\n`,
    line('section', 'cases', 'values', 'share equal', 'worst difference', 'where'),
    line('---', '---', '---', '---', '---', '---'),
    ...sections.map(sectionLine),
    '',
    ...notCompared.map(({ pattern, because, leaves }) =>
      item(`not compared: ${count(leaves)} of \`${pattern}\`, ${linked(because)}`),
    ),
    ...reasonsOf(rows),
    '',
  ].join('\n');
}

function sectionLine({ name, cases, compared, equal, worst }: SectionReport): string {
  const [difference, where] = worst === null ? ['exact', ''] : [marginText(worst), `\`${worst.path}\``];
  return line(name, count(cases), count(compared), share({ compared, equal }), difference, where);
}

/** Rows of the ledger, those of one reason together. */
function reasonsOf(rows: readonly LedgerRow[]): readonly string[] {
  const pathsOf = new Map<string, string[]>();
  for (const { because, path } of rows) pathsOf.set(because, [...(pathsOf.get(because) ?? []), path]);
  return [...pathsOf].map(([because, paths]) =>
    item(`in the ledger: ${paths.map((path) => `\`${path}\``).join(', ')}: ${linked(because)}`),
  );
}
