import { DomainError } from '@ganita/core/errors/domainError.js';
import type { AngaId } from '@ganita/core/panchanga/angas.js';
import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Ports } from '../../calculations/calculation.js';
import { limbOfDay, type NamedDays, namedDays } from '../statements/dayFacts.js';
import type { LimbName } from '../statements/limbs.data.js';
import { derivation } from './derivation.js';
import { unexplained } from './explainedColumns.js';
import type { ExplainRequest, Explanation } from './explanation.js';
import { festivalDate, festivalSource } from './families/festivals.js';
import { firstOf, LIMB_RULE, limbPart, VARA_RULE, weekdayPart } from './families/limbs.js';
import { notExplained } from './family.js';
import { type DayPath, dayPathOf } from './paths.js';

/** The parts of limbs by the names that paths have for them. */
const PARTS: Readonly<Partial<Record<LimbName, readonly [id: AngaId, part: string]>>> = {
  tithi: ['tithi', 'id'],
  nakshatra: ['nakshatra', 'id'],
  yoga: ['yoga', 'id'],
  karana: ['karana', 'id'],
  paksha: ['tithi', 'paksha'],
  moon_sign: ['moon_sign', 'sign'],
  sun_sign: ['sun_sign', 'sign'],
};

function limb(
  path: string,
  { limb: name, date }: DayPath & { of: 'limb' },
  days: NamedDays,
  of: ExplainRequest,
  ports: Ports,
): Explanation {
  const { days: rules } = of.rules;
  const answer = days.day(date, null);
  const { day, clock } = answer;
  const { value } = limbOfDay(answer, name, date);
  const steps = derivation();
  const jdUt = day.interval.startJdUt;
  if (name === 'weekday') {
    weekdayPart(steps, 'weekday', jdUt, clock.offsetHoursAt(jdUt));
  } else {
    const [id, part] = PARTS[name] ?? [];
    const span = id === undefined ? undefined : firstOf(day, id);
    if (id === undefined || part === undefined || span === undefined)
      return unexplained(path, notExplained('not_derived'), value);
    const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
    const luminaries = openLuminaries(observatory, rules);
    const why = limbPart(steps, id, part, { luminaries, hoursAt: clock.offsetHoursAt, jdUt, span });
    if (why !== undefined) return unexplained(path, why, value);
  }
  const { inputs, steps: written } = steps;
  if (written.at(-1)?.result !== value) return unexplained(path, notExplained('not_reproduced'), value);
  const rule = name === 'weekday' ? VARA_RULE : LIMB_RULE;
  return { path, value, unit: null, source: { rule, text: null }, derivation: { inputs, steps: written }, why: null };
}

function festival(
  path: string,
  { festival: id, year, date }: DayPath & { of: 'festival' },
  days: NamedDays,
): Explanation {
  const { festivals, calendar } = days.year(year, null);
  const dateOf = ({ occurrence }: (typeof festivals)[number]): string => dateText(occurrence.day.date);
  const [found, ...others] = festivals.filter((one) => one.row.id === id && (date === null || dateOf(one) === date));
  if (found === undefined) return unexplained(path, notExplained('no_value'));
  const value = dateOf(found);
  if (others.length > 0)
    return unexplained(path, notExplained('not_derived', [found, ...others].map(dateOf).join(' ')), value);
  const steps = derivation();
  const why = festivalDate(steps, calendar, found);
  if (why !== undefined) return unexplained(path, why, value);
  const { inputs, steps: written } = steps;
  if (written.at(-1)?.result !== value)
    return unexplained(path, notExplained('not_reproduced', found.occurrence.decision.decidedBy), value);
  return { path, value, unit: null, source: festivalSource(found), derivation: { inputs, steps: written }, why: null };
}

/** What explains limbs of days and dates of festivals. Errors of a path are of it alone. */
export function explainedDays(request: ExplainRequest, ports: Ports): (path: string, of: DayPath) => Explanation {
  const { input, rules } = request;
  const { latitude, longitude, timezone, zone, place, date, paths } = input;
  const festivals = paths.flatMap((path) => {
    const of = dayPathOf(path);
    return of?.of === 'festival' ? [of.festival] : [];
  });
  const where = { latitude, longitude, timezone, zone, place };
  const days = namedDays({ place: where, date, rules: rules.days, festivals: [...new Set(festivals)] }, ports);
  return (path, of) => {
    try {
      return of.of === 'limb' ? limb(path, of, days, request, ports) : festival(path, of, days);
    } catch (error) {
      if (!(error instanceof DomainError && error.code !== 'no_convergence')) throw error;
      return unexplained(path, notExplained('no_value', error.message));
    }
  };
}
