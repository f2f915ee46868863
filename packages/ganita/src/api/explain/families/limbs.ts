import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import type { AngaSpan } from '@ganita/core/panchanga/angaSpans.js';
import { ANGAS, type AngaId, type AngaRow } from '@ganita/core/panchanga/angas.js';
import type { Luminaries } from '@ganita/core/panchanga/luminaries.js';
import type { SunDay } from '@ganita/core/panchanga/sunDay.js';
import { SINGLE_WINDOWS, type WindowId } from '@ganita/core/panchanga/windows.data.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { nakshatraAt, nakshatraLord } from '@ganita/core/zodiac/nakshatras.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import { weekdayAt, weekdayIndex, weekdayLord } from '@ganita/core/zodiac/weekdays.js';
import { calendarLuminaries } from '../../../calculations/natal/calendarCalculation.js';
import type { Derivation, Known, Plain } from '../derivation.js';
import { type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { starPart } from './places.js';

const DOCUMENT = 'docs/rules/07-panchang-calendar-transits.md';
export const LIMB_RULE = `${DOCUMENT}#section-4`;
export const VARA_RULE = `${DOCUMENT}#section-3`;
const WINDOW_RULE = `${DOCUMENT}#section-8`;

/** A moment of the calendar has steps to the second alone. */
export const OF_CLOCK: readonly (keyof Rules)[] = ['printed_rounding'];

/** What a limb of a moment is derived from. */
export interface LimbMoment {
  readonly luminaries: Luminaries;
  /** Hours that the clock is ahead of UTC at a moment. */
  readonly hoursAt: (jdUt: JulianDayUt) => number;
  readonly jdUt: JulianDayUt;
  readonly span: AngaSpan;
}

/** The angle of an anga at a moment from the Sun and the Moon. */
export function angleAt(steps: Derivation, anga: AngaRow, luminaries: Luminaries, jdUt: JulianDayUt, when: string) {
  const moon = () => steps.input(`Moon.${when}`, luminaries.moonDeg(jdUt), 'degrees');
  const sun = () => steps.input(`Sun.${when}`, luminaries.sunDeg(jdUt), 'degrees');
  if (anga.sun === 0) return moon();
  if (anga.moon === 0) return sun();
  const both = steps.number(`both_${when}`, anga.sun === 1 ? 'add' : 'subtract', moon(), sun());
  return steps.number(`angle_${when}`, 'modulo', both, 360);
}

/** What the number of an anga is called, who rules it and so on: the part of its record, its table and entry. */
const FACTS: Readonly<Partial<Record<AngaId, (number: number) => Readonly<Record<string, Plain>>>>> = {
  tithi(number) {
    const { tithi, paksha, lord, tithiClass } = tithiFacts(number);
    return { id: tithi, paksha, lord, class: tithiClass };
  },
  nakshatra: (number) => ({ id: nakshatraAt(number), lord: nakshatraLord(nakshatraAt(number)) }),
  yoga(number) {
    const { yoga, lord, avayogi } = nityaYogaFacts(number);
    return { id: yoga, lord, avayogi };
  },
  karana(number) {
    const { karana, lord } = karanaFacts(number);
    return { id: karana, lord };
  },
  moon_sign: (number) => ({ sign: signAt(number - 1) }),
  sun_sign: (number) => ({ sign: signAt(number - 1) }),
};

const TABLES: Readonly<Record<string, string>> = { id: 'names', sign: 'names' };

/** A part of the record of a limb: the last step of its derivation. */
export function limbPart(
  steps: Derivation,
  id: AngaId,
  part: string,
  { luminaries, hoursAt, jdUt, span }: LimbMoment,
): NotExplained | undefined {
  const anga: AngaRow = ANGAS[id];
  const angle = angleAt(steps, anga, luminaries, jdUt, 'at_moment');
  if (part === 'pada') return starPart(steps, 'pada', angle);
  const times = steps.number('times_parts', 'multiply', angle, anga.parts);
  const gone = steps.number('parts_gone', 'floor', steps.number('parts', 'divide', times, 360));
  const number = steps.number('number', 'minimum', anga.parts, steps.number('counted', 'add', gone, 1));
  if (number.value !== span.number) return notExplained('not_derived', 'on a boundary');
  if (part === 'number') return undefined;
  if (part === 'sign_index') {
    steps.number('sign_index', 'subtract', number, 1);
    return undefined;
  }
  /** A limit of the part: found by a search, and shown to be where the angle is that of the limit. */
  const limit = (end: 'start' | 'end'): Known<number> => {
    const at = end === 'start' ? span.startJdUt : span.endJdUt;
    const limitJd = steps.input(`${end}_found`, at as number, 'days');
    const parts = end === 'start' ? steps.number('parts_before', 'subtract', number, 1) : number;
    const turned = steps.number(`${end}_turned`, 'multiply', parts, 360);
    const target = steps.number(`${end}_angle`, 'divide', turned, anga.parts);
    steps.test(`${end}_is_there`, 'near', angleAt(steps, anga, luminaries, at, `at_${end}`), target, 0.000_01);
    return limitJd;
  };
  if (part === 'starts' || part === 'ends') {
    const at = part === 'starts' ? span.startJdUt : span.endJdUt;
    const hours = steps.input('clock', hoursAt(at), 'hours');
    steps.plain('on_clock', 'moment', limit(part === 'starts' ? 'start' : 'end'), hours);
    return undefined;
  }
  if (part === 'fraction_left') {
    const moment = steps.input('moment', jdUt as number, 'days');
    const [start, end] = [limit('start'), limit('end')];
    const left = steps.number('days_left', 'subtract', end, moment);
    const share = steps.number('share', 'divide', left, steps.number('days', 'subtract', end, start));
    steps.number('rounded', 'round', share, 6);
    return undefined;
  }
  const entry = FACTS[id]?.(number.value)[part];
  if (entry === undefined) return notExplained('not_derived');
  steps.lookup(part, `${id} ${TABLES[part] ?? part}`, entry, number);
  return undefined;
}

/** The weekday of a moment on a clock, or its lord. */
export function weekdayPart(steps: Derivation, part: 'weekday' | 'lord', jdUt: JulianDayUt, hours: number): void {
  const moment = steps.input('moment', jdUt as number, 'days');
  const ahead = steps.number('ahead', 'divide', steps.input('clock', hours, 'hours'), 24);
  const noon = steps.number('from_midnight', 'add', moment, ahead, 0.5);
  const sunday = steps.number('since_sunday', 'add', steps.number('day', 'floor', noon), 1);
  const index = steps.number('weekday_index', 'modulo', sunday, 7);
  const weekday = weekdayAt(index.value);
  if (part === 'weekday') steps.lookup('weekday', 'weekdays', weekday, index);
  else steps.lookup('lord', 'weekday lords', weekdayLord(weekday), index);
}

/** The limb of a section of the calendar. */
const limbOf = (prefix: string, id: AngaId, part: string, selector: string, ofBirth: boolean): ExplainFamily => ({
  section: 'calendar_info',
  like: `panchang.${prefix}${selector}`,
  rule: LIMB_RULE,
  text: null,
  choices: part === 'starts' || part === 'ends' ? OF_CLOCK : [],
  derive({ derivation: steps, context }) {
    const { sky } = context;
    const { day, atBirth } = context.calendar();
    const luminaries = calendarLuminaries(context);
    const { moonSign, ...angas } = atBirth.angas;
    const running: Partial<Record<AngaId, AngaSpan>> = {
      tithi: angas.tithi,
      nakshatra: angas.nakshatra,
      yoga: angas.yoga,
      karana: angas.karana,
      moon_sign: moonSign,
      sun_sign: atBirth.sunSign,
    };
    const span = ofBirth ? running[id] : firstOf(day, id);
    if (span === undefined) return notExplained('not_derived');
    const jdUt = ofBirth ? sky.jdUt : day.interval.startJdUt;
    return limbPart(steps, id, part, { luminaries, hoursAt: () => sky.utcOffsetHours, jdUt, span });
  },
});

/** The part of an anga that runs at the start of a day. */
export const firstOf = ({ spans }: { readonly spans: object }, id: AngaId): AngaSpan | undefined =>
  (spans as Readonly<Record<string, readonly AngaSpan[]>>)[id]?.[0];

const PARTS: Readonly<Record<string, readonly string[]>> = {
  tithi: ['', 'number', 'paksha', 'lord', 'class', 'starts', 'ends'],
  nakshatra: ['', 'number', 'lord', 'pada', 'starts', 'ends'],
  yoga: ['', 'number', 'lord', 'avayogi', 'starts', 'ends'],
  karana: ['', 'number', 'lord', 'starts', 'ends'],
};

const limbsOf = (prefix: string, ofBirth: boolean): readonly ExplainFamily[] =>
  Object.entries(PARTS).flatMap(([id, parts]) =>
    parts.map((part) =>
      limbOf(prefix, id as AngaId, part === '' ? 'id' : part, part === '' ? id : `${id}.${part}`, ofBirth),
    ),
  );

const STAYS = ['moon_sign', 'sun_sign'] as const;

const dayLengths = (['day', 'night'] as const).map(
  (half): ExplainFamily => ({
    section: 'calendar_info',
    like: `panchang.${half}_length_hours`,
    rule: `${DOCUMENT}#section-2`,
    text: null,
    derive({ derivation: steps, context }) {
      const { sunDay } = context.calendar().day;
      if (sunDay === null) return notExplained('no_value');
      const [start, end] = halfNamed(steps, sunDay, half);
      const hours = steps.number('hours', 'multiply', steps.number('days', 'subtract', end, start), 24);
      steps.number('rounded', 'round', hours, 6);
      return undefined;
    },
  }),
);

/** Start and end of the day, of the night after it or of the one before it. */
function halfNamed(steps: Derivation, sun: SunDay, half: 'day' | 'night' | 'previous_night') {
  const sunrise = () => steps.input('sunrise', sun.sunriseJdUt as number, 'days');
  const sunset = () => steps.input('sunset', sun.sunsetJdUt as number, 'days');
  if (half === 'day') return [sunrise(), sunset()] as const;
  if (half === 'night') return [sunset(), steps.input('next_sunrise', sun.nextSunriseJdUt as number, 'days')] as const;
  return [steps.input('previous_sunset', (sun.previousSunsetJdUt ?? 0) as number, 'days'), sunrise()] as const;
}

/** Windows that are so many equal parts of the day or of a night. */
const windowLimit = (id: WindowId, end: 'start' | 'end'): ExplainFamily => ({
  section: 'calendar_info',
  like: `panchang.${id}.${end}`,
  rule: WINDOW_RULE,
  text: null,
  choices: OF_CLOCK,
  derive({ derivation: steps, context }) {
    const { sunDay, weekday } = context.calendar().day;
    const [place] = sunDay === null ? [] : (SINGLE_WINDOWS[id].places[weekdayIndex(weekday)] ?? []);
    if (sunDay === null || place === undefined) return notExplained('no_value');
    const [from, to] = halfNamed(steps, sunDay, place.stretch);
    const key = steps.input('panchang.weekday', weekday);
    const part = steps.lookup('part', `window ${id} part`, place.part, key);
    const parts = steps.lookup('parts', `window ${id} parts`, place.parts, key);
    const gone = end === 'start' ? steps.number('parts_before', 'subtract', part, 1) : part;
    const length = steps.number('length', 'subtract', to, from);
    const share = steps.number('share', 'divide', steps.number('of_length', 'multiply', length, gone), parts);
    const at = steps.number('at', 'add', from, share);
    steps.plain('on_clock', 'moment', at, steps.input('clock', context.sky.utcOffsetHours, 'hours'));
    return undefined;
  },
});

const vara = (like: string, part: 'weekday' | 'lord', when: 'birth' | 'day'): ExplainFamily => ({
  section: 'calendar_info',
  like: `panchang.${like}`,
  rule: VARA_RULE,
  text: null,
  derive({ derivation: steps, context: { sky, calendar } }) {
    const jdUt = when === 'birth' ? sky.jdUt : calendar().day.interval.startJdUt;
    weekdayPart(steps, part, jdUt, sky.utcOffsetHours);
    return undefined;
  },
});

/** Limbs, weekdays and windows of the calendar of a birth. */
export const LIMB_FAMILIES: readonly ExplainFamily[] = [
  ...limbsOf('', false),
  ...limbsOf('at_birth.', true),
  ...['tithi', 'nakshatra', 'yoga', 'karana'].map((id) =>
    limbOf('at_birth.', id as AngaId, 'fraction_left', `${id}_fraction_left`, true),
  ),
  ...STAYS.flatMap((id) => [
    limbOf('', id, 'sign', id, false),
    limbOf('', id, 'sign_index', `${id}_index`, false),
    ...['sign', 'sign_index', 'starts', 'ends'].map((part) =>
      limbOf('at_birth.', id, part, `${id}_stay.${part}`, true),
    ),
    limbOf('at_birth.', id, 'fraction_left', `${id}_fraction_left`, true),
  ]),
  ...dayLengths,
  ...(Object.keys(SINGLE_WINDOWS) as WindowId[]).flatMap((id) => [windowLimit(id, 'start'), windowLimit(id, 'end')]),
  vara('vara', 'weekday', 'day'),
  vara('vara_lord', 'lord', 'day'),
  vara('weekday', 'weekday', 'day'),
  vara('at_birth.weekday', 'weekday', 'birth'),
];
