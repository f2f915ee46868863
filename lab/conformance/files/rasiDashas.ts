import { type TwilightAt, twilightAt } from '@ganita/core/dashas/dashaTwilight.js';
import { expandedPeriods } from '@ganita/core/dashas/expand.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { type RasiDashaId, rasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { evenYears } from '@ganita/core/dashas/yearLength.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { FIXED_YEAR_DAYS } from '@ganita/core/sky/dashaYear.js';
import { sunAround } from '@ganita/core/sky/sunEvents.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import { type Birth, birthMoment } from '../births.js';
import { each, exact, fields, listOf, moment } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { compareAnnual } from './annualDashas.js';
import { compareInputs, subjectOfInputs } from './rasiDashaInputs.js';
import { type PeriodRow, rowsOfAnswer, rowsOfPeriods, SECONDS, systemComparator } from './rasiDashaPeriods.js';

/** Ids of the file that are a dasha of ours with a choice. */
const VARIANTS: Readonly<Record<string, readonly [RasiDashaId, Partial<Rules>]>> = {
  karaka_kendradi_amatya: ['karaka_kendradi', { kendradi_karaka: 'amatya' }],
  shoola_antardasha_option_1: ['shoola', { shoola_antardasha: 'sign_of_lord' }],
  shoola_antardasha_option_3: ['shoola', { shoola_antardasha: 'sign_of_lord_of_stronger' }],
  shoola_from_house_9: ['shoola', { shoola_house: 9 }],
  sudasa_antardasha_option_1: ['sudasa', { sudasa_antardasha: 'sign_by_sign' }],
  sudasa_antardasha_option_3: ['sudasa', { sudasa_antardasha: 'quadrants' }],
  sudasa_antardasha_option_4: ['sudasa', { sudasa_antardasha: 'quadrants_from_stronger' }],
  sudasa_antardasha_option_5: ['sudasa', { sudasa_antardasha: 'narayana' }],
  padanadhamsa_method_3_d9: ['padanadhamsa_method_3', { padanadhamsa: 'navamsa' }],
  paryaaya_chara_seed_method_2: ['paryaaya', { paryaaya: 'seventh_for_dual_signs' }],
  raashiyanka_duration_method_2: ['raashiyanka', { raashiyanka: 'sthira_years' }],
  raashiyanka_duration_method_3: ['raashiyanka', { raashiyanka: 'stronger_lord_years' }],
  raashiyanka_progression_method_2: ['raashiyanka', { raashiyanka: 'stronger_start' }],
};

/** The dasha of an id of the file, and the choices it represents. */
const dashaOfKey = (key: string): readonly [RasiDashaId, Partial<Rules>] => VARIANTS[key] ?? [key as RasiDashaId, {}];

const CYCLE = 12;

/** A system in the words of the file; where the file gives orders without times it gives the first cycle alone. */
function systemRecord(golden: GoldenNode, rows: readonly PeriodRow[], yearDays: number) {
  const ordersOnly = golden.maybe('mahadashas')?.items()[0]?.has('start') === false;
  const firstCycle = rows.slice(0, CYCLE);
  return { mahadashas: ordersOnly ? firstCycle : rows, first_cycle: firstCycle, year_length_days: yearDays };
}

/** The systems of the file that the answer for some choices contains; without choices all that need none, at once. */
function idsOf(systems: GoldenNode, id: RasiDashaId, chosen: Partial<Rules>): readonly RasiDashaId[] {
  if (Object.keys(chosen).length > 0) return [id];
  return systems
    .childKeys()
    .map((key) => dashaOfKey(String(key)))
    .flatMap(([one, choices]) => (Object.keys(choices).length === 0 ? [one] : []));
}

