import { openGanita } from 'ganita';
import { expect, it } from 'vitest';

const BIRTH = { date: '1996-12-07', time: '10:34:00', latitude: 13.08, longitude: 80.27, timezone: 5.5, place: '' };

it('an answer cannot be changed so that a later one says something else', async () => {
  const ganita = await openGanita();
  const ask = () => ganita.natalChart({ ...BIRTH, sections: ['julian_day'], node_type: 'true' }).meta.changed;
  const changed = ask() as Record<string, unknown>;
  expect(() => Object.assign(changed, { node_type: 'mean' })).toThrow(TypeError);
  expect(ask()).toEqual({ node_type: 'true' });
});
