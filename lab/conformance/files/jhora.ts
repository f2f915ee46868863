import type { Rules } from '@ganita/core/rules/rules.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import type { Birth } from '../births.js';
import {
  angle,
  type Comparator,
  each,
  eachAndNoMore,
  exact,
  fields,
  fieldsBy,
  listOf,
  moment,
  set,
  within,
} from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { compareIngresses, compareStations } from './jhoraMotions.js';
import { strengthContext } from './strengthContext.js';
import { baseOf, place } from './wire.js';

/** The preset that the file is made with. */
const JHORA = { preset: 'jhora' } as const satisfies Partial<Rules>;

const LONGITUDE_DEG = 2e-6;
/** Degrees that a point may be off (`settings.blocks` of the file). */
const TOLERANCES_DEG: Readonly<Record<string, number>> = {
  bhava_lagna: 0.003,
  hora_lagna: 0.003,
  ghati_lagna: 0.003,
  vighati_lagna: 0.01,
  pranapada_lagna: 0.01,
  sree_lagna: 6e-5,
  kunda_lagna: 2e-4,
  kaala: 0.003,
  mrityu: 0.003,
  artha_praharaka: 0.003,
  yama_ghantaka: 0.003,
  gulika: 0.003,
  maandi: 0.003,
  tri_sphuta: 0.003,
  chatur_sphuta: 0.003,
  pancha_sphuta: 0.003,
  prana_sphuta: 0.003,
  deha_sphuta: 0.003,
  mrityu_sphuta: 0.03,
  sookshma_tri_sphuta: 0.03,
};
const SPHUTA_DEG = 6e-6;
const SECOND = moment(1);

const POSITION = fields({
  longitude: angle(LONGITUDE_DEG),
  sign: exact,
  degrees_in_sign: within(LONGITUDE_DEG, 'degrees'),
});

/** A map of longitudes, each with its own tolerance. */
const longitudesWithin = (elseDeg: number): Comparator =>
  fieldsBy((id, ours) => ({ ours: pick(ours, id), comparator: angle(TOLERANCES_DEG[id] ?? elseDeg) }));

/** Upagrahas with the part and the moment at which they rise. */
const UPAGRAHAS = fieldsBy((id, ours) => ({
  ours: pick(ours, id),
  comparator: fields({ longitude: angle(TOLERANCES_DEG[id] ?? LONGITUDE_DEG), part: exact, moment: SECOND }),
}));

const DAY_FRAME = fields({
  sunrise: SECOND,
  sunset: SECOND,
  next_sunrise: SECOND,
  is_day_birth: exact,
  vedic_weekday: exact,
  minutes_from_sunrise: within(0.002, 'minutes'),
  ghatis_from_sunrise: within(0.002 / 24, 'ghatis'),
  sun_longitude_at_sunrise: angle(LONGITUDE_DEG),
});

const KARAKAS: Readonly<Record<string, string>> = {
  atma: 'atma_karaka',
  amatya: 'amatya_karaka',
  bhratri: 'bhratri_karaka',
  matri: 'maitri_karaka',
  pitri: 'pitri_karaka',
  putra: 'putra_karaka',
  jnati: 'jnaati_karaka',
  dara: 'dara_karaka',
};

const longitudes = (positions: unknown, suffix = ''): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries((positions ?? {}) as object).map(([id, position]) => [
      id + suffix,
      pick(position, 'absolute_longitude'),
    ]),
  );

