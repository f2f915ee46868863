import { norm360 } from '@ganita/core/angles/angles.js';
import { combustionOf } from '@ganita/core/charts/states/combustion.js';
import type { ConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { grahanasOfDay } from '@ganita/core/eclipses/grahanasOfDay.js';
import { festivalsBetween } from '@ganita/core/festivals/festivals.js';
import { perKey } from '@ganita/core/lazy.js';
import { angaTimeline } from '@ganita/core/muhurta/angaTimeline.js';
import { dateFacts } from '@ganita/core/muhurta/dateFacts.js';
import { EXCLUSIONS, type ExclusionId } from '@ganita/core/muhurta/exclusions.js';
import { grahanasIn } from '@ganita/core/muhurta/grahanas.js';
import { VIVAHA_DOSHAS, type VivahaDosha } from '@ganita/core/muhurta/vivahaDoshas.data.js';
import { karanaFacts, pakshaOf, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import type { AngaNumbers } from '@ganita/core/panchanga/daySegments.js';
import { dayWindowsOf } from '@ganita/core/panchanga/dayWindows.js';
import { DAY_YOGAS } from '@ganita/core/panchanga/dayYogas.data.js';
import { type DayYogaId, dayYogaIsPresent } from '@ganita/core/panchanga/dayYogas.js';
import { lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { panchakaOf } from '@ganita/core/panchanga/panchakaRahita.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import { seasonsAt } from '@ganita/core/panchanga/samvatsaras.js';
import { ghatiWindowsOf } from '@ganita/core/panchanga/windows.js';
import { readingAt } from '@ganita/core/time/civilClock.js';
import { contains, type Interval } from '@ganita/core/time/interval.js';
import { type JulianDayUt, julianDayUt, weekdayOf } from '@ganita/core/time/julianDay.js';
import { invisibleAt } from '@ganita/core/visibility/invisible.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { NAKSHATRA_CLASSES, type NakshatraClass } from '@ganita/core/zodiac/nakshatraClasses.data.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS, signOf } from '@ganita/core/zodiac/signs.js';
import { chandraCount, taraOf } from '@ganita/core/zodiac/taras.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import { doshaAt } from './vivahaOracle.js';

/** Everything of one instant, from positions alone. */
export interface Instant {
  readonly jdUt: JulianDayUt;
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly numbers: AngaNumbers;
  readonly day: RangeDay;
}

type Tree = Readonly<Record<string, unknown>>;
type Truth = (value: never, instant: Instant, tree: Tree) => boolean;
const any = <T>(value: unknown, test: (one: T) => boolean): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => test(one as T));

/** Whether a tree holds at an instant: no interval and no root is used. */
export function oracleOf(sky: ConditionSky) {
  const { observatory, luminaries, where, rules, window } = sky;
  const wide = { startJdUt: julianDayUt(window.startJdUt - 3), endJdUt: julianDayUt(window.endJdUt + 3) };
  const almanac = angaTimeline(luminaries, wide);
  const isAsta = invisibleAt(observatory, rules.muhurta_asta_method, where.place, wide, 'muhurta_asta_method');
  const sources = {
    observatory,
    almanac,
    isAsta,
    grahanas: () => grahanasIn(observatory, sky.eclipseTables, wide, where, rules),
  };
  const part = (deg: number, parts: number): number => Math.floor((norm360(deg) * parts) / 360) + 1;
  const grahas = perKey((jdUt: JulianDayUt) => perKey((graha: Graha) => observatory.motion(graha, jdUt)));
  const ascendant = perKey((jdUt: JulianDayUt) => observatory.ascendantDeg(jdUt, where.place));
  const month = perKey((jdUt: JulianDayUt) => lunarMonthOf(luminaries, jdUt));
  const dayParts = perKey((day: RangeDay) => dayWindowsOf(day.sun, day.weekday, rules));
  const facts = perKey((day: RangeDay) =>
    perKey((jdUt: JulianDayUt) =>
      dateFacts(
        sources,
        {
          interval: day.interval,
          openingJdUt: day.sun.sunriseJdUt,
          previousOpeningJdUt: (sky.days.of(day.index - 1) as RangeDay).sun.sunriseJdUt,
          vara: day.weekday,
        },
        jdUt,
        sky.natives.self as never,
      ),
    ),
  );
  const festivalDays = perKey((id: string) =>
    festivalsBetween(
      sky.festivals(),
      readingAt(where.clock, wide.startJdUt),
      readingAt(where.clock, wide.endJdUt),
      new Set([id as never]),
    ).map(({ occurrence }) => occurrence.day.index),
  );
  const grahanas = perKey((day: RangeDay) => grahanasOfDay(observatory, where, day.interval, rules));
  const inAny = (intervals: readonly (Interval | null)[], jdUt: number): boolean =>
    intervals.some((interval) => interval !== null && contains(interval, jdUt));
  const named = (lists: readonly (readonly (Interval & { readonly name: string })[])[], jdUt: number, value: unknown) =>
    any(value, (id: string) =>
      inAny(
        lists.flat().filter(({ name }) => name === id),
        jdUt,
      ),
    );
  const numberedBy =
    (id: keyof AngaNumbers): Truth =>
    (value, { numbers }) =>
      any(value, (number: number) => numbers[id] === number);
  const signed =
    (of: (instant: Instant) => number): Truth =>
    (value, instant) =>
      any(value, (sign: string) => signOf(of(instant)) === sign);
  /** Windows of the day and of its neighbours: one may begin before sunrise or end after the next. */
  const windowIs = (id: string, { jdUt, day, numbers }: Instant): boolean => {
    if (id === 'bhadra') return karanaFacts(numbers.karana).karana === 'vishti';
    const near = [-1, 0, 1].map((step) => sky.days.of(day.index + step) as RangeDay);
    if (id === 'varjyam' || id === 'amrita_kala') {
      return near.some((one) =>
        inAny(ghatiWindowsOf(id, almanac.spansIn('nakshatra', one.interval), one.interval), jdUt),
      );
    }
    return near.some((one) => {
      const { windows, durmuhurta } = dayParts(one);
      return id === 'durmuhurta' ? inAny(durmuhurta, jdUt) : inAny([windows[id as never]], jdUt);
    });
  };
  const truths: Readonly<Record<string, Truth>> = {
    tithi: numberedBy('tithi'),
    nakshatra: numberedBy('nakshatra'),
    yoga: numberedBy('yoga'),
    sun_nakshatra: numberedBy('sun_nakshatra'),
    paksha: (value, { numbers }) => any(value, (id) => pakshaOf(numbers.tithi) === id),
    tithi_class: (value, { numbers }) => any(value, (id) => tithiFacts(numbers.tithi).tithiClass === id),
    nakshatra_pada: (value, { numbers }) =>
      any(value, ([star, pada]: [number, number]) => numbers.pada === 4 * (star - 1) + pada),
    nakshatra_class: (value, { numbers }) =>
      any(value, (id: NakshatraClass) =>
        (NAKSHATRA_CLASSES[id] as readonly string[]).includes(nakshatraAt(numbers.nakshatra)),
      ),
    karana: (value, { numbers }) => any(value, (id) => karanaFacts(numbers.karana).karana === id),
    vara: (value, { day, jdUt }, { vara_from }) => {
      const civil = weekdayAt(weekdayOf(readingAt(where.clock, jdUt)));
      return any(value, (id) => (vara_from === 'civil' ? civil : day.weekday) === id);
    },
    lunar_month: (value, { jdUt }, { adhika = null, month_system }) => {
      const { amanta, purnimanta, isAdhika } = month(jdUt);
      const name = month_system === 'purnimanta' ? purnimanta : amanta;
      return any(value, (id) => name === id) && (adhika === null || adhika === isAdhika);
    },
    solar_month: signed(({ sunDeg }) => sunDeg),
    sun_sign: signed(({ sunDeg }) => sunDeg),
    moon_sign: signed(({ moonDeg }) => moonDeg),
    ayana: (value, { jdUt }) => any(value, (id) => seasonsAt(luminaries, jdUt, month(jdUt), rules).ayana === id),
    ritu: (value, { jdUt }) => any(value, (id) => seasonsAt(luminaries, jdUt, month(jdUt), rules).ritu === id),
    planet_sign: (value, { jdUt }) =>
      any(value, ({ planet, signs }: { planet: Graha; signs: readonly string[] }) =>
        signs.includes(signOf(grahas(jdUt)(planet).longitudeDeg)),
      ),
    planet_nakshatra: (value, { jdUt }) =>
      any(value, ({ planet, nakshatras }: { planet: Graha; nakshatras: readonly number[] }) =>
        nakshatras.includes(part(grahas(jdUt)(planet).longitudeDeg, 27)),
      ),
    retrograde: (value, { jdUt }) =>
      any(
        value,
        ({ planet, is }: { planet: Graha; is: boolean }) => observatory.stationSpeedDegPerDay(planet, jdUt) < 0 === is,
      ),
    combust: (value, { jdUt, sunDeg }) =>
      any(value, ({ planet, is }: { planet: 'Mars'; is: boolean }) => {
        const { longitudeDeg, speedDegPerDay } = grahas(jdUt)(planet);
        return combustionOf(planet, longitudeDeg, sunDeg, speedDegPerDay < 0).combust === is;
      }),
    lagna: (value, { jdUt }, { varga }) =>
      any(value, (sign) => SIGNS[(part(ascendant(jdUt), varga === 9 ? 108 : 12) - 1) % 12] === sign),
    house_of: (value, { jdUt }) =>
      any(value, ({ planet, houses }: { planet: Graha; houses: readonly number[] }) =>
        houses.includes(chandraCount(signOf(ascendant(jdUt)), signOf(grahas(jdUt)(planet).longitudeDeg))),
      ),
    window: (value, instant) => any(value, (id: string) => windowIs(id, instant)),
    choghadiya: (value, { jdUt, day }) => {
      const { choghadiyaOfDay, choghadiyaOfNight } = dayParts(day);
      return named([choghadiyaOfDay, choghadiyaOfNight], jdUt, value);
    },
    gowri: (value, { jdUt, day }) => named([dayParts(day).gowriOfDay, dayParts(day).gowriOfNight], jdUt, value),
    hora: (value, { jdUt, day }) => named([dayParts(day).horasOfDay, dayParts(day).horasOfNight], jdUt, value),
    muhurta_of_30: (value, { jdUt, day }) => {
      const all = [...dayParts(day).muhurtasOfDay, ...dayParts(day).muhurtasOfNight];
      return any(value, (number: number) => contains(all[number - 1] as Interval, jdUt));
    },
    day_part: (value, { jdUt, day: { sun } }) => {
      const noon = (sun.sunriseJdUt + sun.sunsetJdUt) / 2;
      const is: Readonly<Record<string, boolean>> = {
        day: jdUt < sun.sunsetJdUt,
        night: jdUt >= sun.sunsetJdUt,
        forenoon: jdUt < noon,
        afternoon: jdUt >= noon && jdUt < sun.sunsetJdUt,
      };
      return any(value, (id: string) => is[id] === true);
    },
    clock: (value, { jdUt }) =>
      any(value, ({ from, to }: { from: string; to: string }) => {
        const { hour, minute } = readingAt(where.clock, julianDayUt(jdUt));
        const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        return from < to ? from <= text && text < to : text >= from || text < to;
      }),
    panchaka_rahita: (value, { jdUt, day, numbers }) => {
      const { tithi, nakshatra } = numbers;
      const risingSign = signOf(ascendant(jdUt));
      return any(
        value,
        (id) => (panchakaOf({ tithi, nakshatra, weekday: day.weekday, risingSign }) ?? 'rahita') === id,
      );
    },
    day_yoga: (value, { day, numbers }) =>
      any(value, (id: DayYogaId) => dayYogaIsPresent(DAY_YOGAS[id], day.weekday, numbers)),
    exclusion: (value, { jdUt, day }) =>
      any(value, (id: ExclusionId) => {
        return EXCLUSIONS[id].test(facts(day)(jdUt));
      }),
    vivaha_dosha: (value, instant) => any(value, (id: VivahaDosha) => hasDosha(id, instant)),
    lattadi_lines: (value, instant) =>
      any(value, (lines: number) => VIVAHA_DOSHAS.filter((id) => !hasDosha(id, instant)).length === lines),
    tara_bala: (value, { numbers }) =>
      any(value, (tara) => taraOf(sky.natives.self?.nakshatra as never, nakshatraAt(numbers.nakshatra)) === tara),
    chandra_bala: (value, { moonDeg }) =>
      any(value, (house) => chandraCount(sky.natives.self?.sign as never, signOf(moonDeg)) === house),
    eclipse: (value, { jdUt, day }) =>
      any(value, ({ kind, part: wanted = 'eclipse' }: { kind?: string; part?: string }) =>
        grahanas(day).some(({ eclipse, grahana: { sparshaJdUt, mokshaJdUt, sutak } }) => {
          if (kind !== undefined && kind !== 'any' && eclipse.kind !== kind) return false;
          return jdUt < mokshaJdUt && jdUt >= (wanted === 'eclipse' ? sparshaJdUt : (sutak?.startJdUt as number));
        }),
      ),
    festival: (value, { day }) => any(value, (id: string) => festivalDays(id).includes(day.index)),
  };
  function hasDosha(id: VivahaDosha, { jdUt, sunDeg, moonDeg, day }: Instant): boolean {
    if (id === 'ekargala') return EXCLUSIONS.ekargala.test(facts(day)(jdUt));
    if (id === 'dagdha_tithi') return EXCLUSIONS.masa_dagdha_tithi.test(facts(day)(jdUt));
    return doshaAt(id, { sunDeg, moonDeg, degOf: (graha) => grahas(jdUt)(graha).longitudeDeg });
  }
  const holds = (tree: Tree, instant: Instant): boolean => {
    if (Array.isArray(tree.all)) return tree.all.every((one) => holds(one, instant));
    if (Array.isArray(tree.any)) return tree.any.some((one) => holds(one, instant));
    if (Array.isArray(tree.none)) return !tree.none.some((one) => holds(one, instant));
    const [id] = Object.keys(tree).filter((name) => Object.hasOwn(truths, name)) as [string];
    return (truths[id] as Truth)(tree[id] as never, instant, tree);
  };
  const instantOf = perKey((jd: number): Instant => {
    const jdUt = julianDayUt(jd);
    const [sunDeg, moonDeg] = [luminaries.sunDeg(jdUt), luminaries.moonDeg(jdUt)];
    const numbers = {
      tithi: part(moonDeg - sunDeg, 30),
      karana: part(moonDeg - sunDeg, 60),
      nakshatra: part(moonDeg, 27),
      pada: part(moonDeg, 108),
      yoga: part(moonDeg + sunDeg, 27),
      moon_sign: part(moonDeg, 12),
      sun_sign: part(sunDeg, 12),
      sun_nakshatra: part(sunDeg, 27),
    };
    return { jdUt, sunDeg, moonDeg, numbers, day: sky.days.at(jdUt) };
  });
  return (tree: Tree, jd: number): boolean => holds(tree, instantOf(jd));
}
