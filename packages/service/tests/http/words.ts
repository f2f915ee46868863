type Leaf = readonly [path: string, value: unknown];

const leavesOf = (value: unknown, path: string): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`))
    : [[path, value]];

/** A display word: a field `name`, `label` or `..._name`, or part of a list or map `..._names`. */
const isWord = ([path]: Leaf): boolean => /(?:[/_]names?|\/label)(?:\/|$)/.test(path);

/** The display words of an answer, with their paths. */
export const wordsOf = (answer: unknown): readonly Leaf[] =>
  leavesOf(answer, '').filter((leaf) => isWord(leaf) && leaf[1] !== null);

/** Everything else in an answer: what must be the same in every language. */
export const factsOf = (answer: unknown): readonly Leaf[] => leavesOf(answer, '').filter((leaf) => !isWord(leaf));
