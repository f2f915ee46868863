import { describe, expect, it } from 'vitest';
import { compareWith } from '../compare.js';
import { GoldenNode } from '../golden.js';
import { grahaYuddha } from './grahaYuddha.js';

const OURS = {
  planets: ['Mars', 'Mercury'],
  separation: 0.4,
  latitude_difference: 0.2,
  northern_planet: 'Mars',
  planet_of_lower_longitude: 'Mercury',
  war_kind: 'apasavya',
};
const WAR = {
  pair: ['Mercury', 'Mars'],
  separation_degrees: 0.4,
  latitude_difference: 0.2,
  northern: 'Mars',
  lower_longitude: 'Mercury',
};

/** Whether each value of a golden war agrees, by its path. */
function agreements(golden: object): Readonly<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  compareWith(grahaYuddha, GoldenNode.whole([golden]), [OURS], (node, ours, judge) => {
    found[node.path] = judge.judge(node.value, ours).agrees;
  });
  return found;
}

describe('a war of two planets', () => {
  it('is found by its planets though its kind is a word with a capital', () => {
    for (const kind of ['apasavya', 'Apasavya']) {
      const all = agreements({ ...WAR, kind });
      expect(Object.keys(all).length).toBeGreaterThan(5);
      expect(Object.values(all)).toEqual(Object.values(all).map(() => true));
    }
  });

  it('differs by another kind alone', () => {
    const all = agreements({ ...WAR, kind: 'Bheda' });
    expect(Object.values(all).filter((agrees) => !agrees)).toHaveLength(1);
  });
});
