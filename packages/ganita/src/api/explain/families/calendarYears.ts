import { ANGAS } from '@ganita/core/panchanga/angas.js';
import { LUNAR_MONTHS, SAMVATSARAS } from '@ganita/core/panchanga/calendar.data.js';
import { agniVasaOf, dishaShoolOf, shivaVasaOf } from '@ganita/core/panchanga/dayYogas.js';
import type { LunarYear } from '@ganita/core/panchanga/lunarYears.js';
import {
  JOVIAN_YEAR_DAYS,
  KALI_EPOCH_JD_UT,
  type Samvatsara,
  type Seasons,
  tropicalSun,
} from '@ganita/core/panchanga/samvatsaras.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { momentText } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { calendarLuminaries } from '../../../calculations/natal/calendarCalculation.js';
import type { Derivation, Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { angleAt, firstOf, OF_CLOCK } from './limbs.js';

const DOCUMENT = 'docs/rules/07-panchang-calendar-transits.md';

/** The calendar of the day or of the birth, by what a selector starts with. */
interface Subject {
  readonly of: Explained;
  readonly steps: Derivation;
  /** What the selectors of the same calendar start with. */
  readonly prefix: 'panchang.' | 'panchang.at_birth.';
  readonly jdUt: JulianDayUt;
  readonly year: LunarYear;
  readonly seasons: Seasons;
}

function subjectOf(of: Explained): Subject {
  const { day, atBirth } = of.context.calendar();
  const steps = of.derivation;
  return of.parts[1] === 'at_birth'
    ? {
        of,
        steps,
        prefix: 'panchang.at_birth.',
        jdUt: of.context.sky.jdUt,
        year: atBirth.lunarYear,
        seasons: atBirth.seasons,
      }
    : {
        of,
        steps,
        prefix: 'panchang.',
        jdUt: day.interval.startJdUt,
        year: day.lunarYear,
        seasons: day.seasons,
      };
}

const written = ({ of }: Subject, jdUt: JulianDayUt): string => momentText(jdUt, of.context.sky.utcOffsetHours);

const momentOf = ({ steps, jdUt }: Subject): Known<number> => steps.input('moment', jdUt as number, 'days');

const clockOf = ({ of, steps }: Subject): Known<number> => steps.input('clock', of.context.sky.utcOffsetHours, 'hours');

/** The Gregorian year in which the lunar year starts, and the Shaka year of it. */
function shaka(subject: Subject): Known<number> {
  const { steps, prefix, year } = subject;
  const start = steps.input(`${prefix}lunar_year_start`, written(subject, year.startJdUt));
  return steps.number('shaka', 'subtract', steps.number('year_of_start', 'year', start), 78);
}

const kali = (subject: Subject): Known<number> => subject.steps.number('kali', 'add', shaka(subject), 3179);
const chaitradi = (subject: Subject): Known<number> => subject.steps.number('vikram', 'add', shaka(subject), 135);

/** The index of the amanta month, Chaitra first. */
function monthIndex({ of, steps, prefix }: Subject): Known<number> {
  const { day, atBirth } = of.context.calendar();
  const { amantaIndex } = prefix === 'panchang.' ? day.lunarMonth : atBirth.lunarMonth;
  const name = LUNAR_MONTHS[amantaIndex] as string;
  return steps.lookup(
    'month_number',
    'numbers of lunar months',
    amantaIndex,
    steps.input(`${prefix}lunar_month.amanta`, name),
  );
}

function kartikadi(subject: Subject): Known<number> {
  const { steps } = subject;
  const year = chaitradi(subject);
  const isLate = steps.test('is_after_ashwina', 'at_most', 7, monthIndex(subject));
  return steps.number('kartikadi', 'choose', isLate, year, steps.number('year_before', 'subtract', year, 1));
}

/** The Vikram year by the rule. */
function vikram(subject: Subject): Known<number> {
  const { of, steps, prefix } = subject;
  const { vikram_year_start: start } = of.context.rules;
  if (start === 'chaitradi') return chaitradi(subject);
  if (start === 'kartikadi') return kartikadi(subject);
  const { day, atBirth } = of.context.calendar();
  const { isAdhika, paksha } = prefix === 'panchang.' ? day.lunarMonth : atBirth.lunarMonth;
  const isOfNext = steps.test(
    'is_of_next_year',
    'all',
    steps.test('is_phalguna', 'equal', monthIndex(subject), 11),
    steps.test('is_plain', 'equal', steps.input(`${prefix}lunar_month.is_adhika`, isAdhika), false),
    steps.test('is_dark', 'equal', steps.input(`${prefix}lunar_month.paksha`, paksha), 'krishna'),
  );
  const year = chaitradi(subject);
  return steps.number('vikram_of_rule', 'choose', isOfNext, steps.number('year_after', 'add', year, 1), year);
}

type Index = (subject: Subject) => Known<number> | NotExplained;

const indexOf = (steps: Derivation, years: Known<number>, ahead: number): Known<number> =>
  steps.number('samvatsara_index', 'modulo', steps.number('samvatsara_count', 'add', years, ahead), SAMVATSARAS.length);

/** Southern, of the lunar year. */
const lunarIndex = (subject: Subject): Known<number> => indexOf(subject.steps, kali(subject), 12);

/** Southern, of the solar year. */
function solarIndex(subject: Subject): Known<number> {
  const { of, steps } = subject;
  const { meshaSankrantiJdUt } = of.context.calendar().atBirth;
  const entry = steps.input('panchang.at_birth.mesha_sankranti_at', written(subject, meshaSankrantiJdUt));
  return indexOf(steps, steps.number('year_of_entry', 'year', entry), -1987);
}

/** How many sign-years of mean Jupiter have passed since the Kali age began. */
function jovianYears({ steps }: Subject, at: Known<number>): Known<number> {
  const epoch = steps.lookup('kali_epoch', 'start of the Kali age', KALI_EPOCH_JD_UT);
  const length = steps.lookup('jovian_year', 'year of mean Jupiter', JOVIAN_YEAR_DAYS);
  const passed = steps.number('jovian_passed', 'divide', steps.number('days_passed', 'subtract', at, epoch), length);
  return steps.number('jovian_years', 'floor', passed);
}

/** Northern, at a moment. */
const jovianIndex = (subject: Subject, at = momentOf(subject)): Known<number> =>
  indexOf(subject.steps, jovianYears(subject, at), 26);

/** Northern, at the first instant of the Vikram year. */
function vikramIndex(subject: Subject): Known<number> | NotExplained {
  const { of } = subject;
  if (of.context.rules.vikram_year_start !== 'chaitradi') return notExplained('other_rules', 'vikram_year_start');
  return jovianIndex(subject, yearStart(subject));
}

const BY_SYSTEM: Readonly<Record<Rules['samvatsara_system'], (subject: Subject) => Known<number>>> = {
  south_solar: solarIndex,
  south_lunar: lunarIndex,
  north_jovian: (subject) => jovianIndex(subject),
};

/** A new moon, shown to be one, and the sign of the Sun at it. */
function newMoonAt({ of, steps }: Subject, jdUt: JulianDayUt, name: string): Known<number> {
  const luminaries = calendarLuminaries(of.context);
  const angle = angleAt(steps, ANGAS.tithi, luminaries, jdUt, `at_${name}`);
  steps.test(`${name}_is_there`, 'near', angle, 0, 0.000_01);
  return steps.number(
    `${name}_sign`,
    'floor',
    steps.number(`${name}_signs`, 'divide', steps.input(`Sun.at_${name}`, luminaries.sunDeg(jdUt), 'degrees'), 30),
  );
}

const SYNODIC_MONTH_DAYS = 29.530_588;

/** The new moon of Chaitra, the first with the Sun in Pisces: that before it and those of the next year are shown too. */
function yearStart(subject: Subject): Known<number> {
  const { of, steps, year } = subject;
  const luminaries = calendarLuminaries(of.context);
  const after = (from: JulianDayUt, months: number): JulianDayUt =>
    luminaries.crossing(ANGAS.tithi, 0, from + months * SYNODIC_MONTH_DAYS);
  const signOfSun = (jdUt: JulianDayUt): number => Math.floor(luminaries.sunDeg(jdUt) / 30);
  const first = (name: string, jdUt: JulianDayUt): Known<number> => {
    const before = newMoonAt(subject, after(jdUt, -1), `before_${name}`);
    const own = newMoonAt(subject, jdUt, name);
    steps.test(`${name}_is_in_pisces`, 'equal', own, 11);
    steps.test(`${name}_is_first`, 'less', before, 11);
    return steps.input(`${name}_found`, jdUt as number, 'days');
  };
  const moment = momentOf(subject);
  const twelfth = after(year.startJdUt, 12);
  const next = signOfSun(twelfth) === 11 ? twelfth : after(year.startJdUt, 13);
  const start = first('year_start', year.startJdUt);
  steps.test('has_started', 'at_most', start, moment);
  steps.test('has_not_ended', 'less', moment, first('next_year', next));
  return start;
}

/** Whether the month has the name of the adhika month before it: the Sun enters no sign between their new moons. */
function isNija(subject: Subject): Known {
  const { of, steps, prefix } = subject;
  const { day, atBirth } = of.context.calendar();
  const { startJdUt, isAdhika } = prefix === 'panchang.' ? day.lunarMonth : atBirth.lunarMonth;
  const before = calendarLuminaries(of.context).crossing(ANGAS.tithi, 0, startJdUt - SYNODIC_MONTH_DAYS);
  const own = newMoonAt(subject, startJdUt, 'month_start');
  const isSame = steps.test('is_same', 'equal', newMoonAt(subject, before, 'before_month_start'), own);
  const adhika = steps.input(`${prefix}lunar_month.is_adhika`, isAdhika);
  return steps.test('is_nija', 'all', steps.test('is_plain', 'equal', adhika, false), isSame);
}

/** Whether the tithi of the sunrise still runs at the next one. */
function isVriddhi(subject: Subject): Known | NotExplained {
  const { of, steps } = subject;
  const { day } = of.context.calendar();
  const span = firstOf(day, 'tithi');
  if (span === undefined) return notExplained('no_value');
  const angle = angleAt(steps, ANGAS.tithi, calendarLuminaries(of.context), span.endJdUt, 'at_end');
  const turned = steps.number('end_turned', 'multiply', steps.input('panchang.tithi.number', span.number), 360);
  steps.test('end_is_there', 'near', angle, steps.number('end_angle', 'divide', turned, 30), 0.000_01);
  const next = steps.input('next_sunrise', day.interval.endJdUt as number, 'days');
  return steps.test('is_vriddhi', 'at_most', next, steps.input('end_found', span.endJdUt as number, 'days'));
}

/** The last entry of the Sun into Aries: it is there at 0 degrees, and again only after the moment. */
function sankranti(subject: Subject): Known<number> {
  const { of, steps } = subject;
  const luminaries = calendarLuminaries(of.context);
  const { meshaSankrantiJdUt } = of.context.calendar().atBirth;
  const entry = (name: string, jdUt: JulianDayUt): Known<number> => {
    const sun = steps.input(`Sun.at_${name}`, luminaries.sunDeg(jdUt), 'degrees');
    steps.test(`${name}_is_there`, 'near', sun, 0, 0.000_01);
    return steps.input(`${name}_found`, jdUt as number, 'days');
  };
  const next = luminaries.crossing(ANGAS.sun_sign, 0, meshaSankrantiJdUt + 365.2564);
  const moment = momentOf(subject);
  const start = entry('entry', meshaSankrantiJdUt);
  steps.test('has_started', 'at_most', start, moment);
  steps.test('has_not_ended', 'less', moment, entry('next_entry', next));
  return start;
}

const onClock = (subject: Subject, at: Known<number>): Known =>
  subject.steps.plain('on_clock', 'moment', at, clockOf(subject));

/** When the northern samvatsara changes next. */
function nextJovian(subject: Subject): Known {
  const { steps } = subject;
  const years = steps.number('next_count', 'add', jovianYears(subject, momentOf(subject)), 1);
  const epoch = steps.lookup('kali_epoch', 'start of the Kali age', KALI_EPOCH_JD_UT);
  const length = steps.lookup('jovian_year', 'year of mean Jupiter', JOVIAN_YEAR_DAYS);
  return onClock(subject, steps.number('at', 'add', epoch, steps.number('jovian_days', 'multiply', years, length)));
}

/** The Sun at the moment, in the zodiac of a season. */
const sunAt = ({ of, steps, jdUt }: Subject, zodiac: 'tropical' | 'sidereal'): Known<number> =>
  zodiac === 'tropical'
    ? steps.input('Sun.tropical', tropicalSun(calendarLuminaries(of.context).observatory, jdUt).longitudeDeg, 'degrees')
    : steps.input('Sun.at_moment', calendarLuminaries(of.context).sunDeg(jdUt), 'degrees');

function ritu(subject: Subject, method: Rules['ritu_method']): Known {
  const { steps, seasons } = subject;
  const place =
    method === 'lunar'
      ? steps.number('pair_of_months', 'divide', monthIndex(subject), 2)
      : steps.number(
          'sixty_degrees',
          'divide',
          steps.number('season_turned', 'modulo', steps.number('season_sum', 'add', sunAt(subject, method), 30), 360),
          60,
        );
  return steps.lookup('ritu', 'seasons', seasons.ritus[method], steps.number('season_number', 'floor', place));
}

function ayana(subject: Subject, method: Rules['ayana_method']): Known {
  const { steps } = subject;
  const sun = sunAt(subject, method);
  const isNorth = steps.test(
    'goes_north',
    'any',
    steps.test('is_from_capricorn', 'at_most', 270, sun),
    steps.test('is_before_cancer', 'less', sun, 90),
  );
  return steps.plain('ayana', 'choose', isNorth, 'uttarayana', 'dakshinayana');
}

type Write = (subject: Subject) => Known | NotExplained | undefined;

/** Selectors of the day and of the birth, or of one of them. */
const families = (
  part: string,
  write: Write,
  { of = ['', 'at_birth.'], choices = [], section = 6 }: Partial<Traits> = {},
): readonly ExplainFamily[] =>
  of.map((prefix) => ({
    section: 'calendar_info',
    like: `panchang.${prefix}${part}`,
    rule: `${DOCUMENT}#section-${section}`,
    text: null,
    choices,
    derive(explained) {
      const last = write(subjectOf(explained));
      return last !== undefined && 'reason' in last ? last : undefined;
    },
  }));

interface Traits {
  readonly of: readonly ('' | 'at_birth.')[];
  readonly choices: readonly (keyof Rules)[];
  readonly section: number;
}
const OF_BIRTH = { of: ['at_birth.'] } as const;
const OF_DAY = { of: [''], section: 9 } as const;

/** The name of a samvatsara and its number from 1. */
const samvatsara = (part: string, index: Index, traits: Partial<Traits> = {}): readonly ExplainFamily[] =>
  (['', '.number'] as const).flatMap((end) =>
    families(
      `${part}${end}`,
      (subject) => {
        const found = index(subject);
        if ('reason' in found) return found;
        const { steps } = subject;
        return end === ''
          ? steps.lookup('samvatsara', 'samvatsaras', SAMVATSARAS[found.value] as Samvatsara['name'], found)
          : steps.number('number', 'add', found, 1);
      },
      traits,
    ),
  );

/** The tithi and the weekday of the day, as selectors have them. */
function dayOf({ of, steps }: Subject) {
  const { day } = of.context.calendar();
  const tithi = firstOf(day, 'tithi')?.number as number;
  return {
    day,
    tithi,
    ofTithi: () => steps.input('panchang.tithi.number', tithi),
    ofWeekday: () => steps.input('panchang.weekday', day.weekday),
  };
}

/** Years, their names and starts, seasons, and residences of a day. */
export const CALENDAR_YEAR_FAMILIES: readonly ExplainFamily[] = [
  ...families('lunar_year_start', (subject) => onClock(subject, yearStart(subject)), { choices: OF_CLOCK }),
  ...families('shaka_samvat', shaka, { choices: OF_CLOCK }),
  ...families('kali_year', kali, { choices: OF_CLOCK }),
  ...families('vikram_samvat', vikram, { choices: OF_CLOCK }),
  ...families('vikram_samvat_chaitradi', chaitradi, { choices: OF_CLOCK }),
  ...families('vikram_samvat_kartikadi', kartikadi, { choices: OF_CLOCK }),
  ...samvatsara('samvatsara', (subject) => BY_SYSTEM[subject.of.context.rules.samvatsara_system](subject), {
    ...OF_BIRTH,
    choices: OF_CLOCK,
  }),
  ...samvatsara('solar_samvatsara', solarIndex, { ...OF_BIRTH, choices: OF_CLOCK }),
  ...samvatsara('shaka_samvatsara', lunarIndex, { choices: OF_CLOCK }),
  ...samvatsara('vikram_samvatsara', vikramIndex),
  ...samvatsara('jovian_samvatsara', (subject) => jovianIndex(subject)),
  ...families('next_jovian_samvatsara_at', nextJovian, { ...OF_BIRTH, choices: OF_CLOCK }),
  ...families('mesha_sankranti_at', (subject) => onClock(subject, sankranti(subject)), {
    ...OF_BIRTH,
    choices: OF_CLOCK,
  }),
  ...families('ritu', (subject) => ritu(subject, subject.of.context.rules.ritu_method)),
  ...families('vedic_ritu', (subject) => ritu(subject, 'sidereal')),
  ...families('lunar_ritu', (subject) => ritu(subject, 'lunar')),
  ...families('ayana', (subject) => ayana(subject, subject.of.context.rules.ayana_method)),
  ...families('vedic_ayana', (subject) => ayana(subject, 'sidereal')),
  ...families('lunar_month.is_nija', isNija, { section: 5 }),
  ...families('tithi_vriddhi', isVriddhi, { of: [''], section: 4 }),
  ...families(
    'disha_shool',
    (subject) => {
      const { day, ofWeekday } = dayOf(subject);
      return subject.steps.lookup('direction', 'disha shool', dishaShoolOf(day.weekday), ofWeekday());
    },
    OF_DAY,
  ),
  ...families(
    'agni_vasa',
    (subject) => {
      const { day, tithi, ofTithi, ofWeekday } = dayOf(subject);
      return subject.steps.lookup('world', 'agni vasa', agniVasaOf(tithi, day.weekday), ofTithi(), ofWeekday());
    },
    OF_DAY,
  ),
  ...families(
    'shiva_vasa',
    (subject) => {
      const { tithi, ofTithi } = dayOf(subject);
      return subject.steps.lookup('place', 'shiva vasa', shivaVasaOf(tithi), ofTithi());
    },
    OF_DAY,
  ),
];
