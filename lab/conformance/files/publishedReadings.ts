import { exact, fields, listOf } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { endOrOpen, interval, minutes, onTwelveHourClock, spelled } from './publishedJudges.js';
import { asPrinted, joined, list, type Page, parts, type Read, type Reading, slackSeconds } from './publishedParts.js';
import type { SourceConvention } from './publishedSources.js';

const named = (item: unknown) => ({ number: pick(item, 'number'), name: pick(item, 'name') });
const angas =
  (key: string, tolerance: (convention: SourceConvention) => number, facts: (item: unknown) => object = named): Read =>
  (page, node) => {
    const end = minutes(tolerance(page.convention));
    return {
      section: 'limbs',
      ours: asPrinted(page, key, facts, node, slackSeconds(page.convention, tolerance(page.convention))),
      comparator: listOf(
        fields({ number: exact, name: exact, start: end, end: endOrOpen(end, page.convention.nullIsNotPrinted) }),
      ),
    };
  };

const tithi = ({ minutes: { tithi: n } }: SourceConvention): number => n;
const nakshatra = ({ minutes: { nakshatra: n } }: SourceConvention): number => n;
const signName = (item: unknown) => ({ name: pick(item, 'sign') });

const atSunrise =
  (key: string, tolerance: (convention: SourceConvention) => number): Read =>
  (page, node) => {
    const [anga] = asPrinted(page, key, named, node, slackSeconds(page.convention, tolerance(page.convention)));
    const ours = { number: pick(anga, 'number'), name: pick(anga, 'name'), end_clock_modulo_12h: pick(anga, 'end') };
    const clock = onTwelveHourClock(tolerance(page.convention));
    return { section: 'limbs', ours, comparator: fields({ number: exact, name: exact, end_clock_modulo_12h: clock }) };
  };

const sunEvent =
  (key: string): Read =>
  ({ panchang, convention }) => ({
    section: 'sunrise and sunset',
    ours: pick(panchang, `${key}_at`),
    comparator: minutes(convention.minutes.sun),
  });

/** Moonrise or moonset of the day, or the one near the printed moment where the page may mean another day. */
const moonEvent =
  (kind: 'rise' | 'set'): Read =>
  ({ panchang, convention, nearMoon }, node) => ({
    section: 'moonrise and moonset',
    ours: convention.moonOfOtherDays === true ? nearMoon(kind, node.text()) : pick(panchang, `moon${kind}_at`),
    comparator: minutes(convention.minutes.moon),
  });

/** A length of the day, whose two ends are sun times. */
const length =
  (key: string): Read =>
  ({ panchang, convention }) => ({
    section: 'sunrise and sunset',
    ours: pick(panchang, key),
    comparator: minutes(2 * convention.minutes.sun),
  });

/** A window; a page prints it as a record or as a list of one. */
const window =
  (key: string): Read =>
  ({ panchang, convention }, node) => {
    const ours = pick(panchang, key);
    const one = interval(convention.minutes.windows);
    return Array.isArray(node.value)
      ? { section: 'windows', ours: Array.isArray(ours) ? ours : [ours], comparator: listOf(one) }
      : { section: 'windows', ours, comparator: one };
  };

const ghatiWindow =
  (key: string): Read =>
  ({ panchang, convention }) => ({
    section: 'windows',
    ours: pick(panchang, key),
    comparator: listOf(interval(convention.minutes.ghatiWindows)),
  });

const periodsOf = (panchang: unknown, yoga: string): readonly unknown[] =>
  list(pick(panchang, 'special_yogas', yoga, 'present_during'));

const yoga =
  (id: string): Read =>
  ({ panchang, convention }) => ({
    section: 'yogas of the day',
    ours: periodsOf(panchang, id),
    comparator: listOf(interval(convention.minutes.tithi)),
  });

const year =
  (number: string, samvatsara: string | null): Read =>
  ({ panchang }) => ({
    section: 'months, years and seasons',
    ours: { year: pick(panchang, number), samvatsara: samvatsara && pick(panchang, samvatsara, 'name') },
    comparator: fields({ year: exact, ...(samvatsara !== null && { samvatsara: spelled }) }),
  });

const month =
  (key: 'amanta' | 'purnimanta'): Read =>
  ({ panchang }) => ({
    section: 'months, years and seasons',
    ours: { month: pick(panchang, 'lunar_month', `${key}_name`), adhika: pick(panchang, 'lunar_month', 'is_adhika') },
    comparator: fields({ month: spelled, adhika: exact }),
  });

const word =
  (section: string, ours: (page: Page) => unknown): Read =>
  (page) => ({ section, ours: ours(page), comparator: spelled });

const season = (key: string, swapped: string): Read =>
  word('months, years and seasons', ({ panchang, convention }) =>
    pick(panchang, `${convention.seasonsAreSwapped === true ? swapped : key}_name`),
  );

