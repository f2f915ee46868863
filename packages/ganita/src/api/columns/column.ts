import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { NatalContext } from '../../calculations/natal/context.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { HoroscopeRecord } from '../horoscope/sectionRecords.js';

/** Types of the values of a column. A moment is in UTC, YYYY-MM-DDTHH:MM:SSZ. */
export const COLUMN_TYPES = ['text', 'integer', 'number', 'boolean', 'moment'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A value of a column; null where the chart has none. */
export type ColumnValue = string | number | boolean | null;

/** A computed chart, from which columns are read. */
export interface ComputedChart {
  readonly context: NatalContext;
  /** The sections that the columns need, as `/horoscope` gives them. */
  readonly horoscope: HoroscopeRecord;
}

/** What a column needs of a chart, beside its moment. */
export interface ColumnNeeds {
  /** A section of the horoscope; null where it reads the chart itself. */
  readonly section: SectionKey | null;
  /** One of `vargas` of a request. */
  readonly varga?: VargaKey;
  /** One of `dasha_systems` of a request. */
  readonly dasha?: GrahaDashaId;
}

/** A column: what its selector names, and how it is read. */
export interface Column {
  /** The selector. */
  readonly name: string;
  readonly type: ColumnType;
  readonly unit: string | null;
  /** Name of the list of its values; null for any other. */
  readonly list: string | null;
  /** Every value that it can have; null where they are not listed. */
  readonly values: readonly string[] | null;
  readonly description: string;
  readonly needs: ColumnNeeds;
  readonly read: (chart: ComputedChart) => ColumnValue;
}
