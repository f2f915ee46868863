import { parseJson } from '../../calculations/validation/parseJson.js';
import type { RequestError } from '../../calculations/validation/requestErrors.js';
import { type BirthSource, birthRowOf, checkHeader, type DateOrder, missingHeader } from '../columns/birthRows.js';
import { CsvReader, type CsvRecord, cellsOf, delimiterOf } from '../columns/csvRecords.js';
import { isRequestError } from '../errors.js';
import { readJhd } from './jhd.js';
import { type NamedBirth, requestOfRecorded } from './recordedBirth.js';

/** Files of births that are read: by the ends of their names. */
export const BIRTH_FILE_FORMS = ['jhd', 'csv', 'ndjson', 'json'] as const;
export type BirthFileForm = (typeof BIRTH_FILE_FORMS)[number];

/** The form that the name of a file says; null where it says none. */
export const formOfFile = (fileName: string): BirthFileForm | null =>
  BIRTH_FILE_FORMS.find((form) => fileName.toLowerCase().endsWith(`.${form}`)) ?? null;

/** The name of a person of whom a file is named: without folders and the form. */
export const nameOfFile = (fileName: string): string => withoutEnding(fileName.split(/[/\\]/).at(-1) ?? '').trim();

const withoutEnding = (name: string): string => (name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name);

/** A birth of a file, or why it is none. */
export type FiledBirth =
  | ({ readonly line: number } & NamedBirth)
  | { readonly line: number; readonly error: RequestError };

interface BirthFile {
  readonly form: BirthFileForm;
  /** By which a file of one birth names the person. */
  readonly fileName: string;
  /** Of CSV. */
  readonly dateOrder: DateOrder;
}

/**
 * The births of a file, each with its line. In CSV and NDJSON the fields are those of a request, and `name`. What only the
 * calculation can find wrong, such as a latitude of 95, is not looked for here. Errors: StructureError and `invalid_input` for
 * a file of one birth, and for a header.
 */
export function readBirthFile(bytes: Uint8Array, { form, fileName, dateOrder }: BirthFile): readonly FiledBirth[] {
  if (form === 'jhd') return [{ line: 1, ...requestOfRecorded(readJhd(bytes, nameOfFile(fileName))) }];
  if (form === 'json') {
    const record: CsvRecord = { line: 1, bytes: new TextEncoder().encode(JSON.stringify(parseJson(bytes, 'file'))) };
    const { name, ...birth } = namedBirth(record, { form: 'ndjson' }, dateOrder);
    return [{ line: 1, name: name === '' ? nameOfFile(fileName) : name, ...birth }];
  }
  const reader = new CsvReader(null, 1, form);
  const records = reader.read(bytes, true);
  const source = form === 'ndjson' ? ({ form } as const) : csvSource(records, reader);
  return [...records]
    .filter(({ bytes: line }) => !isBlank(line))
    .map((record) => filedBirth(record, source, dateOrder));
}

const isBlank = (line: Uint8Array): boolean => line.every((byte) => byte === 0x20 || byte === 0x09);

/** Read the header of a file, after which its births follow. Errors: StructureError. */
function csvSource(records: Generator<CsvRecord>, reader: CsvReader): BirthSource {
  const { value: header } = records.next();
  if (header === undefined) throw missingHeader();
  const delimiter = delimiterOf(header);
  reader.separateBy(delimiter);
  const names = cellsOf(header, delimiter).map((name) => name.trim());
  checkHeader(
    names,
    KEPT.filter((name) => names.includes(name)),
    '',
  );
  return { form: 'csv', delimiter, names };
}

/** What is beside the moment of a birth: its name, and the name of a place that has coordinates too. */
const KEPT = ['name', 'place'] as const;

function namedBirth(record: CsvRecord, source: BirthSource, dateOrder: DateOrder): NamedBirth {
  const { fields, kept } = birthRowOf(record, source, { keep: KEPT, dateOrder });
  const [name, place] = kept.map((text) => (text ?? '').trim().replace(GUARD, ''));
  return { name: name ?? '', request: { ...fields(), ...(place !== undefined && place !== '' && { place }) } };
}

/** The apostrophe with which our CSV begins a text that a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@])/;

function filedBirth(record: CsvRecord, source: BirthSource, dateOrder: DateOrder): FiledBirth {
  const { line } = record;
  try {
    return { line, ...namedBirth(record, source, dateOrder) };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return { line, error };
  }
}
