import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { HOROSCOPE_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { docExamples, pageText } from './examples.js';

/** A numbered key with its text, which ends with an example in one code span. */
const ITEM = /^(\d+)\. `(\w+)`((?:.|\n(?!\d+\. `|\n))*)/gm;
const ITEMS = [...pageText('docs/horoscope.md').matchAll(ITEM)].map(([, number = '', key = '', text = '']) => ({
  number: Number(number),
  key,
  example: /`([^`]+)`\s*$/.exec(text)?.[1] ?? '',
}));

/** An example shows the first entries of a list, and some fields of an object. */
function shortened(value: unknown, example: unknown): unknown {
  if (Array.isArray(example)) {
    if (!Array.isArray(value)) return value;
    return example.map((inner, place) => shortened(value[place], inner));
  }
  if (typeof example !== 'object' || example === null || typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(example).map(([name, inner]) => [name, shortened(fields[name], inner)]));
}

describe('the page of the horoscope', () => {
  it('lists every key in the order of the answer, with its number', () => {
    expect(ITEMS.map(({ key }) => key)).toEqual(HOROSCOPE_KEYS);
    expect(ITEMS.map(({ number }) => number)).toEqual(HOROSCOPE_KEYS.map((_, place) => place + 1));
  });

  let horoscope: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    const [first] = docExamples();
    const birth = { ...(first?.body as object), sections: null };
    const chart = answer('natalChart', birth, await openPorts()) as { readonly horoscope: typeof horoscope };
    horoscope = JSON.parse(JSON.stringify(chart.horoscope));
  });

  it.each(ITEMS)('shows of $key what the birth of the README has', ({ key, example }) => {
    const parsed: unknown = JSON.parse(example);
    expect(shortened(horoscope[key], parsed)).toEqual(parsed);
  });
});
