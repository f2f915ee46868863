import { momentText } from '@ganita/core/time/civilText.js';
import { SECONDS_PER_DAY, UNIX_EPOCH_JD } from '@ganita/core/time/julianDay.js';
import { answerCheckedBy, costOfRequest, type RequestPorts, readRequestOf } from 'ganita/api/answerTo.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { requestChecker } from 'ganita/calculations/validation/checkRequest.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { type CallResult, resultOf } from './result.js';
import type { Fields, Tool } from './tool.js';
import type { ToolCall } from './toolCall.js';
import { type ChosenPlace, placeFilled } from './toolPlaces.js';
import { TOOLS, toolNamed } from './tools/allTools.js';

const CHECKS = new Map(
  TOOLS.map(({ name, input }) => [
    name,
    requestChecker<Fields, null>({ schema: input, checks: {}, rules: () => null }),
  ]),
);
const PAIR = ['boy_birth_details', 'girl_birth_details'] as const;
/** Births beside a place of its own. */
const INNER = ['birth', 'partner'] as const;
const PLACELESS = ['query'] as const;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The arguments with coordinates for the places that they name. Errors: StructureError, `not_found`. */
function withPlaces(args: Fields, ports: RequestPorts): readonly [Fields, readonly ChosenPlace[]] {
  if (PLACELESS.some((field) => field in args)) return [args, []];
  if (PAIR.some((field) => field in args)) {
    const filled = PAIR.map(
      (field) => [field, placeFilled(isRecord(args[field]) ? args[field] : {}, `${field}.`, ports)] as const,
    );
    const births = filled.map(([field, [{ place: _, ...birth }]]) => [field, birth] as const);
    return [{ ...args, ...Object.fromEntries(births) }, filled.flatMap(([, [, chosen]]) => chosen ?? [])];
  }
  const [given, chosen] = placeFilled(args, '', ports);
  const filled = INNER.flatMap((field) => {
    const inner = given[field];
    return isRecord(inner) ? [[field, placeFilled(inner, `${field}.`, ports)] as const] : [];
  });
  const births = filled.map(([field, [{ place: _, ...birth }]]) => [field, birth] as const);
  const places = [chosen, ...filled.map(([, [, ofBirth]]) => ofBirth)];
  return [{ ...given, ...Object.fromEntries(births) }, places.filter((one) => one !== null)];
}

/** The present moment on the clock of some arguments: of their zone, else their offset, else UTC. */
function nowFor({ zone, timezone }: Fields, { clock, zones }: RequestPorts): string {
  const now = clock.now();
  if (typeof zone === 'string' && zones.names.has(zone)) {
    const { offsetSeconds } = zones.periodAt(zone, (now - UNIX_EPOCH_JD) * SECONDS_PER_DAY);
    return momentText(now, offsetSeconds / 3600);
  }
  return momentText(now, typeof timezone === 'number' ? timezone : 0);
}

/** Check a call of a tool. Errors: those of a request, with the names of the tool's fields. */
export function readCall({ name, request, input: schema }: Tool, args: unknown, ports: RequestPorts): ToolCall {
  const check = CHECKS.get(name);
  if (check === undefined) throw new StructureError('missing_field', 'name', `there is no tool ${name}`);
  const { input: filled } = check(args ?? {}, { birthYears: ports.birthYears }, 'all', 'own');
  const known = Object.entries((args ?? {}) as Fields).filter(
    ([field, value]) => Object.hasOwn(schema.properties, field) && value !== undefined,
  );
  const [given, places] = withPlaces(Object.fromEntries(known), ports);
  const input = { given, filled: { ...filled, ...given }, now: nowFor(given, ports) };
  const { calculation, body } = request(input);
  return {
    tool: name,
    input,
    places,
    calculation,
    body,
    request: readRequestOf(calculationRow(calculation), body, ports, 'all'),
  };
}

/** What a call costs, in milliseconds of CPU time. */
export const costOfCall = ({ calculation, request }: ToolCall): number =>
  costOfRequest(calculationRow(calculation), request);

/** Compute a call, and cut its answer to its bound. Errors: DomainError. */
export function answerCall(call: ToolCall, ports: Ports): CallResult {
  const tool = toolNamed(call.tool) as Tool;
  return resultOf(
    tool,
    call,
    tool.shape(answerCheckedBy(calculationRow(call.calculation), call.request, ports), call.input),
  );
}
