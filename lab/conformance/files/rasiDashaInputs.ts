import { bhavaArudhas } from '@ganita/core/arudhas/arudha.js';
import { type Comparisons, comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import type { TwilightAt } from '@ganita/core/dashas/dashaTwilight.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import { specialPoints } from '@ganita/core/points/specialPoints.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { dashaYearDays } from '@ganita/core/sky/dashaYear.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { GRAHAS, type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '@ganita/core/zodiac/grahas.js';
import { DEGREES_PER_SIGN, degreesInSign, type Sign, signIndex, signOf } from '@ganita/core/zodiac/signs.js';
import { factorOf, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { type Birth, birthMoment, birthPlace } from '../births.js';
import { angle, type Comparator, each, exact, fields, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError } from '../golden.js';
import type { AgreementContext } from '../reader.js';

/** A point as the file writes it. */
interface GivenPoint {
  readonly sign: Sign;
  readonly degreesInSign: number;
}
interface GivenChart {
  readonly ascendant: GivenPoint;
  readonly grahas: Readonly<Record<Graha, GivenPoint>>;
}

const pointAt = (node: GoldenNode): GivenPoint => ({
  sign: node.at('sign').text() as Sign,
  degreesInSign: node.at('degrees_in_sign').number(),
});

const longitudeOf = ({ sign, degreesInSign: degrees }: GivenPoint): number =>
  signIndex(sign) * DEGREES_PER_SIGN + degrees;

/** A chart of the file: the Ascendant and the nine grahas by sign and degrees. */
export const chartAt = (node: GoldenNode): GivenChart => ({
  ascendant: pointAt(node.at('Ascendant')),
  grahas: recordFrom(GRAHAS, (graha) => pointAt(node.at(graha))),
});

/** The charts of the inputs, each with its method. */
const CHARTS: Readonly<Record<string, readonly [key: VargaKey, method: number]>> = {
  rasi_positions: ['D-1_rasi', 1],
  shashthamsa_d6: ['D-6_shashthamsa', 1],
  navamsa_method_1: ['D-9_navamsa', 1],
  navamsa_method_4: ['D-9_navamsa', 4],
  dasamsa_d10: ['D-10_dasamsa', 1],
};

/** What the dashas are computed from, taken from the file, except for the twilight of the birth. */
export function subjectOfInputs(inputs: GoldenNode, rules: Rules, twilight: () => TwilightAt): RasiDashaSubject {
  const made = new Map<string, Comparisons>();
  const varga = (key: VargaKey, method = 1): Comparisons => {
    const name = Object.entries(CHARTS).find(([, [one, by]]) => one === key && by === method)?.[0];
    if (name === undefined) throw new GoldenShapeError(inputs.path, `have no ${key} by method ${method}`);
    const known = made.get(name) ?? comparisonsOf(chartAt(inputs.at(name)), rules);
    made.set(name, known);
    return known;
  };
  const { ascendant, grahas } = chartAt(inputs.at('rasi_positions'));
  const longitudes = LAGNA_AND_GRAHAS.map((body) => [
    body,
    longitudeOf(body === 'Ascendant' ? ascendant : grahas[body]),
  ]);
  const rasi = varga('D-1_rasi');
  return {
    rasi,
    chosen: { comparisons: rasi, divisions: 1 },
    varga,
    longitudesDeg: {
      ...(Object.fromEntries(longitudes) as Record<LagnaOrGraha, number>),
      Moon: inputs.at('moon_longitude').number(),
    },
    sreeLagna: () => pointAt(inputs.at('sree_lagna')),
    horaLagna: () => inputs.at('hora_lagna_sign').text() as Sign,
    varnadaLagna: () => inputs.at('varnada_lagna_sign').text() as Sign,
    arudhaLagna: () => inputs.at('arudha_lagna_sign').text() as Sign,
    karakas: () => charaKarakas(grahas, rules.karaka_scheme),
    twilight,
  };
}

const DEGREES = 2e-6;
const place = (parts: number): Comparator =>
  fields({ sign: exact, degrees_in_sign: within(DEGREES * parts, 'degrees') });

/** A chart in the words of the file, from a sky of ours. */
const placesOf = (sky: Sky, key: VargaKey, method: number) => {
  const { ascendant, grahas } = vargaChart(sky, namedDivision(key, method));
  return Object.fromEntries(
    LAGNA_AND_GRAHAS.map((body) => {
      const { sign, degreesInSign: degrees } = body === 'Ascendant' ? ascendant : grahas[body];
      return [body, { sign, degrees_in_sign: degrees }];
    }),
  );
};

/** The inputs themselves compared with our own sky. */
export function compareInputs(inputs: GoldenNode, birth: Birth, context: AgreementContext): void {
  const rules = context.rules();
  const sky = context.sky(birth);
  for (const [name, [key, method]] of Object.entries(CHARTS)) {
    const ours = placesOf(sky, key, method);
    context.section('positions').compare(inputs.at(name), ours, each(place(factorOf(key))));
  }
  const { lagnas, varnadas, bodies } = specialPoints(sky, rules);
  const { sree_lagna } = lagnas;
  const yearBirth = { jdUt: birthMoment(birth), place: birthPlace(birth), utcOffsetHours: birth.timezone };
  const trueSidereal = { ...rules, year_length: 'true_sidereal' } as const;
  const ours: Readonly<Record<string, readonly [unknown, Comparator]>> = {
    sree_lagna: [{ sign: signOf(sree_lagna), degrees_in_sign: degreesInSign(sree_lagna) }, place(1)],
    hora_lagna_sign: [signOf(lagnas.hora_lagna), exact],
    varnada_lagna_sign: [signOf(varnadas.V1), exact],
    arudha_lagna_sign: [
      bhavaArudhas(comparisonsOf(vargaChart(sky, namedDivision('D-1_rasi')), rules), rules)[0],
      exact,
    ],
    moon_longitude: [bodies.Moon, angle(DEGREES)],
    true_sidereal_year_days: [dashaYearDays(context.observatory(), yearBirth, trueSidereal), within(2e-6, 'days')],
  };
  for (const [name, [value, comparator]] of Object.entries(ours)) {
    context.section('inputs').compare(inputs.at(name), value, comparator);
  }
}
