import { ARUDHA_PADAS, type ArudhaPada, bhavaArudhas } from '@ganita/core/arudhas/arudha.js';
import { type Chart, type ChartPoint, chartPoint } from '@ganita/core/charts/chart.js';
import { combustPlanetsIn, retrogradePlanetsIn } from '@ganita/core/charts/states/motions.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { recordFrom } from '@ganita/core/records.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { momentText, parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import { type TransitingGrahas, transitingGrahas } from '@ganita/core/transits/transitingGrahas.js';
import { chosenDivision } from '@ganita/core/vargas/division.js';
import { vargaPlacing } from '@ganita/core/vargas/vargaChart.js';
import { BODIES, type Body, type Graha, OUTER_PLANETS } from '@ganita/core/zodiac/grahas.js';
import { SPECIAL_LAGNAS, type SpecialLagna, UPAGRAHAS, type Upagraha } from '@ganita/core/zodiac/points.js';
import { countSigns, type Sign, signFrom } from '@ganita/core/zodiac/signs.js';
import { factorOf, VARGA_KEYS, type VargaKey, vargaKeyOf } from '@ganita/core/zodiac/vargaKeys.js';
import { Type } from 'typebox';
import { resolveBirth } from '../birthMoment.js';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { chartStyleField, pictureChecks, pictureFields } from '../fields/pictureFields.js';
import { nullable, oneOf } from '../fields/schema.js';
import { momentOrToday, presentFor, TODAY } from '../fields/today.js';
import { readersStyle } from '../location/readersRegion.js';
import { vargaField } from '../natal/chartListFields.js';
import type { NatalContext } from '../natal/context.js';
import { natalContext } from '../natal/natalChart.js';
import { natalChecks, natalRules } from '../natal/natalInput.js';
import { bhavaChart } from '../natal/sections/positionSections.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';
import { birthPictureFields, natalInputOf } from './birthPicture.js';

/** What a picture of a chart can show beside its bodies. */
export const CHART_LAYERS = ['special_lagnas', 'upagrahas', 'arudhas', 'transits', 'second_varga'] as const;
export type ChartLayer = (typeof CHART_LAYERS)[number];

/** From what a picture counts houses: by signs from the lagna or the Moon, or by the cusps. */
const HOUSES_FROM = ['lagna', 'moon', 'cusps'] as const;

const chartPictureInput = Type.Object({
  ...birthPictureFields,
  style: chartStyleField,
  varga: Type.Optional(
    nullable(
      vargaField({
        default: null,
        description: 'which of the 23 charts; null: the chart of divisional_chart_factor, D-1 if that is left out, too',
      }),
    ),
  ),
  degrees: Type.Optional(
    Type.Boolean({ default: true, description: 'whether bodies have their degrees and minutes in the sign' }),
  ),
  legend: Type.Optional(
    Type.Boolean({ default: true, description: 'whether the signs of states and the rings are explained below' }),
  ),
  houses_from: Type.Optional(
    oneOf(HOUSES_FROM, {
      title: 'HousesFrom',
      default: 'lagna',
      description:
        'first house: lagna (the sign of the lagna), moon (the sign of the Moon: the Moon chart), or cusps (each body in its house by `bhava_madhya_method` or `house_cusps`: bhava chalit, in D-1 only)',
    }),
  ),
  outer_planets: Type.Optional(
    Type.Boolean({ default: true, description: 'whether Uranus, Neptune and Pluto are shown' }),
  ),
  lagna: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'whether the lagna is shown; false only with houses_from moon',
    }),
  ),
  layers: Type.Optional(
    Type.Array(
      oneOf(CHART_LAYERS, {
        title: 'ChartLayer',
        description: 'something that a picture of a chart can show in addition',
      }),
      {
        default: [],
        description:
          'what is shown beside the bodies: points in the houses; transits and a second varga as rings around the chart',
      },
    ),
  ),
  transit_at: Type.Optional(
    nullable({
      ...momentOrToday('moment of the layer transits on the clock of the birth, required with it'),
      default: null,
    }),
  ),
  second_varga: Type.Optional(vargaField({ default: 'D-9_navamsa', description: 'chart of the layer second_varga' })),
  ...pictureFields,
});

