import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

type Json = Readonly<Record<string, unknown>>;

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
} as const;

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const ask = (fields: Json) => answer('margins', { ...BIRTH, ...fields }, ports) as never as MarginsAnswer;

interface Side {
  readonly seconds: number;
  readonly changes_at: string;
  readonly value: unknown;
}
interface MarginsAnswer {
  readonly margins: {
    readonly key_margins: readonly { key: string; value: unknown; earlier: Side | null; later: Side | null }[];
  };
  readonly uncertainty: {
    source: string;
    from_time: string;
    to_time: string;
    stable_keys: string[];
    keys: { key: string; alternatives: { value: unknown; share: number }[] }[];
  } | null;
  readonly rectification: {
    readonly judgement_rulers: readonly string[] | null;
    readonly birth_time_candidates: readonly {
      readonly representative: string;
      readonly lagna_sub_lord: string;
      readonly lagna_sub_in_ruling_planets: boolean | null;
      readonly event_facts: readonly {
        readonly lord_changes_inside: readonly LordChange[];
        readonly running_periods: Readonly<Record<string, readonly { readonly lord: string }[]>>;
        readonly significators_touching: readonly { readonly planet: string; readonly letters: readonly string[] }[];
      }[];
    }[];
  } | null;
}
interface RulingAnswer {
  readonly ruling_planets: { readonly unique_rulers: readonly { readonly planet: string }[] };
}
interface KpAnswer {
  readonly kp: {
    readonly cusps: readonly { readonly kp_lords: { readonly sub_lord: string } }[];
    readonly house_groups: readonly { readonly touched_by: Readonly<Record<string, readonly string[]>> }[];
  };
}
interface LordChange {
  readonly at_birth_time: string;
  readonly lords_before: string[];
  readonly lords_after: string[];
}

