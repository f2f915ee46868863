import { arudhaLongitudes, bhavaArudhas, grahaArudhas } from '@ganita/core/arudhas/arudha.js';
import { type Comparisons, comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import type { PointLongitudes } from '@ganita/core/points/pointLongitudes.js';
import { sahams } from '@ganita/core/points/sahams.js';
import { lagnaBaseOf, specialLagna, specialLagnas } from '@ganita/core/points/specialLagnas.js';
import { specialPoints } from '@ganita/core/points/specialPoints.js';
import { solarUpagrahas } from '@ganita/core/points/upagrahas.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { LAGNA_AND_GRAHAS, type LagnaOrGraha } from '@ganita/core/zodiac/grahas.js';
import { degreesInSign, type Sign, signOf } from '@ganita/core/zodiac/signs.js';
import { vargaKeyOf } from '@ganita/core/zodiac/vargaKeys.js';
import { birthOf } from '../births.js';
import { angle, type Comparator, each, exact, fields } from '../compare.js';
import { type GoldenNode, GoldenShapeError, mapValues } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

/** What a case of the book gives; read only for what its figures need. */
interface BookCase {
  readonly input: GoldenNode;
  readonly rules: Rules;
  readonly sky: () => Sky;
}

function bookCase(input: GoldenNode, context: AgreementContext): BookCase {
  const ayanamsa = input.maybe('ayanamsa')?.text();
  const node = input.maybe('node')?.text();
  const chosen = {
    ...(ayanamsa === undefined ? {} : { ayanamsa_mode: ayanamsa as Rules['ayanamsa_mode'] }),
    ...(node === undefined ? {} : { node_type: node as Rules['node_type'] }),
  };
  return { input, rules: context.rules(chosen), sky: () => context.sky(birthOf(input.at('birth')), chosen) };
}

/** Fields of the input with the one longitude an example needs. */
const LONE_LONGITUDES: Readonly<Record<string, LagnaOrGraha>> = {
  sun_longitude: 'Sun',
  moon_longitude: 'Moon',
  ascendant_longitude: 'Ascendant',
};

/** Longitudes given by the case; what it does not give is no number, and equals nothing. */
function longitudesOf({ input, sky, rules }: BookCase): PointLongitudes {
  if (input.has('birth')) return specialPoints(sky(), rules).bodies;
  const given = Object.entries(LONE_LONGITUDES).flatMap(([field, body]) => {
    const value = input.maybe(field)?.number();
    return value === undefined ? [] : [[body, value] as const];
  });
  const listed = input.maybe('longitudes')?.value as Readonly<Record<string, number>> | undefined;
  const values: Readonly<Record<string, number>> = { ...Object.fromEntries(given), ...listed };
  return recordFrom(LAGNA_AND_GRAHAS, (body) => values[body] ?? Number.NaN);
}

/** The chart of the case: by signs where the book prints only these, else of its birth. */
function comparisonsOfCase({ input, sky, rules }: BookCase): Comparisons {
  const signs = input.maybe('signs')?.value as Readonly<Record<LagnaOrGraha, Sign>> | undefined;
  if (signs !== undefined) {
    const at = (body: LagnaOrGraha) => ({ sign: signs[body], degreesInSign: null });
    const placed = recordFrom(LAGNA_AND_GRAHAS, (body) => at(body));
    return comparisonsOf({ ascendant: placed.Ascendant, grahas: placed }, rules);
  }
  const chart = input.maybe('chart')?.text() ?? 'D-1';
  const key = vargaKeyOf(Number(chart.replace('D-', '')));
  if (key === null) throw new GoldenShapeError(input.path, `has no chart ${chart}`);
  return comparisonsOf(vargaChart(sky(), namedDivision(key)), rules);
}

const numbered = (letter: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`${letter}${index + 1}`, value]));

/** A longitude in the words of the file. */
const point = (longitude: unknown) => ({ longitude, sign: signOf(longitude as number) });
const pointMap = (longitudes: object) => mapValues(longitudes, point);

