import { describe, expect, it } from 'vitest';
import { DAILY_RULES } from './dailyRules.js';
import { PRESETS } from './presets.js';
import { DEFAULT_RULES, RULE_CHOICES, type RuleName, resolveRules } from './rules.js';
import { rulesFromRequest } from './rulesFromRequest.js';

describe('a preset', () => {
  it('sets every choice of its row', () => {
    const rules = rulesFromRequest({}, { preset: 'jhora' });
    expect(rules).toMatchObject({
      preset: 'jhora',
      ayanamsa_mode: 'JHORA_LAHIRI',
      lagna_nutation: 'plus_dpsi',
      sunrise_definition: 'jhora_geometric',
      vighati_rate: 'five_degrees_per_minute',
      year_length: 'solar_arc',
      station: 'mean_tropical',
      saptavargaja: 'jhora',
      dig_cusps: 'equal',
      natonnata: 'equal_houses',
      paksha: 'moon_tithis_8_to_23',
      benefics_shadbala: 'jhora',
      ayana_ayanamsa: 23,
      cheshta: 'jhora',
      naisargika: 'truncated',
      drishti: 'jhora_peaked',
      aspect_houses: 'equal',
      vimsopaka: 'varga_compound',
    });
  });

  it('named ganita is what is taken when none is named', () => {
    expect(rulesFromRequest({}, { preset: 'ganita' })).toEqual(DEFAULT_RULES);
    expect(rulesFromRequest({}, {})).toEqual(DEFAULT_RULES);
    expect(rulesFromRequest({}, { preset: 'ganita' }, DAILY_RULES)).toEqual(DAILY_RULES);
  });

  it('has priority over the defaults of the calculation, also if those differ from the birth chart', () => {
    const rules = rulesFromRequest({}, { preset: 'jhora' }, DAILY_RULES);
    expect(rules).toMatchObject({ positions: 'geometric', sunrise_definition: 'jhora_geometric' });
    expect(rules.ritu_method).toBe(DAILY_RULES.ritu_method);
  });

  it('is overridden by a choice named in addition to it, in any order', () => {
    for (const chosen of [
      { preset: 'jhora', year_length: 'savana' },
      { year_length: 'savana', preset: 'jhora' },
    ]) {
      expect(rulesFromRequest({}, chosen)).toMatchObject({
        year_length: 'savana',
        vighati_rate: 'five_degrees_per_minute',
      });
    }
  });

  it('is overridden by a request field that is given', () => {
    const rules = rulesFromRequest({ ayanamsa_mode: 'TRUE_CITRA' }, { preset: 'jhora' });
    expect(rules).toMatchObject({ ayanamsa_mode: 'TRUE_CITRA', node_type: 'mean', lagna_nutation: 'plus_dpsi' });
  });

  it('is overridden in every part of shadbala by a school named in addition to it', () => {
    const rules = rulesFromRequest({}, { preset: 'jhora', shadbala_school: 'bphs', drishti: 'jhora_peaked' });
    expect(rules).toMatchObject({ cheshta: 'bphs_luminaries', dig_cusps: 'sripati', drishti: 'jhora_peaked' });
    expect(rules.vimsopaka).toBe('varga_compound');
  });

  it('is rejected by its name if it is not listed', () => {
    expect(() => rulesFromRequest({}, { preset: 'maitreya' })).toThrow(
      'rules.preset must be one of ganita, raman, kn_rao, contract, jhora, astrosage, drik, prokerala, mypanchang',
    );
  });
});

describe('a field of the contract', () => {
  it('is rejected if rules contradict it', () => {
    expect(() => rulesFromRequest({ node_type: 'true' }, { node_type: 'mean' })).toThrow(
      'rules.node_type contradicts the field node_type',
    );
  });
});

describe('the rows of the presets', () => {
  it.each(Object.entries(PRESETS))('%s names only listed values, none of them a default', (_name, row) => {
    for (const [name, value] of Object.entries(row)) {
      const choice = RULE_CHOICES[name as RuleName];
      expect(choice.values).toContain(value);
      const daily = DAILY_RULES[name as RuleName] !== DEFAULT_RULES[name as RuleName];
      const said = ['node_type', 'shadbala_school', 'positions'].includes(name);
      if (!daily && !said) expect(value).not.toBe(choice.default);
    }
  });

  it('are all different from the defaults and from each other', () => {
    const texts = Object.keys(PRESETS).map((preset) => {
      const { preset: _name, ...rules } = resolveRules(DEFAULT_RULES, { preset });
      return JSON.stringify(rules);
    });
    expect(new Set(texts).size).toBe(texts.length);
  });
});
