/**
 * `npm run data:calendars`: writes the tables of `packages/calendars` that the engine computes: the sankrantis of 1899 to
 * 2101 by the apparent Sun and Lahiri, the lunations of the same years at New Delhi, and the names of the months as
 * `@ganita/words` has them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineAt, lunations, NEW_DELHI, SANKRANTIS, sankrantiMinutes } from './drikTables.js';
import { encodeLunations, encodeSankrantis } from './encodeTables.js';
import { nameFiles } from './monthNames.js';

const SOURCE = join(import.meta.dirname, '..', '..', 'packages', 'calendars', 'src');
/** Other almanacs may have the neighbouring date where less than this decides. */
const NEAR_MINUTES = 3;

/** A text in lines that a reader can compare. */
const lines = (text: string): string =>
  (text.match(/.{1,110}/gs) ?? []).map((line) => `  '${line}'`).join(' +\n') || "  ''";
const list = (values: readonly unknown[]): string =>
  (JSON.stringify(values).match(/.{1,110}(?:,|$)/gs) ?? [])
    .map((line) => `  ${line}`)
    .join('\n')
    .trim();

const MADE = 'Made by `npm run data:calendars`; do not edit.';

const engine = await engineAt(NEW_DELHI);
const sankrantis = encodeSankrantis(sankrantiMinutes(engine));
writeFileSync(
  join(SOURCE, 'drikSankrantis.data.ts'),
  `/**
 * Sankrantis ${SANKRANTIS.first} to ${SANKRANTIS.last} by the apparent Sun and the ayanamsa of Lahiri, to 0.2 seconds.
 * Source: the Swiss Ephemeris as the engine of Ganita reads it. ${MADE}
 */

export const FIRST_SANKRANTI = ${SANKRANTIS.first};

/** Minutes from 2000-01-01 00:00 UTC to the entry of the year 2000 into each sign, and more than a year's in each year. */
export const SIGN_LINES: readonly (readonly [start: number, perYear: number])[] = [
${sankrantis.lines.map(({ start, perYear }) => `  [${start}, ${perYear}],`).join('\n')}
];

/** What is left, two characters for each. */
export const SANKRANTI_UNITS: string =
${lines(sankrantis.text)};
`,
);

const { found, nearDays } = lunations(engine, NEAR_MINUTES);
const table = encodeLunations(found, nearDays);
writeFileSync(
  join(SOURCE, 'lunations.data.ts'),
  `/**
 * Lunations from Chaitra 1899 to Margashirsha 2101 at New Delhi (28.6139 N, 77.209 E; sunrise of the upper limb with refraction),
 * by the apparent Sun and Moon and the ayanamsa of Lahiri. Source: the Swiss Ephemeris as the engine of Ganita reads it.
 * ${MADE}
 */

/** First day of the first lunation, in days since 2000-01-01. */
export const FIRST_LUNATION_DAY = ${table.firstDay};

/** Tithis without a sunrise and with two, of each lunation up to its mark. */
export const TITHI_EVENTS: string =
${lines(table.tithis)};

/** Lunations in which the Sun enters no sign, and two. */
export const ADHIKA_LUNATIONS: readonly number[] = ${list(table.adhika)};
export const KSHAYA_LUNATIONS: readonly number[] = ${list(table.kshaya)};

/** Minutes from the new moon at the start of each to the nearest sunrise, 60 if more. */
export const NEW_MOON_MARGINS: string =
${lines(table.sunriseMargins)};

/** Minutes from the full moon of each to the nearest sunrise, 60 if more. */
export const FULL_MOON_MARGINS: string =
${lines(table.fullMoonMargins)};

/** Lunations whose new moon is within an hour of a sankranti, with the minutes. */
export const SANKRANTI_MARGINS: readonly (readonly [lunation: number, minutes: number])[] = ${list(table.sankrantiMargins)};

/** Days whose sunrise is within ${NEAR_MINUTES} minutes of the start of a tithi, each as days after the one before. */
export const NEAR_DAYS: readonly number[] = ${list(table.nearDays)};
`,
);
for (const [name, text] of nameFiles(MADE)) writeFileSync(join(SOURCE, 'names', name), text);
