import { readFileSync } from 'node:fs';
import { separation } from '@ganita/core/angles/angles.js';
import { BODIES } from '@ganita/core/zodiac/grahas.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { horoscopeResponse } from 'ganita/api/horoscope/horoscope.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { HOROSCOPE_KEYS, SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly birth_details: Json;
  readonly horoscope: Readonly<Record<string, Json>>;
  readonly pravesha?: Readonly<Record<string, unknown>>;
  readonly meta: { readonly conventions: Json };
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/pravesha.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly { readonly birth: Json & { readonly id: string } }[];
};
const births = cases.map(({ birth: { id, zone, ...birth } }) => [id, birth] as const);

const CHENNAI = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
} as const;

/** Keys 28 to 31: of the birth, whatever the pravesha. */
const OF_THE_BIRTH: readonly string[] = [
  'graha_dashas',
  'rasi_dashas',
  'saturn_transits',
  'longevity_prediction',
  'birth_attributes',
  'margins',
];

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const ask = (fields: Json, birth: Json = CHENNAI): Answer =>
  answer('natalChart', { ...birth, meta: 'full', ...fields }, ports) as unknown as Answer;

describe('the horoscope of a pravesha', () => {
  const schema = Compile(horoscopeResponse);

  it.each(births)('has every key in its shape: %s', (_, birth) => {
    for (const fields of [
      { pravesha_type: 1, years: 31, months: 7, sixty_hours: 5 },
      { pravesha_type: 2, years: 31 },
    ]) {
      const whole = ask(fields, birth);
      expect(schema.Errors(whole)).toEqual([]);
      expect(Object.keys(whole.horoscope)).toEqual([...HOROSCOPE_KEYS]);
    }
  });

  it('is that of a birth at the moment, except for the keys of the birth', () => {
    // 2026-12-08T03:10:10, Chennai: the Sun is back to the second.
    const sections = SECTION_KEYS.filter((key) => !OF_THE_BIRTH.includes(key));
    const returned = ask({ pravesha_type: 1, years: 31, sections });
    const born = ask({ sections }, { ...CHENNAI, date: '2026-12-08', time: '03:10:10' });
    expect(returned.pravesha?.moment).toBe('2026-12-08T03:10:10');
    const longitude = ({ horoscope }: Answer, body: string): number => {
      const rasi = horoscope.divisional_charts?.['D-1_rasi'] as Record<string, { absolute_longitude: number }>;
      return rasi[body]?.absolute_longitude ?? Number.NaN;
    };
    for (const body of BODIES) expect(separation(longitude(returned, body), longitude(born, body))).toBeLessThan(0.005);
    // What is counted in signs and days does not feel the half second.
    for (const key of ['house_relationships', 'arudha_padhas', 'ashtakavarga', 'doshas'] as const) {
      expect(returned.horoscope[key], key).toEqual(born.horoscope[key]);
    }
    for (const field of ['date', 'time', 'weekday', 'vara', 'lunar_month', 'sunrise', 'moonset'] as const) {
      expect(returned.horoscope.calendar_info?.[field], field).toEqual(born.horoscope.calendar_info?.[field]);
    }
    expect(Number(returned.horoscope.julian_day)).toBeCloseTo(Number(born.horoscope.julian_day), 5);
  });

  it('keeps the keys of the birth', () => {
    const sections = SECTION_KEYS.filter((key) => OF_THE_BIRTH.includes(key) && !key.endsWith('dashas'));
    for (const fields of [
      { pravesha_type: 1, years: 31, months: 7 },
      { pravesha_type: 2, years: 31 },
    ]) {
      expect(ask({ ...fields, sections }).horoscope).toEqual(ask({ sections }).horoscope);
    }
  });

  it('shows the birth in birth_details', () => {
    const natal = ask({ sections: [] }).birth_details;
    const annual = ask({ sections: [], pravesha_type: 1, years: 31 }).birth_details;
    expect(annual).toEqual({ ...natal, pravesha_type: 1, years: 31 });
  });

  it('is the birth in the first year, month and sixty hours, and also has the dashas and tajaka yogas of that year', () => {
    // As it is written: periods are made when they are written.
    const written = (fields: Json): Answer['horoscope'] =>
      (JSON.parse(JSON.stringify(ask({ dasha_levels: 1, ...fields }))) as Answer).horoscope;
    const natal = written({});
    for (const pravesha_type of [1, 2]) {
      const { graha_dashas, rasi_dashas, yogas, ...others } = written({ pravesha_type });
      const { graha_dashas: grahaOfBirth = {}, rasi_dashas: rasiOfBirth = {}, yogas: natalYogas, ...rest } = natal;
      expect(others).toEqual(rest);
      expect(yogas).toEqual({ ...natalYogas, tajaka_yoga_list: expect.anything() });
      expect(graha_dashas).toEqual({ ...grahaOfBirth, mudda: expect.anything(), patyayini: expect.anything() });
      expect(rasi_dashas).toEqual({ ...rasiOfBirth, varsha_narayana: expect.anything() });
    }
  });

  it('reads the chosen chart at its own moment', () => {
    const d9 = ask({ pravesha_type: 1, years: 31, divisional_chart_factor: 9, sections: ['divisional_charts'] });
    const positions = (d9 as unknown as { chosen_chart: { chart: unknown } }).chosen_chart.chart;
    expect(positions).toEqual(d9.horoscope.divisional_charts?.['D-9_navamsa']);
  });

  it('is shown in the offset of the birth', () => {
    // Summer in New York, in a year whose return is in summer too: the birth's offset is used.
    const newYork = { ...CHENNAI, date: '1969-06-20', latitude: 40.7128, longitude: -74.006, timezone: -4 };
    const { birth_details, horoscope, pravesha } = ask(
      { pravesha_type: 1, years: 31, months: 7, sections: ['julian_day'] },
      newYork,
    );
    expect((birth_details.resolved_time as Json).timezone_used).toBe(-4);
    const [, hour] = /T(\d\d)/.exec(String(pravesha?.moment)) ?? [];
    const utcHour = Math.floor(((Number(horoscope.julian_day) + 0.5) % 1) * 24 + 0.5 / 3600);
    expect((utcHour - 4 + 24) % 24).toBe(Number(hour));
  });

  it('uses the requested zodiac, a degree of SIDM_USER carried by precession', () => {
    const moment = (fields: Json): unknown =>
      ask({ pravesha_type: 1, years: 61, sections: [], ...fields }).pravesha?.moment;
    const lahiri = moment({});
    expect(moment({ ayanamsa_mode: 'RAMAN' })).toBe(lahiri);
    expect(moment({ ayanamsa_mode: 'SIDM_USER', ayanamsa_value: 23.81424752 })).toBe(lahiri);
    expect(moment({ ayanamsa_mode: 'SUNDAR_SS' })).not.toBe(lahiri);
  });
});

