/** The weight of each value of a header such as `Accept`, in lower case: 0 rejected .. 1 preferred. */
export type Weights = ReadonlyMap<string, number>;

/** The weights in a header (RFC 9110 section 12.4.2); what is not a number is 0. Parameters other than `q` do not count. */
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
