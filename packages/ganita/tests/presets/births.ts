import { readFileSync } from 'node:fs';

type Fields = Readonly<Record<string, unknown>>;

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/positions.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly { readonly birth: Fields & { readonly id: string } }[];
};

/** The births of the golden files by id, as a request has them. */
export const GOLDEN_BIRTHS: Readonly<Record<string, Fields>> = Object.fromEntries(
  cases.map(({ birth: { id, zone: _zone, ...birth } }) => [id, birth]),
);
