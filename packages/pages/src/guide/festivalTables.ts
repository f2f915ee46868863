/** Tables of docs/festivals.md from the rows of festivals. */
import { FESTIVALS } from '@ganita/core/festivals/festivalCatalogue.js';
import type { DayRule, FestivalRow, FestivalRule, MonthChoice } from '@ganita/core/festivals/festivalRow.js';
import { FESTIVAL_RANKS } from '@ganita/core/festivals/ranks/ranks.js';
import { FESTIVAL_SOURCES, type FestivalSource } from '@ganita/core/festivals/sources.data.js';
import { festivalChoices } from '@ganita/core/rules/festivalChoices.js';
import { WORDS } from '@ganita/words/words.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

const { festivals, festivalParts, panchangaCalendar } = WORDS.en;
const monthName = (name: keyof typeof panchangaCalendar.lunarMonth): string => panchangaCalendar.lunarMonth[name];

/** A tithi as almanacs write it: S1 to S15 of the bright half, K1 to K15 of the dark one. */
const tithiText = (number: number): string => (number <= 15 ? `S${number}` : `K${number - 15}`);

function monthsText(months: MonthChoice): string {
  if (months === 'every') return 'every month';
  if (months === 'adhika') return 'an adhika month';
  return months.names.map(monthName).join(', ') + (months.adhikaFirst ? ' (adhika first)' : '');
}

const daysText = (days: number): string =>
  days === 0 ? '' : ` ${days > 0 ? '+' : '−'} ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;

type TextOf = { readonly [Kind in FestivalRule['kind']]: (rule: Extract<FestivalRule, { kind: Kind }>) => string };

const WHEN: TextOf = {
  tithi: ({ months, tithis }) => `${tithis.map(tithiText).join(', ')} of ${monthsText(months)}`,
  sun_tithi: ({ sign, tithi }) => `${tithiText(tithi)} with the Sun in ${sign}`,
  sun_nakshatra: ({ sign, nakshatra }) => `${nakshatra} with the Sun in ${sign}`,
  fortnight_nakshatra: ({ month, paksha, nakshatra }) => `${nakshatra} in ${monthName(month)} ${paksha}`,
  every_nakshatra: ({ nakshatra }) => `${nakshatra} of every month`,
  ekadashi: ({ month, tithi }) =>
    `${tithiText(tithi)} of ${month === 'adhika' ? 'an adhika month' : monthName(month)}, by tradition`,
  ekadashi_in_sign: ({ sign }) => `Vaishnava day of S11 with the Sun in ${sign}`,
  offset: ({ of, days, notAfterAdhika }) =>
    `${code(of)}${daysText(days)}${notAfterAdhika === undefined ? '' : ', not after an adhika one'}`,
  on_weekday: ({ of, weekday, search }) => `${weekday} ${search === 'same' ? 'of' : 'on or before'} ${code(of)}`,
  weekday_after: ({ from, days, weekdays, weeks, evenYears }) =>
    `${weekdays.join(' or ')} on or after (${whenOf(from)}${daysText(days)})${daysText(weeks * 7)}${evenYears === true ? ', even years' : ''}`,
  tibetan: ({ month, day }) => `day ${day} of the Tibetan month ${month}`,
  sunrise_tithi_on_weekday: ({ tithis, weekday }) => `${weekday} with ${tithis.map(tithiText).join(' or ')} at sunrise`,
  weekdays_of_shravana: ({ weekday }) => `each ${weekday} of Shravana (purnimanta)`,
  sankranti: ({ sign, day }) =>
    ({
      by_rule: `entry of the Sun into ${sign}`,
      vedic_day: `Vedic day of the entry into ${sign}`,
      civil_date: `civil date of the entry into ${sign}`,
      first_sunrise: `first sunrise from the entry into ${sign}`,
    })[day],
  sun_degree: ({ degree }) => `Vedic day of the Sun at ${Math.round(degree * 100) / 100}°`,
  solar_day: ({ calendar, sign, day }) => `day ${day} of the ${calendar} month of ${sign}`,
  chandra_darshana: ({ month }) => `first crescent${month === null ? '' : ` of ${monthName(month)}`}`,
  sandhi: () => 'end of S8 of Ashwina',
};

const whenOf = (rule: FestivalRule): string => (WHEN[rule.kind] as (rule: FestivalRule) => string)(rule);

const dayRuleOf = (rule: FestivalRule): DayRule | null =>
  'day' in rule && typeof rule.day === 'object' ? rule.day : null;

function dayText(rule: FestivalRule): string {
  const day = dayRuleOf(rule);
  if (day === null) return '';
  return 'procedure' in day ? code(day.procedure) : `${day.kaala}, ${day.both}, ${day.none}`;
}

/** Letters of the sources in the table. */
const LETTERS: Readonly<Record<FestivalSource, string>> = {
  nirnayasindhu: 'NS',
  dharmasindhu: 'DS',
  haribhaktivilasa: 'HBV',
  drik_panchang: 'D',
  timeanddate: 'T',
  vcal: 'V',
  lunar_month: 'L',
  state_gazettes: 'G',
  press: 'P',
  reform_committee: 'CRC',
  kashmiri_list: 'K',
  meitei_list: 'M',
  jain_lists: 'J',
  janson: 'TC',
  common_use: 'U',
};

const nameIn = ({ id }: FestivalRow): string => festivals.name[id as keyof typeof festivals.name];

/** The rank for everyone, and those that are higher. */
function rankText({ id }: FestivalRow): string {
  const { everyone, higher } = FESTIVAL_RANKS[id as keyof typeof FESTIVAL_RANKS];
  return [everyone, ...Object.entries(higher).map(([keeper, rank]) => `${keeper} ${rank}`)].join(', ');
}

const festivalTable = (): string =>
  table(
    [
      ...['id', 'name', 'category', 'for', 'rank', 'when', 'part of the day, which of two, which of none'],
      ...['windows', 'source'],
    ],
    FESTIVALS.map((row: FestivalRow) => [
      code(row.id),
      nameIn(row),
      row.category,
      row.audiences.map((audience) => festivalParts.audience[audience]).join(', '),
      rankText(row),
      whenOf(row.rule),
      dayText(row.rule),
      row.windows.join(', '),
      row.sources.map((source) => LETTERS[source]).join(' ') + (row.undecided ? '?' : ''),
    ]),
  );

const sourceTable = (): string =>
  table(
    ['letters', 'id', 'source'],
    (Object.keys(FESTIVAL_SOURCES) as FestivalSource[]).map((source) => [
      LETTERS[source],
      code(source),
      FESTIVAL_SOURCES[source],
    ]),
  );

export const festivalTables: PageTables = {
  'festivals.md': () => ({
    choices: choiceTable(festivalChoices),
    sources: sourceTable(),
    festivals: festivalTable(),
  }),
};