/** How each printed field is read. */
export const READINGS: Readonly<Record<string, Read>> = {
  tithi: angas('tithis', tithi),
  nakshatra: angas('nakshatras', nakshatra),
  yoga: angas('nitya_yogas', nakshatra),
  karana: angas('karanas', tithi),
  moonsign: angas('moon_signs', nakshatra, signName),
  surya_nakshatra: angas('sun_nakshatras', ({ minutes: { sankranti } }) => sankranti),
  nakshatra_pada: angas('nakshatra_padas', nakshatra, (item) => ({ number: pick(item, 'nakshatra_number') })),
  sunsign: (page) => ({
    section: 'limbs',
    ours: parts(page, 'sun_signs', signName)[0],
    comparator: fields({
      name: exact,
      end: endOrOpen(minutes(page.convention.minutes.sankranti), page.convention.nullIsNotPrinted),
    }),
  }),
  tithi_at_sunrise: atSunrise('tithis', tithi),
  nakshatra_at_sunrise: atSunrise('nakshatras', nakshatra),
  yoga_at_sunrise: atSunrise('nitya_yogas', nakshatra),
  karana_at_sunrise: atSunrise('karanas', tithi),
  sunrise: sunEvent('sunrise'),
  sunset: sunEvent('sunset'),
  moonrise: moonEvent('rise'),
  moonset: moonEvent('set'),
  dinamana: length('day_length'),
  ratrimana: length('night_length'),
  madhyahna: ({ panchang, convention }) => ({
    section: 'windows',
    ours: pick(panchang, 'madhyahna'),
    comparator: minutes(convention.minutes.windows),
  }),
  ...Object.fromEntries(
    [
      'rahu_kalam',
      'yamaganda',
      'gulika',
      'abhijit',
      'brahma_muhurta',
      'pratah_sandhya',
      'sayahna_sandhya',
      'vijaya',
      'nishita',
      'durmuhurta',
    ].map((key) => [key, window(key)]),
  ),
  godhuli: ({ panchang, convention }) => ({
    section: 'windows',
    ours: [pick(panchang, 'godhuli')],
    // Printed up to five minutes early (docs/rules/07-panchang-calendar-transits.md#section-8).
    comparator: listOf(interval(convention.minutes.windows + 5)),
  }),
  varjyam: ghatiWindow('varjyam'),
  amrita_kala: ghatiWindow('amrita_kala'),
  sarvartha_siddhi: yoga('sarvartha_siddhi'),
  aadal: yoga('aadal'),
  vidaal: yoga('vidaal'),
  bhadra: ({ panchang, convention }) => ({
    section: 'yogas of the day',
    ours: joined(list(pick(panchang, 'bhadra'))),
    comparator: listOf(interval(convention.minutes.tithi)),
  }),
  panchaka: ({ panchang }) => {
    const [period] = periodsOf(panchang, 'panchaka');
    const whole =
      pick(period, 'start') === pick(panchang, 'sunrise_at') &&
      pick(period, 'end') === pick(panchang, 'next_sunrise_at');
    return { section: 'yogas of the day', ours: whole ? 'Whole Day' : period, comparator: exact };
  },
  ganda_mula_active: ({ panchang }) => ({
    section: 'yogas of the day',
    ours: pick(periodsOf(panchang, 'ganda_moola')[0], 'start') === pick(panchang, 'sunrise_at'),
    comparator: exact,
  }),
  anandadi: (page, node) => yogaList(page, node, 'anandadi'),
  // Only the ends: the table of the site differs in some cells (docs/rules/07-panchang-calendar-transits.md#section-9).
  tamil_yoga: (page, node) => ({
    section: 'yogas of the day',
    ours: parts(page, 'tamil_yoga', () => ({})).slice(0, list(node.value).length),
    comparator: listOf(fields({ end: endOrOpen(minutes(page.convention.minutes.nakshatra)) })),
  }),
  anandadi_yoga: word('yogas of the day', ({ panchang }) => pick(panchang, 'anandadi', 0, 'name')),
  disha_shool: word('yogas of the day', ({ panchang }) => pick(panchang, 'disha_shool_name')),
  vara: word('limbs', ({ panchang }) => pick(panchang, 'vara')),
  paksha: word('limbs', ({ panchang }) => pick(panchang, 'tithi', 'paksha_name')),
  masa_amanta: month('amanta'),
  masa_purnimanta: month('purnimanta'),
  shaka_samvat: year('shaka_samvat', 'shaka_samvatsara'),
  vikram_samvat: year('vikram_samvat', 'vikram_samvatsara'),
  gujarati_samvat: year('vikram_samvat_kartikadi', null),
  // What the sites call the Vedic season is that of the lunar month.
  drik_ritu: season('ritu', 'lunar_ritu'),
  vedic_ritu: season('lunar_ritu', 'ritu'),
  ritu: word('months, years and seasons', (page) => courseOf(page, 'ritu')),
  drik_ayana: season('ayana', 'ayana'),
  vedic_ayana: season('vedic_ayana', 'vedic_ayana'),
  ayana: word('months, years and seasons', (page) => courseOf(page, 'ayana')),
};

/** Season or course of the day, or of the midnight that ends it. */
const courseOf = ({ panchang, midnight, convention }: Page, key: 'ritu' | 'ayana'): unknown =>
  convention.seasonsOfMidnight === true ? midnight[key] : pick(panchang, key);

function yogaList(page: Page, node: GoldenNode, key: string): Reading {
  const { nakshatra: tolerance } = page.convention.minutes;
  const name = (item: unknown) => ({ name: pick(item, 'name') });
  return {
    section: 'yogas of the day',
    ours: asPrinted(page, key, name, node, slackSeconds(page.convention, tolerance)),
    comparator: listOf(fields({ name: exact, end: endOrOpen(minutes(tolerance)) })),
  };
}
