import { DomainError } from '@ganita/core/errors/domainError.js';
import { type Match, matchPartners, type PartnerChart, partnerChart } from '@ganita/core/match/match.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { type BirthMoment, resolveBirth } from '../birthMoment.js';
import { type Calculation, calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, POSITION_FLAGS, settingsOf } from '../engineMeta.js';
import { reachedFrom } from '../fields/ephemerisReach.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import type { CheckedRequest, CheckLimits } from '../validation/checkRequest.js';
import { StructureError } from '../validation/parseJson.js';
import { RejectedRequest, type RequestError } from '../validation/requestErrors.js';
import { checkPartner, matchBatchChecks, matchBatchInput, matchBatchShape, requireOneBirth } from './batchInput.js';
import { longitudesOf } from './marriageMatch.js';
import { MATCH_RULES } from './matchInput.js';

type BatchInput = Filled<typeof matchBatchInput>;
type Side = 'boy' | 'girl';

/** A birth with the part of its chart that a match uses. */
interface MatchedBirth {
  readonly birth: BirthMoment;
  readonly chart: PartnerChart;
}

/** One partner: the match with the one birth, or why there is none. */
export type PartnerResult = { readonly id: string | null } & (
  | { readonly match: Match; readonly boyBirth: BirthMoment; readonly girlBirth: BirthMoment }
  | { readonly error: RequestError | RejectedRequest }
);

/** One birth matched with many. */
export interface MatchBatchAnswer {
  readonly input: BatchInput;
  /** Whose birth the one birth is. */
  readonly side: Side;
  readonly one: MatchedBirth;
  /** In the order of the request. */
  readonly partners: readonly PartnerResult[];
  readonly meta: Meta;
}

/** The birth that is matched with all partners. */
function oneBirthOf({ boy_birth_details: boy, girl_birth_details: girl }: BatchInput) {
  if (boy !== null) return { side: 'boy', details: boy } as const;
  if (girl !== null) return { side: 'girl', details: girl } as const;
  throw new Error('a checked request has one of the two births');
}

function compute(request: CheckedRequest<BatchInput>, ports: Ports): MatchBatchAnswer {
  const { input, rules } = request;
  const observatory = openObservatory(ports.ephemeris, rules);
  const matched = (birth: BirthMoment, field: string, date: string): MatchedBirth => ({
    birth,
    chart: partnerChart(
      reachedFrom(field, date, () => longitudesOf(observatory, birth)),
      rules,
    ),
  });
  const { side, details } = oneBirthOf(input);
  const prefix = `${side}_birth_details.`;
  const one = matched(resolveBirth(details, ports.zones, prefix), `${prefix}date`, details.date);
  const ignored = new Set<string>();

  const matchWith = (given: unknown) => {
    const partner = checkedPartner(given, ports);
    for (const name of partner.ignoredFields) ignored.add(`partners.*.${name}`);
    const other = matched(resolveBirth(partner.input, ports.zones), 'date', partner.input.date);
    const [boy, girl] = side === 'boy' ? [one, other] : [other, one];
    return {
      id: partner.input.id,
      match: matchPartners(boy.chart, girl.chart, rules),
      boyBirth: boy.birth,
      girlBirth: girl.birth,
    };
  };
  const resultOf = (given: unknown, index: number): PartnerResult => {
    try {
      return matchWith(given);
    } catch (error) {
      return { id: idOf(given), error: ofPartner(error, `partners.${index}`) };
    }
  };

  const partners = input.partners.map(resultOf);
  const settings = settingsOf(namedRules(rules, MATCH_RULES), { position_flags: POSITION_FLAGS[rules.positions] });
  return { input, side, one, partners, meta: metaOf(request, ports, settings, [...ignored]) };
}

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Errors: all of the partner, by the names of its own fields. */
function checkedPartner(given: unknown, limits: CheckLimits) {
  if (!isRecord(given)) throw new StructureError('wrong_type', PARTNER, `${PARTNER} must be an object`);
  return checkPartner(given, limits, 'all');
}

/** What the checker calls a partner as a whole. */
const PARTNER = 'body';

/** The errors of a partner by the paths of its fields in the request. Any other error is thrown again. */
function ofPartner(error: unknown, path: string): RequestError | RejectedRequest {
  if (error instanceof RejectedRequest) {
    const [first, ...rest] = error.errors;
    return new RejectedRequest([inRequest(first, path), ...rest.map((one) => inRequest(one, path))], error.unlisted);
  }
  if (error instanceof StructureError || error instanceof DomainError) return inRequest(error, path);
  throw error;
}

/** An error of a partner by the path of its field in the request: `partners.3.latitude must be ...`. */
function inRequest(error: RequestError, path: string): RequestError {
  const { field, message } = error;
  if (field === null) return error;
  const whole = field === PARTNER;
  const name = whole ? path : `${path}.${field}`;
  const said = message.replace(whole ? /^(?:the )?body/ : field, name);
  if (error instanceof StructureError) return new StructureError(error.code, name, said);
  const { code, value, reason } = error;
  return new DomainError(code, said, { field: name, value, ...(reason !== null && { reason }) });
}

/** The id of a partner that has an error, where it is a text. */
const idOf = (given: unknown): string | null => (isRecord(given) && typeof given.id === 'string' ? given.id : null);

/** `POST /marriage-match/batch`: one birth matched with many. */
export const marriageMatchBatch: Calculation<
  typeof matchBatchInput,
  Filled<typeof matchBatchInput>,
  MatchBatchAnswer,
  CheckedRequest<unknown>['rules']
> = {
  ...calculation({
    request: matchBatchShape,
    checks: matchBatchChecks,
    normalise: requireOneBirth,
    rules: rulesOf({ check: noUserAyanamsa }),
    compute,
  }),
  request: matchBatchInput,
};
