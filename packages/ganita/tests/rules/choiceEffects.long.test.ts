import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { flatChoices, groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { momentDateText } from '@ganita/core/time/civilText.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { ANNUAL_DASHAS, DASHA_SYSTEMS } from 'ganita/calculations/natal/dashaSystems.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';

type Json = Readonly<Record<string, unknown>>;

/** A request, with choices without which another choice has nothing to decide. */
interface Variant {
  readonly body: Json;
  readonly rules?: Json;
}

/** The births of the golden files. */
const BIRTHS: readonly Json[] = (
  JSON.parse(readFileSync(new URL('../../../../tests/golden/positions.json', import.meta.url), 'utf8')) as {
    readonly cases: readonly { readonly birth: Json }[];
  }
).cases.map(({ birth: { id: _id, ...birth } }) => birth);

/** Dashas that are in no answer unless they are requested by name are among them. */
const DASHAS_OF_A_LIFE = DASHA_SYSTEMS.filter((id) => !ANNUAL_DASHAS.includes(id));

/** The calculations of a birth, from what decides most to what decides least. */
const waysToRequest = (birth: Json): readonly Variant[] => [
  { body: { ...birth, dasha_levels: 2 } },
  { body: { ...birth, divisional_chart_factor: 9, base_rasi: 3, sections: ['special_lagnas'] } },
  { body: { ...birth, divisional_chart_factor: 9, sections: [] }, rules: { mixed_chart: 'D-10_dasamsa' } },
  {
    body: { ...birth, sections: ['graha_dashas'], dasha_levels: 1 },
    rules: { dasha_varga: 'D-10_dasamsa', year_length: 'savana' },
  },
  { body: { ...birth, sections: ['birth_attributes'] } },
  { body: { ...birth, calculation_type: 'ss', dasha_levels: 1 } },
  { body: { ...birth, pravesha_type: 1, years: 31, dasha_systems: ANNUAL_DASHAS } },
  { body: { ...birth, dasha_systems: DASHAS_OF_A_LIFE, dasha_levels: 1, sections: ['graha_dashas', 'rasi_dashas'] } },
];

/** Births all over a century, for what few of them have. */
const RARE: readonly Variant[] = Array.from({ length: 300 }, (_, n) => ({
  body: {
    ...BIRTHS[n % BIRTHS.length],
    date: momentDateText(julianDayUt(2_433_282.5 + 67 * n), 0),
    time: `${String((n * 7) % 24).padStart(2, '0')}:30:00`,
    sections: ['yogas', 'calendar_info'],
  },
  rules: { listed_yogas: 'with_further' },
}));

/** Every way of the first birth, then the plain way of the others, then their other ways, then the rare ones. */
function requests(): readonly Variant[] {
  const [first = [], ...others] = BIRTHS.map(waysToRequest);
  const [plain, further] = [others.flatMap((ways) => ways.slice(0, 1)), others.flatMap((ways) => ways.slice(1))];
  return [...first, ...plain, ...further, ...RARE];
}

/** Values that name what the default names, by the rules themselves. */
const SAME_AS_DEFAULT: readonly string[] = [
  // They decide the days of festivals (docs/rules/17-festivals-by-publisher-region-and-rank.md).
  'preset: gupta_press',
  'preset: scs_math',
  'preset: nepal',
  // The parts of the zodiac, counted on, give the signs of method 1 (docs/rules/01-positions-and-vargas.md#section-6).
  'varga_methods.D-6_shashthamsa: cyclic',
  'varga_methods.D-7_saptamsa: cyclic',
  'varga_methods.D-8_ashtamsa: cyclic',
  'varga_methods.D-9_navamsa: cyclic',
  'varga_methods.D-11_rudramsa: cyclic',
  'varga_methods.D-16_shodasamsa: cyclic',
  'varga_methods.D-20_vimsamsa: cyclic',
  // The Moon of the calendar rises by the limb of its sunrise, and this is that limb
  // (docs/rules/07-panchang-calendar-transits.md#section-2).
  'moonrise_definition: apparent_upper_limb',
  // Sunset both (docs/rules/07-panchang-calendar-transits.md#section-7).
  'tamil_month_method: 0',
  // The same name for every year after 908 CE (docs/rules/07-panchang-calendar-transits.md#section-6).
  // The stronger of a house and its seventh begins, and these two are that pair
  // (docs/rules/05-rasi-dashas.md#section-4).
  'shoola_house: 7',
];

/** A digest of an answer without what it says of its own conventions. */
function substanceOf(ports: Ports, { body, rules = {} }: Variant, chosen: Json): string {
  const request = { ...body, rules: { ...rules, ...groupedChoices(chosen) } };
  const { meta: _meta, birth_details: _echo, ...substance } = answer('natalChart', request, ports) as Json;
  return createHash('sha256').update(JSON.stringify(substance)).digest('hex');
}

describe('every listed value of every choice of a natal chart', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });

  it('decides something for some birth', () => {
    const variants = requests();
    const byDefault = new Map<Variant, string>();
    const decides = (one: Variant, chosen: Json): boolean => {
      const before = byDefault.get(one) ?? substanceOf(ports, one, {});
      byDefault.set(one, before);
      return substanceOf(ports, one, chosen) !== before;
    };
    const { meta } = answer('natalChart', { ...BIRTHS[0], meta: 'full' }, ports) as {
      readonly meta: { readonly conventions: Json };
    };
    const conventions = flatChoices(meta.conventions);
    const shown = Object.keys(RULE_CHOICES).filter((name) => Object.hasOwn(conventions, name)) as RuleName[];
    // A value that the rules themselves call the default is not tried on all of the births.
    const tried = (label: string) =>
      SAME_AS_DEFAULT.includes(label) ? variants.slice(0, longCases(16, variants.length)) : variants;
    const idle = shown.flatMap((name) =>
      (RULE_CHOICES[name].values as readonly (string | number)[])
        .filter((value) => value !== conventions[name] && value !== 'SIDM_USER')
        .filter(
          (value) =>
            !tried(`${name}: ${value}`).some(
              (one) => !Object.hasOwn(one.body, name) && decides(one, { [name]: value }),
            ),
        )
        .map((value) => `${name}: ${value}`),
    );
    expect([...idle].sort()).toEqual([...SAME_AS_DEFAULT].sort());
  });
});