type ChartPictureInput = Filled<typeof chartPictureInput>;

/** What a picture of a chart shows. */
export interface DrawnChart {
  readonly input: ChartPictureInput;
  readonly chart: Chart;
  /** Number of the chart, and its key where it has a name. */
  readonly factor: number;
  readonly key: VargaKey | null;
  /** Bodies that are shown. */
  readonly bodies: readonly Body[];
  /** The sign of the first house. */
  readonly first: Sign;
  /** The sign in whose cell a body is drawn: its own, or by cusps the one that is as far from the first as its house. */
  readonly cellSign: (body: Body, sign: Sign) => Sign;
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of the birth: the moment of the chart. */
  readonly moment: string;
  /** Grahas that move backward at the moment, Mars to Saturn only. */
  readonly retrograde: readonly Graha[];
  /** Combust grahas; empty in a divided chart. */
  readonly combust: readonly Graha[];
  /** Whether a graha of the chart is in the same sign in D-1 and D-9; false in any other chart. */
  readonly vargottama: (sign: Sign, graha: Graha) => boolean;
  /** Points of the requested layers; null for a layer that is not requested. */
  readonly specialLagnas: Readonly<Record<SpecialLagna, ChartPoint>> | null;
  readonly upagrahas: Readonly<Record<Upagraha, ChartPoint>> | null;
  readonly arudhas: Readonly<Record<ArudhaPada, Sign>> | null;
  readonly transits: { readonly moment: string; readonly grahas: TransitingGrahas } | null;
  readonly second: { readonly key: VargaKey; readonly chart: Chart } | null;
}

function compute(request: CheckedRequest<ChartPictureInput>, ports: Ports): DrawnChart {
  const { input } = request;
  const context = natalContext({ ...request, input: natalInputOf(input) }, ports);
  return drawnChart(context, input);
}

/** What a picture shows of a chart that is computed already. */
function drawnChart(context: NatalContext, input: ChartPictureInput): DrawnChart {
  const { rules, sky, points, chosen } = context;
  const { chart, factor, key, place, comparisons } = shownChart(context, input.varga);
  const has = (layer: ChartLayer): boolean => input.layers.includes(layer);
  const pointsOf = <K extends string>(ids: readonly K[], longitudes: Readonly<Record<K, number>>) =>
    recordFrom(ids, (id) => chartPoint(place(longitudes[id]), chart.ascendant.sign));
  const showsBoth = (factor === 1 || factor === 9) && (key !== null || chosen.method === 1);
  return {
    input,
    chart,
    factor,
    key,
    bodies: BODIES.filter((body) => (input.outer_planets || !isOuter(body)) && (input.lagna || body !== 'Ascendant')),
    first: input.houses_from === 'moon' ? chart.grahas.Moon.sign : chart.ascendant.sign,
    cellSign: input.houses_from === 'cusps' ? signByCusps(context) : (_body, sign) => sign,
    moment: momentText(sky.jdUt, sky.utcOffsetHours),
    retrograde: retrogradePlanetsIn(sky),
    combust: factor === 1 ? combustPlanetsIn(sky, context.rasi) : [],
    vargottama: showsBoth ? vargottamaIn(context) : () => false,
    specialLagnas: has('special_lagnas') ? pointsOf(SPECIAL_LAGNAS, points().lagnas) : null,
    upagrahas: has('upagrahas') ? pointsOf(UPAGRAHAS, points().upagrahas.longitudesDeg) : null,
    arudhas: has('arudhas') ? arudhasOf(bhavaArudhas(comparisons(), rules)) : null,
    transits: has('transits') ? transitsAt(context, input) : null,
    second: has('second_varga') ? { key: input.second_varga, chart: context.varga(input.second_varga) } : null,
  };
}

const isOuter = (body: Body): boolean => (OUTER_PLANETS as readonly Body[]).includes(body);

/** Where a body of D-1 is drawn by its house, which is counted in signs from that of the lagna. */
function signByCusps(context: NatalContext): DrawnChart['cellSign'] {
  const { houses } = bhavaChart(context);
  const first = context.rasi.ascendant.sign;
  const houseOf = new Map(houses.flatMap(({ house, bodies }) => bodies.map((body) => [body, house] as const)));
  return (body, sign) => signFrom(first, houseOf.get(body) ?? countSigns(first, sign));
}

