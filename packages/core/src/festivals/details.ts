import type { RangeDay } from '../panchanga/range/rangeDays.js';
import type { Interval } from '../time/interval.js';
import type { Tradition } from './almanac.js';
import { dayAfter } from './dayChoice.js';
import { type Dispute, keepsOther, type NamedReading } from './disputes.js';
import type { Mahadvadashi } from './ekadashi.js';
import { FESTIVALS, type FestivalId, festivalRow } from './festivalCatalogue.js';
import { type Audience, COMMUNITIES, type FestivalRow } from './festivalRow.js';
import type { FestivalCalendar, FestivalDay } from './festivals.js';

/** The day of another tradition, or of ascetics. */
export interface FestivalVariant {
  readonly tradition: Tradition;
  /** Whether it is the day of ascetics (gauna) of an ekadashi. */
  readonly isGauna: boolean;
  readonly id: FestivalId;
  readonly fastDays: readonly RangeDay[];
  readonly mahadvadashi: Mahadvadashi | null;
  readonly parana: Interval | null;
}

type Row = FestivalRow & { readonly id: FestivalId };

const VARIANT_OF = new Map<string, Row>(
  FESTIVALS.flatMap((row) => (row.variantOf === null ? [] : [[row.variantOf, row]])),
);

/** The row that other traditions keep in place of a row, or whose place it takes. */
const counterpartOf = (row: Row): Row | null =>
  row.variantOf === null
    ? (VARIANT_OF.get(row.id) ?? null)
    : (FESTIVALS.find(({ id }) => id === row.variantOf) ?? null);

/**
 * Whether a row is the one that a tradition keeps: of two rows for Smartas and for Vaishnavas one is; a row that is not
 * for Smartas alone always is.
 */
export function isPrimary(row: Row, tradition: Tradition): boolean {
  if (row.variantOf !== null) return tradition !== 'smarta';
  return !VARIANT_OF.has(row.id) || !isForSmartas(row) || tradition === 'smarta';
}

/** The days of other traditions: of an ekadashi all of them, of another row that of its counterpart. */
export function variantsOf(calendar: FestivalCalendar, { row, occurrence }: FestivalDay): readonly FestivalVariant[] {
  const own = calendar.almanac.rules.tradition;
  const ofFasts = occurrence.fasts
    .filter(({ tradition }) => tradition !== own)
    .map((fast) => ({ ...fast, isGauna: false, id: row.id }));
  const { gauna } = occurrence;
  const plain = { mahadvadashi: null, parana: null };
  const ofAscetics =
    gauna === null ? [] : [{ tradition: 'smarta' as const, isGauna: true, id: row.id, fastDays: [gauna], ...plain }];
  const other = counterpartOf(row);
  const festival =
    other === null || occurrence.lunation === null
      ? null
      : calendar.occurrencesOf(other.id).find(({ lunation }) => lunation === occurrence.lunation);
  const tradition = row.variantOf === null ? ('vaishnava' as const) : ('smarta' as const);
  const ofCounterpart =
    other === null || festival === null || festival === undefined
      ? []
      : [{ tradition, isGauna: false, id: other.id, fastDays: [festival.day], ...plain }];
  return [...ofFasts, ...ofAscetics, ...ofCounterpart];
}

/** The day by a named other rule, where it is not the day that is kept. */
export interface DisputedDay {
  readonly day: RangeDay;
  readonly own: NamedReading;
  readonly other: NamedReading;
}

/** The days of two rules for one occasion are less than half a month apart. */
const SAME_OCCASION_DAYS = 14;

/** The other day of a festival whose rule is disputed; null where both rules give the same day, or none is named. */
export function disputedDayOf(calendar: FestivalCalendar, { row, occurrence }: FestivalDay): DisputedDay | null {
  const dispute = disputeOf(row);
  if (dispute === null || (isOfDrik(dispute) && calendar.almanac.rules.tithi_source !== 'drik')) return null;
  const { index } = occurrence.day;
  const others = (calendar.otherOccurrencesOf(row.id) ?? []).filter(
    ({ day }) => Math.abs(day.index - index) < SAME_OCCASION_DAYS,
  );
  const [other] = others;
  if (other === undefined || others.some(({ day }) => day.index === index)) return null;
  const [own, rest] = keepsOther(dispute, calendar.almanac.rules)
    ? [dispute.other, dispute.own]
    : [dispute.own, dispute.other];
  return { day: other.day, own, other: rest };
}

/** Whether a dispute is one of drik tithis with those of the Surya Siddhanta: with other tithis neither day is that of its followers. */
const isOfDrik = ({ own }: Dispute): boolean => own.reading === 'by_drik';

/**
 * The dispute of a row, or of the row from which its days are counted; not for a community that does not keep that row by name, whose
 * days those who keep it do not decide.
 */
function disputeOf({ dispute, rule, audiences }: FestivalRow): Dispute | null {
  if (dispute !== null || rule.kind !== 'offset') return dispute;
  const counted = festivalRow(rule.of as FestivalId);
  const isOfOthers = audiences.some((one) => isCommunity(one) && !counted.audiences.includes(one));
  return isOfOthers ? null : disputeOf(counted);
}

const isCommunity = (audience: Audience): boolean => (COMMUNITIES as readonly string[]).includes(audience);

/** The last day of a festival of several days; null of one day. */
export function endDayOf(calendar: FestivalCalendar, { row, occurrence }: FestivalDay): RangeDay | null {
  const { until } = row;
  if (until === null) return null;
  if (typeof until === 'number') return dayAfter(calendar.almanac.days, occurrence.day, until - 1);
  const end = calendar.occurrencesOf(until as FestivalId).find(({ day }) => day.index >= occurrence.day.index);
  return end?.day ?? null;
}

/**
 * Of two rows for Smartas and for Vaishnavas on the same day, only the one that the tradition of the request keeps: both
 * are one entry then.
 */
export function mergedVariants(festivals: readonly FestivalDay[], tradition: Tradition): readonly FestivalDay[] {
  const days = new Set(festivals.map(({ row, occurrence }) => `${row.id} ${occurrence.day.index}`));
  return festivals.filter(({ row, occurrence }) => {
    const other = counterpartOf(row);
    if (other === null || isPrimary(row, tradition) || ![row, other].some(isForSmartas)) return true;
    return !days.has(`${other.id} ${occurrence.day.index}`);
  });
}

const isForSmartas = ({ audiences }: FestivalRow): boolean => audiences.includes('smarta');