function lagnas(book: BookCase): unknown {
  const { input, rules, sky } = book;
  if (input.has('birth')) return pointMap(specialLagnas(lagnaBaseOf(sky()), rules));
  const seconds = (field: string): number => secondsOf(input.maybe(field)?.text() ?? '')?.seconds ?? Number.NaN;
  const base = {
    longitudes: longitudesOf(book),
    sunAtSunriseDeg: input.maybe('sun_longitude_at_sunrise')?.number() ?? Number.NaN,
    minutesFromSunrise: (seconds('birth_time') - seconds('sunrise')) / 60,
  };
  const wanted = ['hora_lagna', 'ghati_lagna', 'sree_lagna'] as const;
  return pointMap(Object.fromEntries(wanted.map((id) => [id, lagnaOrNaN(id, base, rules)])));
}

/** A lagna whose inputs the case does not give has no longitude. */
function lagnaOrNaN(
  id: 'hora_lagna' | 'ghati_lagna' | 'sree_lagna',
  base: Parameters<typeof specialLagna>[1],
  rules: Rules,
): number {
  const needs = id === 'sree_lagna' ? [base.longitudes.Moon, base.longitudes.Ascendant] : [base.minutesFromSunrise];
  return needs.some(Number.isNaN) ? Number.NaN : specialLagna(id, base, rules);
}

/** Karakas by name. */
function karakas(book: BookCase): unknown {
  const degrees = mapValues(longitudesOf(book), (longitude) => ({
    degreesInSign: degreesInSign(longitude as number),
  })) as unknown as Parameters<typeof charaKarakas>[0];
  return Object.fromEntries(charaKarakas(degrees, 'eight').map(({ karaka, graha }) => [karaka, graha]));
}

const sahamsOf = (book: BookCase): unknown => {
  const isDay = book.input.maybe('is_day_birth')?.value ?? null;
  const found = sahams(longitudesOf(book), isDay === null ? book.sky().dayFrame.isDayBirth : isDay === true);
  return Object.fromEntries(
    Object.entries(found).map(([id, longitude]) => [id.charAt(0).toUpperCase() + id.slice(1), point(longitude)]),
  );
};

/** How each figure of the book is computed. */
const FIGURES: Readonly<Record<string, (book: BookCase) => unknown>> = {
  upagrahas: (book) => pointMap(solarUpagrahas(longitudesOf(book).Sun)),
  special_lagnas: lagnas,
  sphutas: ({ sky, rules }) => pointMap(specialPoints(sky(), rules).sphutas),
  varnadas: ({ sky, rules }) => pointMap(specialPoints(sky(), rules).varnadas),
  sahams: sahamsOf,
  chara_karakas: karakas,
  ascendant_sign: (book) => comparisonsOfCase(book).placement.ascendant.sign,
  bhava_arudhas: (book) => numbered('A', bhavaArudhas(comparisonsOfCase(book), book.rules)),
  graha_arudhas: (book) => grahaArudhas(comparisonsOfCase(book), book.rules),
  arudha_longitudes(book) {
    const longitudes = longitudesOf(book);
    return numbered('A', arudhaLongitudes(comparisonsOfCase(book), longitudes, longitudes.Ascendant, book.rules));
  },
};

const comparatorOf = (figure: string, toleranceDeg: number): Comparator => {
  if (figure === 'ascendant_sign') return exact;
  if (figure === 'arudha_longitudes') return each(angle(toleranceDeg));
  const isPoint = ['upagrahas', 'special_lagnas', 'sphutas', 'varnadas', 'sahams'].includes(figure);
  return each(isPoint ? fields({ longitude: angle(toleranceDeg), sign: exact }) : exact);
};

/** Figures of the PVR book and of Jagannatha Hora (docs/rules/02-points-and-arudhas.md#section-13). */
export const pointsPvrBook: GoldenReader = {
  file: 'points_pvr_book.json',
  notCompared: [
    { path: 'cases/*/id', because: 'a name' },
    { path: 'cases/*/source', because: 'where the figure is printed' },
    { path: 'cases/*/note', because: 'a remark' },
    { path: 'cases/*/tolerance_degrees', because: 'accuracy of the printed figures' },
    { path: 'cases/*/input/**', because: 'input of the figures' },
  ],
  async read(golden, context) {
    await context.forEachItem(golden.at('cases'), (item) => {
      const book = bookCase(item.at('input'), context);
      const tolerance = item.maybe('tolerance_degrees')?.number() ?? 0;
      for (const [figure, values] of item.at('expected').children()) {
        const compute = FIGURES[figure];
        if (compute === undefined) throw new GoldenShapeError(values.path, 'is a figure of no known kind');
        context.section(figure).compare(values, compute(book), comparatorOf(figure, tolerance));
      }
    });
  },
};
