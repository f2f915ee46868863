import { flatChoices, groupedChoices, memberOf } from '@ganita/core/rules/choiceGroups.js';
import { kpChoices } from '@ganita/core/rules/kpChoices.js';
import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

const NAMES = Object.keys(RULE_CHOICES) as readonly RuleName[];
/** A GET answers with a file that shows no choices. */
const WITH_RULES = calculationsOf(ENDPOINTS).filter(
  ([, { calculation, method }]) => method === 'POST' && 'rules' in calculation.request.properties,
);

/** The smallest request of an endpoint. */
function plainRequest({ path, examples }: CalculationEndpoint): Json {
  const [example] = Object.values(examples);
  const { rules, ...value } = { rules: {}, ...example?.value } as Json;
  return path === '/horoscope' ? { ...value, sections: ['julian_day'] } : value;
}

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

describe('a user ayanamsa', () => {
  const DAY = { date: '2025-11-22', latitude: 28.6, longitude: 77.2, timezone: 5.5 };
  const SPAN = { from_date: '2025-11-22', to_date: '2025-11-23' };
  const PARTNER = { date: '1996-12-07', time: '10:34:00', latitude: 13, longitude: 80.2, timezone: 5.5 };
  const rules = { ayanamsa_mode: 'SIDM_USER' };

  it.each([
    ['/panchang', DAY],
    ['/calendar/convert', DAY],
    ['/gochar', DAY],
    ['/gochar/events', { ...DAY, ...SPAN }],
    ['/planet-ingress', SPAN],
    ['/marriage-match', { boy_birth_details: PARTNER, girl_birth_details: PARTNER }],
  ])('is rejected in the rules of %s, which has no field for its degrees', async (path, fields) => {
    const { status, body } = await service.post(path, { ...fields, rules });
    expect([status, body]).toEqual([
      400,
      {
        detail:
          'Invalid input: rules.ayanamsa_mode SIDM_USER requires a birth and its ayanamsa_value, which is not a field here',
      },
    ]);
  });

  it.each([
    ['/horoscope', { sections: ['ayanamsa_value'] }],
    ['/gochara', { target_date: '2025-11-22' }],
    ['/muhurta', { event_type: 'vivaha', ...SPAN }],
  ])('requires its degrees in %s, and is accepted with them', async (path, fields) => {
    const send = (more: object) => service.post(path, { ...CHENNAI_BIRTH, ...fields, ...more, rules });
    const without = await send({});
    expect([without.status, without.body.detail]).toEqual([400, expect.stringContaining('ayanamsa_value is required')]);
    expect((await send({ ayanamsa_value: 23.5 })).status).toBe(200);
  });
});

describe.each(WITH_RULES.map(([, endpoint]) => [endpoint.path, endpoint] as const))(
  'the rules of %s',
  (path, endpoint) => {
    const plain = plainRequest(endpoint);
    const send = (rules: Json) => service.post(path, { ...plain, meta: 'full', rules: groupedChoices(rules) });
    const shownNames = async (): Promise<readonly RuleName[]> => {
      const { body } = await send({});
      const conventions = flatChoices((body.meta as { conventions: Json }).conventions);
      return NAMES.filter((name) => name in conventions);
    };

    it('are rejected by name where they decide nothing', async () => {
      const shown = await shownNames();
      for (const name of NAMES.filter((one) => !shown.includes(one))) {
        const { status, body } = await send({ [name]: RULE_CHOICES[name].default });
        const sent = memberOf(name)?.group ?? name;
        expect([status, body.detail]).toEqual([400, `Invalid input: rules has the unknown name "${sent}"`]);
      }
    });

    it('are taken and echoed where they are shown', async () => {
      for (const name of await shownNames()) {
        // A choice that includes others would change them, and a user's ayanamsa needs its degrees.
        const value = RULE_CHOICES[name].values.find((one) => one !== 'SIDM_USER') as string | number;
        const { status, body } = await send({ [name]: value });
        expect([name, status, body.detail]).toEqual([name, 200, undefined]);
        expect(flatChoices((body.meta as { conventions: Json }).conventions)[name]).toBe(value);
      }
    });

    it('are rejected with a value that is not listed', async () => {
      for (const name of await shownNames()) {
        const { status, body } = await send({ [name]: 'no such value' });
        expect([name, status]).toEqual([name, 400]);
        expect(body.detail).toContain(`rules.${name} must be one of`);
      }
    });
  },
);

describe('the rules of a natal chart', () => {
  it('are all but those of festivals, transits, eclipses, muhurta, the match, regional calendars and KP', async () => {
    const { body } = await service.post('/horoscope', { ...plainRequest(ENDPOINTS.natalChart), meta: 'full' });
    const conventions = flatChoices((body.meta as { conventions: Json }).conventions);
    expect(NAMES.filter((name) => !(name in conventions))).toEqual([
      ...['tithi_source', 'siddhanta_clock', 'tradition', 'ekadashi_arunodaya', 'nakshatra_mahadvadashi'],
      ...['janmashtami_rule', 'diwali_rule', 'radha_ashtami_rule', 'raksha_bandhan_rule', 'vijayadashami_rule'],
      ...['pongal_rule', 'thrissur_pooram_rule', 'sankranti_day'],
      ...['station', 'gochara_vedha', 'gochara_of_nodes'],
      ...['sutak_rule', 'sutak_from', 'grahana_exclusion', 'moon_horizon', 'asta_method', 'crescent_rule'],
      ...['muhurta_asta_method', 'as_published'],
      ...['match_tables', 'raasi_koota', 'south_rajju', 'south_minimum', 'papa_nodes', 'nepali_calendar'],
      ...Object.keys(kpChoices),
    ]);
  });
});
