import { type AngaTimeline, angaTimeline } from '../../muhurta/angaTimeline.js';
import type { DateFacts, Janma } from '../../muhurta/dateFacts.js';
import {
  EXCLUSION_IDS,
  EXCLUSIONS,
  type ExclusionChange,
  type ExclusionId,
  type ExclusionState,
  isMonth,
  type MonthState,
} from '../../muhurta/exclusions.js';
import { partsWhere, staysInArc } from '../../panchanga/angaRuns.js';
import { spansOverlapping } from '../../panchanga/angaSpans.js';
import { ANGAS } from '../../panchanga/angas.js';
import type { RangeDay } from '../../panchanga/range/rangeDays.js';
import { contains, type Interval } from '../../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../../time/julianDay.js';
import { SIGN_DIVISION } from '../../transits/divisions.js';
import { signIndex } from '../../zodiac/signs.js';
import { ABHIJIT_SPAN_DEG } from '../../zodiac/taras.js';
import type { ConditionSky, NativeId } from '../conditionSky.js';
import { factsAt, grahanasOf } from '../factsAt.js';
import { idsIn, type LeafInput, type LeafRow } from '../leafInput.js';
import { RANK } from '../rank.js';
import { type GroupNode, groupOf, type Reading } from '../tree.js';
import { inAnga } from './angaRows.js';
import { signOfNative } from './personal.js';
import { astaIn, inDivision } from './planetRows.js';
import { inMonths } from './seasons.js';

/** The exclusion that counts from a birth. */
const PERSONAL: ExclusionId = 'chandrashtama';

/** An exclusion is computed day by day, as those of a whole date are. */
const REQUIRES: Reading['requires'] = ['day_windows'];

const janmaOf = (sky: ConditionSky, id: ExclusionId, native: NativeId): Janma | undefined =>
  id === PERSONAL
    ? { nakshatra: sky.natives[native]?.nakshatra ?? 'Ashwini', sign: signOfNative(sky, native) }
    : undefined;

/** An exclusion of whole Vedic days: by the facts of sunrise. */
const ofDays = (id: ExclusionId): Reading => ({
  rank: RANK.mixed,
  requires: REQUIRES,
  spans: (sky, interval, path) =>
    sky
      .daysAround(interval, path)
      .filter((day) => sky.once(`${id} ${day.index}`, () => EXCLUSIONS[id].test(factsOf(sky, day))))
      .map((day) => day.interval),
});

/** The facts of a sunrise, shared by all exclusions of dates. */
const factsOf = (sky: ConditionSky, day: RangeDay): DateFacts =>
  sky.once(`facts ${day.index}`, () => factsAt(sky, day.sun.sunriseJdUt, { day }));

/** An exclusion of instants: tested once between two moments at which it can change. */
const ofInstants = (id: ExclusionId, native: NativeId): Reading => ({
  rank: RANK.mixed,
  requires: [...REQUIRES, ...(id === PERSONAL ? (['janma_sign'] as const) : [])],
  spans: (sky, interval, path) => {
    const { changes, test } = EXCLUSIONS[id];
    const almanac = angaTimeline(sky.luminaries, interval);
    const days = changes.includes('vara') ? sky.daysAround(interval, path).map((day) => day.interval) : null;
    const moments = changes.flatMap((change) => momentsOf(change, almanac, interval, days ?? []));
    const cuts = [interval.startJdUt, ...moments.filter((jdUt) => contains(interval, jdUt)), interval.endJdUt];
    cuts.sort((a, b) => a - b);
    const janma = janmaOf(sky, id, native);
    return cuts.slice(1).flatMap((end, index) => {
      const [startJdUt, endJdUt] = [julianDayUt(cuts[index] as number), julianDayUt(end)];
      const middle = julianDayUt((startJdUt + endJdUt) / 2);
      const hasDay = days === null || days.some((day) => contains(day, middle));
      return endJdUt > startJdUt && hasDay && test(factsAt(sky, middle, { janma, almanac }))
        ? [{ startJdUt, endJdUt }]
        : [];
    });
  },
});

