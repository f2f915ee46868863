import { NEPALI_MONTHS } from '@ganita/calendars/monthIds.js';
import { exact } from '../compare.js';
import { pick } from '../golden.js';
import type { GoldenReader } from '../reader.js';

const KATHMANDU = { latitude: 27.7172, longitude: 85.324, zone: 'Asia/Kathmandu' };

/** First days of the months of Bikram Sambat (docs/rules/10-festivals.md#section-9). */
export const bikramSambatMonths: GoldenReader = {
  file: 'bikram_sambat_months.json',
  notCompared: [
    { path: 'source', because: 'where the table is from' },
    { path: 'split', because: 'which years the file has' },
  ],
  async read(golden, context) {
    const section = context.section('first days of months');
    for (const [key, firstDay] of golden.at('first_days').children()) {
      const [year, month] = key.split('-').map(Number) as [number, number];
      const wanted = { from_calendar: 'nepali', from_year: year, from_month: NEPALI_MONTHS[month - 1], from_day: 1 };
      const answer = await context.answer('calendarConvert', { ...KATHMANDU, ...wanted, calendars: ['nepali'] });
      section.compare(firstDay, pick(answer, 'converted', 0, 'date'), exact);
    }
  },
};
