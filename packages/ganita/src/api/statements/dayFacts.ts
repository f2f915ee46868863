import { DomainError } from '@ganita/core/errors/domainError.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { perKey } from '@ganita/core/lazy.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Ports } from '../../calculations/calculation.js';
import { type NamedPlace, resolvePlace } from '../../calculations/calendar/placeFields.js';
import { type FestivalsAnswer, festivals } from '../../calculations/festivals/festivalsCalculation.js';
import { noUserAyanamsa } from '../../calculations/fields/rulesChecks.js';
import { placeNamed } from '../../calculations/location/placeOfName.js';
import { type PanchangAnswer, panchangDay } from '../../calculations/panchang/panchangDayCalculation.js';
import { festivalsAnswer } from '../festivals/festivals.js';
import { panchangAnswer } from '../panchang/panchang.js';
import { valueAt } from '../writing/csv.js';
import type { FoundValue } from './chartFacts.js';
import { type FestivalFact, isUnanswered, type LimbFact, type Unanswered, unanswered } from './fact.js';
import { LIMBS, type LimbName } from './limbs.data.js';
import { namesOf } from './names.js';

/** The day of the request: its place, and the rules of days. */
export interface DayRequest {
  readonly place: NamedPlace;
  readonly date: string;
  readonly rules: Rules;
  /** Those that claims name. */
  readonly festivals: readonly FestivalId[];
}

/** Facts of days and festivals, each day computed once. */
export type DayFacts = (fact: LimbFact | FestivalFact) => FoundValue | readonly FoundValue[] | Unanswered;

/** The place that a claim names; that of the request where it names none. */
function placeOf(name: string | null, { place }: DayRequest, ports: Ports): NamedPlace | Unanswered {
  if (name === null) return resolvePlace(place, ports);
  if (ports.places.hasIndex === false) return unanswered('unknown_place', 'there is no index of places here');
  const found = placeNamed(name, 'place', ports.places);
  if (found instanceof DomainError) return unanswered('unknown_place', found.message);
  const { latitudeDeg: latitude, longitudeDeg: longitude, zone } = found;
  return { latitude, longitude, timezone: null, zone, place: name };
}

/** A place as requests take it: with one clock. */
const requested = ({ zone, timezone, ...where }: NamedPlace) => ({
  ...where,
  ...(zone === null ? { timezone } : { zone }),
});

/** The answers of `/panchang` and `/festivals` about the days of a request, each computed once. */
export interface NamedDays {
  /** The place of a name; null: that of the request. */
  readonly place: (name: string | null) => ReturnType<typeof requested> | Unanswered;
  readonly day: (date: string, place: string | null) => PanchangAnswer;
  /** The festivals of a year. */
  readonly year: (year: number, place: string | null) => FestivalsAnswer;
}

/** Errors of each: DomainError. */
export function namedDays(request: DayRequest, ports: Ports): NamedDays {
  const { rules } = request;
  const place = perKey((name: string | null) => {
    const found = placeOf(name, request, ports);
    return isUnanswered(found) ? found : requested(found);
  });
  const day = perKey((key: string) => {
    const [date, name] = JSON.parse(key) as readonly [string, string | null];
    const { input } = panchangDay.check({ date, ...place(name) }, ports, 'first', 'own');
    return panchangDay.compute({ input, rules, ignoredFields: [] }, ports);
  });
  const year = perKey((key: string) => {
    const [of, name] = JSON.parse(key) as readonly [number, string | null];
    const { input } = festivals.check({ ...place(name), year: of, ids: request.festivals }, ports, 'first', 'own');
    return festivals.compute({ input, rules, ignoredFields: [] }, ports);
  });
  const noUser = (): void => noUserAyanamsa({ ayanamsa_mode: rules.ayanamsa_mode });
  return {
    place,
    day(...key) {
      noUser();
      return day(JSON.stringify(key));
    },
    year(...key) {
      noUser();
      return year(JSON.stringify(key));
    },
  };
}

/** The value of a limb in an answer. */
export function limbOfDay(answer: PanchangAnswer, limb: LimbName, date: string): FoundValue {
  const { kind, ofDay } = LIMBS[limb];
  const value = (valueAt(panchangAnswer.record(answer).panchang, ofDay) ?? null) as string | null;
  const path = `panchang.${limb}@${date}`;
  return kind === null
    ? { path, value, type: 'moment', names: null }
    : { path, value, type: 'text', names: namesOf(kind) };
}

/** Facts of the days that claims name. Errors of each: DomainError. */
export function dayFacts(request: DayRequest, ports: Ports): DayFacts {
  const { place, day, year } = namedDays(request, ports);
  return (fact) => {
    const where = place(fact.place);
    if (isUnanswered(where)) return where;
    if (fact.of === 'limb') {
      const date = fact.date ?? request.date;
      return limbOfDay(day(date, fact.place), fact.limb, date);
    }
    const { observances } = festivalsAnswer.record(year(fact.year, fact.place)).festival_calendar;
    const path = `festivals.${fact.festival}@${fact.year}`;
    return observances
      .filter(({ id }) => id === fact.festival)
      .map(({ date }) => ({ path, value: date, type: 'date', names: null }));
  };
}
