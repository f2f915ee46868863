import { describe, expect, it } from 'vitest';
import { slipsFor } from './editDistance.js';
import { nearestName, suggestion } from './nearestName.js';

const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

describe('the nearest name', () => {
  it.each([
    ['Satrun', 'Saturn'],
    ['saturn', 'Saturn'],
    ['Jupitre', 'Jupiter'],
    ['Mercry', 'Mercury'],
    ['Rahuu', 'Rahu'],
    ['SUN', 'Sun'],
  ])('of %s is %s', (text, name) => {
    expect(nearestName(text, GRAHAS)).toBe(name);
  });

  it.each(['', 'Su', 'Sum', 'Pluto', 'Jptre', 'Saturnalia', 'Sa\u0000\u0000\u0000'])('of %j is none', (text) => {
    expect(nearestName(text, GRAHAS)).toBeNull();
  });

  it('allows two slips from eight letters on, and one in shorter names', () => {
    expect(nearestName('sunrise_definton', ['sunrise_definition'])).toBe('sunrise_definition');
    expect(nearestName('sunrise_defiton', ['sunrise_definition'])).toBeNull();
    expect(nearestName('chrak', ['charaka'])).toBeNull();
    expect([3, 4, 7, 8].map(slipsFor)).toEqual([0, 1, 1, 2]);
  });

  it('is the nearer one, and the first of those equally near', () => {
    expect(nearestName('charb', ['charab', 'chara', 'charc'])).toBe('charab');
    expect(nearestName('yoginj', ['yogina', 'yogini'])).toBe('yogina');
    expect(nearestName('positionn', ['position_s', 'positions'])).toBe('positions');
  });

  it('is not searched for a text that is too long to be a name', () => {
    const long = 'a'.repeat(61);
    expect(nearestName(long, [long])).toBeNull();
  });
});

describe('a suggestion', () => {
  it('names the nearest of the listed texts', () => {
    expect(suggestion('Satrun', [1, 'Saturn', null])).toBe('; did you mean Saturn?');
  });

  it('is nothing where none is near, or the value is no text', () => {
    expect(suggestion('Pluto', GRAHAS)).toBe('');
    expect(suggestion(12, ['12'])).toBe('');
  });
});
