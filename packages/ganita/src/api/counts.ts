import { treeOf } from '@ganita/core/conditions/muhurtaIntervals.js';
import { RANK } from '@ganita/core/conditions/rank.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import { type ConditionTree, leavesOf } from '@ganita/core/conditions/tree.js';
import { type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import { type CalendarSection, sectionsOf } from '../calculations/calendar/calendarRange.js';
import type { ComparedRules, CompareInput } from '../calculations/compare/compareInput.js';
import { comparedKeys } from '../calculations/compare/horoscopeCompare.js';
import { choiceOf } from '../calculations/conditions/muhurtaSearch.js';
import type { MarginsInput } from '../calculations/margins/marginsInput.js';
import type { RectificationInput } from '../calculations/margins/rectificationInput.js';
import { isComposedKey } from '../calculations/natal/composedKeys.js';
import { DASHA_KEYS } from '../calculations/natal/dashaSections.js';
import { wantedSections } from '../calculations/natal/natalChart.js';
import type { NatalInput } from '../calculations/natal/natalInput.js';
import type { SectionKey } from '../calculations/natal/sectionKeys.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { columnPlan } from './columns/columnsCalculation.js';
import { type DayRange, datesIn, daysOf } from './growth.js';

/**
 * Of a chart: the base, each key without dashas, and what some of them cost in addition, as measured. They sum to a whole chart,
 * 50 when rounded up.
 */
const CHART_BASE = 1;
const KEY = 0.4;
const IN_ADDITION: readonly (readonly [SectionKey, number])[] = [
  ['yogas', 7.6],
  ['saturn_transits', 1.6],
];
const SYSTEMS = 65;
const SYSTEM = 0.43;
/** Cost of a period: computed, presented, written and compressed; and the greatest number of periods of an answer. */
const PERIOD = 0.0016;
const MAX_PERIODS = 60_000;
/** Number of parts of a period, in the systems that have the most. */
const PARTS = 12;

/** What of a request decides the cost of its chart. */
type ChartCost = Pick<NatalInput, 'sections' | 'dasha_systems' | 'dasha_levels' | 'dasha_at'>;

/** Dashas by their systems, or by the periods that the levels can have where levels are named. */
function dashasMs({ dasha_levels: levels, dasha_systems: systems, dasha_at: at }: ChartCost): number {
  const count = systems === null ? SYSTEMS : new Set(systems).size;
  const running = count * SYSTEM;
  if (levels === null || at !== null) return running;
  return Math.max(running / 4, Math.min(MAX_PERIODS, count * PARTS ** levels) * PERIOD);
}

/** Only the exceptions are looked up: each request is estimated, also one that the cache answers. */
const keysMs = (keys: readonly SectionKey[], dashaKeys: number): number =>
  IN_ADDITION.reduce((sum, [key, more]) => (keys.includes(key) ? sum + more : sum), (keys.length - dashaKeys) * KEY);

/**
 * What a chart costs, in milliseconds of CPU time on the machine of docs/performance.md, rounded up from its figures.
 */
export function chartMs(input: ChartCost): number {
  const keys = wantedSections(input);
  const dashaKeys = DASHA_KEYS.filter((key) => keys.includes(key)).length;
  // Systems that are named are in the key that they belong to; all of them are in both.
  const share = input.dasha_systems === null ? dashaKeys / DASHA_KEYS.length : Math.min(1, dashaKeys);
  return CHART_BASE + keysMs(keys, dashaKeys) + share * dashasMs(input);
}

/** What the columns of a chart cost. Errors: `invalid_input` naming `select`. */
export function columnsMs({ input: { select } }: { readonly input: { readonly select: readonly string[] } }): number {
  const { sections, limits } = columnPlan(select);
  return chartMs({ sections: [...sections], dasha_systems: limits.dasha_systems, dasha_levels: null, dasha_at: null });
}

/** What the charts of a comparison cost, each by itself. Errors: `invalid_input`, as in the calculation. */
export function comparedMs(request: CheckedRequest<CompareInput, ComparedRules>): number {
  const chart = request.input as NatalInput;
  return comparedKeys(request).reduce((sum, keys) => sum + chartMs({ ...chart, sections: [...keys] }), 0);
}

/** Cost of a condition for each day, by the order in which it is evaluated; inside others it costs less. */
const DAY_MS: Readonly<Record<number, number>> = {
  [RANK.sun]: 0.01,
  [RANK.planet]: 0.03,
  [RANK.month]: 0.03,
  [RANK.rareAnga]: 0.02,
  [RANK.clock]: 0.02,
  [RANK.anga]: 0.15,
  [RANK.weekday]: 0.06,
  [RANK.dayPart]: 0.15,
  [RANK.mixed]: 0.5,
  [RANK.lagna]: 0.35,
};
/** Cost of opening a search, and of an interval of the response. */
const [OPEN_MS, INTERVAL_MS] = [5, 0.05];

interface SearchCost {
  readonly from_date: string;
  readonly to_date: string;
  readonly where: ConditionTree;
  readonly limit: number;
}

/** Every condition as if it was evaluated on every day of the range. */
export function searchMs({ from_date: from, to_date, where, limit }: SearchCost): number {
  const days = daysOf({ from_date: from.slice(0, 'YYYY-MM-DD'.length), to_date });
  const perDay = leavesOf(readTree(where, true).root).reduce(
    (sum, { reading }) => sum + (DAY_MS[reading.rank] ?? 0),
    0,
  );
  return OPEN_MS + days * perDay + limit * INTERVAL_MS;
}

type IntervalsCost = Parameters<typeof choiceOf>[0] & {
  readonly event_type: EventType;
  readonly from_date: string;
  readonly to_date: string;
  readonly limit: number;
};

type EventRules = Parameters<typeof choiceOf>[1] & { readonly muhurta_asta_method: string };

/** The tree of the event, and that of the stricter level in what was found. */
export function intervalsMs(input: IntervalsCost, rules: EventRules): number {
  const { from_date, to_date, limit } = input;
  const where = treeOf(eventRow(input.event_type), choiceOf(input, rules));
  return searchMs({ from_date, to_date, where, limit: 4 * limit }) + muhurtaAstaMs(input, rules.muhurta_asta_method);
}

/** The tree of the event, and a row for each day. */
export function datesMs(input: Omit<IntervalsCost, 'limit'>, rules: EventRules): number {
  return intervalsMs({ ...input, limit: Math.ceil(daysOf(input) / 4) }, rules);
}

interface EclipseList {
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly count: number | null;
  readonly latitude: number | null;
  readonly only_visible: boolean;
}

const DAYS_PER_YEAR = 365.25;
/** Of all eclipses of a year, where they are not in the tables yet. */
const YEAR_MS = 4;
/** Of one eclipse in the response, on Earth and at a place. */
const EARTH_MS = 0.3;
const PLACE_MS = 1;
/** Years from one eclipse to the next, of all and of those that are seen at a place. */
const [YEARS_EACH, YEARS_EACH_VISIBLE] = [0.22, 1];

export function eclipsesMs({ from_date, to_date, count, latitude, only_visible }: EclipseList): number {
  const eachMs = latitude === null ? EARTH_MS : PLACE_MS;
  const years =
    to_date === null || from_date === null
      ? (count ?? 10) * (only_visible ? YEARS_EACH_VISIBLE : YEARS_EACH)
      : daysOf({ from_date, to_date }) / DAYS_PER_YEAR;
  return years * (YEAR_MS + eachMs / YEARS_EACH);
}

interface VisibilityRange {
  readonly from_date: string;
  readonly to_date: string;
  readonly include: readonly string[] | null;
  readonly planets: readonly string[] | null;
  readonly conjunction_bodies: readonly string[] | null;
}

/** Conjunctions of a planet with the Sun in a year, on the average of the five. */
const CONJUNCTIONS_A_YEAR = 1.4;
/** Of the limits of one period, by the method. */
const ASTA_MS: Readonly<Record<string, number>> = { arcus_visionis: 12, kalamsa: 16, heliacal: 120 };
const LONGITUDE_PERIOD_MS = 1;
/** Of the other parts, for a year. */
const PART_YEAR_MS: Readonly<Record<string, number>> = {
  conjunctions: 10,
  moon_phases: 4,
  crescents: 40,
  twilight: 60,
};
const MOON_CONJUNCTIONS_MS = 40;

const astaMs = (planets: number, years: number, method: string): number =>
  planets * (CONJUNCTIONS_A_YEAR * years + 1) * (ASTA_MS[method] ?? LONGITUDE_PERIOD_MS);

/** What the asta of Jupiter and Venus adds to a muhurta: by the default, and by longitude, it is within the cost of a day. */
export const muhurtaAstaMs = (
  range: { readonly from_date: string; readonly to_date: string },
  method: string,
): number =>
  method === 'longitude' || method === 'arcus_visionis' ? 0 : astaMs(2, daysOf(range) / DAYS_PER_YEAR, method);

export function visibilityMs(range: VisibilityRange, astaMethod: string): number {
  const years = daysOf(range) / DAYS_PER_YEAR;
  const parts = range.include ?? ['asta', 'conjunctions', 'moon_phases'];
  const asta =
    parts.includes('asta') || parts.includes('conjunctions')
      ? astaMs(range.planets?.length ?? 5, years, astaMethod)
      : 0;
  const moon = range.conjunction_bodies?.includes('Moon') === true ? MOON_CONJUNCTIONS_MS * years : 0;
  return asta + moon + parts.reduce((sum, name) => sum + years * (PART_YEAR_MS[name] ?? 0), 0);
}

/** As measured: the usual keys, every key of simple groups, and what composed ones add. */
const USUAL = 12;
const GROUPS = 40;
const COMPOSED = 250;
/** The same for the values of two hours before and after an uncertain time. */
const OPEN_USUAL = 10;
const OPEN_GROUPS = 120;
const OPEN_COMPOSED = 100;
const MINUTES = 240;

const COMPOSED_GROUPS: readonly string[] = ['rasi_dashas', 'arudhas', 'avasthas', 'yogas', 'doshas'];

/** Of each key that divides the time. */
const OPEN_KEY = 2;

/** Of the facts of an event for one candidate: each row, and what there is in any case. */
const ROW = 0.004;
const EVENT = 0.02;
/** Candidates are at most so many, and seldom closer together than this. */
const MAX_CANDIDATES = 200;
const CANDIDATES_A_MINUTE = 2;
/** An answer with more rows is rejected. */
const MOST_MS = 1000;

/** Minutes in which a birth may have been. */
function uncertainMinutes({
  birth_time_uncertainty_minutes: both,
  uncertainty_earlier_minutes: earlier,
  uncertainty_later_minutes: later,
}: MarginsInput): number {
  return (earlier ?? both ?? 0) + (later ?? both ?? 0);
}

function rectificationMs({ events, dashas, levels, vargas, transits }: RectificationInput, minutes: number): number {
  const candidates = Math.min(MAX_CANDIDATES, 1 + CANDIDATES_A_MINUTE * minutes);
  const rows = dashas.length * levels * (2 + vargas.length) + transits.length;
  return Math.min(MOST_MS, events.length * candidates * (EVENT + rows * ROW));
}

/** What margins cost, in milliseconds of CPU time on the machine of docs/performance.md. */
export function marginsMs({ input }: CheckedRequest<MarginsInput>): number {
  const { groups, keys, class_keys, rectification } = input;
  const dividing = [...(class_keys ?? []), ...(rectification?.partition_keys ?? [])];
  const isComposed =
    groups?.some((group) => COMPOSED_GROUPS.includes(group)) === true ||
    [...(keys ?? []), ...dividing].some(isComposedKey);
  const isUsual = groups === null;
  const minutes = uncertainMinutes(input);
  const margins = (isUsual ? USUAL : GROUPS) + (isComposed ? COMPOSED : 0);
  const open = (isUsual ? OPEN_USUAL : OPEN_GROUPS) + (isComposed ? OPEN_COMPOSED : 0) + dividing.length * OPEN_KEY;
  const facts = rectification === null ? 0 : rectificationMs(rectification as RectificationInput, minutes);
  return margins + (open * minutes) / MINUTES + facts;
}

/** Periods of the dasha of a KP chart: nine of one level in each of the level above. */
export const kpPeriods = ({ input }: { readonly input: { readonly dasha_levels: number } }): number =>
  (9 * (9 ** input.dasha_levels - 1)) / 8;

/** Days of a range by the sign changes of each graha, the Sun's as 1; what is not here costs next to nothing. */
const INGRESS_DAY: Readonly<Record<string, number>> = { Moon: 5.5, Mercury: 1.5, Venus: 1.5, Sun: 1, Mars: 1 };
export const ingressDays = ({
  input,
}: {
  readonly input: DayRange & { readonly planets: readonly string[] | null };
}): number => daysOf(input) * (input.planets ?? []).reduce((sum, graha) => sum + (INGRESS_DAY[graha] ?? 0), 0);

/** Of a calendar for each date, by section, computed, presented and written; festivals have a pass of their own, too. */
const SECTION_DAY: Readonly<Record<CalendarSection, number>> = {
  limbs: 0.45,
  sun_moon: 0.25,
  windows: 1,
  lunar: 0.05,
  solar: 0.15,
  grahanas: 0.03,
  festivals: 0.25,
};
const FESTIVALS_PASS = 20;
type CalendarRequest = Parameters<typeof datesIn>[0] & { readonly input: Parameters<typeof sectionsOf>[0] };

export function calendarMs(request: CalendarRequest): number {
  const sections = [...sectionsOf(request.input)];
  const perDay = sections.reduce((sum, section) => sum + SECTION_DAY[section], 0);
  return datesIn(request) * perDay + (sections.includes('festivals') ? FESTIVALS_PASS : 0);
}