/** Places, the day, points and karakas. */
function comparePoints(expected: GoldenNode, horoscope: unknown, birth: Birth, context: AgreementContext): void {
  const compare = (name: string, ours: unknown, comparator: Comparator): void =>
    context.section(name).compare(expected.at(name), ours, comparator);
  const bodies = pick(horoscope, 'divisional_charts', 'D-1_rasi');
  compare('ayanamsa', pick(horoscope, 'ayanamsa_value'), within(1e-7, 'degrees'));
  compare('positions', mapValues(bodies, place), each(POSITION));
  compare('day_frame', baseOf(horoscope), DAY_FRAME);
  compare('special_lagnas', longitudes(pick(horoscope, 'special_lagnas')), longitudesWithin(LONGITUDE_DEG));
  const risen = pick(horoscope, 'details', 'upagrahas', 'risen');
  const upagrahas = mapValues(pick(horoscope, 'upagrahas'), (position, id) => ({
    longitude: pick(position, 'absolute_longitude'),
    ...(pick(risen, id) as object | undefined),
  }));
  compare('upagrahas', upagrahas, UPAGRAHAS);
  compare('sphutas', longitudes(pick(horoscope, 'sphuta'), '_sphuta'), longitudesWithin(SPHUTA_DEG));
  compare('varnadas', longitudes(pick(horoscope, 'house_varnadas')), longitudesWithin(LONGITUDE_DEG));
  const karakas = mapValues(KARAKAS, (key) => pick(horoscope, 'chara_karakas', String(key), 'planet'));
  compare('chara_karakas', karakas, eachAndNoMore(exact));
  const { Moon, Sun } = context.sky(birth, JHORA).grahas;
  const star = nakshatraOf(Moon.longitudeDeg);
  compare(
    'dasha_inputs',
    {
      moon_longitude: Moon.longitudeDeg,
      sun_longitude: Sun.longitudeDeg,
      nakshatra: star.nakshatra,
      elapsed_part: (Moon.longitudeDeg * 27) / 360 - Math.floor((Moon.longitudeDeg * 27) / 360),
    },
    fields({
      moon_longitude: angle(LONGITUDE_DEG),
      sun_longitude: angle(LONGITUDE_DEG),
      nakshatra: exact,
      elapsed_part: within(1e-6, 'parts'),
    }),
  );
}

const YEAR_SECONDS = 365.25636 * 86_400;
/** A year of the Sun's arc is that long to a hundredth and a little, wherever it begins and ends. */
const YEARS = within(0.02, 'years');
/** The fastest of the two: 20 years of Venus in 13 degrees 20 minutes of the Moon. */
const SECONDS_PER_DEGREE = 4.7e7;
const DASHA_SECONDS = 4;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const seconds = (text: unknown): number => (typeof text === 'string' ? (secondsOf(text)?.seconds ?? Number.NaN) : NaN);

/** Vimshottari and Yogini, whose limits follow the Sun. */
async function compareDashas(expected: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const { horoscope } = await context.horoscope(birth, {
    rules: JHORA,
    sections: ['graha_dashas'],
    dasha_systems: ['vimsottari', 'yogini'],
    dasha_levels: 2,
  });
  const goldenMoon = expected.at('dasha_inputs', 'moon_longitude').number();
  const offDeg = Math.abs(goldenMoon - context.sky(birth, JHORA).grahas.Moon.longitudeDeg);
  const start = moment(DASHA_SECONDS + SECONDS_PER_DEGREE * offDeg);
  for (const [name, id] of [
    ['vimshottari', 'vimsottari'],
    ['yogini', 'yogini'],
  ] as const) {
    const periods = list(pick(horoscope.graha_dashas, id, 'periods'));
    const ours = {
      mahadashas: periods.map((period) => ({
        lord: pick(period, 'lord'),
        start: pick(period, 'start'),
        years: (seconds(pick(period, 'end')) - seconds(pick(period, 'start'))) / YEAR_SECONDS,
        antardashas: pick(period, 'periods'),
      })),
      end: pick(periods.at(-1), 'end'),
    };
    const antardashas = listOf(fields({ lord: exact, start }));
    const mahadashas = listOf(fields({ lord: exact, start, years: YEARS, antardashas }));
    context.section(name).compare(expected.at(name), ours, fields({ mahadashas, end: start }));
  }
}

const VIRUPAS = within(0.001, 'virupas');
const TOTAL = within(0.005, 'virupas');
const POINTS = within(0.001, 'points');

