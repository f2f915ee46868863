import { vargaChoices } from '@ganita/core/rules/vargaChoices.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { CustomDivision } from '@ganita/core/vargas/division.js';
import { vargaSign } from '@ganita/core/vargas/vargaChart.js';
import type { Body } from '@ganita/core/zodiac/grahas.js';
import { factorOf, VARGA_KEYS, type VargaKey, vargaKeyOf, vargaMethod } from '@ganita/core/zodiac/vargaKeys.js';
import type { Birth } from '../births.js';
import { each, exact, fields, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { perBodyOf } from './bodies.js';
import { places, signs } from './wire.js';

/** Degrees of a chart of N parts are good to N millionths. */
const PER_PART_DEG = 1e-6;

const placesOf = (parts: number) =>
  each(fields({ sign: exact, degrees_in_sign: within(parts * PER_PART_DEG, 'degrees') }));
const signsOf = each(exact);

/** The 23 charts by method 1. */
const CHARTS = fields(Object.fromEntries(VARGA_KEYS.map((key) => [key, placesOf(factorOf(key))])));

/** The chart that a request chooses, by the wire. */
const chosen = async (
  context: AgreementContext,
  birth: Birth,
  request: Readonly<Record<string, unknown>>,
): Promise<unknown> => pick(await context.horoscope(birth, { ...request, sections: [] }), 'chosen_chart', 'chart');

/** Factor of a chart's key, `D-9_navamsa` or `D-9`. */
function factorOfKey(node: GoldenNode, key: string): number {
  const factor = Number(/^D-(\d+)/.exec(key)?.[1]);
  if (Number.isNaN(factor)) throw new GoldenShapeError(node.path, 'is no divisional chart');
  return factor;
}

/** Every chart by a method other than the first. */
async function compareOtherMethods(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('signs_by_other_method');
  for (const [key, methods] of golden.children()) {
    for (const [name, values] of methods.children()) {
      const ours = await chosen(context, birth, {
        divisional_chart_factor: factorOfKey(methods, key),
        chart_method: Number(name.replace('method_', '')),
      });
      section.compare(values, signs(ours), signsOf);
    }
  }
}

/** The cyclic chart of a factor whose name the request field gives to another method: it has no request of its own. */
const cyclicSigns = (sky: Sky, divisions: number): Readonly<Record<Body, string | null>> => {
  const division: CustomDivision = {
    kind: 'custom',
    divisions,
    seed: { kind: 'cyclic' },
    startVariation: 'none',
    countFromEndOfSign: false,
  };
  return perBodyOf(sky, (longitudeDeg) => vargaSign(longitudeDeg, division));
};

/** Custom charts: seed "aries" is base_rasi 0, "sign" is the rule `custom_seed: sign`, null is cyclic. */
async function compareCustom(list: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('custom');
  await context.forEachItem(list, async (item) => {
    const factor = item.at('factor').number();
    const seed = item.at('base_rasi').value;
    const named = seed === null && vargaKeyOf(factor) !== null;
    const ours = named
      ? cyclicSigns(context.sky(birth), factor)
      : signs(
          await chosen(context, birth, {
            divisional_chart_factor: factor,
            base_rasi: seed === 'aries' ? 0 : null,
            count_from_end_of_sign: item.at('count_from_end_of_sign').value,
            rules: {
              custom_seed: seed === 'sign' ? 'sign' : 'base_rasi',
              custom_start_variation: vargaChoices.custom_start_variation.values[item.at('start_variation').number()],
            },
          }),
        );
    section.compare(item.at('signs'), ours, signsOf);
  });
}

/** Mixed charts: the second factor and method are a choice of the rules. */
async function compareMixed(list: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('mixed');
  await context.forEachItem(list, async (item) => {
    const [first, second] = [item.at('first_factor').number(), item.at('second_factor').number()];
    const method = item.at('second_method').number();
    const ours = await chosen(context, birth, {
      divisional_chart_factor: first,
      chart_method: item.at('first_method').value,
      rules: { mixed_chart: vargaMethod(vargaKeyOf(second) as VargaKey, method) },
    });
    section.compare(item.at('positions'), places(ours), placesOf(first * second));
  });
}

/** Rulers of the amsas of every chart that has a list, from the degrees in the rasi. */
async function compareAmsaRulers(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const { horoscope } = await context.horoscope(birth, { sections: ['amsa_rulers'] });
  for (const [chart, values] of golden.children()) {
    const rulers = pick(horoscope, 'details', 'amsa_rulers', 'rulers', vargaKeyOf(factorOfKey(values, chart)) ?? chart);
    const ours = mapValues(rulers, (ruler) => ({
      ruler_index: pick(ruler, 'ruler_number'),
      ruler: String(pick(ruler, 'ruler')).replace(/^D-24 /, ''),
    }));
    context.section('amsa_rulers').compare(values, ours, each(fields({ ruler_index: exact, ruler: exact })));
  }
}

/** Divisional charts (docs/rules/01-positions-and-vargas.md#section-6 to #section-8). */
export const vargas: GoldenReader = {
  file: 'vargas.json',
  notCompared: [
    ...['factor', 'base_rasi', 'start_variation', 'count_from_end_of_sign'].map((field) => ({
      path: `cases/*/expected/custom/*/${field}`,
      because: 'input of the chart',
    })),
    ...['first_factor', 'first_method', 'second_factor', 'second_method'].map((field) => ({
      path: `cases/*/expected/mixed/*/${field}`,
      because: 'input of the chart',
    })),
  ],
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const part = (name: string): GoldenNode | null => expected.maybe(name);
      const charts = part('charts');
      if (charts !== null) {
        const { horoscope } = await context.horoscope(birth, { sections: ['divisional_charts'] });
        const ours = Object.fromEntries(
          VARGA_KEYS.map((key) => [key, places(pick(horoscope, 'divisional_charts', key))]),
        );
        context.section('charts').compare(charts, ours, CHARTS);
      }
      const nadiamsa = part('D-150_nadiamsa');
      if (nadiamsa !== null) {
        const ours = signs(await chosen(context, birth, { divisional_chart_factor: 150 }));
        context.section('D-150_nadiamsa').compare(nadiamsa, ours, signsOf);
      }
      const methods = part('signs_by_other_method');
      if (methods !== null) await compareOtherMethods(methods, birth, context);
      const custom = part('custom');
      if (custom !== null) await compareCustom(custom, birth, context);
      const mixed = part('mixed');
      if (mixed !== null) await compareMixed(mixed, birth, context);
      const rulers = part('amsa_rulers');
      if (rulers !== null) await compareAmsaRulers(rulers, birth, context);
    });
  },
};
