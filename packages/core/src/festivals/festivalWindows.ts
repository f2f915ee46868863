import { spansOverlapping } from '../panchanga/angaSpans.js';
import { lagnaSpansWhereAllRise } from '../panchanga/lagnaSpans.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { eventIn, moonHorizon } from '../panchanga/sunDay.js';
import { partOfInterval } from '../panchanga/windows.js';
import { type Interval, intersection, subtract } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { Sign } from '../zodiac/signs.js';
import { eveningMoonset } from './chandraDarshana.js';
import { dayAfter } from './dayChoice.js';
import { hariVasaraOf } from './ekadashi.js';
import type { FestivalCalendar, FestivalDay } from './festivals.js';
import { arunodayaOf, daylight, kaalaOf, momentIn, nightAfter } from './kaalas.js';
import { SANDHI_DAYS } from './occurrences.js';
import { bhadraOf } from './procedures.js';
import { punyaKala } from './punyaKala.js';
import type { WindowId, WindowKind, WindowName } from './windowNames.js';

/** A window of a festival; an instant has no length. */
export interface FestivalWindow extends Interval {
  readonly id: WindowId;
  readonly kind: WindowKind;
}

/** The windows of a festival, and those that are empty on its day (docs/rules/10-festivals.md#section-7). */
export interface FestivalWindows {
  readonly windows: readonly FestivalWindow[];
  readonly empty: readonly WindowId[];
}

export function windowsOf(calendar: FestivalCalendar, festival: FestivalDay): FestivalWindows {
  const windows: FestivalWindow[] = [];
  const empty: WindowId[] = [];
  for (const name of festival.row.windows) {
    for (const [id, interval] of WINDOWS[name]({ calendar, festival, day: festival.occurrence.day })) {
      if (interval === null) empty.push(id);
      else windows.push({ id, kind: KINDS[id] ?? 'puja', startJdUt: interval.startJdUt, endJdUt: interval.endJdUt });
    }
  }
  // One of two windows of an id may be empty: the Moon is not up on the day before, but it is on the day.
  return { windows, empty: empty.filter((id) => !windows.some((window) => window.id === id)) };
}

const KINDS: Readonly<Partial<Record<WindowId, WindowKind>>> = {
  anga: 'anga',
  rohini: 'anga',
  parana: 'parana',
  bhadra: 'avoid',
  moon_avoid: 'avoid',
  hari_vasara: 'avoid',
  abhyanga: 'snana',
  arunodaya: 'snana',
};

interface Setting {
  readonly calendar: FestivalCalendar;
  readonly festival: FestivalDay;
  readonly day: RangeDay;
}
type Found = readonly (readonly [WindowId, Interval | null])[];
type Finder = (setting: Setting) => Found;

const between = (startJdUt: JulianDayUt, endJdUt: JulianDayUt): Interval | null =>
  endJdUt >= startJdUt ? { startJdUt, endJdUt } : null;
const instant = (jdUt: JulianDayUt | null): Interval | null => jdUt && { startJdUt: jdUt, endJdUt: jdUt };
const latest = (...moments: readonly number[]): JulianDayUt => julianDayUt(Math.max(...moments));

/** The span of the tithi, nakshatra or other anga of the festival. */
const angaOf = ({ festival }: Setting): Interval | null => festival.occurrence.anga;
const withinAnga = (setting: Setting, interval: Interval | null): Interval | null => {
  const anga = angaOf(setting);
  return anga === null || interval === null ? null : intersection(anga, interval);
};

type KaalaWindow = Extract<WindowId, Parameters<typeof kaalaOf>[0]>;
const ofKaala =
  (id: KaalaWindow): Finder =>
  ({ calendar, day }) => [[id, kaalaOf(id, day, calendar.almanac.days)]];

const lagnaIn = ({ calendar }: Setting, sign: Sign, interval: Interval): Interval | null => {
  const { observatory, where } = calendar.almanac.sky;
  const spans = lagnaSpansWhereAllRise(observatory, interval, where.place) ?? [];
  return spans.find((span) => span.sign === sign) ?? null;
};

const vedicDay = ({ day }: Setting): Interval => day.interval;
const lagnaOfDay =
  (id: WindowId, sign: Sign): Finder =>
  (setting) => [[id, lagnaIn(setting, sign, vedicDay(setting))]];

const moonsetAfter = ({ calendar }: Setting, jdUt: JulianDayUt): JulianDayUt | null => {
  const { sky, rules } = calendar.almanac;
  const { observatory, where } = sky;
  const interval = { startJdUt: jdUt, endJdUt: julianDayUt(jdUt + 1) };
  return eventIn(observatory, 'Moon', 'set', interval, where.place, moonHorizon(rules));
};