/** Whether a graha is in a sign both in D-1 and in D-9. */
export function vargottamaIn({ rasi, varga }: Pick<NatalContext, 'rasi' | 'varga'>): DrawnChart['vargottama'] {
  const navamsa = varga('D-9_navamsa');
  return (sign, graha) => rasi.grahas[graha].sign === sign && navamsa.grahas[graha].sign === sign;
}

const arudhasOf = (signs: readonly Sign[]): Readonly<Record<ArudhaPada, Sign>> =>
  Object.fromEntries(ARUDHA_PADAS.map((pada, index) => [pada, signs[index]])) as Record<ArudhaPada, Sign>;

/** The chart of a key, or the chosen one, and how it places a longitude of D-1. */
function shownChart(context: NatalContext, varga: VargaKey | null) {
  const { chosen, rules } = context;
  if (varga === null) {
    const named = vargaKeyOf(chosen.factor);
    const key = VARGA_KEYS.find((known) => known === named) ?? null;
    const place = (longitudeDeg: number): number => chosen.point(longitudeDeg).longitudeDeg;
    const { chart, factor } = chosen;
    return { chart, factor, key: chosen.baseRasi === null ? key : null, place, comparisons: context.chosenComparisons };
  }
  return {
    chart: context.varga(varga),
    factor: factorOf(varga),
    key: varga,
    place: varga === 'D-1_rasi' ? (longitudeDeg: number) => longitudeDeg : vargaPlacing(chosenDivision(varga, rules)),
    comparisons: () => context.comparisons(varga),
  };
}

/** The nine grahas at the moment of the layer. */
function transitsAt({ observatory, rules, birth }: NatalContext, { transit_at: at }: ChartPictureInput) {
  if (at === null) throw new Error('request defaults not resolved');
  const { offsetHours } = birth.resolved;
  const jdUt = julianDayOf(parseDateTime(at, 'transit_at', TRANSIT_YEARS), offsetHours);
  return {
    moment: momentText(jdUt, offsetHours),
    grahas: transitingGrahas(angaObservatoryOf(observatory, rules), jdUt),
  };
}

/** The present moment, on the clock of the birth, and the style of the readers. */
function resolveDefaults(
  input: ChartPictureInput,
  { clock, zones, places }: Pick<Ports, 'clock' | 'zones' | 'places'>,
): ChartPictureInput {
  const transit_at = presentFor(input.transit_at, () => resolveBirth(input, zones).resolved.offsetHours, clock);
  return { ...input, transit_at, style: input.style ?? readersStyle(input, places) };
}

const transitCheck: FieldCheck = (value) =>
  value === null || value === TODAY || parseDateTime(value as string, 'transit_at', TRANSIT_YEARS);

const layersCheck: FieldCheck = (value, { transit_at }) => {
  if (!(value as readonly string[]).includes('transits') || (transit_at ?? null) !== null) return;
  throw invalidInput('transit_at', 'is required with the layer transits', null, 'requires_field');
};

const lagnaCheck: FieldCheck = (value, { houses_from: from }) => {
  if (value === true || from === 'moon') return;
  throw invalidInput('lagna', 'can be false only where houses_from is moon', value, 'contradiction');
};

const housesCheck: FieldCheck = (value, { varga, divisional_chart_factor: factor }) => {
  if (value !== 'cusps' || (varga ?? null) === 'D-1_rasi' || ((varga ?? null) === null && (factor ?? 1) === 1)) return;
  throw invalidInput('houses_from', 'cusps are those of D-1', value, 'contradiction');
};

/** `/svg/chart`: the picture of a chart. */
export const chartPicture = calculation({
  request: chartPictureInput,
  checks: {
    ...natalChecks,
    ...pictureChecks,
    houses_from: housesCheck,
    lagna: lagnaCheck,
    layers: layersCheck,
    transit_at: transitCheck,
  },
  rules: natalRules,
  birthField: 'date',
  resolveDefaults,
  compute,
});
