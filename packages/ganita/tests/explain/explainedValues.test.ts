import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { HOUSES } from '@ganita/core/zodiac/houses.js';
import { type Ganita, openGanita } from 'ganita';
import { derivation } from 'ganita/api/explain/derivation.js';
import { BHAVA_BALA_FAMILIES } from 'ganita/api/explain/families/bhavaBala.js';
import type { Explained } from 'ganita/api/explain/family.js';
import { beforeAll, describe, expect, it } from 'vitest';

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
} as const;

let ganita: Ganita;
beforeAll(async () => {
  ganita = await openGanita();
});

const explained = (paths: string[], rules: Readonly<Record<string, unknown>> = {}) =>
  ganita.explain({ ...BIRTH, paths, rules }).derivations;
const whyOf = (paths: string[], rules: Readonly<Record<string, unknown>>) =>
  explained(paths, rules).map(({ why_not, why_not_detail }) => [why_not, why_not_detail]);

describe('inputs of a derivation', () => {
  const paths = ['other_bala.pancha_vargeeya_bala.Sun.navamsa', 'shadbala.Sun.sthana.ojayugma'];

  it('are called by their selectors where the request chooses the method that is used', () => {
    for (const { given } of explained(paths)) expect(given.map(({ input }) => input)).toContain('D-9.Sun.sign_index');
  });

  it('have the name of the method where it chooses another', () => {
    for (const { given } of explained(paths, { varga_methods: { 'D-9_navamsa': 'alternate' } })) {
      const names = given.map(({ input }) => input);
      expect(names).toContain('D-9_navamsa.parashara.Sun.sign_index');
      expect(names).not.toContain('D-9.Sun.sign_index');
    }
  });

  it('have the name of the method of the hora of shadbala, which is not the first', () => {
    const [{ given } = { given: [] }] = explained(['shadbala.Sun.sthana.saptavargaja']);
    expect(given.map(({ input }) => input)).toContain('D-2_hora.parashara.Sun.sign');
  });
});

describe('a choice without steps is named', () => {
  it('by all that is read in the chosen chart, whatever its value', () => {
    const paths = [
      ...['bhava_lagna.sign', 'bhava_lagna.house', 'sphuta.tri.house', 'upagrahas.gulika.house'],
      ...['varnadas.V1.house', 'Sun_arudha.sign', 'karakas.atma_karaka.chosen_chart_sign'],
    ];
    const named = whyOf(paths, { mixed_chart: 'D-2_hora_method_2' });
    expect(named).toEqual(paths.map(() => ['other_rules', 'mixed_chart']));
    expect(whyOf(['arudhas.D-1.AL.sign', 'karakas.atma_karaka.sign'], { mixed_chart: 'D-2_hora_method_2' })).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('by the dashas that read it alone', () => {
    const paths = ['vimshottari.maha@2030-03-05', 'tithi_ashtottari.maha@2030-03-05'];
    expect(whyOf(paths, { tithi_index: 'dhana' })).toEqual([
      [null, null],
      ['other_rules', 'tithi_index'],
    ]);
    expect(whyOf(paths, { start_from: 'Ascendant' })).toEqual([
      ['other_rules', 'start_from'],
      [null, null],
    ]);
  });

  it('by yogas of another catalogue, and by moments that are written to the minute', () => {
    expect(whyOf(['yogas.gaja_kesari_yoga'], { yogas: 'jhora' })).toEqual([['other_rules', 'yogas']]);
    expect(whyOf(['panchang.tithi.ends', 'panchang.tithi'], { printed_rounding: 'nearest_minute' })).toEqual([
      ['other_rules', 'printed_rounding'],
      [null, null],
    ]);
  });
});

describe('a yoga of several ways', () => {
  it('is any of them, each with all of its conditions', () => {
    const [one] = explained(['yogas.bhratruvriddhi_yoga']);
    expect(one?.derivation.at(-1)).toMatchObject({ step: 'is_present', operation: 'any', known: one?.found });
    const ways = one?.derivation.filter(({ step }) => /^is_present_way_\d$/.test(step)) ?? [];
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every(({ operation, known }) => operation === 'all' && known === one?.found)).toBe(true);
  });
});

describe('the rank of a house', () => {
  it('counts the houses that are stronger, and earlier ones that are as strong', () => {
    const family = BHAVA_BALA_FAMILIES.find(({ like }) => like === 'bhavabala.*.rank');
    const bhavaBala = HOUSES.map((house) => ({ house, totalVirupas: house === 5 ? 500 : 400 }));
    const context = { rules: DEFAULT_RULES, strengths: () => ({ bhavaBala }) };
    const ranks = HOUSES.map((house) => {
      const steps = derivation();
      family?.derive({ derivation: steps, context, parts: ['bhavabala', `${house}`, 'rank'] } as unknown as Explained);
      return steps.steps.at(-1)?.result;
    });
    expect(ranks).toEqual([2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 11, 12]);
  });
});
