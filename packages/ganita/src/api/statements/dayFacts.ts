import { DomainError } from '@ganita/core/errors/domainError.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { perKey } from '@ganita/core/lazy.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Ports } from '../../calculations/calculation.js';
import { type NamedPlace, resolvePlace } from '../../calculations/calendar/placeFields.js';
import { festivals } from '../../calculations/festivals/festivalsCalculation.js';
import { noUserAyanamsa } from '../../calculations/fields/rulesChecks.js';
import { placeNamed } from '../../calculations/location/placeOfName.js';
import { panchangDay } from '../../calculations/panchang/panchangDayCalculation.js';
import { festivalsAnswer } from '../festivals/festivals.js';
import { panchangAnswer } from '../panchang/panchang.js';
import { valueAt } from '../writing/csv.js';
import type { FoundValue } from './chartFacts.js';
import { type FestivalFact, isUnanswered, type LimbFact, type Unanswered, unanswered } from './fact.js';
import { LIMBS } from './limbs.data.js';
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

/** Facts of the days that claims name. Errors of each: DomainError. */
export function dayFacts(request: DayRequest, ports: Ports): DayFacts {
  const { rules } = request;
  const place = perKey((name: string | null) => {
    const found = placeOf(name, request, ports);
    return isUnanswered(found) ? found : requested(found);
  });
  /** The answer of `/panchang` to a date and the name of a place. */
  const day = perKey((key: string) => {
    const [date, name] = JSON.parse(key) as readonly [string, string | null];
    const { input } = panchangDay.check({ date, ...place(name) }, ports, 'first', 'own');
    return panchangAnswer.record(panchangDay.compute({ input, rules, ignoredFields: [] }, ports)).panchang;
  });
  /** The festivals of a year at the name of a place. */
  const kept = perKey((key: string) => {
    const [year, name] = JSON.parse(key) as readonly [number, string | null];
    const { input } = festivals.check({ ...place(name), year, ids: request.festivals }, ports, 'first', 'own');
    const { festival_calendar } = festivalsAnswer.record(festivals.compute({ input, rules, ignoredFields: [] }, ports));
    return festival_calendar.observances;
  });
  return (fact) => {
    noUserAyanamsa({ ayanamsa_mode: rules.ayanamsa_mode });
    const where = place(fact.place);
    if (isUnanswered(where)) return where;
    if (fact.of === 'limb') {
      const { kind, ofDay } = LIMBS[fact.limb];
      const date = fact.date ?? request.date;
      const value = (valueAt(day(JSON.stringify([date, fact.place])), ofDay) ?? null) as string | null;
      const path = `panchang.${fact.limb}@${date}`;
      return kind === null
        ? { path, value, type: 'moment', names: null }
        : { path, value, type: 'text', names: namesOf(kind) };
    }
    const { festival, year } = fact;
    const found = kept(JSON.stringify([year, fact.place])).filter(({ id }) => id === festival);
    return found.map(({ date }) => ({ path: `festivals.${festival}@${year}`, value: date, type: 'date', names: null }));
  };
}
