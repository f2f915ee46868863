import { type JsonSchema, plainSchema, requestName, responseName, withAliases } from 'ganita/api/schema/jsonSchema.js';
import { HOROSCOPE_KEYS, SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { declarations, type NamedSchema } from './declarations.js';
import { docComment } from './docComment.js';
import { LITERAL_NAMES } from './literalNames.js';

/** A calculation as a user of the library sees it. */
export interface TypedCalculation {
  readonly name: string;
  readonly summary: string;
  readonly request: object;
  readonly response: object;
}

/** A picture as a user of the library sees it. */
export interface TypedPicture {
  readonly name: string;
  readonly picture: string;
  readonly summary: string;
  readonly request: object;
}

/** What the client has in addition to calculations and pictures. */
export interface ClientSchemas {
  /** The endpoints about the service, by name. */
  readonly service: Readonly<Record<string, { readonly summary: string; readonly response: object }>>;
  /** Other types, by their names. */
  readonly others: readonly NamedSchema[];
}

/** The calculation whose answer holds only what its field `sections` lists. */
const WITH_SECTIONS = 'natalChart';

const LIBRARY_HEAD = `/* Generated from the schemas of requests and responses by tools/types. */
import type { Ephemeris as EphemerisPort } from '@ganita/core/ephemeris/ephemeris.js';
import type { YearRange } from '@ganita/core/time/civilText.js';
import type { CalculationName, NatalChartOf, PictureRequests, Requests, ResponseOf, Responses } from '@ganita/client/wire.js';

export * from '@ganita/client/wire.js';
export { DomainError, type DomainErrorCode, type InvalidReason } from '@ganita/core/errors/domainError.js';

/** The structure of a request is wrong: a field is missing or has the wrong JSON type (HTTP 422). */
export declare class StructureError extends Error {
  /** Stable; docs/errors.md has an example of each. */
  readonly code: StructureCode;
  /** The field of the request, with the names of the objects that it is in. */
  readonly field: string;
  constructor(code: StructureCode, field: string, message: string);
}

/** How the structure of a request is wrong. */
export type StructureCode = 'missing_field' | 'unknown_field' | 'wrong_type' | 'given_twice' | 'too_many_items' | 'nested_too_deep' | 'malformed_json' | 'not_utf8';

/** How the library is opened. */
export interface GanitaOptions {
  /** First and last year that births may have, within 1800 to 2399; 1900 to 2100 where they are left out. */
  readonly birthYears?: YearRange;
}

/** Open the library with an ephemeris of its own. Error: RangeError for years outside the ephemeris. */
export declare function openGanita(options?: GanitaOptions): Promise<Ganita>;

/** Open an ephemeris for the functions of \`ganita/core\`. Error: \`ephemeris_missing\`. */
export declare function openEphemeris(): Promise<EphemerisPort>;

/** A birth as files keep it. */
export interface RecordedBirth {
  /** Empty where there is none. */
  readonly name: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM:SS */
  readonly time: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Hours by which the clock was ahead of UTC. */
  readonly timezone: number;
  /** Empty where there is none. */
  readonly place: string;
  /** Metres above sea level. */
  readonly elevation: number;
  /** null where it is not said. */
  readonly gender: 'male' | 'female' | null;
}

/** Read a file of Jagannatha Hora; \`name\` is that of the person. Errors: StructureError, DomainError. */
export declare function readJhd(bytes: Uint8Array, name?: string): RecordedBirth;

/** A birth as a file of Jagannatha Hora. Error: DomainError. */
export declare function writeJhd(birth: RecordedBirth): string;

/** Births as CSV. */
export declare function birthsCsv(births: readonly RecordedBirth[]): string;

/** Forms of files of births. */
export type BirthFileForm = 'jhd' | 'csv' | 'ndjson' | 'json';

/** A birth of a file as a request with its name, or why it is none. */
export type FiledBirth = NamedBirth | FaultyBirth;

/** A birth of a file as a request with its name. */
export interface NamedBirth {
  /** Its line in the file, from 1. */
  readonly line: number;
  /** Empty where there is none. */
  readonly name: string;
  /** Fields of a request. */
  readonly request: BirthRequest;
}

/** A line of a file that is no birth. */
export interface FaultyBirth {
  /** Its line in the file, from 1. */
  readonly line: number;
  /** StructureError or DomainError. */
  readonly error: Error;
}

/** The fields of a birth as requests have them. */
export type BirthRequest = Readonly<Record<string, unknown>>;

/** The births of a file. Errors: StructureError, DomainError. */
export declare function readBirthFile(bytes: Uint8Array, file: BirthFile): readonly FiledBirth[];

/** How a file of births is read. */
export interface BirthFile {
  /** What it is written as. */
  readonly form: BirthFileForm;
  /** By which a file of one birth names the person. */
  readonly fileName: string;
  /** Of dates in CSV. */
  readonly dateOrder: 'ymd' | 'dmy' | 'mdy';
}
`;

const WIRE_HEAD = `/* Generated from the schemas of requests and responses by tools/types. */
/** The request of a calculation: fields with a default may be left out. */
export type RequestOf<Name extends CalculationName> = Requests[Name];

/** What a calculation answers with. */
export type ResponseOf<Name extends CalculationName> = Responses[Name];

export type CalculationName = keyof Requests;

/** Sections that are answered only where they are requested by name. */
type OnlyByName = ${SECTION_KEYS.filter((key) => !HOROSCOPE_KEYS.some((own) => own === key))
  .map((key) => `'${key}'`)
  .join(' | ')};

/** The keys of an answer: those of a list, or the 31. */
type KeysIn<Sections> = Sections extends readonly SectionKey[]
  ? number extends Sections['length']
    ? HoroscopeRecord
    : Required<Pick<HoroscopeRecord, Sections[number]>>
  : Required<Omit<HoroscopeRecord, OnlyByName>>;

/** A natal chart with just the sections that \`sections\` lists; with the whole \`horoscope\` for null or undefined. */
export type NatalChartOf<Sections> = Omit<NatalChartResponse, 'horoscope'> & {
  /** The requested keys of the chart, or the 31. */
  readonly horoscope: KeysIn<Sections>;
};
`;

const SECTIONS_METHOD = `  natalChart<const Sections extends Requests['natalChart']['sections'] = undefined>(
    request: Omit<Requests['natalChart'], 'sections'> & {
      /** Requested keys of the horoscope: the answer has these alone, and so has its type. Null: all. */
      readonly sections?: Sections;
    },
  ): NatalChartOf<Sections>;
`;

const tableOf =
  (calculations: readonly TypedCalculation[]) =>
  (lineOf: (calculation: TypedCalculation) => string): string =>
    calculations.map((each) => docComment({ description: each.summary }, '  ') + lineOf(each)).join('');

/**
 * The declarations of requests and responses, which the library and the client share (`@ganita/client/wire.js`). The text imports
 * nothing.
 */
export function wireDeclarations(
  calculations: readonly TypedCalculation[],
  pictures: readonly TypedPicture[] = [],
  { service, others }: ClientSchemas = { service: {}, others: [] },
): string {
  const table = tableOf(calculations);
  const types = [
    ...calculations.flatMap(({ name, request, response }) => [
      { name: requestName(name), schema: withAliases(plainSchema(request)) },
      { name: responseName(name), schema: response },
    ]),
    ...pictures.map(({ name, request }) => ({ name: requestName(name), schema: withAliases(plainSchema(request)) })),
    ...Object.entries(service).map(([name, { response }]) => ({ name: responseName(name), schema: response })),
    ...others,
  ];
  return `${WIRE_HEAD}
/** The request of each picture, without the field of the format. */
export interface PictureRequests {
${pictures.map(pictureRequest).join('')}}

/** What the endpoints about the service answer. */
export interface ServiceResponses {
${Object.entries(service)
  .map(
    ([name, { summary }]) =>
      `${docComment({ description: summary }, '  ')}  readonly ${name}: ${responseName(name)};\n`,
  )
  .join('')}}

/** The request of each calculation. */
export interface Requests {
${table(({ name }) => `  readonly ${name}: ${requestName(name)};\n`)}}

/** The response of each calculation. */
export interface Responses {
${table(({ name }) => `  readonly ${name}: ${responseName(name)};\n`)}}

${declarations(types, LITERAL_NAMES)}`;
}

/** The declarations of the package `ganita`: a method for each calculation. A project that uses it reads few files. */
export const libraryDeclarations = (
  calculations: readonly TypedCalculation[],
  pictures: readonly TypedPicture[] = [],
): string => `${LIBRARY_HEAD}
/** The library: one method for each calculation, with the same checks and the same answers as over HTTP. Errors: StructureError, DomainError. */
export interface Ganita {
${tableOf(calculations)(methodOf)}
  /** The answer to a request whose type is not known: it is checked as one from HTTP is. */
  answer<Name extends CalculationName>(calculation: Name, body: unknown): ResponseOf<Name>;
  /** A birth with the clock of its place, as files keep it. Errors: StructureError, DomainError. */
  recordedBirth(request: BirthRequest, name?: string): RecordedBirth;
  /** Pictures as SVG. */
  readonly svg: Pictures<string>;
  /** The same as data: \`png\` of \`@ganita/print\` writes their pixels. */
  readonly picture: Pictures<Picture>;
}

/** A picture before it is written. */
export interface Picture {
  /** Shapes and texts with their places. */
  readonly scene: object;
  /** How it is written. */
  readonly form: {
    /** Colours: for a light page, for a dark one, or black on white. */
    readonly theme: 'light' | 'dark' | 'print';
    /** Width in pixels. */
    readonly size: number;
  };
}

/** A method for each picture. Without the field of the format, which is that of the list. Errors: StructureError, DomainError. */
export interface Pictures<Form> {
${pictures.map(pictureMethod).join('')}}
`;

function methodOf({ name, request }: TypedCalculation): string {
  if (name === WITH_SECTIONS) return SECTIONS_METHOD;
  const { required = [] } = request as JsonSchema;
  return `  ${name}(request${required.length === 0 ? '?' : ''}: Requests['${name}']): Responses['${name}'];\n`;
}

const pictureMethod = ({ picture, summary }: TypedPicture): string =>
  `${docComment({ description: summary }, '  ')}  ${picture}(request: PictureRequests['${picture}']): Form;\n`;

const pictureRequest = ({ name, picture, summary }: TypedPicture): string =>
  `${docComment({ description: summary }, '  ')}  readonly ${picture}: Omit<${requestName(name)}, 'format'>;\n`;
