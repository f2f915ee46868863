import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { type LunarMonth, lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { solarMonthOf } from '@ganita/core/panchanga/solarMonths.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { BIRTH_YEARS, parseDate, utcText } from '@ganita/core/time/civilText.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { WORDS } from '@ganita/words/words.js';
import { type Birth, birthPlace } from '../births.js';
import { each, exact, fields, moment } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const SECONDS = 5;
const at = moment(SECONDS);

/** What the file was made with: the positions of the chart. */
const SETTINGS = { calendar_positions: 'geometric', calendar_sunrise_definition: 'hindu_disc_centre' };

const calendarInfo = async (
  context: AgreementContext,
  birth: Birth,
  fieldsOfRequest: Readonly<Record<string, unknown>> = {},
): Promise<unknown> => {
  const { rules, ...others } = fieldsOfRequest;
  const { horoscope } = await context.horoscope(birth, {
    sections: ['calendar_info'],
    rules: { ...SETTINGS, ...(rules as object | undefined) },
    ...others,
  });
  return horoscope.calendar_info;
};

/** Year numbers, samvatsaras and the moments they depend on, at the birth, in the shape of the file. */
function yearsOf(info: unknown): Readonly<Record<string, unknown>> {
  const of = (...keys: readonly string[]): unknown => pick(info, 'at_birth', ...keys);
  const samvatsara = (key: string) => ({
    index_0_prabhava: (of(key, 'number') as number) - 1,
    name: of(key, 'name'),
  });
  return {
    lunar_month: {
      amanta: of('lunar_month', 'amanta_name'),
      purnimanta: of('lunar_month', 'purnimanta_name'),
      is_adhika: of('lunar_month', 'is_adhika'),
      is_nija_after_adhika: of('lunar_month', 'is_nija'),
      is_kshaya: of('lunar_month', 'is_kshaya'),
      kshaya_second_name: of('lunar_month', 'skipped_name'),
      amanta_month_start: of('lunar_month', 'start'),
      amanta_month_end: of('lunar_month', 'end'),
    },
    lunar_year_start_new_moon: of('lunar_year_start'),
    shaka_samvat: of('shaka_samvat'),
    kali_year_elapsed: of('kali_year'),
    vikram_samvat_chaitradi: of('vikram_samvat_chaitradi'),
    vikram_samvat_kartikadi: of('vikram_samvat_kartikadi'),
    samvatsara_lunar_south: samvatsara('shaka_samvatsara'),
    samvatsara_solar_south: { ...samvatsara('solar_samvatsara'), mesha_sankranti: of('mesha_sankranti_at') },
    samvatsara_jovian_north: {
      current_name: of('jovian_samvatsara', 'name'),
      name_of_vikram_year: of('vikram_samvatsara', 'name'),
      next_change: of('next_jovian_samvatsara_at'),
    },
    sun_sign: of('sun_sign_stay', 'sign'),
    previous_sankranti: of('sun_sign_stay', 'starts'),
    next_sankranti: of('sun_sign_stay', 'ends'),
  };
}

const YEARS = {
  lunar_month: fields({
    amanta: exact,
    purnimanta: exact,
    is_adhika: exact,
    is_nija_after_adhika: exact,
    is_kshaya: exact,
    kshaya_second_name: exact,
    amanta_month_start: at,
    amanta_month_end: at,
  }),
  lunar_year_start_new_moon: at,
  shaka_samvat: exact,
  kali_year_elapsed: exact,
  vikram_samvat_chaitradi: exact,
  vikram_samvat_kartikadi: exact,
  samvatsara_lunar_south: fields({ index_0_prabhava: exact, name: exact }),
  samvatsara_solar_south: fields({ index_0_prabhava: exact, name: exact, mesha_sankranti: at }),
  samvatsara_jovian_north: fields({ current_name: exact, name_of_vikram_year: exact, next_change: at }),
  sun_sign: exact,
  previous_sankranti: at,
  next_sankranti: at,
};

/** The Tamil month of the civil date by each method, by core; the file names them `method_0` to `method_3`. */
function tamilMonths(golden: GoldenNode, birth: Birth, context: AgreementContext): unknown {
  const where = { place: birthPlace(birth), clock: constantClock(birth.timezone) };
  const date = parseDate(birth.date, 'date', BIRTH_YEARS);
  const monthBy = (tamil_month_method: number) => {
    const rules = resolveRules(DEFAULT_RULES, { tamil_month_method });
    const { month, day } = solarMonthOf(context.observatory(), date, where, rules);
    return { name: WORDS.en.panchangaCalendar.tamilMonth[month], day };
  };
  return Object.fromEntries(
    golden.childKeys().map((key) => [String(key), monthBy(Number(String(key).replace('method_', '')))]),
  );
}

/** Seasons and courses by every calculation. */
async function compareSeasons(expected: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('seasons');
  const by = async (rules: Readonly<Record<string, string>>, key: string) =>
    pick(await calendarInfo(context, birth, { rules }), 'at_birth', `${key}_name`);
  const ritu = expected.maybe('ritu');
  if (ritu !== null) {
    const ours = {
      lunar: await by({ ritu_method: 'lunar' }, 'ritu'),
      sidereal_solar: await by({ ritu_method: 'sidereal' }, 'ritu'),
      tropical: await by({ ritu_method: 'tropical' }, 'ritu'),
    };
    section.compare(ritu, ours, fields({ lunar: exact, sidereal_solar: exact, tropical: exact }));
  }
  const ayana = expected.maybe('ayana');
  if (ayana !== null) {
    const ours = {
      tropical: await by({ ayana_method: 'tropical' }, 'ayana'),
      sidereal: await by({ ayana_method: 'sidereal' }, 'ayana'),
    };
    section.compare(ayana, ours, fields({ tropical: exact, sidereal: exact }));
  }
}

const kindOf = (month: LunarMonth): string | null => {
  if (month.isAdhika) return 'adhika';
  return month.isKshaya ? 'kshaya' : null;
};

/** Adhika and kshaya months, by core: each is the month that runs ten days after it began. */
async function compareRareMonths(golden: GoldenNode, context: AgreementContext): Promise<void> {
  const section = context.section('adhika and kshaya months');
  const observatory = context.observatory();
  await context.forEachItem(golden, (item) => {
    const [date = '', time = ''] = item.at('start_utc').text().replace('Z', '').split('T');
    const start = julianDayOfText(date, time, 0);
    const month = lunarMonthOf(openLuminaries(observatory), julianDayUt(start + 10));
    const ours = {
      month: WORDS.en.panchangaCalendar.lunarMonth[month.amanta],
      kind: kindOf(month),
      skipped_name: month.skipped && WORDS.en.panchangaCalendar.lunarMonth[month.skipped],
      start_utc: utcText(month.startJdUt),
      end_utc: utcText(month.endJdUt),
    };
    section.compare(item, ours, fields({ month: exact, kind: exact, skipped_name: exact, start_utc: at, end_utc: at }));
  });
}

/**
 * Months, years, seasons and sankrantis of births, and the rare months of two centuries
 * (docs/rules/07-panchang-calendar-transits.md#section-5 to #section-7).
 */
export const calendar: GoldenReader = {
  file: 'calendar.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const years = yearsOf(await calendarInfo(context, birth));
      context.section('months and years').compare(expected, years, fields(YEARS));
      const tamil = expected.maybe('solar_month_tamil');
      if (tamil !== null) {
        const ours = tamilMonths(tamil, birth, context);
        context.section('Tamil months').compare(tamil, ours, each(fields({ name: exact, day: exact })));
      }
      await compareSeasons(expected, birth, context);
    });
    const rare = golden.maybe('adhika_kshaya_months');
    if (rare !== null) await compareRareMonths(rare, context);
  },
};
