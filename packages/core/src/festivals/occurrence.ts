import { type Tithi, tithiFacts } from '../panchanga/angaNames.js';
import type { Lunation } from '../panchanga/range/lunations.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import type { Interval } from '../time/interval.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { MonthTithi } from './almanac.js';
import type { Decision } from './dayChoice.js';
import type { EkadashiFast } from './ekadashi.js';

/** What an occurrence depends on. */
export const ANGA_KINDS = ['tithi', 'nakshatra', 'sankranti', 'solar_day', 'sun_degree'] as const;
export type AngaKind = (typeof ANGA_KINDS)[number];

export interface FestivalAnga extends Interval {
  readonly kind: AngaKind;
  /** The tithi, the nakshatra, or the sign that the Sun enters or is in. */
  readonly id: Tithi | Nakshatra | Sign;
  /** Tithi 1..30, nakshatra 1..27, sign 1..12 of a sankranti, day of a solar month, degree of the Sun. */
  readonly number: number;
}

/** One day on which a row is kept. */
export interface Occurrence {
  readonly day: RangeDay;
  readonly decision: Decision;
  /** null of rows of weekdays and of days counted from another row. */
  readonly anga: FestivalAnga | null;
  /** The tithi of a row of tithis. */
  readonly tithi: MonthTithi | null;
  readonly lunation: Lunation | null;
  /** The fasts of an ekadashi by tradition; empty of other rows. */
  readonly fasts: readonly EkadashiFast[];
  /** The ascetics' day of an ekadashi; null where they keep the Smarta day. */
  readonly gauna: RangeDay | null;
  /** The part of a month of weekdays that lies in an adhika month. */
  readonly isLeaped: boolean;
}

/** An occurrence that has nothing but a day and how it was found. */
export const plainOccurrence = (decision: Decision, more: Partial<Occurrence> = {}): Occurrence => ({
  day: decision.day,
  decision,
  anga: null,
  tithi: null,
  lunation: null,
  fasts: [],
  gauna: null,
  isLeaped: false,
  ...more,
});

export const tithiOccurrence = (decision: Decision, tithi: MonthTithi, more: Partial<Occurrence> = {}): Occurrence =>
  plainOccurrence(decision, {
    anga: {
      kind: 'tithi',
      id: tithiFacts(tithi.number).tithi,
      number: tithi.number,
      startJdUt: tithi.startJdUt,
      endJdUt: tithi.endJdUt,
    },
    tithi,
    lunation: tithi.lunation,
    ...more,
  });
