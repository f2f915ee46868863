import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIRTH_FILE_FORMS, type BirthFileForm, formOfFile, readBirthFile } from 'ganita/api/births/birthFile.js';
import { type RecordedBirth, writeJhd } from 'ganita/api/births/jhd.js';
import { birthsCsv, type NamedBirth, type ResolvedRecord, resolvedRecord } from 'ganita/api/births/recordedBirth.js';
import { DATE_ORDERS } from 'ganita/api/columns/birthRows.js';
import { isRequestError } from 'ganita/api/errors.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { RequestError } from 'ganita/calculations/validation/requestErrors.js';
import { type Arguments, readArguments, WrongUsage } from './arguments.js';
import { type Command, printed } from './command.js';
import { WrongBirths } from './commandErrors.js';
import { openCommandPorts } from './ports.js';
import { STANDARD_INPUT } from './requestFile.js';

const READING_OPTIONS = ['as', 'date-order'] as const;
const READING_HELP = `  --as FORM           how the births are written, where the name of a file does not end with it: ${BIRTH_FILE_FORMS.join(', ')}
  --date-order ORDER  of dates in CSV: ${DATE_ORDERS.join(', ')}; default ymd
`;

/** A birth of a file with what was resolved of it. */
interface FoundBirth extends ResolvedRecord {
  readonly given: NamedBirth;
}

/** The value of an option, one of a list. Error: WrongUsage. */
function chosen<const T extends string>({ values }: Arguments, option: string, list: readonly T[]): T | null {
  const [text, second] = values[option] ?? [];
  if (text === undefined) return null;
  const value = list.find((one) => one === text);
  if (value === undefined || second !== undefined)
    throw new WrongUsage(`option --${option} must be one of ${list.join(', ')}`);
  return value;
}

function formOf(file: string, as: BirthFileForm | null): BirthFileForm {
  const form = formOfFile(file) ?? as;
  if (form === null)
    throw new WrongUsage(
      `the form of ${file} is not known by its name; --as names one of ${BIRTH_FILE_FORMS.join(', ')}`,
    );
  return form;
}

/** The births of all files, in their order. Errors: WrongUsage; WrongBirths, with a message for each that is wrong. */
function readAll(given: Arguments, ports: Ports): readonly FoundBirth[] {
  if (given.positionals.length === 0) throw new WrongUsage('requires a file, or - for standard input');
  const as = chosen(given, 'as', BIRTH_FILE_FORMS);
  const dateOrder = chosen(given, 'date-order', DATE_ORDERS) ?? 'ymd';
  const wrong: string[] = [];
  const found: FoundBirth[] = [];
  const reject = (file: string, line: number | null, { message }: RequestError): void =>
    void wrong.push(`${file}${line === null ? '' : `, line ${line}`}: ${message}`);
  for (const file of given.positionals) {
    const form = formOf(file, as);
    const fileName = file === STANDARD_INPUT ? '' : file;
    const hasLines = form === 'csv' || form === 'ndjson';
    attempt(
      () => {
        const births = readBirthFile(readFileSync(file === STANDARD_INPUT ? 0 : file), { form, fileName, dateOrder });
        for (const birth of births) {
          const line = hasLines ? birth.line : null;
          if ('error' in birth) reject(file, line, birth.error);
          else
            attempt(
              () => found.push({ ...resolvedRecord(birth, ports), given: birth }),
              (error) => reject(file, line, error),
            );
        }
      },
      (error) => reject(file, null, error),
    );
  }
  if (wrong.length > 0) throw new WrongBirths(wrong);
  for (const birth of found) warnOfClock(birth);
  return found;
}

/** Errors: those that are not of a request. */
function attempt(run: () => unknown, reject: (error: RequestError) => void): void {
  try {
    run();
  } catch (error) {
    if (!isRequestError(error)) throw error;
    reject(error);
  }
}

/** The offset of a file is not used where the clock of the place is known: a person must see it where they differ. */
function warnOfClock({ birth: { name, date, timezone }, otherOffset }: FoundBirth): void {
  if (otherOffset === null) return;
  const whose = name === '' ? date : `${name}, ${date}`;
  process.stderr.write(
    `ganita: ${whose}: the file has a clock ${otherOffset} hours ahead of UTC; that of the place was ${timezone}, and is used\n`,
  );
}

/** A birth as a request, with the name of its person. */
const named = ({ given: { name, request } }: FoundBirth) => ({ ...(name !== '' && { name }), ...request });

/** `ganita import gandhi.jhd | ganita horoscope -`: births of files as requests. */
export const importCommand: Command = {
  summary: 'Births of files (Jagannatha Hora, CSV) as requests',
  help: () =>
    `  ganita import FILE ...\n  one birth is printed as a request, several as NDJSON, each with its name\n\n${READING_HELP}`,
  async run(args) {
    const found = readAll(readArguments(args, READING_OPTIONS), await openCommandPorts());
    const [first, second] = found;
    if (first !== undefined && second === undefined) return printed(named(first));
    return found.map((birth) => `${JSON.stringify(named(birth))}\n`).join('');
  },
};

const EXPORT_FORMS = ['jhd', 'csv'] as const;

/** `ganita export births.csv --out charts`: births as files of other programs. */
export const exportCommand: Command = {
  summary: 'Births as files of Jagannatha Hora, or as CSV',
  help: () => `  ganita export FILE ...
  a file has a request, or births in any form that is read; one birth is printed as .jhd, several need --out

  --format FORM       ${EXPORT_FORMS.join(', ')}; default jhd
  --out NAME          file to write; of several births as jhd the folder, where each file is named after its person
${READING_HELP}`,
  async run(args) {
    const given = readArguments(args, ['format', 'out', ...READING_OPTIONS]);
    const births = readAll(given, await openCommandPorts()).map(({ birth }) => birth);
    const form = chosen(given, 'format', EXPORT_FORMS) ?? 'jhd';
    const [out] = given.values.out ?? [];
    const [first, second] = births;
    if (first === undefined) throw new WrongBirths(['the files have no birth']);
    if (form === 'jhd' && second !== undefined) return writeEach(births, out);
    const text = form === 'csv' ? birthsCsv(births) : writeJhd(first);
    if (out === undefined) return text;
    writeFileSync(out, text);
    return '';
  },
};

/** What no name of a file may have. */
const NOT_IN_NAMES = /[\p{Cc}/\\:*?"<>|]+/gu;

/** Write a file for each birth; none where one would replace another. Errors: WrongUsage, those of writing. */
function writeEach(births: readonly RecordedBirth[], folder: string | undefined): string {
  if (folder === undefined) throw new WrongUsage('several births need --out, the folder of their files');
  const files = new Map<string, string>();
  for (const birth of births) {
    const name = birth.name.replace(NOT_IN_NAMES, ' ').trim();
    if (name === '' || name.startsWith('.')) throw new WrongUsage(`a birth of ${birth.date} has no name for its file`);
    if (files.has(name.toLowerCase())) throw new WrongUsage(`two births have the name ${name}`);
    files.set(name.toLowerCase(), name);
  }
  const names = [...files.values()];
  for (const [at, birth] of births.entries())
    writeFileSync(join(folder, `${names[at]}.jhd`), writeJhd(birth), { flag: 'wx' });
  return '';
}