/** Parts of shadbala: name in the file, where it is on the wire, how it is compared. */
const SHADBALA: readonly (readonly [string, readonly string[], Comparator])[] = [
  ['uccha', ['sthana', 'uccha'], VIRUPAS],
  ['saptavargaja', ['sthana', 'saptavargaja'], VIRUPAS],
  ['ojayugma', ['sthana', 'ojayugma'], exact],
  ['kendradi', ['sthana', 'kendradi'], exact],
  ['drekkana', ['sthana', 'drekkana'], exact],
  ['sthana', ['sthana', 'total'], TOTAL],
  ['dig', ['dig'], VIRUPAS],
  ['natonnata', ['kala', 'natonnata'], VIRUPAS],
  ['paksha', ['kala', 'paksha'], VIRUPAS],
  ['tribhaga', ['kala', 'tribhaga'], exact],
  ['abda', ['kala', 'abda'], exact],
  ['masa', ['kala', 'masa'], exact],
  ['vara', ['kala', 'vara'], exact],
  ['hora', ['kala', 'hora'], exact],
  ['ayana', ['kala', 'ayana'], VIRUPAS],
  ['yuddha', ['kala', 'yuddha'], VIRUPAS],
  ['kala', ['kala', 'total'], TOTAL],
  ['cheshta', ['cheshta'], VIRUPAS],
  ['naisargika', ['naisargika'], exact],
  ['drik', ['drik'], VIRUPAS],
  ['total', ['total_virupas'], TOTAL],
  ['rupas', ['total_rupas'], within(1e-4, 'rupas')],
];
const PERCENT = within(0.01, 'percent');
const SHADBALA_FIELDS = fields({
  benefics: set,
  ...Object.fromEntries(SHADBALA.map(([name, , comparator]) => [name, eachAndNoMore(comparator)])),
  percent_of_required: eachAndNoMore(PERCENT),
});

/** The file omits these for a Moon within 6 degrees of the 8th tithis, whose limits are not known. */
const OPEN_NEAR_EIGHTH: readonly string[] = ['paksha', 'kala', 'total', 'rupas', 'percent_of_required'];
const withoutMoon = ({ Moon: _left, ...others }: Readonly<Record<string, unknown>> = {}) => others;

/** An aspect as a share of a full one; a graha has none on itself. */
const percentOf = (virupas: unknown): number | undefined => (typeof virupas === 'number' ? virupas / 0.6 : undefined);

/** Shadbala, ishta and kashta, aspects, vimsopaka and ashtakavarga. */
function compareStrengths(expected: GoldenNode, horoscope: unknown, birth: Birth, context: AgreementContext): void {
  const compare = (name: string, ours: unknown, comparator: Comparator): void =>
    context.section(name).compare(expected.at(name), ours, comparator);
  const rules = context.rules(JHORA);
  const inner = strengthContext(strengthChart(context.sky(birth, JHORA), rules), rules);
  const shadBala = pick(horoscope, 'shad_bala');
  const part = (...path: readonly string[]) => mapValues(shadBala, (of) => pick(of, ...path));
  const golden = expected.at('shadbala');
  const comparable = (name: string, values: ReturnType<typeof part>) =>
    OPEN_NEAR_EIGHTH.includes(name) && golden.maybe(name)?.maybe('Moon') === null ? withoutMoon(values) : values;
  const ours = {
    benefics: inner.natural_benefics,
    ...Object.fromEntries(SHADBALA.map(([name, path]) => [name, comparable(name, part(...path))])),
    percent_of_required: comparable(
      'percent_of_required',
      mapValues(shadBala, (of) => 100 * Number(pick(of, 'ratio'))),
    ),
  };
  compare('shadbala', ours, SHADBALA_FIELDS);
  compare('saptavargaja_by_varga', inner.saptavargaja_by_varga, eachAndNoMore(eachAndNoMore(exact)));
  compare('ishta_phala', part('ishta_phala'), eachAndNoMore(TOTAL));
  compare('kashta_phala', part('kashta_phala'), eachAndNoMore(TOTAL));
  const aspects = mapValues(pick(horoscope, 'details', 'other_bala', 'drishti_strengths'), (cast, from) => ({
    planets: GRAHAS.map((to) => (to === from ? null : percentOf(pick(cast, 'on_planets', to)))),
    houses: Array.from({ length: 12 }, (_, house) => percentOf(pick(cast, 'on_houses', String(house + 1)))),
  }));
  compare('aspect_percent', aspects, eachAndNoMore(fields({ planets: listOf(PERCENT), houses: listOf(PERCENT) })));
  const scores = mapValues(pick(horoscope, 'vimsopaka_bala'), (grahas) => mapValues(grahas, (of) => pick(of, 'score')));
  compare('vimsopaka', scores, each(eachAndNoMore(POINTS)));
  const tables = {
    bhinna: pick(horoscope, 'ashtakavarga', 'binna_ashtaka_varga'),
    sarva: pick(horoscope, 'ashtakavarga', 'samudhaya_ashtaka_varga'),
  };
  compare('ashtakavarga', tables, fields({ bhinna: eachAndNoMore(exact), sarva: exact }));
}