describe('POST /margins', () => {
  it('answers the worked example of docs/rules/13-birth-time-margins.md', () => {
    const { margins } = ask({});
    const row = (key: string) => margins.key_margins.find((one) => one.key === key);
    expect(row('lagna.D-9')).toMatchObject({
      value: 'Cancer',
      earlier: { seconds: 538.2, value: 'Gemini' },
      later: { seconds: 196, value: 'Leo', changes_at: '1996-12-07T10:37:16.0' },
    });
    expect(row('chara_karakas.7')).toMatchObject({ earlier: { seconds: 1008.5 }, later: null });
  });

  it('takes a time to the minute as half a minute uncertain, and says so', () => {
    const { uncertainty } = ask({ time: '10:34', time_precision: 'minute' });
    expect(uncertainty).toMatchObject({
      source: 'time_precision',
      from_time: '1996-12-07T10:33:30.0',
      to_time: '1996-12-07T10:34:30.0',
    });
    expect(ask({}).uncertainty).toBeNull();
    expect(() => ask({ time: '10:34' })).toThrow('time must be written HH:MM:SS');
  });

  it('rejects a key that does not exist, with the nearest one', () => {
    expect(() => ask({ keys: ['lagna.D-99'] })).toThrow('lagna.D-9');
    expect(() => ask({ rectification: { events: [{ id: 'a', date: '2000-01-01' }] } })).toThrow(
      'requires birth_time_uncertainty_minutes',
    );
    expect(() => ask({ uncertainty_earlier_minutes: 0, uncertainty_later_minutes: 0 })).toThrow('must be at least');
  });

  it('rejects a request whose answer would be too large, before all of it is computed', () => {
    const wide = { birth_time_uncertainty_minutes: 170, groups: ['lagna', 'dashas', 'houses', 'kp_cusps'] };
    expect(() => ask(wide)).toThrow('more than 20000 intervals');
    const events = Array.from({ length: 50 }, (_, n) => ({
      id: `${n}`,
      from_date: '1997-01-01',
      to_date: '2096-01-01',
    }));
    const lives = { keys: [], birth_time_uncertainty_minutes: 100, rectification: { events } };
    expect(() => ask(lives)).toThrow('more than 200000 periods');
  });

  it('shows the three signs from which Sudarshana chakra starts', () => {
    const { margins, rectification } = ask({
      keys: ['sudarshana_chakra.first', 'panchasvara.first'],
      birth_time_uncertainty_minutes: 1,
      rectification: { events: [{ id: 'school', date: '2002-06-10' }], dashas: ['sudarshana_chakra'], levels: 2 },
    });
    const value = margins.key_margins.find(({ key }) => key === 'sudarshana_chakra.first')?.value;
    expect(value).toBe('Capricorn,Libra,Scorpio');
    const [event] = rectification?.birth_time_candidates[0]?.event_facts ?? [];
    expect(event?.running_periods.sudarshana_chakra?.[0]?.lord).toMatch(/^[A-Z][a-z]+,[A-Z][a-z]+,[A-Z][a-z]+$/);
  });

  it('has the significators and ruling planets of POST /kp for each candidate', () => {
    const judgement = { ...BIRTH, date: '2025-06-10', time: '11:20:00' };
    const { rectification } = ask({
      ayanamsa_mode: 'KP',
      keys: [],
      birth_time_uncertainty_minutes: 10,
      rectification: {
        events: [{ id: 'wedding', date: '2022-06-10', kind: 'marriage' }],
        houses_of_kind: { marriage: [2, 7, 11] },
        judgement,
      },
    });
    const { ruling_planets } = answer('kpRulingPlanets', judgement, ports) as unknown as RulingAnswer;
    const rulers = ruling_planets.unique_rulers.map(({ planet }) => planet);
    expect(rectification?.judgement_rulers).toEqual(rulers);
    for (const candidate of rectification?.birth_time_candidates ?? []) {
      const time = candidate.representative.slice(11, 19);
      const request = { ...BIRTH, time, house_groups: [{ name: 'marriage', houses: [2, 7, 11] }] };
      const { kp } = answer('kp', request, ports) as unknown as KpAnswer;
      const touching = Object.entries(kp.house_groups[0]?.touched_by ?? {}).filter(([, letters]) => letters.length > 0);
      const found = candidate.event_facts[0]?.significators_touching.map(({ planet, letters }) => [planet, letters]);
      expect(found).toEqual(touching);
      expect(candidate.lagna_sub_lord).toBe(kp.cusps[0]?.kp_lords.sub_lord);
      expect(candidate.lagna_sub_in_ruling_planets).toBe(rulers.includes(candidate.lagna_sub_lord));
    }
  });

  it('finds the times of birth at which the lords of an event change', () => {
    const { rectification } = ask({
      keys: [],
      birth_time_uncertainty_minutes: 10,
      rectification: { events: [{ id: 'school', date: '2002-06-10' }] },
    });
    const changes = (rectification?.birth_time_candidates ?? []).flatMap(({ event_facts: [event] }) =>
      event === undefined ? [] : event.lord_changes_inside,
    );
    expect(changes.length).toBeGreaterThan(0);
    const lordsOf = (time: string): readonly string[] => {
      const chart = answer(
        'natalChart',
        {
          ...BIRTH,
          time,
          sections: ['graha_dashas'],
          dasha_systems: ['vimsottari'],
          dasha_at: '2002-06-10T12:00:00',
        },
        ports,
      ) as unknown as { horoscope: { graha_dashas: Record<string, { running: { lord: string }[] }> } };
      return (chart.horoscope.graha_dashas.vimsottari?.running ?? []).slice(0, 3).map(({ lord }) => lord);
    };
    for (const { at_birth_time, lords_before, lords_after } of changes) {
      const second = Number(at_birth_time.slice(17));
      const timeAt = (seconds: number): string => `${at_birth_time.slice(11, 17)}${String(seconds).padStart(2, '0')}`;
      expect(lordsOf(timeAt(Math.floor(second - 0.5)))).toEqual(lords_before);
      expect(lordsOf(timeAt(Math.ceil(second + 0.5)))).toEqual(lords_after);
    }
  });
});

describe('the section margins of /horoscope', () => {
  it('has the usual keys, on request only', () => {
    const horoscopeOf = (section: string) => answer('natalChart', { ...BIRTH, sections: [section] }, ports).horoscope;
    expect(horoscopeOf('margins')).toEqual({ margins: ask({}).margins });
    expect(horoscopeOf('julian_day')).not.toHaveProperty('margins');
  });
});
