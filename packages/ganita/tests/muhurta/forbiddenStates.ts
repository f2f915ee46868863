import { combustionOf } from '@ganita/core/charts/states/combustion.js';
import type { ConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { openConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { treeOf } from '@ganita/core/conditions/muhurtaIntervals.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import { searchIntervals } from '@ganita/core/conditions/searchIntervals.js';
import { grahanasOfDay } from '@ganita/core/eclipses/grahanasOfDay.js';
import { perKey } from '@ganita/core/lazy.js';
import type { EventRow } from '@ganita/core/muhurta/eventRow.js';
import { EVENT_ROWS } from '@ganita/core/muhurta/events/events.js';
import type { ExclusionId } from '@ganita/core/muhurta/exclusions.js';
import { lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { type JulianDayUt, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { astaPeriods } from '@ganita/core/visibility/astaPeriods.js';
import type { openPorts } from 'ganita/adapters/openPorts.js';

type Ports = Awaited<ReturnType<typeof openPorts>>;

export const PLACES = 50;
export const FIRST_YEAR = 2020;
const DAYS = 365;

/** A place of fifty, from the south of Chile to the north of Scotland, all around the Earth. */
const placeOf = (index: number) => {
  const longitudeDeg = ((index * 137.5) % 360) - 180;
  return {
    place: { latitudeDeg: -55 + (115 * index) / (PLACES - 1), longitudeDeg },
    clock: constantClock(Math.round(longitudeDeg / 15)),
  };
};

/** Every other place has the asta of the natal chart. */
const rulesOf = (index: number): Rules =>
  index % 2 === 0 ? DAILY_RULES : resolveRules(DAILY_RULES, { muhurta_asta_method: 'longitude' });

function skyOf(ports: Ports, index: number, year: number): ConditionSky {
  const startJdUt = midnightOf({ year, month: 1, day: 1 }, 0);
  return openConditionSky({
    observatory: openObservatory(ports.ephemeris, DAILY_RULES),
    where: placeOf(index),
    window: { startJdUt, endJdUt: julianDayUt(startJdUt + DAYS) },
    rules: rulesOf(index),
    natives: { self: null, partner: null },
    transitTables: ports.transitTables,
    eclipseTables: ports.eclipseTables,
  });
}

type State = (jdUt: JulianDayUt) => boolean;

/** What is forbidden, from positions at a moment alone, and the shortest time that it or its absence lasts, in days. */
function statesOf(sky: ConditionSky): Readonly<Partial<Record<ExclusionId, readonly [State, shortestDays: number]>>> {
  const { observatory, luminaries, rules, where, whole } = sky;
  const degOf = (body: 'Sun' | 'Moon' | 'Jupiter') => (jdUt: JulianDayUt) => observatory.longitudeDeg(body, jdUt);
  const [sun, moon] = [degOf('Sun'), degOf('Moon')];
  const arc = (deg: number): number => ((deg % 360) + 360) % 360;
  const sunSign = (jdUt: JulianDayUt): number => Math.floor(sun(jdUt) / 30);
  const tithi = (jdUt: JulianDayUt): number => Math.floor(arc(moon(jdUt) - sun(jdUt)) / 12) + 1;
  const yoga = (jdUt: JulianDayUt): number => Math.floor((arc(moon(jdUt) + sun(jdUt)) * 27) / 360) + 1;
  const half = (jdUt: JulianDayUt): number => Math.floor(arc(moon(jdUt) - sun(jdUt)) / 6);
  const month = perKey((jdUt: JulianDayUt) => lunarMonthOf(luminaries, jdUt));
  const asta = (planet: 'Jupiter' | 'Venus'): State => {
    if (rules.muhurta_asta_method !== 'longitude') {
      const method = rules.muhurta_asta_method;
      const periods = astaPeriods(observatory, planet, method, where.place, whole, 'muhurta_asta_method');
      return (jdUt) =>
        periods.some(({ asta: { jdUt: from }, udaya: { jdUt: to } }) => from && to && from <= jdUt && jdUt <= to);
    }
    return (jdUt) => {
      const { longitudeDeg, speedDegPerDay } = observatory.motion(planet, jdUt);
      return combustionOf(planet, longitudeDeg, sun(jdUt), speedDegPerDay < 0).combust;
    };
  };
  return {
    dhanu_mina_masa: [(jdUt) => [8, 11].includes(sunSign(jdUt)), 25],
    dakshinayana: [(jdUt) => sunSign(jdUt) >= 3 && sunSign(jdUt) <= 8, 100],
    adhika_masa: [(jdUt) => month(jdUt).isAdhika, 25],
    kshaya_masa: [(jdUt) => month(jdUt).isKshaya, 25],
    pitru_paksha: [(jdUt) => month(jdUt).amanta === 'bhadrapada' && !month(jdUt).isAdhika && tithi(jdUt) > 15, 10],
    chaturmasa: [
      (jdUt) => {
        const { amanta, isAdhika } = month(jdUt);
        if (amanta === 'ashadha') return !isAdhika && tithi(jdUt) > 10;
        if (amanta === 'kartika') return isAdhika || tithi(jdUt) <= 10;
        return ['shravana', 'bhadrapada', 'ashwina'].includes(amanta);
      },
      100,
    ],
    guru_asta: [asta('Jupiter'), 5],
    shukra_asta: [asta('Venus'), 0.2],
    vishti: [(jdUt) => half(jdUt) > 0 && half(jdUt) < 57 && half(jdUt) % 7 === 0, 0.3],
    vyatipata: [(jdUt) => yoga(jdUt) === 17, 0.7],
    vaidhriti: [(jdUt) => yoga(jdUt) === 27, 0.7],
  };
}

const TENTH_OF_A_SECOND = 1e-6;

/** When a state holds in a window: sampled, each change found by bisection. */
function periodsOf([state, shortestDays]: readonly [State, number], { startJdUt, endJdUt }: Interval) {
  const found: Interval[] = [];
  const step = shortestDays / 2;
  let open = state(startJdUt) ? startJdUt : null;
  for (let at: number = startJdUt; at < endJdUt; at += step) {
    const next = Math.min(at + step, endJdUt);
    const is = state(julianDayUt(next));
    if (is === (open !== null)) continue;
    let [from, to] = [at, next];
    while (to - from > TENTH_OF_A_SECOND) {
      const middle = (from + to) / 2;
      if (state(julianDayUt(middle)) === is) to = middle;
      else from = middle;
    }
    if (open !== null) found.push({ startJdUt: open, endJdUt: julianDayUt(to) });
    open = open === null ? julianDayUt(to) : null;
  }
  return open === null ? found : [...found, { startJdUt: open, endJdUt }];
}

/** Eclipses that are seen, from the beginning of their sutak. */
function eclipsesSeen({ observatory, where, rules, window }: ConditionSky): readonly Interval[] {
  return Array.from({ length: DAYS }, (_, day) => {
    const startJdUt = julianDayUt(window.startJdUt + day);
    return grahanasOfDay(observatory, where, { startJdUt, endJdUt: julianDayUt(startJdUt + 1) }, rules);
  })
    .flat()
    .map(({ grahana: { sutak, sparshaJdUt, mokshaJdUt } }) => ({
      startJdUt: sutak?.startJdUt ?? sparshaJdUt,
      endJdUt: mokshaJdUt,
    }));
}

/** The event of a place and a year: all come by in turn, those with most exclusions more often. */
const eventOf = (index: number, year: number): EventRow =>
  EVENT_ROWS[(index * 7 + year * 5) % EVENT_ROWS.length] as EventRow;

/** What is within a forbidden time of the intervals that a year offers for an event at a place, in seconds. */
export function offeredInForbidden(ports: Ports, index: number, year: number) {
  const sky = skyOf(ports, index, year);
  const event = eventOf(index, year);
  const tree = treeOf(event, {
    ...{ strictness: 'lenient', asPublished: 'none', hasSelf: false, hasPartner: false },
    ...{ require: [], drop: [] },
  });
  const offered = searchIntervals(readTree(tree, false).root, sky, [sky.window], { minimumMinutes: 0, split: false });
  const states = statesOf(sky);
  const periods = event.exclusions.forbidden.flatMap((id) => {
    const state = states[id];
    if (state !== undefined) return periodsOf(state, sky.window).map((period) => ({ id, ...period }));
    return id === 'grahana_day' ? eclipsesSeen(sky).map((period) => ({ id, ...period })) : [];
  });
  return {
    offered: offered.length,
    forbidden: periods.length,
    wrong: offered.flatMap((one) =>
      periods.flatMap((period) => {
        const from = Math.max(one.startJdUt, period.startJdUt);
        const seconds = (Math.min(one.endJdUt, period.endJdUt) - from) * 86_400;
        return seconds > 1 ? [{ event: event.id, state: period.id, from, seconds }] : [];
      }),
    ),
  };
}
