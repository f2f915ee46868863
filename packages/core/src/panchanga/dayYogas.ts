import { recordFrom } from '../records.js';
import type { Interval } from '../time/interval.js';
import { countNakshatras, nakshatraAt } from '../zodiac/nakshatras.js';
import { type Sign, signAt } from '../zodiac/signs.js';
import { countStars28 } from '../zodiac/taras.js';
import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';
import { karanaFacts, tithiFacts } from './angaNames.js';
import { type AngaNumbers, type DaySegment, labelledStretches, ofWeekday, stretchesWhere } from './daySegments.js';
import {
  AGNI_VASA,
  ANANDA_STARS,
  ANANDADI_YOGAS,
  BHADRA_RESIDENCES,
  DAY_YOGAS,
  type DayYogaId,
  type DayYogaRow,
  DISHA_SHOOL,
  SHIVA_VASA,
  TAMIL_YOGA_LETTERS,
  TAMIL_YOGAS,
} from './dayYogas.data.js';

export type { DayYogaId };
export const DAY_YOGA_IDS = Object.keys(DAY_YOGAS) as DayYogaId[];
export type Anandadi = (typeof ANANDADI_YOGAS)[number];
export type TamilYoga = (typeof TAMIL_YOGA_LETTERS)[keyof typeof TAMIL_YOGA_LETTERS];
export type Direction = (typeof DISHA_SHOOL)[number];
export type World = (typeof BHADRA_RESIDENCES)[Sign];
export type ShivaVasa = (typeof SHIVA_VASA)[number];

/** Whether a yoga of the day is present on a weekday with these angas. */
export function dayYogaIsPresent(row: DayYogaRow, weekday: Weekday, numbers: AngaNumbers): boolean {
  const isListed = (list: readonly number[] | undefined, value: () => number): boolean =>
    list === undefined || list.includes(value());
  return (
    (row.weekdays === undefined || row.weekdays.includes(weekday)) &&
    isListed(row.stars, () => numbers.nakshatra) &&
    isListed(row.starsByWeekday && ofWeekday(row.starsByWeekday, weekday), () => numbers.nakshatra) &&
    isListed(row.tithis, () => tithiFacts(numbers.tithi).numberInPaksha) &&
    (row.moonSigns === undefined || row.moonSigns.includes(signAt(numbers.moon_sign - 1))) &&
    isListed(row.countsFromSun, () =>
      countNakshatras(nakshatraAt(numbers.sun_nakshatra), nakshatraAt(numbers.nakshatra)),
    ) &&
    isListed(row.countsFromSun28, () =>
      countStars28(nakshatraAt(numbers.sun_nakshatra), nakshatraAt(numbers.nakshatra)),
    )
  );
}

/** When each yoga of the day is present. */
export const dayYogasOf = (
  pieces: readonly DaySegment[],
  weekday: Weekday,
): Readonly<Record<DayYogaId, readonly Interval[]>> =>
  recordFrom(DAY_YOGA_IDS, (id) =>
    stretchesWhere(pieces, ({ numbers }) => dayYogaIsPresent(DAY_YOGAS[id], weekday, numbers)),
  );

/** An interval of the day with its name. */
export interface NamedStretch<Name extends string> extends Interval {
  readonly name: Name;
}

/** A name for each nakshatra of the Moon in the day; neighbours with the same name remain separate intervals. */
function starStretches<Name extends string>(
  pieces: readonly DaySegment[],
  nameOf: (star: number) => Name,
): readonly NamedStretch<Name>[] {
  const stretches = labelledStretches(pieces, ({ numbers }) => numbers.nakshatra);
  return stretches.map(({ label, startJdUt, endJdUt }) => ({ name: nameOf(label), startJdUt, endJdUt }));
}

/**
 * The Anandadi yogas of a day: the Moon's nakshatra counted from the weekday's nakshatra of Ananda in the twenty-eight.
 */
export const anandadiOf = (pieces: readonly DaySegment[], weekday: Weekday): readonly NamedStretch<Anandadi>[] =>
  starStretches(pieces, (star) => {
    const count = countStars28(ofWeekday(ANANDA_STARS, weekday), nakshatraAt(star));
    return ANANDADI_YOGAS[count - 1] as Anandadi;
  });

/** The Tamil yogas of a day by weekday and nakshatra. */
export const tamilYogasOf = (pieces: readonly DaySegment[], weekday: Weekday): readonly NamedStretch<TamilYoga>[] =>
  starStretches(pieces, (star) => {
    const letter = ofWeekday(TAMIL_YOGAS, weekday)[star - 1] as keyof typeof TAMIL_YOGA_LETTERS;
    return TAMIL_YOGA_LETTERS[letter];
  });

/** Bhadra with the Moon's sign and its world. */
export interface Bhadra extends Interval {
  readonly moonSign: Sign;
  readonly residence: World;
}

/** When Vishti karana runs in the day, cut where the Moon changes its sign. */
export const bhadraOf = (pieces: readonly DaySegment[]): readonly Bhadra[] =>
  labelledStretches(pieces, ({ numbers }) =>
    karanaFacts(numbers.karana).karana === 'vishti' ? signAt(numbers.moon_sign - 1) : null,
  ).map(({ label, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    moonSign: label,
    residence: BHADRA_RESIDENCES[label],
  }));

/** The direction in which not to travel on a weekday. */
export const dishaShoolOf = (weekday: Weekday): Direction => ofWeekday(DISHA_SHOOL, weekday);

/** Where Agni resides on a day, from its tithi at sunrise 1..30. */
export const agniVasaOf = (tithi: number, weekday: Weekday): World =>
  AGNI_VASA[(tithi + weekdayIndex(weekday) + 2) % AGNI_VASA.length] as World;

/** Where Shiva resides on a day, from its tithi at sunrise 1..30. */
export const shivaVasaOf = (tithi: number): ShivaVasa => SHIVA_VASA[(2 * tithi + 5) % SHIVA_VASA.length] as ShivaVasa;
