import { arc, norm360, siderealDegrees } from '@ganita/core/angles/angles.js';
import { type Chart, type ChartedSky, chartOf } from '@ganita/core/charts/chart.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { birthStates } from '@ganita/core/facts/birthStates.js';
import { factsOf } from '@ganita/core/facts/chartFacts.js';
import type { Gender } from '@ganita/core/facts/gender.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import type { BodyState } from '@ganita/core/sky/observatory.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaPlacing } from '@ganita/core/vargas/vargaChart.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { yogaFactsOfBirth } from '@ganita/core/yogas/yogasOfBirth.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';

/** The bodies of a written sky, in the order of its longitudes. */
export const WRITTEN_BODIES = ['Ascendant', ...PLANETS, 'Rahu', 'gulika', 'maandi'] as const;
export type WrittenBody = (typeof WRITTEN_BODIES)[number];
export type WrittenDegrees = Readonly<Record<WrittenBody, number>>;

/**
 * A birth written by hand. It keeps to what the sky allows: Ketu is opposite Rahu, and it is day while the Sun is above
 * the horizon. Every planet moves forward.
 */
export interface WrittenSky {
  /** D-1 longitudes of `WRITTEN_BODIES`, 0 <= x < 360. */
  readonly degrees: readonly number[];
  readonly gender: Gender;
}

/** Whether the Sun is less than half a circle before the Ascendant. */
const isAboveHorizon = ({ Ascendant, Sun }: WrittenDegrees): boolean => arc(Sun, Ascendant) < 180;

/** Degrees by body from the list of a written sky. Error: the list is too short. */
const degreesOf = ({ degrees }: WrittenSky): WrittenDegrees =>
  recordFrom(WRITTEN_BODIES, (body) => {
    const degree = degrees[WRITTEN_BODIES.indexOf(body)];
    if (degree === undefined) throw new Error(`a written sky has no ${body}`);
    return degree;
  });

const moving = (longitudeDeg: number): BodyState => ({
  longitudeDeg: siderealDegrees(longitudeDeg),
  speedDegPerDay: 1,
  latitudeDeg: null,
  distanceAu: null,
  declinationDeg: null,
});

const skyOf = (degrees: WrittenDegrees): ChartedSky => ({
  ascendantDeg: siderealDegrees(degrees.Ascendant),
  grahas: recordFrom(GRAHAS, (graha) => moving(graha === 'Ketu' ? norm360(degrees.Rahu + 180) : degrees[graha])),
  outerPlanets: null,
});

/** Yoga facts of any of the 23 charts of a written sky. */
export function yogaFactsOf(written: WrittenSky, rules: Rules = DEFAULT_RULES): (key: VargaKey) => YogaFacts {
  const degrees = degreesOf(written);
  const sky = skyOf(degrees);
  const birth = birthStates(sky, rules);
  const charts = new Map<VargaKey, Chart>();
  const varga = (key: VargaKey): Chart => {
    const chart = charts.get(key) ?? chartOf(sky, vargaPlacing(namedDivision(key)));
    charts.set(key, chart);
    return chart;
  };
  const facts = (key: VargaKey) => factsOf(varga(key), comparisonsOf(varga(key), rules), birth, rules);
  return yogaFactsOfBirth(
    {
      varga,
      facts,
      firstVarga: varga,
      firstFacts: facts,
      timePointsDeg: { gulika: degrees.gulika, maandi: degrees.maandi },
      isDayBirth: isAboveHorizon(degrees),
      gender: written.gender,
    },
    rules,
  );
}
