import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { seasonsAt } from '@ganita/core/panchanga/samvatsaras.js';
import { moonHorizon } from '@ganita/core/panchanga/sunDay.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { resolveRules } from '@ganita/core/rules/rules.js';
import { dateText, momentText } from '@ganita/core/time/civilText.js';
import { addDays, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { WORDS } from '@ganita/words/words.js';
import { within } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { julianDayOfText, secondsOf } from '../moments.js';
import type { AgreementContext } from '../reader.js';
import type { Page } from './publishedParts.js';
import { dateOf, panchangOf } from './publishedPlaces.js';
import { READINGS } from './publishedReadings.js';
import { conventionOf, type SourceConvention } from './publishedSources.js';

/** Printed fields that no rule computes. */
const NOT_COMPUTED: Readonly<Record<string, string>> = {
  pravishte: 'a day count of the Punjab that no rule describes',
  kali_ahargana: 'a day count that no rule describes',
  samvatsara_change:
    'Jovian changes of the site lie 1 to 2.4 hours earlier (docs/rules/07-panchang-calendar-transits.md#section-6)',
};

/** One published day compared with the answer of `POST /panchang` by the conventions of its source. */
export async function comparePublishedDay(day: GoldenNode, context: AgreementContext): Promise<void> {
  const convention = conventionOf(day.at('source').text());
  const page = await pageOf(day, convention, context);
  for (const [key, node] of day.at('expected').children()) {
    const read = Object.hasOwn(READINGS, key) ? READINGS[key] : undefined;
    const because = NOT_COMPUTED[key];
    if (convention.moonIsUnknown === true && /^moon(rise|set)$/.test(key)) {
      context.section('days').notCompared(node, 'fits no definition of moonrise and no neighbouring day');
    } else if (read !== undefined) {
      const { section, ours, comparator } = read(page, node);
      if (convention.nullIsNotPrinted === true) declareNulls(node, context);
      context.section(section).compare(node, ours, comparator);
    } else if (key === 'lahiri_ayanamsha') compareAyanamsa(day, node, context);
    else if (because !== undefined) context.section('days').notCompared(node, because);
  }
  for (const yoga of day.at('expected').maybe('tamil_yoga')?.items() ?? []) {
    context
      .section('days')
      .notCompared(
        yoga.at('name'),
        'the table of the site differs in some cells (docs/rules/07-panchang-calendar-transits.md#section-9)',
      );
  }
  const samvatsara = day.at('expected').maybe('gujarati_samvat')?.maybe('samvatsara');
  if (samvatsara) context.section('days').notCompared(samvatsara, 'no rule names the year that starts with Kartika');
}

/** An ayanamsa is printed to a millionth of a degree; that of the preset of Drik is a constant to 0.2 second of arc. */
const AYANAMSA = within(0.25 / 3600, 'degrees');

/** The printed Lahiri ayanamsa at noon, and the one by which the preset of Drik finds angas. */
function compareAyanamsa(day: GoldenNode, node: GoldenNode, context: AgreementContext): void {
  const noon = julianDayOfText(day.at('date').text(), '12:00:00', 0);
  const ours = context.observatory({ preset: 'drik' }).ayanamsaDeg(noon);
  context.section('ayanamsa of Drik').compare(node, ours, AYANAMSA);
}

/** Nulls of a source that does not print every end: they mean that nothing was copied. */
function declareNulls(node: GoldenNode, context: AgreementContext): void {
  if (node.value === null) context.section('days').notCompared(node, 'not printed, or not copied');
  else if (typeof node.value === 'object') for (const [, child] of node.children()) declareNulls(child, context);
}

/** An anga that ends so near a sunrise may be listed with the day before or after. */
const NEAR_SECONDS = 200;

/** Whether an anga of an answer ends near one of its two sunrises. */
function nearSunrise(panchang: unknown): boolean {
  const sunrises = ['sunrise_at', 'next_sunrise_at'].map((key) => secondsOf(String(pick(panchang, key)))?.seconds ?? 0);
  return ['tithis', 'nakshatras', 'nitya_yogas', 'karanas', 'moon_signs', 'nakshatra_padas'].some((key) =>
    (pick(panchang, key) as readonly unknown[])
      .flatMap((anga) => [pick(anga, 'starts'), pick(anga, 'ends')])
      .some((text) => sunrises.some((at) => Math.abs((secondsOf(String(text))?.seconds ?? 0) - at) < NEAR_SECONDS)),
  );
}

const neighbour = (day: GoldenNode, days: number, { rules }: SourceConvention, context: AgreementContext) =>
  panchangOf(day, rules, context, dateText(addDays(dateOf(day.at('date').text()), days)));

/** Season and course by the tropical Sun at the midnight that ends the date. */
function midnightOfDay(day: GoldenNode, offsetHours: number, context: AgreementContext): Page['midnight'] {
  const observatory = context.observatory({ positions: DAILY_RULES.positions });
  const jdUt = midnightOf(addDays(dateOf(day.at('date').text()), 1), offsetHours);
  const luminaries = openLuminaries(observatory);
  const { ritus, ayanas } = seasonsAt(luminaries, jdUt, lunarMonthOf(luminaries, jdUt), DAILY_RULES);
  return {
    ritu: WORDS.en.panchangaCalendar.ritu[ritus.tropical],
    ayana: WORDS.en.panchangaCalendar.ayana[ayanas.tropical],
  };
}

const SEARCH_BACK_DAYS = 0.25;

/** The answer for a day, and the Moon's rise or set near any printed moment at its place. */
async function pageOf(day: GoldenNode, convention: SourceConvention, context: AgreementContext): Promise<Page> {
  const panchang = await panchangOf(day, convention.rules, context);
  const offsetHours = pick(panchang, 'timezone') as number;
  const place = { latitudeDeg: day.at('latitude').number(), longitudeDeg: day.at('longitude').number() };
  const horizon = moonHorizon(resolveRules(DAILY_RULES, convention.rules));
  const [before, after] = nearSunrise(panchang)
    ? [await neighbour(day, -1, convention, context), await neighbour(day, 1, convention, context)]
    : [null, null];
  return {
    panchang,
    before,
    after,
    midnight: midnightOfDay(day, offsetHours, context),
    convention,
    nearMoon: (kind, printed) => {
      const [date = '', time = ''] = printed.split('T');
      const from = julianDayUt(julianDayOfText(date, `${time}:00`, offsetHours) - SEARCH_BACK_DAYS);
      const jdUt = context.observatory().riseSet('Moon', kind, from, place, horizon);
      return jdUt && momentText(jdUt, offsetHours);
    },
  };
}
