import { expect, it } from 'vitest';
import { HOROSCOPE_KEYS } from '../../src/calculations/natal/sectionKeys.js';
import { pageText } from './examples.js';

it('the page of the horoscope lists every key in the order of the answer', () => {
  const listed = [...pageText('docs/horoscope.md').matchAll(/^\d+\. `(\w+)`/gm)].map(([, key]) => key);
  expect(listed).toEqual(HOROSCOPE_KEYS);
});
