import { moonHorizonOf } from '@ganita/core/eclipses/eclipseAtPlace.js';
import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { addDays, type CivilDate, daysSince2000 } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import type { AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import { astaPeriods, isOfLongitude } from '@ganita/core/visibility/astaPeriods.js';
import { type Crescent, crescentOf } from '@ganita/core/visibility/crescent.js';
import { invisibleAt } from '@ganita/core/visibility/invisible.js';
import { type MoonPhase, moonPhases, newMoons } from '@ganita/core/visibility/moonPhases.js';
import { STAR_PLANETS } from '@ganita/core/visibility/planets.data.js';
import { type Conjunction, conjunctionsIn } from '@ganita/core/visibility/solarConjunctions.js';
import {
  TWILIGHTS,
  type Twilight,
  type TwilightOfDay,
  twilightAround,
} from '@ganita/core/visibility/twilightLimits.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { reachedFrom } from '../fields/ephemerisReach.js';
import { placeOfFields } from '../fields/optionalPlace.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { type ClockUsed, clockOfFields, clockUsed } from '../fields/zoneFields.js';
import { observedFigures } from '../transits/transitRules.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import {
  DEFAULT_PARTS,
  VISIBILITY_DEFAULTS,
  VISIBILITY_RULES,
  type VisibilityPart,
  visibilityChecks,
  visibilityInput,
} from './visibilityInput.js';

type VisibilityInput = Filled<typeof visibilityInput>;

/** The twilights of a date. */
export interface TwilightDate {
  readonly date: CivilDate;
  readonly twilights: Readonly<Record<Twilight, TwilightOfDay>>;
}

/** A conjunction, and whether one of its planets is asta, so that it is not seen. */
export interface SeenConjunction extends Conjunction {
  readonly invisible: boolean;
}

/** Each part is null where it was not requested. */
export interface VisibilityAnswer {
  readonly input: VisibilityInput;
  readonly asta: readonly AstaPeriod[] | null;
  readonly conjunctions: readonly SeenConjunction[] | null;
  readonly moonPhases: readonly MoonPhase[] | null;
  readonly crescents: { readonly evening: readonly Crescent[]; readonly morning: readonly Crescent[] } | null;
  readonly twilight: readonly TwilightDate[] | null;
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

/** A request as the parts read it. */
interface Scene {
  readonly observatory: Observatory;
  readonly input: VisibilityInput;
  readonly rules: Rules;
  readonly window: Interval;
  readonly place: GeoPlace | null;
}

/** The visibility in twilight takes the library some 40 ms for each limit of a period. */
const MAX_HELIACAL_DAYS = 366;

/** Errors: `invalid_input` for a method of rises and sets without a place, or of a long range. */
function requireMethod({ input, rules: { asta_method }, place }: Scene, days: number): void {
  if (!isOfLongitude(asta_method) && place === null) {
    throw invalidInput(
      'rules.asta_method',
      `${asta_method} requires latitude and longitude`,
      asta_method,
      'requires_field',
    );
  }
  if (asta_method === 'heliacal' && days > MAX_HELIACAL_DAYS) {
    throw invalidInput(
      'to_date',
      `must be at most ${MAX_HELIACAL_DAYS} days after from_date with asta_method heliacal`,
      input.to_date,
      'out_of_range',
    );
  }
}

function astaOf({ observatory, input, rules, window, place }: Scene): readonly AstaPeriod[] {
  const start = ({ asta, conjunction }: AstaPeriod): number => asta.jdUt ?? conjunction.jdUt;
  return STAR_PLANETS.filter((planet) => input.planets?.includes(planet) ?? true)
    .flatMap((planet) => astaPeriods(observatory, planet, rules.asta_method, place, window))
    .sort((a, b) => start(a) - start(b));
}

function conjunctionsOf({ observatory, input, rules, window, place }: Scene): readonly SeenConjunction[] {
  const isInvisible = invisibleAt(observatory, rules.asta_method, place, window);
  return conjunctionsIn(observatory, input.conjunction_bodies ?? STAR_PLANETS, window, rules).map((conjunction) => ({
    ...conjunction,
    invisible: conjunction.bodies.some((body) => isInvisible(body, conjunction.jdUt)),
  }));
}

function crescentsOf({ observatory, rules, window, place }: Scene): VisibilityAnswer['crescents'] {
  if (place === null) return null;
  const moons = newMoons(observatory.ephemeris, window);
  const request = { place, rule: rules.crescent_rule, moonHorizon: moonHorizonOf(rules) };
  return {
    evening: moons.map((jdUt) => crescentOf(observatory, jdUt, 'evening', request)),
    morning: moons.map((jdUt) => crescentOf(observatory, jdUt, 'morning', request)),
  };
}

function twilightOf(
  { observatory, place }: Scene,
  from: CivilDate,
  to: CivilDate,
  clock: CivilClock,
): readonly TwilightDate[] | null {
  if (place === null) return null;
  const days: TwilightDate[] = [];
  for (let date = from; daysSince2000(date) <= daysSince2000(to); date = addDays(date, 1)) {
    const noon = observatory.riseSet('Sun', 'upper_transit', clock.startOf(date), place, 'apparent_upper_limb');
    if (noon === null) throw new Error('the Sun has a transit every day');
    const entries = TWILIGHTS.map((name) => [name, twilightAround(observatory, noon, place, name)] as const);
    days.push({ date, twilights: Object.fromEntries(entries) as TwilightDate['twilights'] });
  }
  return days;
}

function compute(request: CheckedRequest<VisibilityInput>, ports: Ports): VisibilityAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const date = (field: 'from_date' | 'to_date'): CivilDate => parseDate(input[field], field, TRANSIT_YEARS);
  const [from, to] = [date('from_date'), date('to_date')];
  const window = wholeDays(from, to, clock);
  const place = placeOfFields(input);
  const scene: Scene = { observatory, input, rules, window, place };
  const parts = input.include ?? DEFAULT_PARTS;
  /** The visibility in twilight is searched up to 800 days ahead. */
  const reached = <T>(make: () => T): T => reachedFrom('to_date', input.to_date, make);
  const part = <T>(name: VisibilityPart, make: () => T): T | null => (parts.includes(name) ? make() : null);
  if (parts.includes('asta') || parts.includes('conjunctions')) {
    requireMethod(scene, daysSince2000(to) - daysSince2000(from));
  }
  return {
    input,
    asta: part('asta', () => reached(() => astaOf(scene))),
    conjunctions: part('conjunctions', () => reached(() => conjunctionsOf(scene))),
    moonPhases: part('moon_phases', () => moonPhases(ports.ephemeris, window)),
    crescents: part('crescents', () => crescentsOf(scene)),
    twilight: part('twilight', () => twilightOf(scene, from, to, clock)),
    clock,
    clockUsed: clockUsed(clock, input.zone, place, window, ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(
        namedRules(rules, VISIBILITY_RULES),
        observedFigures(rules, observatory, window.startJdUt),
        VISIBILITY_DEFAULTS,
      ),
    ),
  };
}

/** `POST /visibility`: when planets and the Moon are seen near the Sun. */
export const visibility = calculation({
  request: visibilityInput,
  checks: visibilityChecks,
  rules: rulesOf({ base: VISIBILITY_DEFAULTS, check: noUserAyanamsa }),
  compute,
});
