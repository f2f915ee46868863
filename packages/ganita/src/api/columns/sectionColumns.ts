import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { USE_KEYWORD } from '../../calculations/fields/schema.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import { horoscopeSchema } from '../horoscope/sectionRecords.js';
import type { JsonSchema } from '../schema/jsonSchema.js';
import { valueAt } from '../writing/csv.js';
import type { Column, ColumnType, ColumnValue, ComputedChart } from './column.js';
import { BODY_NAMES, COLUMN_FAMILIES, type ColumnFamily, UNITS } from './families.data.js';

const SECTION_SCHEMAS = (
  horoscopeSchema as unknown as { readonly properties: Readonly<Record<SectionKey, JsonSchema>> }
).properties;

/** A field of a section that is one value. */
interface Leaf {
  /** Its path in the record. */
  readonly at: readonly string[];
  /** The same as selectors say it: places in lists count from 1. */
  readonly named: readonly string[];
  readonly schema: JsonSchema;
}

/** The fields of a schema that are one value. A list is as many as it has entries, where their number is fixed. */
function leavesOf(schema: JsonSchema, at: readonly string[] = [], named: readonly string[] = []): readonly Leaf[] {
  const { properties, items, minItems = 0, maxItems } = schema;
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, inner]) => leavesOf(inner, [...at, name], [...named, name]));
  if (items !== undefined && minItems > 0 && minItems === maxItems)
    return Array.from({ length: minItems }, (_, index) =>
      leavesOf(items as JsonSchema, [...at, String(index)], [...named, String(index + 1)]),
    ).flat();
  return [{ at, named, schema }];
}

const typesOf = ({ type }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []));

const MOMENT = 'Moment';
const TYPES: Readonly<Record<string, ColumnType>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
};

/** The type of a field; null where it is no column: a list, a map, a display word, a sentence. */
function columnTypeOf({ at, schema }: Leaf): ColumnType | null {
  const name = at.at(-1) ?? '';
  if (schema.title === 'Word' || name.endsWith('_name') || name.endsWith('_note')) return null;
  if (schema.title === MOMENT) return 'moment';
  return TYPES[typesOf(schema).find((type) => type !== 'null') ?? ''] ?? null;
}

/** `D-9_navamsa` is `D-9` in a selector. */
const VARGA = /^(D-\d+)_\w+$/;

function selectorOf({ prefix, renamed = {} }: ColumnFamily, path: readonly string[]): string {
  // The id of a thing has the name of the thing.
  const parts = path.at(-1) === 'id' ? path.slice(0, -1) : path;
  const named = parts.map((part) => renamed[part] ?? BODY_NAMES[part] ?? part.replace(VARGA, '$1'));
  return [prefix, ...named].filter((part) => part !== '').join('.');
}

const SECONDS_PER_HOUR = 3600;

/** A moment on the clock of the chart, in UTC to the nearest second: local mean time is no whole number of them ahead. */
function inUtc(text: string | null, { context }: ComputedChart): string | null {
  if (text === null) return null;
  const seconds = Math.round(Date.parse(`${text}Z`) / 1000 - context.sky.utcOffsetHours * SECONDS_PER_HOUR);
  return `${new Date(seconds * 1000).toISOString().slice(0, -5)}Z`;
}

const unitOf = ({ at, schema }: Leaf, { unit }: ColumnFamily): string | null =>
  UNITS[schema.title ?? ''] ?? UNITS[at.at(-1) ?? ''] ?? unit ?? null;

/** The columns of a family. */
function columnsOfFamily(family: ColumnFamily): readonly Column[] {
  const { section, without = [] } = family;
  return leavesOf(SECTION_SCHEMAS[section] as JsonSchema).flatMap((leaf): readonly Column[] => {
    const { at, named, schema } = leaf;
    const type = columnTypeOf(leaf);
    if (type === null || without.includes(at[0] ?? '')) return [];
    const path = [section, ...at];
    const read = ({ horoscope }: ComputedChart): ColumnValue => (valueAt(horoscope, path) ?? null) as ColumnValue;
    const values = schema.enum?.filter((value) => typeof value === 'string');
    return [
      {
        name: selectorOf(family, named),
        type,
        unit: type === 'number' ? unitOf(leaf, family) : null,
        list: values === undefined ? null : (schema.title ?? null),
        values: values ?? null,
        description: schema[USE_KEYWORD] ?? schema.description ?? '',
        needs: { section, ...(section === 'divisional_charts' && { varga: at[0] as VargaKey }) },
        read: type === 'moment' ? (chart: ComputedChart) => inUtc(read(chart) as string | null, chart) : read,
      },
    ];
  });
}

/** The columns that follow from the schemas of sections. */
export const sectionColumns = (): readonly Column[] => COLUMN_FAMILIES.flatMap(columnsOfFamily);
