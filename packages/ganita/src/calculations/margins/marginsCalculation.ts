import { invalidInput } from '@ganita/core/errors/domainError.js';
import { type BalanceSlope, balanceSlope } from '@ganita/core/margins/balance.js';
import type { BirthWindow } from '@ganita/core/margins/birthWindow.js';
import type { MarginKey } from '@ganita/core/margins/key.js';
import { chosenKeys, type KeyMargin, type MarginBook, marginsOf } from '@ganita/core/margins/margins.js';
import { timelineOf } from '@ganita/core/margins/marginTimeline.js';
import { type BirthClass, classesOf, type OpenValue, openValues } from '@ganita/core/margins/uncertainty.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { dashaYearDays } from '@ganita/core/sky/dashaYear.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { zoneClock } from '@ganita/core/time/civilClock.js';
import { julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { type BirthMoment, resolveBirth } from '../birthMoment.js';
import { calculation, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, positionFlags, settingsOf } from '../engineMeta.js';
import { type BirthMarginBook, birthMarginBook } from '../natal/marginBook.js';
import { natalRules } from '../natal/natalInput.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type MarginsInput, marginsChecks, marginsInput, normaliseMargins } from './marginsInput.js';
import { type RectificationFacts, rectificationFacts } from './rectificationCalculation.js';
import type { RectificationInput } from './rectificationInput.js';
import { type BirthTimeRange, uncertainTimeOf } from './uncertainTime.js';

/** What an uncertain time leaves open. */
export interface Uncertainty {
  readonly time: BirthTimeRange;
  readonly keys: readonly {
    readonly key: MarginKey;
    readonly margin: KeyMargin;
    readonly values: readonly OpenValue[];
  }[];
  readonly classKeys: readonly MarginKey[];
  readonly classes: readonly BirthClass[];
}

/** The margins of a birth. */
export interface MarginsAnswer {
  readonly input: MarginsInput;
  readonly birth: BirthMoment;
  readonly window: BirthWindow;
  readonly margins: readonly KeyMargin[];
  /** null where the time of the birth is exact. */
  readonly uncertainty: Uncertainty | null;
  /** null where no events were given. */
  readonly rectification: RectificationFacts | null;
  /** null where years differ in length, and where the rules start dashas from a point that is no body. */
  readonly balance: BalanceSlope | null;
  /** Whether the clock of the zone is changed inside the window; the offset of the birth is used throughout. */
  readonly offsetChangesInside: boolean;
  readonly meta: Meta;
}

/** Most classes of an answer, and most intervals of all values of its keys. */
const MAX_CLASSES = 500;
const MAX_INTERVALS = 20_000;

/** A key of a request by its name. Errors: `invalid_input` with the nearest name. */
function keyNamed(book: MarginBook, field: string, name: string): MarginKey {
  const key = book.keys.get(name);
  if (key !== undefined) return key;
  const near = suggestion(name, [...book.keys.keys()]);
  throw invalidInput(field, `must be names of keys; ${name} is none${near}`, name, 'unknown_value');
}

function compute(request: CheckedRequest<MarginsInput>, ports: Ports): MarginsAnswer {
  const { input, rules } = request;
  const birth = resolveBirth(input, ports.zones);
  const { jdUt, offsetHours } = birth.resolved;
  const user = input.ayanamsa_value === null ? null : { valueDeg: input.ayanamsa_value, atJdUt: jdUt };
  const observatory = openObservatory(ports.ephemeris, rules, user);
  const time = uncertainTimeOf(input);
  const windowDays = input.window_minutes / MINUTES_PER_DAY;
  const window: BirthWindow = {
    jdUt,
    place: birth.place,
    utcOffsetHours: offsetHours,
    fromDays: 0 - windowDays,
    toDays: windowDays,
  };
  // One sky for both: as wide as the wider of the two.
  const whole: BirthWindow = {
    ...window,
    fromDays: Math.min(window.fromDays, time?.fromDays ?? 0),
    toDays: Math.max(window.toDays, time?.toDays ?? 0),
  };
  const book = birthMarginBook(observatory, whole, rules, input.gender);
  for (const name of input.keys ?? []) keyNamed(book, 'keys', name);
  const keys = chosenKeys(book, { ...input, houseMethod: rules.bhava_madhya_method });
  const margins = marginsOf(keys, window);
  return {
    input,
    birth,
    window,
    margins,
    uncertainty: time === null ? null : uncertaintyOf(book, margins, time, input),
    rectification: rectificationOf(book, time, input, ports),
    balance: balanceOf(book, rules),
    offsetChangesInside: offsetChanges(birth, window, ports),
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, NATAL_RULES), {
        ayanamsa_value: observatory.ayanamsaDeg(jdUt),
        position_flags: positionFlags(rules),
        ...(rules.house_cusps !== 'by_bhava_method' && {
          not_applied: { 'rules.house_cusps': 'houses of margins' },
        }),
      }),
    ),
  };
}

