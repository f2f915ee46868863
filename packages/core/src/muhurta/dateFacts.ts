import { lazy } from '../lazy.js';
import type { AngaNumbers } from '../panchanga/daySegments.js';
import { type LunarMonth, lunarMonthOf } from '../panchanga/lunarMonths.js';
import type { Observatory } from '../sky/observatory.js';
import { contains, type Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { type Sign, signAt, signOf } from '../zodiac/signs.js';
import { chandraCount, type TaraNumber, taraOf } from '../zodiac/taras.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { AngaTimeline } from './angaTimeline.js';
import type { GrahanaOfDay } from './grahanas.js';

/** The planets whose invisibility excludes a muhurta. */
export type AstaPlanet = 'Jupiter' | 'Venus';

/** Nakshatra and sign of the natal Moon. */
export interface Janma {
  readonly nakshatra: Nakshatra;
  readonly sign: Sign;
}

/** The Vedic day of a date, or the civil date itself where the Sun does not rise. */
export interface EventDay {
  readonly interval: Interval;
  /** Sunrise; 12:00 local time where there is none. */
  readonly openingJdUt: JulianDayUt;
  /** The same of the previous date. */
  readonly previousOpeningJdUt: JulianDayUt;
  readonly vara: Weekday;
}

/** The angas of an instant that the score uses. */
export interface InstantAngas {
  /** 1..30 */
  readonly tithi: number;
  /** 1..27 */
  readonly nakshatra: number;
  readonly moonSign: Sign;
}

/** An instant relative to the person: tara, and house of the Moon's sign from the janma sign. */
export interface PersonalBalas {
  readonly tara: TaraNumber;
  readonly chandraHouse: number;
}

export const personalBalas = ({ nakshatra, moonSign }: InstantAngas, janma: Janma): PersonalBalas => ({
  tara: taraOf(janma.nakshatra, nakshatraAt(nakshatra)),
  chandraHouse: chandraCount(janma.sign, moonSign),
});

/** All inputs of the ratings, exclusions and supporting yogas of a date, at its instant of evaluation. */
export interface DateFacts extends PersonalBalas {
  readonly evaluatedJdUt: JulianDayUt;
  readonly vara: Weekday;
  readonly numbers: AngaNumbers;
  readonly angas: InstantAngas;
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly lunarMonth: LunarMonth;
  /** Whether a planet is asta, invisible near the Sun, now or so many days from now. */
  isAsta(planet: AstaPlanet, days: number): boolean;
  signOfJupiter(): Sign;
  /** Whether an eclipse excludes the day. */
  hasEclipse(): boolean;
  /** Whether the instant is between the sutak of an eclipse and its end, where it is seen. */
  inGrahana(): boolean;
  /** Number of tithis that overlap the day. */
  tithisTouching(): number;
  tithiAtOpening(): number;
  tithiAtPreviousOpening(): number;
  /** Whether the Sun enters a sign within the day. */
  hasSankranti(): boolean;
  /** Days to the nearest entry of the Sun into a sign, before or after. */
  daysFromSankranti(): number;
}

/** Inputs of the facts of every date of a scan. */
export interface FactSources {
  readonly observatory: Observatory;
  readonly almanac: AngaTimeline;
  /** Eclipses around the dates of the scan. */
  readonly grahanas: () => readonly GrahanaOfDay[];
  /** Whether a planet is invisible near the Sun at a moment. */
  readonly isAsta: (planet: AstaPlanet, jdUt: JulianDayUt) => boolean;
}

/** A class: an object literal with getters takes many times as long to make, and a search makes thousands. */
class FactsOnDemand implements DateFacts {
  readonly evaluatedJdUt: JulianDayUt;
  readonly numbers: AngaNumbers;
  readonly #sources: FactSources;
  readonly #day: EventDay;
  readonly #angas: () => InstantAngas;
  readonly #balas: () => PersonalBalas;
  readonly #month: () => LunarMonth;

  constructor(sources: FactSources, day: EventDay, evaluatedJdUt: JulianDayUt, janma: Janma) {
    const { almanac } = sources;
    const numbers = almanac.numbersAt(evaluatedJdUt);
    const angas = lazy(() => ({
      tithi: numbers.tithi,
      nakshatra: numbers.nakshatra,
      moonSign: signAt(numbers.moon_sign - 1),
    }));
    this.evaluatedJdUt = evaluatedJdUt;
    this.numbers = numbers;
    this.#sources = sources;
    this.#day = day;
    this.#angas = angas;
    this.#balas = lazy(() => personalBalas(angas(), janma));
    this.#month = lazy(() => lunarMonthOf(almanac.luminaries, evaluatedJdUt));
  }

  get vara(): Weekday {
    return this.#day.vara;
  }

  get angas(): InstantAngas {
    return this.#angas();
  }

  get tara(): TaraNumber {
    return this.#balas().tara;
  }

  get chandraHouse(): number {
    return this.#balas().chandraHouse;
  }

  get sunDeg(): number {
    return this.#sources.almanac.luminaries.sunDeg(this.evaluatedJdUt);
  }

  get moonDeg(): number {
    return this.#sources.almanac.luminaries.moonDeg(this.evaluatedJdUt);
  }

  get lunarMonth(): LunarMonth {
    return this.#month();
  }

  isAsta(planet: AstaPlanet, days: number): boolean {
    return [0, -days, days].some((step) => this.#sources.isAsta(planet, julianDayUt(this.evaluatedJdUt + step)));
  }

  signOfJupiter(): Sign {
    return signOf(this.#sources.observatory.longitudeDeg('Jupiter', this.evaluatedJdUt));
  }

  hasEclipse(): boolean {
    return this.#sources.grahanas().some(({ jdUt }) => jdUt !== null && contains(this.#day.interval, jdUt));
  }

  inGrahana(): boolean {
    return this.#sources.grahanas().some(({ seen }) => seen !== null && contains(seen, this.evaluatedJdUt));
  }

  tithisTouching(): number {
    return this.#sources.almanac.spansIn('tithi', this.#day.interval).length;
  }

  tithiAtOpening(): number {
    return this.#sources.almanac.numbersAt(this.#day.openingJdUt).tithi;
  }

  tithiAtPreviousOpening(): number {
    return this.#sources.almanac.numbersAt(this.#day.previousOpeningJdUt).tithi;
  }

  hasSankranti(): boolean {
    const { interval } = this.#day;
    return this.#sources.almanac.spansIn('sun_sign', interval).some((span) => span.startJdUt >= interval.startJdUt);
  }

  daysFromSankranti(): number {
    const sign = this.#sources.almanac.spanAt('sun_sign', this.evaluatedJdUt);
    return Math.min(this.evaluatedJdUt - sign.startJdUt, sign.endJdUt - this.evaluatedJdUt);
  }
}

/** The facts of one date at an instant, each computed when a rule first reads it. */
export const dateFacts = (sources: FactSources, day: EventDay, evaluatedJdUt: JulianDayUt, janma: Janma): DateFacts =>
  new FactsOnDemand(sources, day, evaluatedJdUt, janma);
