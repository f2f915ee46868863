/** The weight of each value of a header such as `Accept`, in lower case: 0 rejected .. 1 preferred. */
export type Weights = ReadonlyMap<string, number>;

/**
 * The weights in a header (RFC 9110 section 12.4.2); what is not a number is 0. Parameters other than `q` do not count. No library:
 * `@fastify/accept-negotiator` takes `br` for `br;q=0, *;q=0.5`, minds upper case, and drops types with another parameter.
 */
export function weightsOf(header: string): Weights {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (name === '') continue;
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** Whether an `Accept` names a type and gives JSON, by its name or by one of the ranges, no higher weight. */
export function prefersToJson(type: string, accept: string | undefined, ranges: readonly string[]): boolean {
  // Nearly no request names it, and this is decided for every request.
  if (accept?.toLowerCase().includes(type) !== true) return false;
  const weights = weightsOf(accept);
  const wanted = weights.get(type) ?? 0;
  const json = ['application/json', ...ranges].map((name) => weights.get(name)).find((weight) => weight !== undefined);
  return wanted > 0 && wanted >= (json ?? 0);
}