/** Errors: `invalid_input` for an unknown class key, and for too many classes or intervals. */
function uncertaintyOf(
  book: MarginBook,
  margins: readonly KeyMargin[],
  time: BirthTimeRange,
  input: MarginsInput,
): Uncertainty {
  const classKeys = (input.class_keys ?? []).map((name) => keyNamed(book, 'class_keys', name));
  const classes = classesOf(
    classKeys.map((key) => timelineOf(key, time)),
    time,
  );
  if (classes.length > MAX_CLASSES) {
    throw invalidInput(
      'class_keys',
      `divide the time into ${classes.length} classes; an answer has at most ${MAX_CLASSES}`,
      classes.length,
      'answer_too_large',
    );
  }
  let intervals = 0;
  const keys = margins.map((margin) => {
    const spans = timelineOf(margin.key, time);
    intervals += spans.length;
    if (intervals > MAX_INTERVALS) {
      throw invalidInput(
        'birth_time_uncertainty_minutes',
        `leads to more than ${MAX_INTERVALS} intervals of values; choose fewer groups, divisions or minutes`,
        null,
        'answer_too_large',
      );
    }
    return { key: margin.key, margin, values: openValues(spans, time) };
  });
  return { time, keys, classKeys, classes };
}

/** The balance of Vimshottari, with years as the rules have them. */
function balanceOf({ sky }: BirthMarginBook, rules: Rules): BalanceSlope | null {
  const { year_length } = rules;
  if (year_length === 'solar_arc' || year_length === 'calendar') return null;
  return balanceSlope(sky, dashaYearDays(sky.observatory, sky.window, { ...rules, year_length }));
}

/** The facts of the events of a request. Errors: `invalid_input` where the time of birth is not uncertain. */
function rectificationOf(
  book: BirthMarginBook,
  time: BirthTimeRange | null,
  { rectification, gender }: MarginsInput,
  { zones }: Pick<Ports, 'zones'>,
): RectificationFacts | null {
  if (rectification === null) return null;
  const wanted = rectification as RectificationInput;
  if (time === null) {
    throw invalidInput(
      'rectification',
      'requires birth_time_uncertainty_minutes: the time whose candidates are compared',
      null,
      'requires_field',
    );
  }
  const keys = wanted.partition_keys.map((name) => keyNamed(book, 'rectification.partition_keys', name));
  return rectificationFacts(book.sky, keys, time, wanted, gender, zones);
}

/** Whether the zone of a birth changes its clocks inside a window. */
function offsetChanges(
  { resolved: { zone, jdUt } }: BirthMoment,
  { fromDays, toDays }: BirthWindow,
  { zones }: Ports,
): boolean {
  if (zone === null) return false;
  const clock = zoneClock(zone, zones);
  const offsetAt = (days: number): number => clock.offsetHoursAt(julianDayUt(jdUt + days));
  return offsetAt(fromDays) !== offsetAt(toDays);
}

/** `POST /margins`: how far the time of a birth may be off before each of its results changes. */
export const margins = calculation({
  request: marginsInput,
  checks: marginsChecks,
  rules: natalRules,
  normalise: normaliseMargins,
  birthField: 'date',
  compute,
});
