import { DomainError, type DomainErrorCode } from '@ganita/core/errors/domainError.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../../calculations/calculation.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';
import type { ColumnValue } from '../columns/column.js';
import { type ChartFacts, chartFacts, type FoundValue } from './chartFacts.js';
import {
  CHART_OR_DAY,
  type ChartAndDayRules,
  chartAndDayRules,
  chartOrDayChecks,
  META_FIELD,
  metaOfChart,
} from './chartOrDay.js';
import { type ClaimedValue, compared } from './comparedValue.js';
import { type DayFacts, dayFacts } from './dayFacts.js';
import { type Fact, isUnanswered, type ReadClaim, type Unanswered, unanswered } from './fact.js';
import { LIMBS } from './limbs.data.js';
import { type ClaimInParts, readParts } from './parts.js';
import { readSentence } from './sentence.js';

/** Most claims of a request. */
export const MAX_CLAIMS = 40;

const claimText = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });

const claimInParts = Type.Object(
  {
    subject: claimText(80, 'what it is about, such as Moon, D-9 Venus, Jupiter mahadasha, Diwali 2026'),
    property: claimText(80, 'what of it, such as nakshatra, sign, house, end, date'),
    value: Type.Unsafe<ClaimedValue>({
      type: ['string', 'number', 'boolean'],
      description: 'what it is claimed to be',
    }),
  },
  { title: 'ClaimInParts', description: 'a claim as a subject, a property and a value' },
);

/** The request of `POST /statements`. */
const statementsInput = Type.Object({
  ...CHART_OR_DAY,
  claims: Type.Array(Type.Union([claimText(120, 'a sentence'), claimInParts]), {
    minItems: 1,
    maxItems: MAX_CLAIMS,
    description:
      'sentences of the patterns that docs/statements.md lists, such as Moon is in Swati, or claims in parts',
  }),
  meta: META_FIELD,
});

type StatementsInput = Filled<typeof statementsInput>;
/** A checked request. */
export type StatementsRequest = CheckedRequest<StatementsInput, ChartAndDayRules>;

export const VERDICTS = ['true', 'false', 'not_computed'] as const;

/** A claim with its verdict. */
export interface Statement {
  readonly claim: string | ClaimInParts;
  readonly pattern: string | null;
  readonly verdict: (typeof VERDICTS)[number];
  /** What was computed, by its paths; empty where nothing was. */
  readonly found: readonly { readonly path: string; readonly value: ColumnValue }[];
  readonly why: Unanswered | null;
}

/** The statements with `meta`. */
export interface StatementsAnswer {
  readonly statements: readonly Statement[];
  readonly meta: Meta;
}

/** The facts of a claim, as those of a birth where there is one. */
function ofRequest(claim: ReadClaim, hasBirth: boolean): ReadClaim {
  const factOf = (fact: Fact): Fact =>
    hasBirth && fact.of === 'limb' && fact.date === null && fact.place === null
      ? { of: 'column', selector: LIMBS[fact.limb].ofBirth }
      : fact;
  return { ...claim, says: claim.says.map(({ fact, value }) => ({ fact: factOf(fact), value })) };
}

const isOfChart = ({ of }: Fact): boolean => of === 'column' || of === 'period';

/** The one reading of a claim. */
function readClaim(claim: string | ClaimInParts, hasBirth: boolean): ReadClaim | Unanswered {
  if (typeof claim !== 'string') {
    const read = readParts(claim, hasBirth);
    return isUnanswered(read) ? read : ofRequest(read, hasBirth);
  }
  const readings = readSentence(claim).map((one) => ofRequest(one, hasBirth));
  const ofDays = readings.filter(({ says }) => !says.some(({ fact }) => isOfChart(fact)));
  const wanted = hasBirth || ofDays.length === 0 ? readings : ofDays;
  const distinct = new Map(wanted.map((one) => [JSON.stringify([one.says, one.isNegated]), one]));
  const [reading, ...others] = distinct.values();
  if (reading === undefined) return unanswered('unknown_sentence');
  if (others.length > 0) {
    const patterns = [...distinct.values()].map(({ pattern }) => pattern);
    return unanswered('ambiguous', [...new Set(patterns)].join(', '));
  }
  return reading;
}

