import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
const festivalsOf = (request: Readonly<Record<string, unknown>>) =>
  answer('festivals', { ...DELHI, ...request }, ports).festival_calendar.observances;

describe('the rule of an answer', () => {
  it('is the one that the request keeps, with its sources', () => {
    const request = { year: 2027, ids: ['janmashtami'] };
    expect(festivalsOf(request)[0]).toMatchObject({
      rule: { kaala: 'nishitha', both: 'vyapti', procedure: null, sources: ['nirnayasindhu', 'reform_committee'] },
    });
    expect(festivalsOf({ ...request, rules: { preset: 'drik' } })[0]).toMatchObject({
      date: '2027-08-25',
      rule: { kaala: null, both: null, procedure: 'jayanti_yoga', sources: ['dharmasindhu', 'drik_panchang'] },
    });
  });

  it('gives Janmashtami the day on which its tithi ends, where no nishitha has it', () => {
    const mumbai = { latitude: 19.076, longitude: 72.8777, year: 2026, ids: ['janmashtami', 'dahi_handi'] };
    expect(festivalsOf(mumbai).map(({ id, date }) => [id, date])).toEqual([
      ['janmashtami', '2026-09-04'],
      ['dahi_handi', '2026-09-05'],
    ]);
  });

  it('gives Pongal by the Sun of the Vakyas, and Drik Panchang its own', () => {
    const pongal = (rules: Readonly<Record<string, string>>) =>
      festivalsOf({ year: 2026, ids: ['pongal'], rules }).map(({ date }) => date);
    expect([pongal({}), pongal({ preset: 'drik' })]).toEqual([['2026-01-15'], ['2026-01-14']]);
  });

  it.each([
    ['diwali', 'diwali_rule', 'second_of_two', { both: 'para' }],
    ['radha_ashtami', 'radha_ashtami_rule', 'longer_part', { both: 'vyapti', sources: ['drik_panchang'] }],
    ['vijayadashami', 'vijayadashami_rule', 'at_sunrise', { kaala: 'sunrise', procedure: null }],
    ['thrissur_pooram', 'thrissur_pooram_rule', 'nakshatra_at_sunrise', { kaala: 'sunrise' }],
  ])('follows the choice of %s', (id, choice, value, rule) => {
    expect(festivalsOf({ year: 2026, ids: [id], rules: { [choice]: value } })[0]?.rule).toMatchObject(rule);
  });
});

describe('a dispute', () => {
  it('is that of the counted row for who keeps it, not for another community', () => {
    const ids = ['diwali', 'bandi_chhor'];
    expect(festivalsOf({ year: 2025, ids }).map(({ id, disputed }) => [id, disputed])).toEqual([
      ['diwali', true],
      ['bandi_chhor', false],
    ]);
    expect(festivalsOf({ year: 2027, ids: ['dahi_handi'] })[0]?.disputed).toBe(true);
  });

  it('of drik tithis with those of the Surya Siddhanta is none where other tithis are read', () => {
    const disputedIn = (rules: Readonly<Record<string, string>>) =>
      [2020, 2021, 2022, 2023, 2024, 2025, 2026].filter((year) =>
        festivalsOf({ year, ids: ['durga_ashtami', 'navpatrika_puja'], rules }).some(({ disputed }) => disputed),
      );
    expect(disputedIn({}).length).toBeGreaterThan(0);
    expect(disputedIn({ tithi_source: 'surya_siddhanta' })).toEqual([]);
  });
});

describe('the ids of entries of a calendar file', () => {
  const groupOf = (rules: Readonly<Record<string, string>>): string | undefined =>
    answer('festivalFeed', { ...DELHI, year: 2026, ids: ['diwali'], windows: 'none', rules } as never, ports)
      .ics.replaceAll('\r\n ', '')
      .match(/UID:.*?\.([0-9a-f]+)@/)?.[1];

  it('are others for each changed choice of a date, and the same for one that is the default', () => {
    const changed = [
      { tithi_source: 'surya_siddhanta' },
      { tithi_source: 'surya_siddhanta', siddhanta_clock: 'gaudiya' },
      { janmashtami_rule: 'jayanti_yoga' },
      { diwali_rule: 'second_of_two' },
      { radha_ashtami_rule: 'longer_part' },
      { raksha_bandhan_rule: 'at_sunrise' },
      { vijayadashami_rule: 'at_sunrise' },
      { pongal_rule: 'by_drik' },
      { thrissur_pooram_rule: 'nakshatra_at_sunrise' },
    ];
    expect(new Set([{}, ...changed].map(groupOf)).size).toBe(changed.length + 1);
    expect(groupOf({ diwali_rule: 'longer_part' })).toBe(groupOf({}));
  });
});
