import { createHash } from 'node:crypto';

type Fields = Readonly<Record<string, unknown>>;

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('hex')
    .slice(0, 16);

/** Records of an answer whose keys are digested one by one: other parts may add to them. */
const OPENED = ['horoscope', 'meta', 'conventions'];

/** A digest of the bytes of every key of an answer, by its path. */
export function digestsOf(answer: Fields, prefix = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      OPENED.includes(name)
        ? Object.entries(digestsOf(value as Fields, `${prefix}${name}/`))
        : [[prefix + name, digestOf(value)]],
    ),
  );
}
