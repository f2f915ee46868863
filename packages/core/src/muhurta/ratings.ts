import { type Karana, karanaFacts, nityaYogaFacts } from '../panchanga/angaNames.js';
import { monthTithiAt } from '../panchanga/monthTithis.js';
import { nakshatraAt } from '../zodiac/nakshatras.js';
import { signAt } from '../zodiac/signs.js';
import type { DateFacts } from './dateFacts.js';
import type { EventRow, Lists } from './eventRow.js';
import { BAD_YOGAS } from './exclusions.data.js';

const KARANA_CLASSES: Readonly<Record<Karana, 'favourable' | 'neutral' | 'unfavourable'>> = {
  bava: 'favourable',
  balava: 'favourable',
  kaulava: 'favourable',
  taitila: 'favourable',
  gara: 'favourable',
  vanija: 'favourable',
  vishti: 'unfavourable',
  shakuni: 'unfavourable',
  chatushpada: 'unfavourable',
  naga: 'unfavourable',
  kimstughna: 'neutral',
};

/** The class of a value by an event's rules. */
export const CLASSES = ['favourable', 'neutral', 'unfavourable'] as const;
export type MuhurtaClass = (typeof CLASSES)[number];

/** Class of a value for which every event has a rule. */
export function classIn<T>(lists: Lists<T>, value: T): MuhurtaClass {
  if (lists.favourable.includes(value)) return 'favourable';
  return lists.unfavourable.includes(value) ? 'unfavourable' : 'neutral';
}

/** The same, or null if both lists are empty: the event has no rule. */
export const classOrNull = <T>(lists: Lists<T>, value: T): MuhurtaClass | null =>
  lists.favourable.length === 0 && lists.unfavourable.length === 0 ? null : classIn(lists, value);

/** The same for every event: nine yogas, numbered 1..27, are bad, the others good. */
export const yogaClass = (yoga: number): MuhurtaClass =>
  BAD_YOGAS.includes(nityaYogaFacts(yoga).yoga) ? 'unfavourable' : 'favourable';

export const karanaClass = (karana: Karana): MuhurtaClass => KARANA_CLASSES[karana];

/** Classes of a date; only vara, nakshatra and tithi count in the score. */
export interface DateClasses {
  readonly vara: MuhurtaClass;
  readonly nakshatra: MuhurtaClass;
  readonly tithi: MuhurtaClass;
  readonly yoga: MuhurtaClass;
  readonly karana: MuhurtaClass;
  readonly lunarMonth: MuhurtaClass | null;
  readonly solarMonth: MuhurtaClass | null;
}

export const dateClasses = (event: EventRow, { vara, numbers, lunarMonth }: DateFacts): DateClasses => ({
  vara: classIn(event.vara, vara),
  nakshatra: classIn(event.nakshatra, nakshatraAt(numbers.nakshatra)),
  tithi: classIn(event.tithi, monthTithiAt(numbers.tithi)),
  yoga: yogaClass(numbers.yoga),
  karana: karanaClass(karanaFacts(numbers.karana).karana),
  lunarMonth: classOrNull(event.lunarMonths, lunarMonth.purnimanta),
  solarMonth: classOrNull(event.solarMonths, signAt(numbers.sun_sign - 1)),
});
