import { recordFrom } from '@ganita/core/records.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { bhavaBalaOf } from '@ganita/core/strengths/bhavaBala.js';
import { ishtaKashta } from '@ganita/core/strengths/rashmiStrength.js';
import { drikBala } from '@ganita/core/strengths/shadbala/drikBalaDrishti.js';
import { VIRUPAS_PER_RUPA } from '@ganita/core/strengths/shadbala/shadbala.js';
import { type ByPlanet, strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { HOUSES } from '@ganita/core/zodiac/houses.js';
import { type Birth, birthOf } from '../births.js';
import { angle, each, exact, set, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext } from '../reader.js';
import { strengthContext } from './strengthContext.js';

/** Compares what a case of the file has. */
type CompareCase = (
  expected: GoldenNode,
  birth: Birth,
  chosen: { readonly request: Readonly<Record<string, unknown>>; readonly sky: Sky },
  context: AgreementContext,
) => Promise<void>;

/** Where a part of the book is in the wire record of a planet. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['uccha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'].map((part) => [part, ['sthana', part]]),
  ),
  ...Object.fromEntries(
    ['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana', 'yuddha'].map((part) => [
      part,
      ['kala', part],
    ]),
  ),
  sthana: ['sthana', 'total'],
  sthana_total: ['sthana', 'total'],
  kala: ['kala', 'total'],
  kala_total: ['kala', 'total'],
  total: ['total_virupas'],
};

/** A part of shadbala by planet, in the words of the book. */
const partOf = (shadBala: unknown, part: string): unknown =>
  mapValues(shadBala, (of) => pick(of, ...(PLACES[part] ?? [part])));

/** Cheshta bala is a third of these degrees: a third of this is its tolerance. */
const MEAN_DEG = angle(0.15);
/** Ayana bala is 1.25 times the kranti: 1.25 times this is its tolerance. */
const KRANTI_DEG = within(0.48, 'degrees');

/** The standard horoscope of B.V. Raman: the book's figures with its tolerances, and ours to the last decimal. */
export async function compareRaman(
  golden: GoldenNode | null,
  context: AgreementContext,
  compareCase: CompareCase,
): Promise<void> {
  if (golden === null) return;
  const birth = birthOf(golden.at('birth'));
  const request = { ayanamsa_mode: golden.at('settings', 'ayanamsa').text() };
  const rules = context.rules({ ayanamsa_mode: 'RAMAN' });
  const sky = context.sky(birth, { ayanamsa_mode: 'RAMAN' });
  const { horoscope } = await context.horoscope(birth, { ...request, sections: ['shad_bala', 'divisional_charts'] });
  const chart = strengthChart(sky, rules);
  const inner = strengthContext(chart, rules);
  const section = context.section('book of Raman');
  for (const [part, values] of golden.at('book').children()) {
    const tolerance = golden.at('book_tolerance', part).number();
    if (part === 'longitude') section.compare(values, chart.longitudesDeg, each(angle(tolerance)));
    else section.compare(values, partOf(horoscope.shad_bala, part), each(within(tolerance, 'virupas')));
  }
  section.compare(golden.at('book_benefics'), inner.natural_benefics, set);
  section.compare(golden.at('book_mean_longitudes'), inner.mean_longitudes, each(MEAN_DEG));
  section.compare(golden.at('book_cheshta_kendra_reduced'), inner.cheshta_kendra_reduced, each(MEAN_DEG));
  section.compare(golden.at('book_ahargana'), inner.ahargana_from_1827_05_01, exact);
  section.compare(golden.at('book_declination_kranti_degrees'), inner.declination_kranti_degrees, each(KRANTI_DEG));
  await compareCase(golden.at('expected'), birth, { request, sky }, context);
}

/** The example of V.P. Jain. */
export async function compareJain(golden: GoldenNode | null, context: AgreementContext): Promise<void> {
  if (golden === null) return;
  const { horoscope } = await context.horoscope(birthOf(golden.at('birth')), { sections: ['shad_bala'] });
  const section = context.section('book of Jain');
  const comparator = each(within(golden.at('book_tolerance_virupas').number(), 'virupas'));
  for (const [part, values] of golden.at('book').children()) {
    section.compare(values, partOf(horoscope.shad_bala, part), comparator);
  }
}

const numbersOf = (golden: GoldenNode): ByPlanet => recordFrom(PLANETS, (planet) => golden.at(planet).number());

/** Raman's older edition: drik, bhava bala and phalas from the positions that it states. */
export function compareOlderEdition(golden: GoldenNode | null, context: AgreementContext): void {
  if (golden === null) return;
  const section = context.section('older edition of Raman');
  const rules = context.rules();
  const longitudesDeg = numbersOf(golden.at('longitude'));
  const benefics = golden.at('natural_benefics').value as readonly string[];
  const natures = recordFrom(PLANETS, (planet) => (benefics.includes(planet) ? 'benefic' : 'malefic'));

  const drik = drikBala(longitudesDeg, natures, rules);
  section.compare(golden.at('computed_drik'), drik, each(within(0.0001, 'virupas')));
  section.compare(golden.at('book_drik'), drik, each(within(0.15, 'virupas')));

  const rupas = mapValues(numbersOf(golden.at('total_rupas')), (total) => Number(total) * VIRUPAS_PER_RUPA);
  const bhavas = bhavaBalaOf(
    {
      madhyasDeg: HOUSES.map((house) => golden.at('bhava_madhyas', String(house)).number()),
      longitudesDeg,
      natures,
      shadbalaVirupas: rupas as ByPlanet,
    },
    rules,
  );
  section.compare(
    golden.at('book_bhava_bala_rupas'),
    Object.fromEntries(bhavas.map(({ house, totalRupas }) => [house, totalRupas])),
    each(within(golden.at('book_bhava_bala_tolerance_rupas').number(), 'rupas')),
  );

  const phala = within(golden.at('book_ishta_kashta_tolerance').number(), 'virupas');
  for (const [, row] of golden.at('book_ishta_kashta').children()) {
    const { ishta, kashta } = ishtaKashta(row.at('uccha').number(), row.at('cheshta').number(), rules);
    section.compare(row.at('ishta_phala'), ishta, phala);
    section.compare(row.at('kashta_phala'), kashta, phala);
  }
}
