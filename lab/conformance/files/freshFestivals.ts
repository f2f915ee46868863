import type { GoldenNode } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import {
  compareDate,
  countCase,
  festivalsOfYear,
  nearest,
  nextDate,
  type PrintedPlace,
  placeOf,
  type WireFestival,
} from './printedDays.js';

/** The preset under which a set is compared; the others are compared with the defaults. */
const PRESETS: Readonly<Record<string, string>> = { drik_bhubaneswar: 'drik', nepal_official: 'nepal' };
/** The publisher of a set, where it may keep the other day of a disputed festival. */
const PUBLISHERS: Readonly<Record<string, string>> = {
  calendar_reform_committee: 'reform_committee',
  nepal_official: 'nepal',
  nse: 'stock_exchange',
  odisha_government: 'odisha_government',
};
/** Dates of marriages are no festivals. */
const MARRIAGES = 'vivah_muhurat';
/** Rows of its region that answer an id of a set. */
const OF_REGION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  odisha_government: { vat_savitri_vrat: 'savitri_odia' },
};

/** Printed days of festivals that docs/rules/10-festivals.md was not written from; a set per publisher is a section. */
export const freshFestivals: GoldenReader = {
  file: 'fresh_festivals.json',
  published: true,
  notCompared: [
    ...['source', 'commit', 'licence', 'note'].map((name) => ({
      path: `sets/*/${name}`,
      because: 'where it is printed, and how',
    })),
    { path: 'sets/*/place/**', because: 'input of the set' },
    ...['1', '2'].map((name) => ({ path: `sets/*/rows/*/${name}`, because: 'input of the row' })),
  ],
  async read(golden, context) {
    for (const [name, set] of golden.at('sets').children()) {
      if (name === MARRIAGES) {
        for (const row of set.at('rows').items()) context.section(name).notCompared(row.at(0), 'no festival');
        continue;
      }
      await context.forEachItem(set.at('rows'), (row) => compareRow(name, row, placeOf(set.at('place')), context));
    }
  },
};

async function compareRow(set: string, row: GoldenNode, place: PrintedPlace, context: AgreementContext): Promise<void> {
  const [date, id, kind] = [row.at(0), row.at(1).text(), row.at(2).text()];
  const rules = PRESETS[set] === undefined ? {} : { rules: { preset: PRESETS[set] } };
  if (kind === 'odia_month_day_1') {
    compareDate(`${set}, first days of Odia months`, date, await odiaFirstDays(date.text(), place, context), context);
    return;
  }
  const year = Number(date.text().slice(0, 4));
  const festivals = await festivalsOfYear(year, place, rules, context);
  const ids = id === 'poya' ? [poyaId(kind)] : id.split('|').map((one) => OF_REGION[set]?.[one] ?? one);
  const days = festivals.filter((day) => ids.includes(day.id));
  const kept = keptOn(days, kind, PUBLISHERS[set]);
  const ours = nearest(
    date.text(),
    kept.map((one) => one.date),
  );
  countCase(kept.find((one) => one.date === ours)?.festival, context);
  compareDate(
    set,
    date,
    kept.map((one) => one.date),
    context,
  );
}

const poyaId = (kind: string): string => (kind.startsWith('adhi_') ? 'poya_adhi' : `poya_${kind}`);

/** A date on which a publisher may print a festival. */
interface KeptDate {
  readonly festival: WireFestival;
  readonly date: string;
}

/** The dates of an answer on which a publisher may print a row of a kind. */
function keptOn(days: readonly WireFestival[], kind: string, publisher: string | undefined): readonly KeptDate[] {
  return days.flatMap((festival) => {
    const { variants } = festival;
    if (kind === 'gauna') return variants.filter((one) => one.is_gauna).map(({ date }) => ({ festival, date }));
    if (kind !== 'vaishnava') return [{ festival, date: dayOf(festival, publisher) }];
    const ofVaishnavas = variants.filter((one) => one.tradition === kind && !one.is_gauna);
    return ofVaishnavas.map(({ date }) => ({ festival, date }));
  });
}

/** The date of a festival: that of the other rule, where the publisher is said to keep it. */
function dayOf({ date, other_date: otherDate, dispute }: WireFestival, publisher: string | undefined): string {
  const keepsOther = publisher !== undefined && dispute?.other_day.kept_by.includes(publisher) === true;
  return keepsOther && otherDate !== null ? otherDate : date;
}

/** The first dates of the Odia months of a printed date and of the next one. */
async function odiaFirstDays(date: string, place: PrintedPlace, context: AgreementContext): Promise<readonly string[]> {
  const rules = { preset: PRESETS.drik_bhubaneswar };
  const days = await Promise.all(
    [date, nextDate(date)].map((day) =>
      context.answer('calendarConvert', { date: day, ...place, rules, calendars: ['odia'] }),
    ),
  );
  return days.flatMap(({ converted }) =>
    (converted as readonly ConvertedDay[]).flatMap(({ calendars }) => calendars.map((one) => one.month_start)),
  );
}

interface ConvertedDay {
  readonly calendars: readonly { readonly month_start: string }[];
}
