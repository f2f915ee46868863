import { utcText } from '@ganita/core/time/civilText.js';
import { exact, fields } from '../compare.js';
import { pick } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import { minutes } from './publishedJudges.js';
import { list } from './publishedParts.js';

const WINDOW_MINUTES = 1.2;

/** A printed moment in UTC from one of ours on the clock of an item. */
const toUtc = (text: unknown, offsetHours: number): string | null => {
  if (typeof text !== 'string') return null;
  const [date = '', time = ''] = text.split('T');
  return utcText(julianDayOfText(date, time, offsetHours));
};

/** Moments `start_utc`, `end_utc` of windows of an answer. */
export const inUtc = (windows: unknown, offsetHours: number) =>
  list(windows).map((window) => ({
    name: pick(window, 'name'),
    start_utc: toUtc(pick(window, 'start'), offsetHours),
    end_utc: toUtc(pick(window, 'end'), offsetHours),
  }));

/** A printed window. */
export const WINDOW = fields({ name: exact, start_utc: minutes(WINDOW_MINUTES), end_utc: minutes(WINDOW_MINUTES) });
