/**
 * A birth written by hand: D-1 longitudes of the Ascendant and of Sun..Rahu, Gulika and Maandi, and the gender. It keeps
 * to what the sky allows: Ketu is opposite Rahu, and it is day while the Sun is above the horizon. Every planet moves forward.
 */

/** Modules whose exports `yogaFactsOf` is given, below `src` or `dist`. */
export const SKY_MODULES = [
  'core/charts/chart',
  'core/comparisons/comparisons',
  'core/facts/birthStates',
  'core/facts/chartFacts',
  'core/rules/rules',
  'core/vargas/division',
  'core/vargas/vargaChart',
  'core/yogas/yogasOfBirth',
];

/** The bodies of a written sky, in the order of its longitudes; Gulika and Maandi come last. */
export const WRITTEN_BODIES = [
  'Ascendant',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'gulika',
  'maandi',
];

const circle = (degrees) => ((degrees % 360) + 360) % 360;

/** How far the Sun is before the Ascendant, 0 <= x < 360: below 180 it is above the horizon. */
export const aboveHorizon = ({ Ascendant, Sun }) => circle(Ascendant - Sun) < 180;

/** Degrees by body from the list of a written sky. */
export const degreesOf = ({ degrees }) => Object.fromEntries(WRITTEN_BODIES.map((body, at) => [body, degrees[at]]));

/** Yoga facts of any of the 23 charts of a written sky. `core` contains the exports of `SKY_MODULES`. */
export function yogaFactsOf(core, written, rules = core.DEFAULT_RULES) {
  const degrees = degreesOf(written);
  const body = (longitudeDeg) => ({ longitudeDeg, speedDegPerDay: 1 });
  const sky = {
    ascendantDeg: degrees.Ascendant,
    grahas: Object.fromEntries(
      ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'].map((graha) => [
        graha,
        body(degrees[graha]),
      ]),
    ),
    outerPlanets: null,
  };
  sky.grahas.Ketu = body(circle(degrees.Rahu + 180));
  const birth = core.birthStates(sky, rules);
  const charts = new Map();
  const varga = (key) => {
    if (!charts.has(key)) charts.set(key, core.vargaChart(sky, core.namedDivision(key)));
    return charts.get(key);
  };
  const facts = (key) => core.factsOf(varga(key), core.comparisonsOf(varga(key), rules), birth, rules);
  return core.yogaFactsOfBirth(
    {
      varga,
      facts,
      timePointsDeg: { gulika: degrees.gulika, maandi: degrees.maandi },
      isDayBirth: aboveHorizon(degrees),
      gender: written.gender,
    },
    rules,
  );
}
