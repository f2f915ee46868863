import { describe, expect, it } from 'vitest';
import { soundKeyOf } from './soundKey.js';

describe('the sound of a name', () => {
  it.each([
    ['Visakhapatnam', 'Vishakapatnam', 'విశాఖపట్నం'],
    ['Tiruvannamalai', 'Thiruvannaamalai', 'திருவண்ணாமலை'],
    ['Bengaluru', 'Bengalooru', 'ಬೆಂಗಳೂರು'],
    ['Nathdwara', 'Nathdvara', 'नाथद्वारा', 'નાથદ્વારા'],
    ['Dwaraka', 'Dwarka', 'Dvarka', 'द्वारका'],
    ['Lakshmipur', 'Laxmipur', 'লক্ষ্মীপুর'],
    ['Guruvayur', 'Guruvayoor', 'ഗുരുവായൂർ'],
    ['Mysore', 'Mysur'],
    ['Jawala Mukhi', 'Jwalamukhi', 'ज्वालामुखी'],
  ])('is one in the spellings %j, %j ...', (...spellings) => {
    expect(new Set(spellings.map(soundKeyOf))).toEqual(new Set([soundKeyOf(spellings[0] ?? '')]));
    expect(soundKeyOf(spellings[0] ?? '')).not.toBeNull();
  });

  it('differs for different names', () => {
    const names = ['Varanasi', 'Vadodara', 'Madurai', 'Kanpur', 'Kannur', 'Salem', 'Surat', 'Dharmasthala'];
    expect(new Set(names.map(soundKeyOf)).size).toBe(names.length);
  });

  it('is none of another script, nor of a name that is too short', () => {
    expect(['Москва', '東京', 'Una', 'Au', ''].map(soundKeyOf)).toEqual([null, null, null, null, null]);
  });
});
