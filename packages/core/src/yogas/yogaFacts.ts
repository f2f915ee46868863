import type { PlacedPoint } from '../comparisons/placement.js';
import type { View } from '../facts/aspectFacts.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import type { Gender } from '../facts/gender.js';
import { type Requirement, requirementSet, unionOfRequirements } from '../facts/requirements.js';
import type { Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';

/** Groups of vargas for which the number of vargas where a graha is at home is counted. */
export type CountedGroup = 'shadvarga' | 'dasavarga' | 'shodasavarga';
/** In how many vargas of a group each graha is in its own, exaltation or moolatrikona sign. */
export type VargaCounts = Readonly<Record<CountedGroup, Readonly<Record<Graha, number>>>>;

/** Time upagrahas that yogas use. */
export type TimePoint = 'gulika' | 'maandi';

/** What yogas need of a birth, the same for the birth chart and all its vargas. Null if unknown. */
export interface YogaBirth {
  /** required only where a yoga differs by it */
  readonly gender: Gender | null;
  readonly isDayBirth: boolean | null;
  readonly navamsa: ChartFacts | null;
  readonly drekkana: ChartFacts | null;
  readonly vargaCounts: VargaCounts | null;
  /** of the scheme of eight */
  readonly karakas: Readonly<Record<'atma' | 'putra', Graha>> | null;
}

/** What yogas need of one chart in addition to the facts it shares with doshas and longevity. */
export interface YogaPlaces {
  /** Gulika and Maandi in this chart; null if one is unknown */
  readonly timePoints: Readonly<Record<TimePoint, PlacedPoint | null>>;
  /** facts of the navamsa of this chart, by signs only */
  readonly ownNavamsa: () => ChartFacts;
  /** signs of the arudhas A1..A12 of this chart */
  readonly arudhas: () => readonly Sign[];
}

/** Everything that yogas need of one chart. */
export interface YogaFacts extends ChartFacts, YogaPlaces {
  readonly ofBirth: YogaBirth;
}

/** Join the facts of one chart, D-1 or varga, with what is known of the birth. */
export function yogaFacts(facts: ChartFacts, ofBirth: YogaBirth, places: YogaPlaces): YogaFacts {
  const given: readonly (readonly [Requirement, unknown])[] = [
    ['half_of_day', ofBirth.isDayBirth],
    ['gender', ofBirth.gender],
    ['navamsa', ofBirth.navamsa],
    ['drekkana', ofBirth.drekkana],
    ['gulika', places.timePoints.gulika],
    ['maandi', places.timePoints.maandi],
    ['varga_counts', ofBirth.vargaCounts],
    ['karakas', ofBirth.karakas],
  ];
  const known = requirementSet(...given.filter(([, value]) => value !== null).map(([name]) => name));
  return { ...facts, ...places, ofBirth, known: unionOfRequirements(facts.known, known) };
}

/** A value that a condition requires by its `requirements`. */
export function known<T>(value: T | null): T {
  if (value === null) throw new Error('condition evaluated without a required fact');
  return value;
}

/** The navamsa of the birth, independent of the chart under test; its houses count from its own Ascendant. */
export const IN_NAVAMSA: View<YogaFacts> = {
  id: '_in_navamsa',
  name: ' in N',
  requirements: requirementSet('navamsa'),
  of: ({ ofBirth }) => known(ofBirth.navamsa),
};

/** The drekkana of the birth. */
export const IN_DREKKANA: View<YogaFacts> = {
  id: '_in_drekkana',
  name: ' in D-3',
  requirements: requirementSet('drekkana'),
  of: ({ ofBirth }) => known(ofBirth.drekkana),
};

/** The navamsa of the chart under test. */
export const IN_OWN_NAVAMSA: View<YogaFacts> = {
  id: '_in_own_navamsa',
  name: ' in the navamsa of this chart',
  requirements: requirementSet('navamsa'),
  of: (facts) => facts.ownNavamsa(),
};
