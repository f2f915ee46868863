import type { Language } from '@ganita/words/languages.js';
import { type TSchema, type TUnsafe, Type } from 'typebox';
import { SECTION_KEYS, type SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { pascalCase } from '../schema/jsonSchema.js';
import type { Wire } from '../schema/wire.js';
import { jsonFields, type SelfWriting, writeJson } from '../writing/jsonFields.js';
import type { Section } from './section.js';
import * as sections from './sections.js';
import { wordsRecord, type wordsSchema } from './words.js';

type Rows = typeof sections;

/** Each key has a section, of what the natal chart computes for it, and there is no other. */
const WIRE_SECTIONS = sections satisfies {
  readonly [K in SectionKey]: Section<SectionResults[K], TSchema> | Section<SectionResults[K], TSchema, TSchema>;
} & { readonly [Other in Exclude<keyof Rows, SectionKey>]: never };

type Records = { readonly [K in SectionKey]?: Wire<Rows[K]['schema']> };

/** A schema of a section; a record has a name that is made of its key, unless it has one. */
const named = (key: SectionKey, kind: 'Section' | 'Details', schema: TSchema): TSchema => ({
  ...schema,
  ...(!('title' in schema) && 'type' in schema && schema.type === 'object' && { title: pascalCase(key) + kind }),
});

/** The `horoscope` of an answer: the requested keys. */
export interface HoroscopeRecord extends Records {}

export const horoscopeSchema: TUnsafe<HoroscopeRecord> = Type.Unsafe(
  Type.Object(
    Object.fromEntries(
      SECTION_KEYS.map((key) => [key, Type.Optional(named(key, 'Section', WIRE_SECTIONS[key].schema))]),
    ),
    {
      title: 'HoroscopeRecord',
      description: 'the keys of the horoscope: the 31, or those that `sections` of the request lists',
    },
  ),
);

type Results = Readonly<Partial<SectionResults>>;

type Detailed = { [K in SectionKey]: Rows[K]['details'] extends null ? never : K }[SectionKey];
type DetailsSchema<K extends Detailed> = Exclude<Rows[K]['details'], null>['schema'];

type DetailsOf = { readonly [K in Detailed]?: Wire<DetailsSchema<K>> };

/** The `details` of an answer: what explains a section, under its name. */
export interface DetailsRecord extends DetailsOf {}

const isDetailed = (key: SectionKey): key is Detailed => WIRE_SECTIONS[key].details !== null;
const DETAILED = SECTION_KEYS.filter(isDetailed);

export const detailsSchema: TUnsafe<DetailsRecord> = Type.Unsafe(
  Type.Object(
    Object.fromEntries(
      DETAILED.map((key) => [key, Type.Optional(named(key, 'Details', WIRE_SECTIONS[key].details.schema))]),
    ),
    { title: 'Details', description: 'what the sections are computed from, under their names' },
  ),
);

type MakeRecord = (value: never, language: Language) => unknown;

/** What each key that was computed has in the answer. */
function recordsOf<K extends SectionKey>(
  sections: Results,
  keys: readonly K[],
  recordFor: (key: K) => MakeRecord,
  language: Language,
) {
  const entry = (key: K): [K, unknown] => [key, recordFor(key)(sections[key] as never, language)];
  return Object.fromEntries(keys.filter((key) => key in sections).map(entry));
}

const recordFor = (key: SectionKey): MakeRecord => WIRE_SECTIONS[key].record;

export const horoscopeKeysRecord = (sections: Results, language: Language): HoroscopeRecord =>
  recordsOf(sections, SECTION_KEYS, recordFor, language);

/** A key that is written when its turn comes: its record is garbage before that of the next is made. */
const writtenOf = (key: SectionKey): MakeRecord => {
  const form: MakeRecord = WIRE_SECTIONS[key].written ?? recordFor(key);
  return (value, language): SelfWriting =>
    (sink) =>
      writeJson(sink, form(value, language));
};

/** The same record, of which some keys are written without being built. */
export const horoscopeKeysWritten = (sections: Results, language: Language): SelfWriting =>
  jsonFields(recordsOf(sections, SECTION_KEYS, writtenOf, language));

export const detailsRecord = (sections: Results, language: Language): DetailsRecord =>
  recordsOf(sections, DETAILED, (key) => WIRE_SECTIONS[key].details.record, language);

/** The words of the ids that sections have as keys or in rows. */
export const wordsOfSections = (sections: Results, language: Language): Wire<typeof wordsSchema> =>
  wordsRecord(
    (Object.keys(sections) as SectionKey[]).flatMap((key) => WIRE_SECTIONS[key].words),
    language,
  );
