import { invalidInput } from '@ganita/core/errors/domainError.js';
import { formOfFile, readBirthFile } from 'ganita/api/births/birthFile.js';
import { type NamedBirth, type ResolvedRecord, resolvedRecord } from 'ganita/api/births/recordedBirth.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import type { Fields, PlanContext } from '../page.js';
import { type EnteredBirth, MAX_NAME } from './birthFieldsOfForm.js';
import { coordinatesText } from './place.js';

/** Fields of a file that was sent: its text, and its name. */
export const FILE_FIELDS = { text: 'birth_file', name: 'birth_file_name' } as const;

/** Longest file, in characters: some hundred births. */
export const MAX_FILE_LENGTH = 15_000;

/** A birth of a file, as the form has it. */
export interface BirthOfFile {
  readonly birth: EnteredBirth;
  /** Where the clock of the file is another one: hours by which both are ahead of UTC. */
  readonly clocks: { readonly file: number; readonly place: number } | null;
}

/**
 * The births of a file that was sent with a form; null where none was. Errors: StructureError and DomainError of the first birth that
 * is wrong; one at a place without a time zone is.
 */
export function birthsOfFile(fields: Fields, context: PlanContext): readonly BirthOfFile[] | null {
  const text = fields[FILE_FIELDS.text] ?? '';
  if (text === '') return null;
  if (text.length > MAX_FILE_LENGTH)
    throw new StructureError('too_many_items', 'file', `the file is longer than ${MAX_FILE_LENGTH} characters`);
  const fileName = fields[FILE_FIELDS.name] ?? '';
  const form = formOfFile(fileName);
  if (form !== 'jhd' && form !== 'csv')
    throw invalidInput('file', 'must be a .jhd or .csv file', fileName, 'unknown_value');
  const births = readBirthFile(new TextEncoder().encode(text), { form, fileName, dateOrder: 'ymd' });
  if (births.length === 0) throw new StructureError('missing_field', 'file', 'the file has no birth');
  return births.map((one) => {
    if ('error' in one) throw one.error;
    return birthOfFile(one, resolvedRecord(one, context));
  });
}

/** What an address keeps of coordinates. */
const placed = (degrees: number): number => Number(degrees.toFixed(6));

function birthOfFile({ name, request }: NamedBirth, { birth, zone, otherOffset }: ResolvedRecord): BirthOfFile {
  if (zone === null) throw invalidInput('place', 'has no time zone on land', birth.place, 'unknown_value');
  const [latitude, longitude] = [placed(birth.latitude), placed(birth.longitude)];
  const label = birth.place === '' ? coordinatesText(latitude, longitude) : birth.place;
  return {
    birth: {
      fields: {
        name: [...name].slice(0, MAX_NAME).join(''),
        date: String(request.date),
        time: String(request.time),
        uncertain: '',
        choice: { kind: 'known', place: { label, latitude, longitude, zone } },
      },
      known: null,
    },
    clocks: otherOffset === null ? null : { file: otherOffset, place: birth.timezone },
  };
}
