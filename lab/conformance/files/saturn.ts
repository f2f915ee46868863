import { ashtakavargaOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { valueIn } from '@ganita/core/ashtakavarga/signRow.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { cyclesOverlapping, type SaturnCycle, sadeSatiBySign } from '@ganita/core/saturn/cycles.js';
import { kakshyaStaysIn } from '@ganita/core/saturn/kakshyaTransits.js';
import { lifeOf } from '@ganita/core/saturn/lifeWindow.js';
import { phasesOf } from '@ganita/core/saturn/phases.js';
import { utcText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { type Ingress, ingressesOf } from '@ganita/core/transits/ingresses.js';
import { natalReference } from '@ganita/core/transits/natalReference.js';
import { type Sign, signFrom, signOf } from '@ganita/core/zodiac/signs.js';
import { type Birth, birthMoment, birthPlace } from '../births.js';
import { exact, fields, listOf, moment, within } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const MOMENT = moment(120);
const SPAN = { start: MOMENT, end: MOMENT };
const HOUSED = fields({ house: exact, ...SPAN });
const CYCLE = fields({
  ...SPAN,
  phases: listOf(HOUSED),
  segments: listOf(HOUSED),
  interruptions: listOf(fields(SPAN)),
});
const DEGREE_CYCLE = fields({ ...SPAN, rising_to_peak: MOMENT, peak_to_setting: MOMENT });
const HOUSE_CYCLE = fields({ ...SPAN, segments: listOf(fields(SPAN)) });
/** Shares are written to four decimals. */
const SHARE = within(6e-5, 'of one');

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const FIRST_YEAR = { year: 1900, month: 1, day: 1 };
const AFTER_LAST_YEAR = { year: 2101, month: 1, day: 1 };
const TWO_CENTURIES: Interval = { startJdUt: midnightOf(FIRST_YEAR, 0), endJdUt: midnightOf(AFTER_LAST_YEAR, 0) };
/** The crossings of one boundary lie closer together, those of neighbouring ones farther apart. */
const SAME_SERIES_SECONDS = 400 * 86_400;

/**
 * Sade sati, dhaiyyas, relief and ingresses of Saturn (docs/rules/07-panchang-calendar-transits.md#section-12 and
 * #section-14).
 */
export const saturn: GoldenReader = {
  file: 'saturn.json',
  async read(golden, context) {
    const paths = openGrahaPaths(context.observatory());
    const ingresses = golden.maybe('saturn_ingress_1900_2100');
    if (ingresses !== null) compareIngresses(ingresses, ingressesOf(paths, ['Saturn'], TWO_CENTURIES), context);
    for (const [sign, cycles] of golden.maybe('sade_sati_by_moon_sign')?.children() ?? []) {
      const ours = cyclesOverlapping(paths, sadeSatiBySign(sign as Sign), TWO_CENTURIES);
      context.section('sade sati by Moon sign').compare(cycles, ours.map(utcCycle), listOf(CYCLE));
    }
    await context.forEachCase(golden, async (expected, birth) => {
      await compareTransits(expected, birth, context);
      compareNatal(expected, birth, context);
      await compareRelief(expected, birth, context);
      await compareState(expected, birth, context);
    });
  },
};

/** The file leaves decades out: ours are those near one of its own. */
function compareIngresses(golden: GoldenNode, ours: readonly Ingress[], context: AgreementContext): void {
  const rows = ours.map((ingress) => ({
    from_sign: ingress.fromSign,
    to_sign: ingress.toSign,
    moment_utc: utcText(ingress.jdUt),
    retrograde: ingress.retrograde,
    final_settling: ingress.finalSettling,
  }));
  const row = fields({
    from_sign: exact,
    to_sign: exact,
    moment_utc: MOMENT,
    retrograde: exact,
    final_settling: exact,
  });
  const section = context.section('ingresses of Saturn');
  const secondsAt = (text: string): number | null => secondsOf(text)?.seconds ?? null;
  const away = (one: (typeof rows)[number], at: number): number => Math.abs((secondsAt(one.moment_utc) ?? 0) - at);
  const near = new Set<unknown>();
  for (const item of golden.items()) {
    const at = secondsAt(item.at('moment_utc').text());
    const close = at === null ? [] : rows.filter((one) => away(one, at) < SAME_SERIES_SECONDS);
    for (const one of close) near.add(one);
    section.compare(item, at === null ? undefined : close.sort((a, b) => away(a, at) - away(b, at))[0], row);
  }
  section.compare(golden.derived('length', golden.items().length), near.size, exact);
}

function utcCycle(cycle: SaturnCycle) {
  const span = ({ startJdUt, endJdUt }: Interval) => ({ start: utcText(startJdUt), end: utcText(endJdUt) });
  const [first, second, third] = phasesOf(cycle);
  const houses = [first, second, third].map((phase) => phase?.house);
  return {
    ...span(cycle),
    phases: phasesOf(cycle).map((phase) => ({ house: phase.house, ...span(phase) })),
    segments: cycle.segments.map((stay) => ({ house: houses[stay.part], ...span(stay) })),
    interruptions: cycle.interruptions.map(span),
  };
}

/** The houses of the phases as the file writes them. */
const HOUSE_LABELS: Readonly<Record<number, string>> = { 12: '12th', 1: '1st', 2: '2nd' };
const labelled = (part: unknown): object => ({
  ...(part as object),
  house: HOUSE_LABELS[Number(pick(part, 'house_from_moon'))] ?? null,
});
const passages = (cycles: unknown): unknown =>
  list(cycles).map((one) => ({ ...(one as object), segments: pick(one, 'stays') }));

/** Key 30 of the horoscope. */
async function compareTransits(expected: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const { horoscope } = await context.horoscope(birth, { sections: ['saturn_transits'] });
  const transits = horoscope.saturn_transits;
  const flat = (cycles: unknown) =>
    list(cycles).map((one) => ({
      start: pick(one, 'start'),
      end: pick(one, 'end'),
      rising_to_peak: pick(one, 'phases', 1, 'start'),
      peak_to_setting: pick(one, 'phases', 2, 'start'),
      phases: list(pick(one, 'phases')).map(labelled),
      segments: list(pick(one, 'segments')).map(labelled),
      interruptions: pick(one, 'interruptions'),
    }));
  const parts = {
    sade_sati_sign_based: [flat(pick(transits, 'sade_sati_by_sign')), listOf(CYCLE)],
    sade_sati_degree_based: [flat(pick(transits, 'sade_sati_by_degree')), listOf(DEGREE_CYCLE)],
    from_moon_4th: [passages(pick(transits, 'houses_from_moon', '4')), listOf(HOUSE_CYCLE)],
    from_moon_8th: [passages(pick(transits, 'houses_from_moon', '8')), listOf(HOUSE_CYCLE)],
    from_lagna_4th: [passages(pick(transits, 'houses_from_lagna', '4')), listOf(HOUSE_CYCLE)],
    from_lagna_8th: [passages(pick(transits, 'houses_from_lagna', '8')), listOf(HOUSE_CYCLE)],
  } as const;
  for (const [name, [ours, comparator]] of Object.entries(parts)) {
    const golden = expected.maybe(name);
    if (golden !== null) context.section(name).compare(golden, ours, comparator);
  }
}

function compareNatal(expected: GoldenNode, birth: Birth, context: AgreementContext): void {
  const { moonDeg, signs } = natalReference(context.observatory(), birthMoment(birth), birthPlace(birth));
  const ours = { moon_sign: signs.Moon, moon_longitude: moonDeg, ascendant_sign: signs.Ascendant };
  const section = context.section('natal');
  for (const [name, value] of Object.entries(ours)) {
    const golden = expected.maybe(name);
    if (golden !== null) section.compare(golden, value, name === 'moon_longitude' ? within(2e-6, 'degrees') : exact);
  }
}

/** Relief of each cycle of the life by the wire; the counts it is made of by the core. */
async function compareRelief(expected: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const relief = expected.maybe('relief');
  if (relief === null) return;
  const timeline = await timelineOf(birth, { detail: 'full', as_of: birth.date }, context);
  const observatory = context.observatory();
  const natal = natalReference(observatory, birthMoment(birth), birthPlace(birth));
  const { prastara, bhinna } = ashtakavargaOf(natal.signs, DEFAULT_RULES);
  const paths = openGrahaPaths(observatory);
  const life = lifeOf(birthMoment(birth));
  const stays = cyclesOverlapping(paths, sadeSatiBySign(natal.signs.Moon), life).map(
    ({ segments }) => kakshyaStaysIn(paths, segments, prastara.Saturn).length,
  );
  const bindus = [12, 13, 14].map((house) => valueIn(bhinna.Saturn, signFrom(natal.signs.Moon, house)));
  const ours = list(pick(timeline, 'cycles')).map((cycle, index) => ({
    cycle_start: pick(cycle, 'startAt'),
    relief_share: pick(cycle, 'reliefShare'),
    kakshya_stays: stays[index],
    bindus_in_three_signs: bindus.reduce((sum, count) => sum + count, 0),
  }));
  const row = fields({ cycle_start: MOMENT, relief_share: SHARE, kakshya_stays: exact, bindus_in_three_signs: exact });
  context.section('relief').compare(relief, ours, listOf(row));
}

async function compareState(expected: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const state = expected.maybe('state');
  if (state === null) return;
  const asOf = state.at('as_of').text();
  const timeline = await timelineOf(birth, { as_of: asOf.slice(0, 10) }, context);
  const sadeSati = pick(timeline, 'sadeSati');
  const phases = list(pick(sadeSati, 'cycle', 'phases'));
  const running = phases.find((phase) => pick(phase, 'phase') === pick(sadeSati, 'currentPhase'));
  const dhaiyya = pick(timeline, 'dhaiyya');
  const midnight = julianDayUt(birthMoment({ ...birth, date: asOf.slice(0, 10), time: asOf.slice(11) }));
  const ours = {
    as_of: `${String(pick(timeline, 'asOf'))}T00:00:00`,
    active: pick(sadeSati, 'active'),
    phase: pick(running, 'house') ?? null,
    months_remaining: pick(sadeSati, 'monthsRemaining'),
    dhaiyya:
      pick(dhaiyya, 'active') === true
        ? { kind: pick(dhaiyya, 'kind'), start: pick(dhaiyya, 'startAt'), end: pick(dhaiyya, 'endAt') }
        : null,
    saturn_sign: signOf(context.observatory().longitudeDeg('Saturn', midnight)),
    in_interruption: pick(sadeSati, 'interrupted'),
  };
  const comparator = fields({
    as_of: MOMENT,
    active: exact,
    phase: exact,
    months_remaining: exact,
    dhaiyya: fields({ kind: exact, ...SPAN }),
    saturn_sign: exact,
    in_interruption: exact,
  });
  context.section('state').compare(state, ours, comparator);
}

async function timelineOf(
  { date, time, latitude, longitude, timezone }: Birth,
  more: Readonly<Record<string, unknown>>,
  context: AgreementContext,
): Promise<unknown> {
  const body = { date, time, latitude, longitude, timezone, ...more };
  return pick(await context.answer('saturnTimeline', body), 'saturn_timeline');
}