/** The moments of an interval at which something that an exclusion follows changes. */
function momentsOf(
  change: ExclusionChange,
  { luminaries, spansIn }: AngaTimeline,
  interval: Interval,
  days: readonly Interval[],
): readonly number[] {
  switch (change) {
    case 'vara':
      return days.flatMap((day) => [day.startJdUt, day.endJdUt]);
    case 'abhijit':
      return [ANGAS.moon_sign, ANGAS.sun_sign].flatMap((anga) =>
        staysInArc(luminaries, anga, [ABHIJIT_SPAN_DEG.from, ABHIJIT_SPAN_DEG.to], interval).flatMap((stay) => [
          stay.startJdUt,
          stay.endJdUt,
        ]),
      );
    default:
      return spansIn(change, interval).map((span) => span.startJdUt);
  }
}

/** The Vedic day of each eclipse that counts, and the time from its sutak to its end where it is seen. */
const GRAHANAS: Reading = {
  rank: RANK.planet,
  requires: REQUIRES,
  spans: (sky, _interval, path) =>
    grahanasOf(sky).flatMap(({ jdUt, seen }) => [...dayOf(sky, jdUt, path), ...(seen === null ? [] : [seen])]),
};

function dayOf(sky: ConditionSky, jdUt: JulianDayUt | null, path: string): readonly Interval[] {
  if (jdUt === null) return [];
  const day = sky.days.at(jdUt);
  if (!day.isSubstituted) return [day.interval];
  if (contains(sky.window, jdUt)) sky.noteDate(jdUt, path);
  return [];
}

const aroundSankrantis = (days: number): Reading => ({
  rank: RANK.sun,
  requires: REQUIRES,
  spans: (sky) =>
    sky.once('sankrantis', () =>
      spansOverlapping(sky.luminaries, 'sun_sign', sky.whole.startJdUt, sky.whole.endJdUt).flatMap(
        ({ startJdUt, endJdUt }) =>
          [startJdUt, endJdUt].map((entry) => ({
            startJdUt: julianDayUt(entry - days),
            endJdUt: julianDayUt(entry + days),
          })),
      ),
    ),
});

/** A state of the Sun, the Moon or a planet, from the moment at which it begins to that at which it ends. */
function inState(state: ExclusionState, input: LeafInput): Reading | GroupNode {
  if ('anga' in state) return inAnga(state.anga, state.numbers, REQUIRES);
  if ('planet' in state) return inDivision(state.planet, SIGN_DIVISION, [signIndex(state.sign) + 1]);
  if ('sankrantiDays' in state) return aroundSankrantis(state.sankrantiDays);
  if ('asta' in state) {
    return {
      rank: RANK.planet,
      requires: [],
      spans: (sky, _interval, path) => astaIn(sky, state.asta, 'muhurta_asta_method', path, state.days),
    };
  }
  return groupOf(
    'any',
    input,
    state.months.map((month) => inMonthState(month, input)),
  );
}

function inMonthState({ names, kind, tithis }: MonthState, input: LeafInput): Reading | GroupNode {
  const months = inMonths((month) => isMonth(month, names, kind));
  if (tithis === null) return months;
  const isListed = (number: number): boolean => number >= tithis[0] && number <= tithis[1];
  return groupOf('all', input, [months, inAnga('tithi', partsWhere('tithi', isListed))]);
}

export function exclusion(id: ExclusionId, input: LeafInput): Reading | GroupNode {
  const { scope, state } = EXCLUSIONS[id];
  if (state !== null) return inState(state, input);
  if (id === 'grahana_day') return GRAHANAS;
  return scope === 'day' ? ofDays(id) : ofInstants(id, input.native);
}

export const EXCLUSION_LEAVES = {
  exclusion: {
    takes: EXCLUSION_IDS.join(', '),
    read: (input) =>
      groupOf(
        'any',
        input,
        idsIn(input, EXCLUSION_IDS).map((id) => exclusion(id, input)),
      ),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
