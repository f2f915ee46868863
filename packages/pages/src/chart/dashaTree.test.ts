import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../page.js';
import { pageSpeech, SpeechProvider } from '../pageSpeech.js';
import type { DashaAnswer } from './chartTypes.js';
import { DashaTree } from './DashaTree.js';

const periods = [
  {
    sign: 'Aries',
    start: '2000-01-01T00:00:00',
    end: '2003-01-01T00:00:00',
    periods: [
      { sign: 'Leo', start: '2000-01-01T00:00:00', end: '2000-01-01T00:00:00' },
      { sign: 'Virgo', start: '2000-01-01T00:00:00', end: '2003-01-01T00:00:00' },
    ],
  },
  { sign: 'Taurus', start: '2003-01-01T00:00:00', end: '2003-01-01T00:00:00' },
  { sign: 'Gemini', start: '2003-01-01T00:00:00', end: '2011-01-01T00:00:00' },
];

const treeOf = (running: NonNullable<DashaAnswer['running']>): string => {
  const tree = h(DashaTree, {
    facts: { fields: {}, language: 'en' } as unknown as PageFacts,
    dasha: { name: 'Chara', applicable: true, periods, running },
    branch: null,
  });
  return renderToString(h(SpeechProvider, { value: pageSpeech('en') }, tree));
};

describe('the tree of a dasha', () => {
  it('shows no period of no length, on any level', () => {
    const text = treeOf([]);
    expect(['Aries', 'Leo', 'Virgo', 'Taurus', 'Gemini'].filter((sign) => text.includes(sign))).toEqual([
      'Aries',
      'Virgo',
      'Gemini',
    ]);
  });

  it('marks the periods that run by the answer, on each level', () => {
    const marked = (level: number, start: string): readonly string[] =>
      [...treeOf([{ level, start, end: '' }]).matchAll(/aria-current="time">(?:<button[^>]*>)?<b>(\w+)/g)].map(
        ([, name]) => name ?? '',
      );
    expect(marked(1, '2003-01-01T00:00:00')).toEqual(['Gemini']);
    expect(marked(2, '2000-01-01T00:00:00')).toEqual(['Virgo']);
  });
});
