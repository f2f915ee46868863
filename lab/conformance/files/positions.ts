import { BODIES, type Body, isGraha } from '@ganita/core/zodiac/grahas.js';
import type { Birth } from '../births.js';
import { angle, each, eachAndNoMore, exact, fields, listOf, rowsBy, set, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { grahaYuddha } from './grahaYuddha.js';
import { bodyStates, sightsAndRelations, stateLists } from './planetaryStates.js';
import { place } from './wire.js';

const LONGITUDE = angle(2e-6);
const DEGREES = within(2e-6, 'degrees');
const PER_DAY = within(1e-5, 'degrees per day');
const DECLINATION = within(1e-5, 'degrees');
const AYANAMSA = within(1e-7, 'degrees');
/** Two units of the last decimal that the file prints. */
const DISTANCE = within(2e-8, 'au');
const JULIAN_DAY = within(1e-8, 'days');

/** Groups of fields of a body: section of the report, and what is compared there. */
const BODY_SECTIONS = {
  places: fields({ longitude: LONGITUDE, sign: exact, degrees_in_sign: DEGREES, house: exact }),
  nakshatras: fields({
    nakshatra: exact,
    nakshatra_number: exact,
    pada: exact,
    nakshatra_lord: exact,
    degrees_in_nakshatra: DEGREES,
  }),
  motion: fields({
    latitude: DEGREES,
    distance_au: DISTANCE,
    speed_degrees_per_day: PER_DAY,
    declination: DECLINATION,
    is_retrograde: exact,
  }),
  kp: fields({ kp: each(exact) }),
  nadiamsa: fields({ nadiamsa: each(exact) }),
  dignities: fields({
    is_combust: exact,
    sign_dignity: exact,
    dignity: exact,
    is_deep_exalted: exact,
    is_deep_debilitated: exact,
    baladi_avastha: exact,
    jagradadi_avastha: exact,
  }),
} as const;

const BHAVA_CHART = listOf(
  fields({ house: exact, sign: exact, start: LONGITUDE, middle: LONGITUDE, end: LONGITUDE, bodies: set }),
);

/** A point of `amsa_rulers` in the words of the golden file. */
const nadiamsaOf = (point: unknown): unknown => ({
  division_index: pick(point, 'division_number'),
  amsa_index: pick(point, 'amsa_number'),
  amsa_name: pick(point, 'amsa'),
});

/** The houses of the wire in the words of the golden file. */
const cuspsOf = (houses: unknown): unknown =>
  (houses as readonly object[]).map((house) => ({
    ...house,
    start: pick(house, 'start_absolute_longitude'),
    middle: pick(house, 'middle_absolute_longitude'),
    end: pick(house, 'end_absolute_longitude'),
  }));

const LORDED_SIGNS = each(fields({ sign: exact, lord: exact }));

const PLANETARY_STATES = fields({
  ...Object.fromEntries(
    [
      ...['retrograde', 'combust', 'exalted_sign', 'debilitated_sign', 'own_sign', 'friend_sign', 'enemy_sign'],
      ...['pushkara_navamsa', 'pushkara_bhaga', 'marana_karaka_sthana'],
    ].map((list) => [list, set]),
  ),
  graha_yuddha: grahaYuddha,
  mrityu_bhaga: rowsBy((row) => String(pick(row, 'body')), fields({ body: exact, distance_degrees: DEGREES })),
  navamsa_64: LORDED_SIGNS,
  drekkana_22: LORDED_SIGNS,
  latta_star: each(exact),
  pachakadi: eachAndNoMore(set),
});

const SIGHT = each(fields({ signs: set, houses: set, planets: set }));
const SIGHTS_AND_RELATIONS = {
  graha_drishti: SIGHT,
  rasi_drishti: SIGHT,
  temporary_relations: each(each(exact)),
  compound_relations: each(each(exact)),
} as const;

/** What the answer does not print: by core. */
function byCore(birth: Birth, body: Body, context: AgreementContext): Readonly<Record<string, unknown>> {
  const sky = context.sky(birth);
  const state = body === 'Ascendant' ? null : isGraha(body) ? sky.grahas[body] : sky.outerPlanets?.[body];
  return { latitude: state?.latitudeDeg, distance_au: state?.distanceAu };
}

const SECTIONS = [
  'ayanamsa_value',
  'julian_day',
  'divisional_charts',
  'nakshatra_pada',
  'amsa_rulers',
  'planetary_states',
] as const;

/** The five bhava charts, each by a request of its own; `1_equal_lagna_middle` is method 1. */
async function compareBhavaCharts(charts: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  for (const [name, chart] of charts.children()) {
    const method = Number.parseInt(name, 10);
    if (Number.isNaN(method)) throw new GoldenShapeError(chart.path, 'names no method');
    const request = { bhava_madhya_method: method, sections: ['bhava_chart'] };
    const { horoscope } = await context.horoscope(birth, request);
    context
      .section(`bhava_chart ${name}`)
      .compare(chart, cuspsOf(pick(horoscope, 'bhava_chart', 'houses')), BHAVA_CHART);
  }
}

/** Rahu and Ketu of the true node. */
async function compareTrueNode(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const { horoscope } = await context.horoscope(birth, {
    node_type: 'true',
    sections: ['divisional_charts', 'planetary_states'],
  });
  const ours = mapValues(golden.value, (_, body) => ({
    longitude: pick(horoscope, 'divisional_charts', 'D-1_rasi', body, 'absolute_longitude'),
    speed_degrees_per_day: pick(horoscope, 'planetary_states', 'planets', body, 'speed'),
  }));
  const comparator = each(fields({ longitude: LONGITUDE, speed_degrees_per_day: PER_DAY }));
  context.section('true_node').compare(golden, ours, comparator);
}

/**
 * Bodies, houses, states, aspects and relations of a birth (docs/rules/01-positions-and-vargas.md#section-1 to
 * #section-5 and #section-8 to #section-11).
 */
export const positions: GoldenReader = {
  file: 'positions.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { sections: SECTIONS });
      const moment = context.section('moment');
      moment.compare(expected.at('julian_day_ut'), horoscope.julian_day, JULIAN_DAY);
      moment.compare(expected.at('ayanamsa_degrees'), horoscope.ayanamsa_value, AYANAMSA);

      const bodies = Object.fromEntries(
        BODIES.map((body) => [
          body,
          {
            ...place(pick(horoscope, 'divisional_charts', 'D-1_rasi', body)),
            ...(pick(horoscope, 'nakshatra_pada', body) as object),
            ...bodyStates(pick(horoscope, 'planetary_states', 'planets', body)),
            nadiamsa: nadiamsaOf(pick(horoscope, 'amsa_rulers', body)),
            ...byCore(birth, body, context),
          },
        ]),
      );
      for (const [name, comparator] of Object.entries(BODY_SECTIONS)) {
        context.section(name).compare(expected.at('bodies'), bodies, each(comparator));
      }

      const part = (name: string): GoldenNode | null => expected.maybe(name);
      const trueNode = part('true_node');
      if (trueNode !== null) await compareTrueNode(trueNode, birth, context);
      const bhavaCharts = part('bhava_chart');
      if (bhavaCharts !== null) await compareBhavaCharts(bhavaCharts, birth, context);
      const states = horoscope.planetary_states;
      const lists = part('planetary_states');
      if (lists !== null) context.section('planetary_states').compare(lists, stateLists(states), PLANETARY_STATES);
      const others = sightsAndRelations(states);
      for (const [name, comparator] of Object.entries(SIGHTS_AND_RELATIONS)) {
        const block = part(name);
        if (block !== null) context.section(name).compare(block, others[name], comparator);
      }
    });
  },
};