describe('a natal horoscope', () => {
  it('does nothing with years, months and sixty hours, and says so', () => {
    const plain = ask({});
    const given = ask({ years: 31, months: 7, sixty_hours: 5 });
    expect(given.horoscope).toEqual(plain.horoscope);
    expect(given.pravesha).toBeUndefined();
    expect(given.meta.conventions.not_applied).toMatchObject({
      years: 'pravesha_type 0',
      months: 'pravesha_type 0',
      sixty_hours: 'pravesha_type 0',
    });
  });

  it('names months and sixty hours as not read by a tithi pravesha, and nothing for an annual chart', () => {
    const names = (fields: Json): string[] =>
      Object.keys(ask({ sections: [], ...fields }).meta.conventions.not_applied as Json);
    expect(names({ pravesha_type: 2 })).toEqual(expect.arrayContaining(['months', 'sixty_hours']));
    expect(names({ pravesha_type: 2 })).not.toContain('years');
    for (const field of ['years', 'months', 'sixty_hours']) expect(names({ pravesha_type: 1 })).not.toContain(field);
    const tithi = (fields: Json): unknown => ask({ sections: [], pravesha_type: 2, years: 9, ...fields }).pravesha;
    expect(tithi({ months: 5, sixty_hours: 7 })).toEqual(tithi({}));
  });
});

describe('the year of a pravesha', () => {
  it('is the same for every month and sixty hours of it, and for the tithi', () => {
    const year = (fields: Json): unknown => ask({ sections: [], years: 31, ...fields }).pravesha?.year;
    const annual = year({ pravesha_type: 1 });
    expect(annual).toMatchObject({ moment: '2026-12-08T03:10:10', year_lord: { planet: 'Venus' } });
    expect(year({ pravesha_type: 1, months: 7, sixty_hours: 5 })).toEqual(annual);
    expect(year({ pravesha_type: 2 })).toEqual(annual);
  });

  it('takes its strengths from the choice of pancha vargeeya bala', () => {
    const strength = (value: string): unknown => {
      const { pravesha } = ask({ sections: [], pravesha_type: 1, years: 31, rules: { pancha_vargeeya: value } });
      const candidates = (pravesha?.year as Json | undefined)?.lord_candidates as Readonly<Record<string, Json>>;
      return candidates.year_lagna_lord?.pancha_vargeeya_bala;
    };
    expect(strength('three_level')).not.toBe(strength('neelakanthi'));
  });

  it('shows the strengths that other_bala shows for the same chart', () => {
    const { horoscope, pravesha } = ask({ sections: ['other_bala'], pravesha_type: 1, years: 31 });
    const balas = horoscope.other_bala?.pancha_vargeeya_bala as Readonly<Record<string, { readonly total: number }>>;
    const candidates = (pravesha?.year as Json | undefined)?.lord_candidates as Readonly<Record<string, Json>>;
    for (const { planet, pancha_vargeeya_bala } of Object.values(candidates)) {
      expect(pancha_vargeeya_bala).toBe(balas[String(planet)]?.total);
    }
  });
});