/** How each claim of a request is read. */
export const readClaims = ({ claims, time: clock }: StatementsInput): readonly (ReadClaim | Unanswered)[] =>
  claims.map((claim) => readClaim(claim, clock !== null));

/** Errors of a request that a claim makes, not a fault of the engine: they are of the claim. */
const OF_CLAIMS: readonly DomainErrorCode[] = ['invalid_input', 'outside_ephemeris', 'not_defined'];

function orUnanswered<Found>(find: () => Found): Found | Unanswered {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof DomainError && OF_CLAIMS.includes(error.code))) throw error;
    return unanswered('no_value', error.message);
  }
}

/** The values that a claim is about, each with those that were found: of a festival several, one of which may be claimed. */
type Answered = readonly { readonly claimed: ClaimedValue; readonly found: readonly FoundValue[] }[];

/** Whether what is said is so; null where a claimed value is none of its kind. */
function isSo(answered: Answered): boolean | null {
  const each = answered.map(({ claimed, found }) => {
    const results = found.map((value) => compared(claimed, value));
    return results.includes(true) ? true : results.includes(null) ? null : false;
  });
  return each.includes(null) ? null : !each.includes(false);
}

function statementOf(
  claim: string | ClaimInParts,
  read: ReadClaim | Unanswered,
  factsOf: { readonly chart: ChartFacts | Unanswered; readonly days: DayFacts },
): Statement {
  const not = (why: Unanswered, found: Statement['found'] = []): Statement => ({
    claim,
    pattern: isUnanswered(read) ? null : read.pattern,
    verdict: 'not_computed',
    found,
    why,
  });
  if (isUnanswered(read)) return not(read);
  const answered: { claimed: ClaimedValue; found: readonly FoundValue[] }[] = [];
  for (const { fact, value: claimed } of read.says) {
    const { chart, days } = factsOf;
    const isDay = fact.of === 'limb' || fact.of === 'festival';
    const found = isDay ? orUnanswered(() => days(fact)) : isUnanswered(chart) ? chart : chart(fact);
    if (found !== null && !Array.isArray(found) && isUnanswered(found)) return not(found);
    const values = found === null ? [] : ([found].flat() as readonly FoundValue[]);
    if (values.length === 0 || values.some(({ value }) => value === null)) return not(unanswered('no_value'));
    answered.push({ claimed, found: values });
  }
  const found = answered.flatMap((one) => one.found.map(({ path, value }) => ({ path, value })));
  const so = isSo(answered);
  if (so === null) return not(unanswered('unknown_value'), found);
  return { claim, pattern: read.pattern, verdict: so === read.isNegated ? 'false' : 'true', found, why: null };
}

/** The facts of the chart that claims need; why there are none otherwise. */
function factsOfChart(request: StatementsRequest, facts: readonly Fact[], ports: Ports): ChartFacts | Unanswered {
  const { time: clock } = request.input;
  if (clock === null) return unanswered('needs_birth', 'a chart needs the time of the birth');
  const ofChart = facts.filter((fact) => fact.of === 'column' || fact.of === 'period');
  const input = { ...request.input, time: clock };
  return chartFacts({ input, rules: request.rules.chart }, ofChart, ports);
}

function compute(request: StatementsRequest, ports: Ports): StatementsAnswer {
  const { input, rules } = request;
  const read = readClaims(input);
  const facts = read.flatMap((one) => (isUnanswered(one) ? [] : one.says.map(({ fact }) => fact)));
  const { latitude, longitude, timezone, zone, place, date } = input;
  const festivals = facts.flatMap((fact) => (fact.of === 'festival' ? [fact.festival] : []));
  const where = { latitude, longitude, timezone, zone, place };
  const days = dayFacts({ place: where, date, rules: rules.days, festivals: [...new Set(festivals)] }, ports);
  const hasChart = facts.some(isOfChart);
  const chart = hasChart ? factsOfChart(request, facts, ports) : unanswered('needs_birth');
  return {
    statements: input.claims.map((claim, at) => statementOf(claim, read[at] as ReadClaim, { chart, days })),
    meta: metaOfChart(request, ports),
  };
}

/** `POST /statements`: whether claims about a chart or a day are true. */
export const statements = calculation({
  request: statementsInput,
  checks: chartOrDayChecks,
  rules: chartAndDayRules,
  birthField: 'date',
  compute,
});
