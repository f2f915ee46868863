import { festivalAlmanac } from '@ganita/core/festivals/almanac.js';
import { FESTIVAL_IDS, type FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { dayOfSolarMonth } from '@ganita/core/festivals/solarDays.js';
import { rangeSky } from '@ganita/core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { zoneClock } from '@ganita/core/time/civilClock.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import { MAX_ITEMS } from 'ganita/calculations/validation/oversized.js';
import { exact } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { countCase, festivalsOfYear, nearest, nextDate, printedMoment, type WireFestival } from './printedDays.js';

/** Minutes that a printed end of a window may be off. SCS Math prints ends of another rule: its starts are compared. */
const WINDOW_MINUTES: Readonly<Record<string, number>> = { drikpanchang: 3, vcal_iskcon: 10, scsmath: 6 };
const ONLY_STARTS = 'scsmath';
/** Traditions of the file by the names of the request: the Gaudiya calendar keeps the days of ISKCON. */
const TRADITION_NAMES: Readonly<Record<string, string>> = { gaudiya: 'iskcon' };

/**
 * Dates of festivals and windows of paranas as almanacs, calendars of communities and gazettes print them
 * (docs/rules/10-festivals.md#section-16). Each publisher is a section.
 */
export const publishedFestivals: GoldenReader = {
  file: 'published_festivals.json',
  published: true,
  notCompared: [
    ...['source', 'source_url', 'publisher', 'place', 'printed_name', 'printed_day', 'via'].map((name) => ({
      path: `items/*/${name}`,
      because: 'where it is printed, and how',
    })),
    ...['latitude', 'longitude', 'timezone', 'festival_id', 'tradition', 'kind'].map((name) => ({
      path: `items/*/${name}`,
      because: 'input of the item',
    })),
    ...['outlier', 'outlier_reason', 'window_outlier'].map((name) => ({
      path: `items/*/${name}`,
      because: 'a remark of the file on the item',
    })),
    {
      path: 'items/*/fast_days/**',
      because:
        'the first day is compared; the tables double the fast of Shravana Dwadashi too, which no rule describes (docs/rules/10-festivals.md#section-6)',
    },
    { path: 'items/*/parana_day', because: 'follows from the days of the fast' },
  ],
  async read(golden, context) {
    await context.forEachItem(golden.at('items'), (item) => compareItem(item, context));
  },
};

async function compareItem(item: GoldenNode, context: AgreementContext): Promise<void> {
  const publisher = item.at('publisher').text();
  const section = context.section(publisher);
  const [date, windows] = [item.at('date'), item.maybe('windows')];
  if (item.at('outlier').value === true) {
    const because = `the file marks it: ${item.maybe('outlier_reason')?.text() ?? 'differs'}`;
    section.notCompared(date, because);
    if (windows !== null) section.notCompared(windows, because);
    return;
  }
  const id = item.at('festival_id').text();
  if (id.startsWith('bs_month_')) {
    section.compare(date, nearest(date.text(), nepaliFirstDays(item, context)), exact);
    return;
  }
  const kept = await keptDays(item, id, context);
  const found = kept.find(
    (day) =>
      day.date ===
      nearest(
        date.text(),
        kept.map((one) => one.date),
      ),
  );
  section.compare(date, found?.date, exact);
  countCase(found?.festival, context);
  if (windows === null) return;
  const minutes = WINDOW_MINUTES[publisher];
  if (minutes === undefined || item.maybe('window_outlier')?.value === true) {
    section.notCompared(windows, minutes === undefined ? 'printed without a tolerance' : 'the file marks it');
    return;
  }
  compareParana(windows.at('parana'), found?.parana ?? null, context, publisher, minutes);
}

interface KeptDay {
  readonly festival: WireFestival;
  readonly date: string;
  readonly parana: { readonly start: string; readonly end: string } | null;
}

function compareParana(
  printed: GoldenNode,
  ours: KeptDay['parana'],
  context: AgreementContext,
  publisher: string,
  minutes: number,
): void {
  const section = context.section(`${publisher}, parana`);
  const [start, end] = [printed.at(0), printed.at(1)];
  section.compare(start, ours?.start, printedMoment(minutes));
  if (publisher === ONLY_STARTS) section.notCompared(end, 'printed by another rule');
  else section.compare(end, ours?.end, printedMoment(minutes));
}

/** All ids in lists as long as a request may have: named by their ids, both days of two traditions are there. */
const ID_PARTS = [FESTIVAL_IDS.slice(0, MAX_ITEMS), FESTIVAL_IDS.slice(MAX_ITEMS)];

/** Every day of a row around the printed one, in the tradition of the item. */
async function keptDays(item: GoldenNode, id: string, context: AgreementContext): Promise<readonly KeptDay[]> {
  if (!(FESTIVAL_IDS as readonly string[]).includes(id)) throw new Error(`no festival is called ${id}`);
  const place = {
    latitude: item.at('latitude').value,
    longitude: item.at('longitude').value,
    zone: item.at('timezone').value,
  };
  const year = Number(item.at('date').text().slice(0, 4));
  const part = ID_PARTS.find((ids) => ids.includes(id as FestivalId)) ?? [];
  const observances = await festivalsOfYear(year, place, { ids: part }, context);
  const own = observances.filter((day) => day.id === id);
  const isEkadashi = id.startsWith('ekadashi_');
  const printed = item.maybe('tradition')?.text() ?? 'smarta';
  const tradition = TRADITION_NAMES[printed] ?? printed;
  if (!isEkadashi) return own.map((festival) => ({ festival, date: festival.date, parana: null }));
  // The day after the fast is printed as that of ascetics, or as that on which the fast is broken.
  if (item.maybe('kind') !== null) {
    return own.map((festival) => ({ festival, date: nextDate(festival.date), parana: null }));
  }
  if (tradition === 'smarta') {
    return own.map((festival) => ({
      festival,
      date: festival.date,
      parana: festival.festival_windows.find((window) => window.id === 'parana') ?? null,
    }));
  }
  return own.flatMap((festival) =>
    festival.variants
      .filter((one) => one.tradition === tradition && !one.is_gauna)
      .map(({ date, parana }) => ({ festival, date, parana })),
  );
}

/** First days of a month of Bikram Sambat, 1 Baisakh; the rule is that of Tamu Losar. */
function nepaliFirstDays(item: GoldenNode, context: AgreementContext): readonly string[] {
  const month = Number(item.at('festival_id').text().slice('bs_month_'.length));
  const clock = zoneClock(item.at('timezone').text(), context.zones);
  const year = Number(item.at('date').text().slice(0, 4));
  const range = wholeDays({ year, month: 1, day: 1 }, { year, month: 12, day: 31 }, clock);
  const place = { latitudeDeg: item.at('latitude').number(), longitudeDeg: item.at('longitude').number() };
  const sky = rangeSky(context.observatory({ positions: 'apparent' }), range, { place, clock }, DAILY_RULES);
  const almanac = festivalAlmanac(sky, DAILY_RULES);
  return almanac
    .sankrantis(signAt(month - 1))
    .map((entry) => dateText(dayOfSolarMonth(almanac, almanac.solarMonths('nepali'), entry, 1).day.date));
}
