import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { signFrom } from '@ganita/core/zodiac/signs.js';
import { factorOf, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Birth } from '../births.js';
import { angle, each, eachAndNoMore, exact, fields, listOf, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { places } from './wire.js';

const LONGITUDE = angle(5e-6);
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
const SECTIONS = [
  'divisional_charts',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'house_relationships',
  'arudha_padhas',
] as const;

const sign = (record: unknown): unknown => pick(record, 'sign');

/** A1..A12 of the answer's AL, A2..A11, UL. */
const bhavaArudhas = (padas: unknown) =>
  Object.fromEntries(
    HOUSES.map((house) => [`A${house}`, sign(pick(padas, house === 1 ? 'AL' : house === 12 ? 'UL' : `A${house}`))]),
  );

const houseArudhas = (record: unknown, key: string, letter: string) =>
  Object.fromEntries(HOUSES.map((house) => [`${letter}${house}`, sign(pick(record, `${key}_house_${house}`))]));

/** Lists of grahas by the house they act from. */
const byFromHouse = (rows: unknown) =>
  Object.fromEntries(
    (Array.isArray(rows) ? rows : []).map((row: unknown) => [String(pick(row, 'from_house')), pick(row, 'bodies')]),
  );

const CHART = fields({
  scorpio_lord: exact,
  aquarius_lord: exact,
  positions: each(fields({ sign: exact, degrees_in_sign: within(1e-5, 'degrees') })),
  bhava_arudhas: eachAndNoMore(exact),
  surya_arudhas: eachAndNoMore(exact),
  chandra_arudhas: eachAndNoMore(exact),
  graha_arudhas: eachAndNoMore(exact),
  argala: listOf(
    fields({ house: exact, sign: exact, argala: eachAndNoMore(exact), virodhargala: eachAndNoMore(exact) }),
  ),
});

/** The two charts of the file. */
const CHARTS: readonly { readonly name: string; readonly key: VargaKey }[] = [
  { name: 'D-1', key: 'D-1_rasi' },
  { name: 'D-9', key: 'D-9_navamsa' },
];

async function compareChart(
  golden: GoldenNode,
  birth: Birth,
  context: AgreementContext,
  { name, key }: (typeof CHARTS)[number],
): Promise<void> {
  const request = { divisional_chart_factor: factorOf(key), sections: SECTIONS };
  const { horoscope } = await context.horoscope(birth, request);
  const comparisons = comparisonsOf(vargaChart(context.sky(birth), namedDivision(key)), context.rules());
  const positions = places(pick(horoscope, 'divisional_charts', key));
  const { argala, virodhargala } = horoscope.house_relationships as Readonly<Record<string, unknown>>;
  const ours = {
    scorpio_lord: comparisons.lordOf('Scorpio'),
    aquarius_lord: comparisons.lordOf('Aquarius'),
    positions,
    bhava_arudhas: bhavaArudhas(pick(horoscope, 'arudha_padhas', key)),
    surya_arudhas: houseArudhas(horoscope.surya_arudhas, 'surya_arudha', 'S'),
    chandra_arudhas: houseArudhas(horoscope.chandra_arudhas, 'chandra_arudha', 'M'),
    graha_arudhas: Object.fromEntries(
      Object.entries(horoscope.graha_arudhas as object)
        .filter(([id]) => id.endsWith('_arudha'))
        .map(([id, record]) => [id.replace('_arudha', ''), sign(record)]),
    ),
    argala: HOUSES.map((house) => ({
      house,
      sign: signFrom(comparisons.placement.ascendant.sign, house),
      argala: byFromHouse(pick(argala, house)),
      virodhargala: byFromHouse(pick(virodhargala, house)),
    })),
  };
  context.section(name).compare(golden, ours, CHART);
}

/** Co-lords, arudhas and argala (docs/rules/02-points-and-arudhas.md#section-8 and #section-9). */
export const arudhas: GoldenReader = {
  file: 'arudhas.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      for (const chart of CHARTS) {
        const block = expected.maybe(chart.name);
        if (block !== null) await compareChart(block, birth, context, chart);
      }
      const { horoscope } = await context.horoscope(birth, { sections: SECTIONS });
      const longitudes = expected.maybe('arudha_longitudes');
      if (longitudes !== null) {
        const wire = pick(horoscope, 'details', 'graha_arudhas', 'arudha_absolute_longitudes');
        const ours = Object.fromEntries(['ascendant', 'sun', 'moon'].map((from) => [from, pick(wire, `from_${from}`)]));
        context.section('arudha_longitudes').compare(longitudes, ours, each(eachAndNoMore(LONGITUDE)));
      }
      const byVarga = expected.maybe('bhava_arudhas_by_varga');
      if (byVarga !== null) {
        const ours = mapValues(horoscope.arudha_padhas, bhavaArudhas);
        context.section('bhava_arudhas_by_varga').compare(byVarga, ours, eachAndNoMore(eachAndNoMore(exact)));
      }
    });
  },
};