const WINDOWS: Readonly<Record<WindowName, Finder>> = {
  anga: (setting) => [['anga', angaOf(setting)]],
  pratah: ofKaala('pratah'),
  sangava: ofKaala('sangava'),
  madhyahna: ofKaala('madhyahna'),
  aparahna: ofKaala('aparahna'),
  sayahna: ofKaala('sayahna'),
  purvahna: ofKaala('purvahna'),
  vijaya: ofKaala('vijaya'),
  pradosha: ofKaala('pradosha'),
  nishitha: ofKaala('nishitha'),
  kutapa: ofKaala('kutapa'),
  rauhina: ofKaala('rauhina'),
  moonrise: ofKaala('moonrise'),
  sunset: ofKaala('sunset'),
  moonset: ({ calendar, day }) => {
    const moonset = eveningMoonset(calendar.almanac, day);
    return [['moonset', moonset === null ? null : between(day.sun.sunsetJdUt, moonset)]];
  },
  next_sunrise: ({ day }) => [['next_sunrise', instant(day.sun.nextSunriseJdUt)]],
  godhuli: ({ day }) => [['godhuli', partOfInterval(nightAfter(day), 30, 1)]],
  evening_tenth: ({ day }) => [['sandhya', partOfInterval(nightAfter(day), 10, 1)]],
  pradosha_of_anga: (setting) => [
    ['pradosha', withinAnga(setting, kaalaOf('pradosha', setting.day, setting.calendar.almanac.days))],
  ],
  vrishabha_lagna(setting) {
    const pradosha = kaalaOf('pradosha', setting.day, setting.calendar.almanac.days);
    const lagna = lagnaIn(setting, 'Taurus', nightAfter(setting.day));
    return [
      [
        'vrishabha_lagna',
        lagna === null || pradosha === null ? null : withinAnga(setting, intersection(lagna, pradosha)),
      ],
    ];
  },
  simha_lagna: (setting) => [['simha_lagna', withinAnga(setting, lagnaIn(setting, 'Leo', nightAfter(setting.day)))]],
  mahanishitha: (setting) => [
    ['mahanishitha', withinAnga(setting, kaalaOf('nishitha', setting.day, setting.calendar.almanac.days))],
  ],
  fixed_lagnas: (setting) => [
    ...lagnaOfDay('simha_lagna', 'Leo')(setting),
    ...lagnaOfDay('vrishchika_lagna', 'Scorpio')(setting),
    ...lagnaOfDay('kumbha_lagna', 'Aquarius')(setting),
    ...lagnaOfDay('vrishabha_lagna', 'Taurus')(setting),
  ],
  ghatasthapana,
  raksha: rakshaBandhan,
  holika: holikaDahan,
  moon_avoid: moonAvoided,
  abhyanga({ calendar, day }) {
    const { observatory, where } = calendar.almanac.sky;
    const moonrise = observatory.lastRiseSet(
      'Moon',
      'rise',
      day.sun.sunriseJdUt,
      where.place,
      moonHorizon(calendar.almanac.rules),
    );
    const start = latest(arunodayaOf(day, 'fixed_96_minutes'), moonrise ?? 0);
    return [['abhyanga', between(start, day.sun.sunriseJdUt)]];
  },
  arunodaya_snana: ({ day }) => [['arunodaya', between(arunodayaOf(day, 'fixed_96_minutes'), day.sun.sunriseJdUt)]],
  sandhi_puja(setting) {
    const anga = angaOf(setting);
    if (anga === null) return [];
    return [['sandhi_puja', between(julianDayUt(anga.endJdUt - SANDHI_DAYS), julianDayUt(anga.endJdUt + SANDHI_DAYS))]];
  },
  four_praharas: ({ day }) => [
    ['prahara_1', partOfInterval(nightAfter(day), 4, 1)],
    ['prahara_2', partOfInterval(nightAfter(day), 4, 2)],
    ['prahara_3', partOfInterval(nightAfter(day), 4, 3)],
    ['prahara_4', partOfInterval(nightAfter(day), 4, 4)],
  ],
  shivaratri_parana(setting) {
    const anga = angaOf(setting);
    const next = dayAfter(setting.calendar.almanac.days, setting.day, 1);
    const start = next.sun.sunriseJdUt;
    const end = anga !== null && anga.endJdUt > start ? anga.endJdUt : momentIn(daylight(next), 1 / 5);
    return [['parana', between(start, end)]];
  },
  janmashtami,
  punya_kala(setting) {
    const anga = angaOf(setting);
    const [punya, maha] =
      anga === null ? [null, null] : punyaKala(setting.calendar.almanac, setting.festival.occurrence);
    return [
      ['punya_kala', punya],
      ['maha_punya_kala', maha],
    ];
  },
  until_sankranti: (setting) => {
    const anga = angaOf(setting);
    return [['until_sankranti', anga && between(setting.day.sun.sunriseJdUt, anga.startJdUt)]];
  },
  ekadashi_parana({ calendar, festival }) {
    const { fasts, tithi } = festival.occurrence;
    const fast = fasts.find(({ tradition }) => tradition === calendar.almanac.rules.tradition);
    const dwadashi = tithi && calendar.almanac.tithiAfter(tithi, 1);
    return [
      ['parana', fast?.parana ?? null],
      ['hari_vasara', dwadashi && hariVasaraOf(dwadashi)],
    ];
  },
};

