import { type BirthCounts, birthCounts } from '@ganita/core/eclipses/birthCounts.js';
import { type EclipseAtPlace, eclipseAtPlace } from '@ganita/core/eclipses/eclipseAtPlace.js';
import { type SharedFacts, sharedFacts } from '@ganita/core/eclipses/eclipseFacts.js';
import { eclipseSeries } from '@ganita/core/eclipses/eclipseSeries.js';
import { type GlobalEclipse, isPenumbral } from '@ganita/core/eclipses/globalEclipse.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { type CivilClock, readingAt } from '@ganita/core/time/civilClock.js';
import { dateText, parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { addDays, type CivilDate } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import { resolveBirth } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { outsideEphemeris } from '../fields/ephemerisReach.js';
import { placeOfFields } from '../fields/optionalPlace.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { TODAY } from '../fields/today.js';
import { type ClockUsed, clockOfFields, clockUsed } from '../fields/zoneFields.js';
import { observedFigures } from '../transits/transitRules.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import {
  DEFAULT_COUNT,
  ECLIPSE_RULES,
  type EclipseBirth,
  eclipsesChecks,
  eclipsesInput,
  toDateCheck,
} from './eclipsesInput.js';

type EclipsesInput = Filled<typeof eclipsesInput>;

/** An eclipse of a list. */
export interface ListedEclipse {
  readonly eclipse: GlobalEclipse;
  readonly shared: SharedFacts;
  /** null without a place, and where the eclipse does not reach the place. */
  readonly atPlace: EclipseAtPlace | null;
  /** null without a birth. */
  readonly counts: BirthCounts | null;
}

/** Eclipses in time order, or the latest first. */
export interface EclipsesAnswer {
  readonly input: EclipsesInput;
  readonly hasPlace: boolean;
  readonly eclipses: readonly ListedEclipse[];
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

/** No contact of an eclipse is further from its maximum. */
const MAX_HALF_DAYS = 0.3;

/** Today, on the clock of the request. Errors: `invalid_input` for a last date that is too far from it. */
function resolveDefaults(input: EclipsesInput, ports: Pick<Ports, 'clock' | 'zones' | 'birthYears'>): EclipsesInput {
  if (input.from_date !== TODAY) return input;
  const from_date = dateText(readingAt(clockOfFields(input, ports.zones), ports.clock.now()));
  const resolved = { ...input, from_date };
  toDateCheck(input.to_date, resolved, ports);
  return resolved;
}

/** From the first moment of the first date to the last of the last one. */
function rangeOf({ from_date, to_date }: EclipsesInput, clock: CivilClock): Interval {
  const date = (text: string, field: string): CivilDate => parseDate(text, field, TRANSIT_YEARS);
  const from = date(from_date, 'from_date');
  return {
    startJdUt: clock.startOf(from),
    endJdUt: clock.startOf(addDays(to_date === null ? from : date(to_date, 'to_date'), 1)),
  };
}

/** Every eclipse of the range whose contacts meet it, or from its start on without an end. */
function candidates(
  { ephemeris, eclipseTables }: Pick<Ports, 'ephemeris' | 'eclipseTables'>,
  { to_date, direction }: EclipsesInput,
  { startJdUt, endJdUt }: Interval,
): Iterable<GlobalEclipse> {
  const series = eclipseSeries(ephemeris, eclipseTables);
  if (to_date === null) {
    return direction === 'forward' ? series.after(startJdUt - MAX_HALF_DAYS) : series.before(startJdUt + MAX_HALF_DAYS);
  }
  const found = series.between(startJdUt - MAX_HALF_DAYS, endJdUt + MAX_HALF_DAYS);
  return direction === 'forward' ? found : found.toReversed();
}

/** Errors: `invalid_input` where the data end before so many eclipses. */
function listed(
  input: EclipsesInput,
  range: Interval,
  ports: Pick<Ports, 'ephemeris' | 'eclipseTables'>,
  list: (eclipse: GlobalEclipse) => ListedEclipse | null,
): readonly ListedEclipse[] {
  const hasPlace = placeOfFields(input) !== null;
  const withPenumbral = input.include_penumbral ?? !hasPlace;
  const isWanted = (eclipse: GlobalEclipse): boolean =>
    (input.kinds === null || input.kinds.includes(eclipse.kind)) &&
    (withPenumbral || !isPenumbral(eclipse)) &&
    (input.to_date === null
      ? input.direction === 'forward'
        ? eclipse.lastJdUt > range.startJdUt
        : eclipse.firstJdUt < range.startJdUt
      : eclipse.lastJdUt > range.startJdUt && eclipse.firstJdUt < range.endJdUt);
  const maxCount = input.to_date === null ? (input.count ?? DEFAULT_COUNT) : Number.POSITIVE_INFINITY;
  const found: ListedEclipse[] = [];
  for (const eclipse of candidates(ports, input, range)) {
    const item = isWanted(eclipse) ? list(eclipse) : null;
    if (item !== null) found.push(item);
    if (found.length === maxCount) return found;
  }
  if (input.to_date === null) throw outsideEphemeris('count', maxCount);
  return found;
}

/** Nakshatra and sign of the natal Moon, by geometric positions as in a chart. */
function janmaOf(birth: EclipseBirth, rules: Rules, ports: Pick<Ports, 'ephemeris' | 'zones'>) {
  const natalRules = resolveRules(DEFAULT_RULES, { ayanamsa_mode: rules.ayanamsa_mode });
  const { resolved } = resolveBirth(birth, ports.zones, 'birth.');
  const moonDeg = openObservatory(ports.ephemeris, natalRules).longitudeDeg('Moon', resolved.jdUt);
  return { sign: signOf(moonDeg), nakshatra: nakshatraOf(moonDeg).nakshatra };
}

function compute(request: CheckedRequest<EclipsesInput>, ports: Ports): EclipsesAnswer {
  const { input, rules } = request;
  const observatory: Observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const range = rangeOf(input, clock);
  const place = placeOfFields(input);
  const janma = input.birth === null ? null : janmaOf(input.birth, rules, ports);
  const eclipses = listed(input, range, ports, (eclipse) => {
    const atPlace = place === null ? null : eclipseAtPlace(observatory, eclipse, { place, clock }, rules);
    if (input.only_visible && (atPlace?.local.visible ?? null) === null) return null;
    const shared = sharedFacts(observatory, eclipse);
    const { longitudeDeg } = atPlace?.grahana?.madhya ?? shared.maximum;
    return { eclipse, shared, atPlace, counts: janma === null ? null : birthCounts(janma, longitudeDeg) };
  });
  return {
    input,
    hasPlace: place !== null,
    eclipses,
    clock,
    clockUsed: clockUsed(clock, input.zone, place, range, ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, ECLIPSE_RULES), observedFigures(rules, observatory, range.startJdUt), DAILY_RULES),
    ),
  };
}

/** `POST /eclipses`: eclipses of a range of dates, or the next or last ones, on Earth and at a place. */
export const eclipses = calculation({
  request: eclipsesInput,
  checks: eclipsesChecks,
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  resolveDefaults,
  compute,
});
