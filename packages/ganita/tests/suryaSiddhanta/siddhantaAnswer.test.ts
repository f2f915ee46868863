import { readFileSync } from 'node:fs';
import { OUTER_PLANETS } from '@ganita/core/zodiac/grahas.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { horoscopeResponse } from 'ganita/api/horoscope/horoscope.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { HOROSCOPE_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly horoscope: Readonly<Record<string, Json>>;
  readonly pravesha?: Json;
  readonly meta: { readonly conventions: Json };
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/surya_siddhanta.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly { readonly birth: Json & { readonly id: string } }[];
};
const births = cases.map(({ birth: { id, zone, ...birth } }) => [id, birth] as const);
const [, CHENNAI] = births[0] as (typeof births)[number];

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const ask = (fields: Json, birth: Json = CHENNAI): Answer =>
  answer('natalChart', { ...birth, calculation_type: 'ss', meta: 'full', ...fields }, ports) as unknown as Answer;

/** Every number of a value that is not one. */
const notNumbers = (value: unknown): number =>
  typeof value === 'number'
    ? Number(!Number.isFinite(value))
    : value !== null && typeof value === 'object'
      ? Object.values(value).reduce((sum: number, below) => sum + notNumbers(below), 0)
      : 0;

describe('the horoscope by the Surya Siddhanta', () => {
  const schema = Compile(horoscopeResponse);

  it.each(births)('has every key in its shape: %s', (_, birth) => {
    const whole = ask({}, birth);
    expect(schema.Errors(whole)).toEqual([]);
    expect(Object.keys(whole.horoscope)).toEqual([...HOROSCOPE_KEYS]);
    expect(notNumbers(whole)).toBe(0);
  });

  it('has every key at the poles, where nothing rises', () => {
    for (const latitude of [90, -90, 75]) {
      for (const bhava_madhya_method of [1, 2, 3, 4, 5]) {
        const whole = ask({ latitude, bhava_madhya_method });
        expect(schema.Errors(whole)).toEqual([]);
        expect(notNumbers(whole)).toBe(0);
        expect(whole.meta.conventions.house_system_of_cusps).toBe('porphyry');
      }
    }
  });

  it('has null for outer planets wherever a table is by body', () => {
    const { horoscope } = ask({ sections: ['divisional_charts', 'nakshatra_pada', 'planetary_states', 'bhava_chart'] });
    const states = horoscope.planetary_states?.planets as Json;
    for (const body of OUTER_PLANETS) {
      for (const chart of Object.values(horoscope.divisional_charts ?? {})) expect((chart as Json)[body]).toBeNull();
      expect(horoscope.nakshatra_pada?.[body]).toBeNull();
      expect(states[body]).toBeNull();
      expect(JSON.stringify(horoscope.bhava_chart)).not.toContain(body);
    }
  });

  it('has motions and no declinations', () => {
    const states = ask({ sections: ['planetary_states'] }).horoscope.planetary_states?.planets as Record<string, Json>;
    for (const graha of ['Sun', 'Moon', 'Saturn', 'Ketu']) {
      expect(states[graha]?.declination).toBeNull();
      expect(typeof states[graha]?.speed).toBe('number');
    }
    expect(states.Rahu).toMatchObject({ retrograde: true });
  });

  it('leaves a war without a victor by latitude, and names one by longitude', () => {
    // 1998-05-28: Venus and Saturn are within a degree by the text.
    const wars = (victor: string) => {
      const found: Json[] = [];
      for (let day = 1; day <= 28; day++) {
        const date = `1998-05-${String(day).padStart(2, '0')}`;
        const { horoscope } = ask({ date, sections: ['planetary_states'], rules: { graha_yuddha_victor: victor } });
        const planets = horoscope.planetary_states?.planets as Record<string, { readonly war: readonly Json[] | null }>;
        found.push(...Object.values(planets).flatMap((states) => states?.war ?? []));
      }
      return found;
    };
    const northern = wars('northern');
    expect(northern.length).toBeGreaterThan(0);
    for (const war of northern) {
      expect(war).toMatchObject({ latitude_difference: null, northern_planet: null, war_kind: null, victor: null });
    }
    for (const war of wars('lower_longitude')) expect(war.victor).toBe(war.planet_of_lower_longitude);
  });

  it('does not follow ayanamsa_mode, node_type and positions, and says so', () => {
    const sections = ['ayanamsa_value', 'bhava_chart', 'divisional_charts', 'sphuta', 'shad_bala', 'upagrahas'];
    const plain = ask({ sections });
    const other = ask({ sections, ayanamsa_mode: 'RAMAN', node_type: 'true', rules: { positions: 'apparent' } });
    expect(other.horoscope).toEqual(plain.horoscope);
    expect(plain.meta.conventions.not_applied).toMatchObject({
      ayanamsa_mode: 'calculation_type ss',
      node_type: 'calculation_type ss',
      'rules.positions': 'calculation_type ss',
    });
    expect(plain.meta.conventions.stays_drik).toEqual(['sunrise', 'anga_ends', 'pravesha', 'saturn_transits']);
  });

  it('finds the moment of a pravesha by the modern Sun and casts its chart by the text', () => {
    const fields = { pravesha_type: 1, years: 31, sections: ['divisional_charts'] };
    const ss = ask(fields);
    const drik = ask({ ...fields, calculation_type: 'drik' });
    expect(ss.pravesha?.moment).toBe(drik.pravesha?.moment);
    expect(ss.horoscope.divisional_charts).not.toEqual(drik.horoscope.divisional_charts);
  });

  it('takes the type in letters of any case', () => {
    expect(ask({ calculation_type: 'SS', sections: [] }).meta.conventions.calculation_type).toBe('ss');
  });
});

describe('a modern horoscope', () => {
  it('says that a value of the user does nothing beside another ayanamsa, and is silent where it is not given', () => {
    const notApplied = (fields: Json): unknown =>
      (ask({ calculation_type: 'drik', sections: [], ...fields }).meta.conventions.not_applied as Json).ayanamsa_value;
    expect(notApplied({ ayanamsa_value: 23 })).toBe('ayanamsa_mode LAHIRI');
    expect(notApplied({ ayanamsa_value: 23, ayanamsa_mode: 'SIDM_USER' })).toBeUndefined();
    expect(notApplied({})).toBeUndefined();
  });

  it('says that the sines of the text do nothing in it', () => {
    const { meta } = ask({ calculation_type: 'drik', sections: [] });
    expect(meta.conventions.not_applied).toMatchObject({ 'rules.siddhanta_sines': 'calculation_type drik' });
    expect(meta.conventions.stays_drik).toBeUndefined();
  });
});