/** Each system from the inputs of the file, and from the answer for the birth. */
async function compareSystems(
  systems: GoldenNode,
  subject: RasiDashaSubject,
  context: AgreementContext,
  birth: Birth,
): Promise<void> {
  for (const [key, golden] of systems.children()) {
    const [id, chosen] = dashaOfKey(key);
    const { dasha, year } = rasiDasha(id, subject, context.rules(chosen));
    const yearDays = FIXED_YEAR_DAYS[year === 'chosen' ? 'mean_sidereal' : year];
    const periods = expandedPeriods<unknown>(dasha, 2, evenYears(birthMoment(birth), yearDays).limitAt);
    const rows = rowsOfPeriods(periods, yearDays, birth.timezone);
    context.section(key).compare(golden, systemRecord(golden, rows, yearDays), systemComparator(key));

    const { horoscope } = await context.horoscope(birth, {
      sections: ['rasi_dashas'],
      dasha_systems: idsOf(systems, id, chosen),
      dasha_levels: 2,
      rules: chosen,
    });
    const answer = pick(horoscope.rasi_dashas, id);
    const days = Number(pick(answer, 'year_days'));
    const written = rowsOfAnswer(pick(answer, 'periods'), days);
    context.section(key).compare(golden, systemRecord(golden, written, days), systemComparator(key));
  }
}

function twilightOf(birth: Birth, context: AgreementContext): TwilightAt {
  const { jdUt, dayFrame, place, utcOffsetHours } = context.sky(birth);
  return twilightAt(sunAround(context.observatory(), dayFrame, place, utcOffsetHours, context.rules()), jdUt);
}

const STRENGTHS = fields({
  stronger_of_sign_and_seventh: each(exact),
  scorpio_lord: exact,
  aquarius_lord: exact,
  scorpio_lord_in_navamsa: exact,
  aquarius_lord_in_navamsa: exact,
  brahma_planet: exact,
  chara_karakas_by_rank: exact,
  narayana_years_of_signs: each(exact),
});

/** Strength comparisons in the words of the file. */
function strengthsOf(subject: RasiDashaSubject) {
  const { rasi } = subject;
  const navamsa = subject.varga('D-9_navamsa');
  const axes = SIGNS.slice(0, CYCLE / 2).map((sign, index) => {
    const seventh = SIGNS[index + CYCLE / 2] as Sign;
    return [`${sign}_or_${seventh}`, rasi.strongerSign(sign, seventh).stronger] as const;
  });
  return {
    stronger_of_sign_and_seventh: Object.fromEntries(axes),
    scorpio_lord: rasi.lordOf('Scorpio'),
    aquarius_lord: rasi.lordOf('Aquarius'),
    scorpio_lord_in_navamsa: navamsa.lordOf('Scorpio'),
    aquarius_lord_in_navamsa: navamsa.lordOf('Aquarius'),
    brahma_planet: rasi.brahma(),
    chara_karakas_by_rank: subject.karakas().map(({ graha }) => graha),
    narayana_years_of_signs: Object.fromEntries(SIGNS.map((sign) => [sign, rasi.narayanaYears(sign)])),
  };
}

const START = moment(SECONDS);
const LADDER = listOf(fields({ level: exact, sign: exact, start: START, end: START }));

/** The six levels of Narayana at the moment of the file, from the answer for that moment alone. */
async function compareRunning(running: GoldenNode, context: AgreementContext, birth: Birth): Promise<void> {
  const at = running.at('at');
  const { horoscope } = await context.horoscope(birth, {
    sections: ['rasi_dashas'],
    dasha_systems: ['narayana'],
    dasha_levels: 1,
    dasha_at: at.text(),
  });
  context.section('running_narayana').notCompared(at, 'the requested moment');
  context
    .section('running_narayana')
    .compare(running.at('levels'), pick(horoscope.rasi_dashas, 'narayana', 'running'), LADDER);
}

/**
 * The rasi dashas and the annual dashas (docs/rules/05-rasi-dashas.md), from the positions of the file and over the
 * wire.
 */
export const rasiDashas: GoldenReader = {
  file: 'rasi_dashas.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const inputs = expected.at('inputs');
      compareInputs(inputs, birth, context);
      const subject = subjectOfInputs(inputs, context.rules(), () => twilightOf(birth, context));
      context.section('strengths').compare(expected.at('strengths'), strengthsOf(subject), STRENGTHS);
      await compareSystems(expected.at('systems'), subject, context, birth);
      const annual = expected.maybe('annual');
      if (annual !== null) await compareAnnual(annual, subject, context, birth);
      const running = expected.maybe('running_narayana');
      if (running !== null) await compareRunning(running, context, birth);
    });
  },
};