const CHITRA = 14;
const VAIDHRITI = 27;

/** The first third of the day within Pratipada, without Chitra and Vaidhriti where something remains; else Abhijit. */
function ghatasthapana(setting: Setting): Found {
  const { calendar, day } = setting;
  const { luminaries } = calendar.almanac.sky;
  const third = withinAnga(setting, partOfInterval(daylight(day), 3, 1));
  if (third !== null) {
    const avoided = [
      ...spansOverlapping(luminaries, 'nakshatra', third.startJdUt, third.endJdUt).filter(
        ({ number }) => number === CHITRA,
      ),
      ...spansOverlapping(luminaries, 'yoga', third.startJdUt, third.endJdUt).filter(
        ({ number }) => number === VAIDHRITI,
      ),
    ];
    const rest = subtract(third, avoided);
    if (rest.length > 0) return rest.map((interval) => ['ghatasthapana', interval] as const);
  }
  return [['abhijit', partOfInterval(daylight(day), 15, 8)]];
}

function rakshaBandhan(setting: Setting): Found {
  const { calendar, day } = setting;
  const anga = angaOf(setting);
  if (anga === null) return [];
  const bhadra = bhadraOf(calendar.almanac, anga);
  const clear = (['aparahna', 'pradosha'] as const).map((kaala) => {
    const part = withinAnga(setting, kaalaOf(kaala, day, calendar.almanac.days));
    return part === null ? null : (subtract(part, [bhadra])[0] ?? null);
  });
  const tied = clear.find((interval) => interval !== null) ?? between(bhadra.endJdUt, anga.endJdUt);
  return [
    ['raksha_bandhan', tied],
    ['bhadra', bhadra],
  ];
}

function holikaDahan(setting: Setting): Found {
  const { calendar, day } = setting;
  const anga = angaOf(setting);
  const pradosha = kaalaOf('pradosha', day, calendar.almanac.days);
  if (anga === null || pradosha === null) return [];
  const bhadra = bhadraOf(calendar.almanac, anga);
  const midnight = momentIn(nightAfter(day), 1 / 2);
  const burnt =
    bhadra.endJdUt > midnight
      ? pradosha
      : bhadra.endJdUt > pradosha.endJdUt
        ? between(bhadra.endJdUt, midnight)
        : between(latest(pradosha.startJdUt, bhadra.endJdUt), pradosha.endJdUt);
  return [
    ['holika_dahan', burnt],
    ['bhadra', bhadra],
  ];
}

/** The Moon is not looked at while it is up: on the day before from the start of the tithi, and on the day. */
function moonAvoided(setting: Setting): Found {
  const { calendar, day } = setting;
  const { days } = calendar.almanac;
  const anga = angaOf(setting);
  if (anga === null) return [];
  const upOn = (of: RangeDay, fromJdUt: number): Interval | null => {
    const { moonriseJdUt } = days.moonOf(of);
    if (moonriseJdUt === null) return null;
    const moonset = moonsetAfter(setting, moonriseJdUt);
    return moonset === null
      ? null
      : intersection(
          { startJdUt: moonriseJdUt, endJdUt: moonset },
          { startJdUt: julianDayUt(fromJdUt), endJdUt: moonset },
        );
  };
  return [
    ['moon_avoid', upOn(dayAfter(days, day, -1), anga.startJdUt)],
    ['moon_avoid', upOn(day, day.sun.sunriseJdUt)],
  ];
}

function janmashtami(setting: Setting): Found {
  const { calendar, day } = setting;
  const anga = angaOf(setting);
  const rohini = calendar.almanac.stays('Rohini').find((stay) => intersection(stay, day.interval) !== null) ?? null;
  const ended = Math.max(anga?.endJdUt ?? 0, rohini?.endJdUt ?? 0);
  return [
    ['nishitha', kaalaOf('nishitha', day, calendar.almanac.days)],
    ['rohini', rohini],
    ['parana', instant(julianDayUt(Math.min(ended, day.sun.nextSunriseJdUt)))],
  ];
}
