import { spansOverlapping } from '../../panchanga/angaSpans.js';
import { contains, type Interval, intersection, subtract } from '../../time/interval.js';
import { julianDayUt } from '../../time/julianDay.js';
import { type Division, NAKSHATRA_DIVISION, SIGN_DIVISION } from '../../transits/divisions.js';
import { type Stay, staysOf } from '../../transits/ingresses.js';
import { type AstaRule, astaPeriods, isSubstituted } from '../../visibility/astaPeriods.js';
import { STAR_PLANETS, type StarPlanet } from '../../visibility/planets.data.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { NAKSHATRAS } from '../../zodiac/nakshatras.js';
import { SIGNS } from '../../zodiac/signs.js';
import type { ConditionSky } from '../conditionSky.js';
import { fieldOf, idsIn, invalidTree, type LeafInput, type LeafRow, numberedIn, objectsIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import { groupOf, type Reading } from '../tree.js';
import { inAnga } from './angaRows.js';

/** The stays of a graha in the parts of a division, 0..parts-1, that overlap an interval. */
export function staysAround(sky: ConditionSky, graha: Graha, division: Division, interval: Interval): readonly Stay[] {
  const isAnga = division === SIGN_DIVISION || division === NAKSHATRA_DIVISION;
  if (!isAnga || (graha !== 'Sun' && graha !== 'Moon')) {
    return sky.once(`${graha} in ${division.parts}`, () => staysOf(sky.paths, graha, division, sky.whole));
  }
  return spansOverlapping(sky.luminaries, angaOf(graha, division), interval.startJdUt, interval.endJdUt).map(
    (span) => ({ ...span, part: span.number - 1 }),
  );
}

const angaOf = (graha: 'Sun' | 'Moon', division: Division) =>
  division === SIGN_DIVISION
    ? graha === 'Sun'
      ? ('sun_sign' as const)
      : ('moon_sign' as const)
    : graha === 'Sun'
      ? ('sun_nakshatra' as const)
      : ('nakshatra' as const);

/** A graha in some parts of a division; the Sun and the Moon by their angas. */
export function inDivision(graha: Graha, division: Division, numbers: readonly number[]): Reading {
  if (graha === 'Sun' || graha === 'Moon') return inAnga(angaOf(graha, division), numbers);
  return {
    rank: RANK.planet,
    requires: [],
    spans: (sky, interval) =>
      staysAround(sky, graha, division, interval).filter(({ part }) => numbers.includes(part + 1)),
  };
}

const placed = (field: 'signs' | 'nakshatras', division: Division, ids: readonly string[]): LeafRow => ({
  takes: `{ planet, ${field} }, or a list of them; planets are ${GRAHAS.join(', ')}`,
  read: (input) =>
    groupOf(
      'any',
      input,
      objectsIn(input, ['planet', field]).map((value) => {
        const [graha] = idsIn(fieldOf(input, value, 'planet'), GRAHAS) as [Graha];
        return inDivision(graha, division, numberedIn(fieldOf(input, value, field), ids));
      }),
    ),
});

/** `{ planet, is }`: whether a planet is in a state. */
function state<const P extends string>(
  planets: readonly P[],
  takes: string,
  stateOf: (planet: P, is: boolean) => Reading,
): LeafRow {
  return {
    takes,
    read: (input) =>
      groupOf(
        'any',
        input,
        objectsIn(input, ['planet', 'is']).map((value) => {
          const [planet] = idsIn(fieldOf(input, value, 'planet'), planets) as [P];
          return stateOf(planet, booleanOf(fieldOf(input, value, 'is', true)));
        }),
      ),
  };
}

function booleanOf({ values: [value], path }: LeafInput): boolean {
  if (typeof value !== 'boolean') throw invalidTree(path, 'must be true or false', value);
  return value;
}

/** The stretches of an interval between moments at which a state changes. */
function stretches(
  { startJdUt, endJdUt }: Interval,
  changes: readonly { readonly jdUt: number; readonly is: boolean }[],
  isAtStart: boolean,
  wanted: boolean,
): readonly Interval[] {
  const starts = [{ jdUt: startJdUt as number, is: isAtStart }, ...changes];
  return starts.flatMap(({ jdUt, is }, index) =>
    is === wanted ? [{ startJdUt: julianDayUt(jdUt), endJdUt: julianDayUt(starts[index + 1]?.jdUt ?? endJdUt) }] : [],
  );
}

const retrograde = (planet: StarPlanet, is: boolean): Reading => ({
  rank: RANK.planet,
  requires: [],
  spans: (sky) =>
    sky.once(`${planet} retrograde ${is}`, () => {
      const { whole } = sky;
      const isAtStart = sky.observatory.stationSpeedDegPerDay(planet, whole.startJdUt) < 0;
      const changes = sky.paths
        .of(planet)
        .stations(whole)
        .map(({ jdUt, direction }) => ({ jdUt, is: direction === 'retrograde' }));
      return stretches(whole, changes, isAtStart, is);
    }),
});

const longer = ({ startJdUt, endJdUt }: Interval, days: number): Interval => ({
  startJdUt: julianDayUt(startJdUt - days),
  endJdUt: julianDayUt(endJdUt + days),
});

/**
 * Times of a planet near the Sun by a choice of method, with so many days more on both sides, cut to the search; those that
 * have no limit are noted, and those that are by longitude for want of one.
 */
export function astaIn(
  sky: ConditionSky,
  planet: StarPlanet,
  rule: AstaRule,
  path: string,
  moreDays = 0,
): readonly Interval[] {
  const whole = longer(sky.whole, moreDays);
  const periods = sky.once(`${planet} ${rule} ${moreDays}`, () =>
    astaPeriods(sky.observatory, planet, sky.rules[rule], sky.where.place, whole, rule),
  );
  return periods.flatMap((period) => {
    const { asta, udaya, conjunction } = period;
    if (asta.jdUt !== null && udaya.jdUt !== null) {
      const times = longer({ startJdUt: asta.jdUt, endJdUt: udaya.jdUt }, moreDays);
      if (isSubstituted(period, sky.rules[rule]) && intersection(sky.window, times) !== null)
        sky.noteByLongitude(period);
      return intersection(sky.whole, times) ?? [];
    }
    if (contains(sky.window, conjunction.jdUt)) sky.noteDate(conjunction.jdUt, path);
    return [];
  });
}

/** The Moon within 12 degrees of the Sun: the last tithi and the first. */
const MOON_NEAR_SUN: readonly number[] = [30, 1];
const MOON_OFF_SUN: readonly number[] = Array.from({ length: 28 }, (_, index) => index + 2);

const combust = (planet: StarPlanet | 'Moon', is: boolean): Reading =>
  planet === 'Moon'
    ? inAnga('tithi', is ? MOON_NEAR_SUN : MOON_OFF_SUN)
    : {
        rank: RANK.planet,
        requires: [],
        spans: (sky, _interval, path) => {
          const asta = astaIn(sky, planet, 'asta_method', path);
          return is ? asta : subtract(sky.whole, asta);
        },
      };

export const PLANET_LEAVES = {
  planet_sign: placed('signs', SIGN_DIVISION, SIGNS),
  planet_nakshatra: placed('nakshatras', NAKSHATRA_DIVISION, NAKSHATRAS),
  retrograde: state(STAR_PLANETS, `{ planet, is: true or false }; planets are ${STAR_PLANETS.join(', ')}`, retrograde),
  combust: state(
    ['Moon', ...STAR_PLANETS] as const,
    `{ planet, is: true or false }, by the rule asta_method; planets are Moon, ${STAR_PLANETS.join(', ')}`,
    combust,
  ),
} as const satisfies Readonly<Record<string, LeafRow>>;
