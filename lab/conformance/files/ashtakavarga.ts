import { type Ashtakavarga, ashtakavargaOf, type SignPlacement } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { CONTRIBUTORS } from '@ganita/core/ashtakavarga/prastara.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { each, eachAndNoMore, exact, fields } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const ROWS = eachAndNoMore(exact);

/** Parts of a case, each a section of the report. */
const PARTS = {
  bhinna_ashtakavarga: ROWS,
  sarva_ashtakavarga: exact,
  prastara_ashtakavarga: eachAndNoMore(ROWS),
  after_trikona_sodhana: ROWS,
  after_ekadhipatya_sodhana: ROWS,
  pinda: eachAndNoMore(fields({ rasi_pinda: exact, graha_pinda: exact, sodhya_pinda: exact })),
  kakshya: each(fields({ sign: exact, kakshya: exact, lord: exact, lord_gives_bindu: exact })),
} as const;

type Parts = Readonly<Partial<Record<keyof typeof PARTS, unknown>>>;

/** The wire answer in the words of the golden file. */
const fromWire = (answer: unknown, details: unknown): Parts => ({
  bhinna_ashtakavarga: pick(answer, 'binna_ashtaka_varga'),
  sarva_ashtakavarga: pick(answer, 'samudhaya_ashtaka_varga'),
  prastara_ashtakavarga: pick(answer, 'prastara_ashtaka_varga'),
  after_trikona_sodhana: pick(answer, 'sodhita_ashtaka_varga', 'after_trikona'),
  after_ekadhipatya_sodhana: pick(answer, 'sodhita_ashtaka_varga', 'after_ekadhipatya'),
  pinda: mapValues(pick(answer, 'sodhya_pindas'), (sodhya, planet) => ({
    rasi_pinda: pick(answer, 'raasi_pindas', planet),
    graha_pinda: pick(answer, 'graha_pindas', planet),
    sodhya_pinda: sodhya,
  })),
  kakshya: mapValues(pick(details, 'ashtakavarga', 'kakshyas'), (of) => ({
    ...(of as object),
    lord: pick(of, 'kakshya_lord'),
    lord_gives_bindu: pick(of, 'kakshya_gives_bindu'),
  })),
});

/** Tables of the core in the words of the golden file. */
const fromCore = (tables: Ashtakavarga): Parts => ({
  bhinna_ashtakavarga: tables.bhinna,
  sarva_ashtakavarga: tables.sarva,
  prastara_ashtakavarga: tables.prastara,
  after_trikona_sodhana: tables.afterTrikona,
  after_ekadhipatya_sodhana: tables.afterEkadhipatya,
  pinda: mapValues(tables.pindas, (pindas) => ({
    rasi_pinda: pick(pindas, 'rasi'),
    graha_pinda: pick(pindas, 'graha'),
    sodhya_pinda: pick(pindas, 'sodhya'),
  })),
});

/** Compare every part that the file has with ours. */
function compareParts(golden: GoldenNode, ours: Parts, prefix: string, context: AgreementContext): void {
  const order = golden.maybe('sign_order');
  if (order !== null) context.section(`${prefix}sign_order`).compare(order, SIGNS, exact);
  for (const [name, comparator] of Object.entries(PARTS)) {
    const part = golden.maybe(name);
    if (part !== null) context.section(prefix + name).compare(part, ours[name as keyof typeof PARTS], comparator);
  }
}

/** An exercise of the book: signs of the chart, and its tables (or its sarvashtakavarga alone). */
async function compareExercises(golden: GoldenNode, context: AgreementContext): Promise<void> {
  for (const [, exercise] of golden.children()) {
    const positions = exercise.at('positions');
    const bodies = [...CONTRIBUTORS, 'Rahu', 'Ketu'];
    const placement = Object.fromEntries(bodies.map((body) => [body, positions.at(body).text()]));
    const ours = fromCore(ashtakavargaOf(placement as SignPlacement, DEFAULT_RULES));
    compareParts(exercise.maybe('expected') ?? exercise, ours, 'book ', context);
  }
}

/**
 * Ashtakavarga of every birth, and the exercises of the book of P.V.R. Narasimha Rao
 * (docs/rules/03-strengths.md#section-14).
 */
export const ashtakavarga: GoldenReader = {
  file: 'ashtakavarga.json',
  notCompared: [
    { path: 'pvr_book_exercises/*/positions/**', because: 'input of the exercise' },
    { path: '**/pinda_reference_default/**', because: 'what the reference returned; the book shows another rule' },
  ],
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { sections: ['ashtakavarga'] });
      compareParts(expected, fromWire(horoscope.ashtakavarga, horoscope.details), '', context);
    });
    const exercises = golden.maybe('pvr_book_exercises');
    if (exercises !== null) await compareExercises(exercises, context);
  },
};
