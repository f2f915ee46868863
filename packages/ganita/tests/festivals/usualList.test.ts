import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATES } from './states.data.js';
import { expectUsualList } from './usualList.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const festivalsOf = (request: Readonly<Record<string, unknown>>) =>
  answer('festivals', { year: 2026, detail: 'brief', ...request }, ports).festival_calendar;
const idsOf = (request: Readonly<Record<string, unknown>>): readonly string[] =>
  (festivalsOf(request).brief_dates ?? []).flatMap(({ festivals }) => festivals.map(({ id }) => id));

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' };
const LONDON = { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London' };
const USUAL = { list: 'usual' };

describe('the usual list of festivals', () => {
  it.each(STATES.filter((_, at) => at % 9 === 2))('has what people look for in $state', (state) => {
    expectUsualList(state, 2026, ports);
  });

  it('is that of the state of the place, by coordinates as by name', () => {
    expect(festivalsOf({ ...CHENNAI, ...USUAL }).rank_regions).toEqual(['tamil']);
    expect(festivalsOf({ place: 'Bhubaneswar', ...USUAL }).rank_regions).toEqual(['odia']);
    expect(festivalsOf({ place: 'Kohima', ...USUAL }).rank_regions).toEqual([]);
    expect(festivalsOf({ place: 'Kathmandu', ...USUAL }).rank_regions).toEqual(['nepali']);
    // In the Bay of Bengal no place is within 50 km.
    expect(festivalsOf({ latitude: 15, longitude: 88, zone: 'Asia/Kolkata', ...USUAL }).rank_regions).toBeNull();
  });

  it('has abroad what everyone knows, and the days of a region that is chosen', () => {
    const abroad = idsOf({ ...LONDON, ...USUAL });
    expect(abroad.length).toBeLessThan(60);
    expect(abroad).toEqual(expect.arrayContaining(['rama_navami', 'janmashtami', 'diwali', 'holi']));
    expect(abroad).not.toContain('onam');
    expect(idsOf({ ...LONDON, ...USUAL, rank_regions: ['kerala'] })).toContain('onam');
  });

  it.each([
    ['uttarakhand', 'Dehradun'],
    ['jammu_and_kashmir', 'Srinagar, Jammu and Kashmir'],
    ['kashmir', 'Srinagar, Jammu and Kashmir'],
    ['Uttar Pradesh', 'Lucknow'],
    ['delhi', 'New Delhi'],
    ['punjab', 'Amritsar'],
    ['goa', 'Panaji'],
    ['nagaland', 'Kohima'],
    ['telangana', 'Hyderabad, Telangana'],
    ['andhra_pradesh', 'Vijayawada'],
    ['sikkim', 'Gangtok'],
  ])('is the same for who names the state %s as for a place in it', (state, place) => {
    const ofPlace = festivalsOf({ place, ...USUAL });
    const ofState = festivalsOf({ place, ...USUAL, rank_regions: state });
    expect(ofState.rank_regions).toEqual(ofPlace.rank_regions);
    expect(ofState.brief_dates).toEqual(ofPlace.brief_dates);
    expect(festivalsOf({ place, ...USUAL, rank_regions: [state] })).toEqual(ofState);
  });

  it('has the days that the tradition keeps, and no day of another in their place', () => {
    const smarta = idsOf({ ...CHENNAI, ...USUAL });
    const iskcon = idsOf({ ...CHENNAI, ...USUAL, tradition: 'iskcon' });
    expect([smarta.includes('janmashtami'), smarta.includes('janmashtami_vaishnava')]).toEqual([true, false]);
    expect([iskcon.includes('janmashtami'), iskcon.includes('janmashtami_vaishnava')]).toEqual([false, true]);
  });

  it('is limited further by a rank, which `/festivals` answers', () => {
    const { brief_dates = [] } = festivalsOf({ ...CHENNAI, max_rank: 1 });
    const entries = brief_dates.flatMap(({ festivals }) => festivals);
    expect(entries.every(({ rank }) => rank === 1)).toBe(true);
    expect(entries.map(({ id }) => id)).toContain('pongal');
    const all = idsOf(CHENNAI);
    expect(all).toContain('manvadi_savarni');
    expect(idsOf({ ...CHENNAI, max_rank: 3 })).not.toContain('manvadi_savarni');
    expect(idsOf({ ...CHENNAI, max_rank: 4 })).toEqual(all);
  });
});

describe('the names of regions', () => {
  it.each([
    ['odisha', 'odia'],
    ['Nepal', 'nepali'],
    ['maharashtra', 'marathi'],
    ['Tamil Nadu', 'tamil'],
    ['himachal_pradesh', 'himachal'],
    ['Kashmiri', 'kashmir'],
    ['goan', 'goa'],
  ])('read %s as %s, alone as in a list', (name, id) => {
    const ids = idsOf({ ...CHENNAI, region: [id] });
    expect(idsOf({ ...CHENNAI, region: name })).toEqual(ids);
    expect(idsOf({ ...CHENNAI, region: [name] })).toEqual(ids);
  });

  it('reject another one', () => {
    expect(() => festivalsOf({ ...CHENNAI, region: 'atlantis' })).toThrow('region');
  });
});