/** Yogas of the file by their ids: those that name who makes them, one by one or pair by pair, and the others. */
const YOGAS_OF_ONE: Readonly<Record<string, string>> = {
  vesi: 'vesi_yoga',
  vosi: 'vosi_yoga',
  sunapha: 'sunaphaa_yoga',
  anapha: 'anaphaa_yoga',
  yogakaraka: 'yogakaraka',
  maha_yogada: 'maha_yogada',
  yogada_hora_lagna: 'yogada_of_hora_lagna',
  yogada_ghati_lagna: 'yogada_of_ghati_lagna',
  viparita_single: 'vipareeta_of_one',
};
const YOGAS_OF_ONE_PAIR: Readonly<Record<string, string>> = { dharma_karmadhipati: 'dharma_karmadhipati_raja_yoga' };
const YOGAS_OF_PAIRS: Readonly<Record<string, string>> = { viparita_pairs: 'vipareeta_of_two' };
const PLAIN_YOGAS: Readonly<Record<string, string>> = {
  ubhayachari: 'ubhayachara_yoga',
  durudhara: 'duradhara_yoga',
  budha_aditya: 'nipuna_yoga',
  sasa: 'sasa_yoga',
  daama: 'daama_yoga',
  paasa: 'paasa_yoga',
  harsha: 'harsha_yoga',
  sarala: 'sarala_yoga',
  vimala: 'vimala_yoga',
  kalpadruma: 'kalpadruma_yoga',
  adhi: 'adhi_yoga',
  gaja_kesari: 'gaja_kesari_yoga',
  raja_atma_pitri: 'raja_of_atma_and_pitri_karaka',
};

/** The planets of pairs in one order, so that pairs compare as sets. */
const inOrder = (pair: unknown): readonly unknown[] => GRAHAS.filter((graha) => list(pair).includes(graha));
const pairSet: Comparator = {
  judge: (golden, ours) => set.judge(list(golden).map(inOrder), list(ours).map(inOrder)),
};

function compareYogas(expected: GoldenNode, horoscope: unknown, context: AgreementContext): void {
  const yogas = {
    ...(pick(horoscope, 'yogas', 'yoga_list') as object),
    ...(pick(horoscope, 'yogas', 'raja_yoga_list') as object),
  };
  const makers = (id: string): readonly unknown[] => list(pick(yogas, id, 'charts', 'D-1_rasi', 'planet_groups'));
  const oneByOne = mapValues(YOGAS_OF_ONE, (id) => makers(String(id)).map((alone) => pick(alone, 0)));
  const onePair = mapValues(YOGAS_OF_ONE_PAIR, (id) => list(makers(String(id))[0]));
  const pairs = mapValues(YOGAS_OF_PAIRS, (id) => makers(String(id)));
  const plain = mapValues(PLAIN_YOGAS, (id) => pick(yogas, String(id)) !== undefined);
  const named = Object.fromEntries(
    [...Object.keys(YOGAS_OF_ONE), ...Object.keys(YOGAS_OF_ONE_PAIR)].map((key) => [key, set]),
  );
  context.section('yogas').compare(
    expected.at('yogas'),
    { ...oneByOne, ...onePair, ...pairs, ...plain },
    fields({
      ...named,
      viparita_pairs: pairSet,
      ...Object.fromEntries(Object.keys(PLAIN_YOGAS).map((key) => [key, exact])),
    }),
  );
}

const SECTIONS = [
  'ayanamsa_value',
  'yogas',
  'divisional_charts',
  'special_lagnas',
  'upagrahas',
  'sphuta',
  'house_varnadas',
  'chara_karakas',
  'shad_bala',
  'other_bala',
  'vimsopaka_bala',
  'ashtakavarga',
] as const;

/** Charts by the preset `jhora` (docs/rules/09-jhora-agreement.md). */
export const jhora: GoldenReader = {
  file: 'jhora.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { rules: JHORA, sections: SECTIONS });
      comparePoints(expected, horoscope, birth, context);
      compareStrengths(expected, horoscope, birth, context);
      compareYogas(expected, horoscope, context);
      await compareDashas(expected, birth, context);
      await compareIngresses(expected.at('ingresses'), birth, JHORA, context);
      compareStations(expected.at('stations'), birth, JHORA, context);
    });
  },
};
