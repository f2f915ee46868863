import { BODIES, OUTER_PLANETS } from '@ganita/core/zodiac/grahas.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { planetsSection } from 'ganita/api/horoscope/planets.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from '../presets/births.js';

type Fields = Readonly<Record<string, unknown>>;
type PerBody = Readonly<Record<string, Fields | null>>;
interface Answer {
  readonly horoscope: Fields & { readonly planets?: PerBody };
}

const OTHER_KEYS = ['divisional_charts', 'nakshatra_pada', 'planetary_states'];
const FIELDS = [
  'sign sign_name sign_index longitude absolute_longitude house',
  'nakshatra nakshatra_name nakshatra_number pada',
  'retrograde combust dignity dignity_name speed',
].flatMap((names) => names.split(' '));

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const ask = (fields: Fields, id = 'b01'): Answer =>
  answer('natalChart', { ...GOLDEN_BIRTHS[id], ...fields }, ports) as unknown as Answer;

/** What the other keys have of each body, in the fields of the section. */
function collected({ horoscope }: Answer): PerBody {
  const rasi = (horoscope.divisional_charts as Readonly<Record<string, PerBody>>)['D-1_rasi'] as PerBody;
  const nakshatras = horoscope.nakshatra_pada as PerBody;
  const states = (horoscope.planetary_states as { readonly planets: PerBody }).planets;
  const ofBody = (body: string): Fields | null => {
    if (rasi[body] === null) return null;
    const all: Fields = { ...states[body], ...nakshatras[body], ...rasi[body] };
    return Object.fromEntries(FIELDS.map((name) => [name, all[name]]));
  };
  return Object.fromEntries(BODIES.map((body) => [body, ofBody(body)]));
}

describe('the section planets', () => {
  const schema = Compile(planetsSection.schema);

  it.each(Object.keys(GOLDEN_BIRTHS))('is what the keys of the horoscope have of each body: %s', (id) => {
    const chart = ask({ sections: [...OTHER_KEYS, 'planets'] }, id);
    expect(chart.horoscope.planets).toEqual(collected(chart));
    expect(Object.keys(chart.horoscope.planets ?? {})).toEqual([...BODIES]);
    expect(schema.Errors(chart.horoscope.planets)).toEqual([]);
  });

  it.each([
    ...LANGUAGES.map((language) => ({ language })),
    { pravesha_type: 1, years: 31 },
    { calculation_type: 'ss' },
    { divisional_chart_factor: 9, rules: { preset: 'jhora' } },
    { ayanamsa_mode: 'RAMAN', node_type: 'true' },
  ])('is so with %o', (fields) => {
    const chart = ask({ ...fields, sections: [...OTHER_KEYS, 'planets'] });
    expect(chart.horoscope.planets).toEqual(collected(chart));
    expect(schema.Errors(chart.horoscope.planets)).toEqual([]);
  });

  it('has null for what a body does not have', () => {
    const { planets } = ask({ sections: ['planets'] }).horoscope;
    const nothing = { retrograde: null, combust: null, dignity: null, dignity_name: null, speed: null };
    expect(planets?.Ascendant).toMatchObject(nothing);
    for (const body of ['Sun', 'Rahu', 'Ketu', ...OUTER_PLANETS]) expect(planets?.[body]?.combust).toBeNull();
    for (const body of OUTER_PLANETS) expect(planets?.[body]?.dignity).toBeNull();
    expect(planets?.Rahu?.retrograde).toBe(true);
    const siddhanta = ask({ sections: ['planets'], calculation_type: 'ss' }).horoscope.planets;
    for (const body of OUTER_PLANETS) expect(siddhanta?.[body]).toBeNull();
  });

  it('is in the horoscope only where it is requested', () => {
    expect(Object.keys(ask({ sections: ['planets', 'julian_day'] }).horoscope)).toEqual(['julian_day', 'planets']);
    for (const fields of [{ sections: ['julian_day'] }, { dasha_systems: [] }])
      expect(ask(fields).horoscope).not.toHaveProperty('planets');
  });
});
