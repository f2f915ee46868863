/** Tables of docs/festivals.md from the rows of festivals. */
import { FESTIVALS } from '@ganita/core/festivals/festivalCatalogue.js';
import type { DayRule, FestivalRow, FestivalRule, MonthChoice } from '@ganita/core/festivals/festivalRow.js';
import { FESTIVAL_RANKS } from '@ganita/core/festivals/ranks/ranks.js';
import { FESTIVAL_SOURCES, type FestivalSource } from '@ganita/core/festivals/sources.data.js';
import { festivalChoices } from '@ganita/core/rules/festivalChoices.js';
import { tithiChoices } from '@ganita/core/rules/panchangaChoices.js';
import { WORDS } from '@ganita/words/words.js';
import { choiceTable } from './choiceTables.js';
import { code, count, share, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { type FestivalPrints, readFestivalPrints } from './measured.js';

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
  siddhanta_tithi: ({ month, tithi }) => `${tithiText(tithi)} of ${monthName(month)}, by the Surya Siddhanta`,
  sun_tithi_nakshatra: ({ sign, tithi, nakshatra }) =>
    `${tithiText(tithi)} with the Sun in ${sign}, best with ${nakshatra}`,
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
  weekdays_of_shravana: ({ weekday, month }) => `each ${weekday} of Shravana (${month})`,
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
  reform_committee: 'CRC',
  odisha_government: 'O',
  nepal_government: 'N',
  nepali_calendars: 'NC',
  sri_lanka_government: 'SL',
  karanapaddhati: 'KP',
  lunar_month: 'L',
  state_gazettes: 'G',
  press: 'P',
  kashmiri_list: 'K',
  meitei_list: 'M',
  jain_lists: 'J',
  janson: 'TC',
  common_use: 'U',
};

/** Fewer printed cases than this do not decide a rule of choice. */
const DECIDING_CASES = 3;

/** How often a row is printed, and whether its choice between days is decided by prints. */
function evidenceText({ id, rule }: FestivalRow, { rows }: FestivalPrints): string {
  const { printed, deciding } = rows[id] ?? { printed: 0, deciding: 0 };
  if (dayRuleOf(rule) === null) return printed === 0 ? '' : `printed ${printed}`;
  return `printed ${printed}, decided ${deciding}${deciding < DECIDING_CASES ? ', undecided' : ''}`;
}

const otherText = ({ dispute }: FestivalRow): string =>
  dispute === null
    ? ''
    : `${code(dispute.other.reading)}: ${whenOf(dispute.other.rule)}, ${dayText(dispute.other.rule)}`;

/** Printed festivals and paranas by publisher. */
const printsTable = ({ publishers }: FestivalPrints): string =>
  table(
    ['publisher', 'rows compared', 'equal', 'share equal', 'widest difference of a window'],
    publishers.map((section) => [
      section.name,
      count(section.compared),
      count(section.equal),
      share(section),
      section.worst?.text ?? '',
    ]),
  );

const nameIn = ({ id }: FestivalRow): string => festivals.name[id as keyof typeof festivals.name];

/** The rank for everyone, and those that are higher. */
function rankText({ id }: FestivalRow): string {
  const { everyone, higher } = FESTIVAL_RANKS[id as keyof typeof FESTIVAL_RANKS];
  return [everyone, ...Object.entries(higher).map(([keeper, rank]) => `${keeper} ${rank}`)].join(', ');
}

const festivalTable = (prints: FestivalPrints): string =>
  table(
    [
      ...['id', 'name', 'category', 'for', 'rank', 'when', 'part of the day, which of two, which of none'],
      ...['other rule', 'evidence', 'windows', 'source'],
    ],
    FESTIVALS.map((row: FestivalRow) => [
      code(row.id),
      nameIn(row),
      row.category,
      row.audiences.map((audience) => festivalParts.audience[audience]).join(', '),
      rankText(row),
      whenOf(row.rule),
      dayText(row.rule),
      otherText(row),
      evidenceText(row, prints),
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
  'festivals.md': () => {
    const prints = readFestivalPrints();
    return {
      choices: choiceTable({ ...tithiChoices, ...festivalChoices }),
      prints: printsTable(prints),
      sources: sourceTable(),
      festivals: festivalTable(prints),
    };
  },
};
