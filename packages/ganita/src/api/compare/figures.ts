import { signedArc } from '@ganita/core/angles/angles.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import { round6 } from '../values/numbers.js';

/** How far one figure is from another. */
interface Apart {
  /** Second less first; null where the figures are no numbers, moments or dates. */
  readonly difference: number | null;
  readonly unit: 'seconds' | 'days' | null;
}

const NOT_MEASURED: Apart = { difference: null, unit: null };
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?$/;
const TIME = /^(\d\d):(\d\d):(\d\d)$/;

const DAY = 86_400;
/** Whole seconds between times of day: half a day at most. */
const roundTheClock = (seconds: number): number => Math.round(signedArc(0, seconds / 240) * 240);

const n = (text: string | undefined): number => Number(text ?? 0);
const ofDay = (hour?: string, minute?: string, second?: string): number => n(hour) * 3600 + n(minute) * 60 + n(second);

/** Seconds of a written moment, date or time of day, and whether it has a time. */
function written(text: string): { readonly seconds: number; readonly form: 'moment' | 'date' | 'time' } | null {
  const time = TIME.exec(text);
  if (time !== null) return { seconds: ofDay(time[1], time[2], time[3]), form: 'time' };
  const moment = MOMENT.exec(text);
  if (moment === null) return null;
  const days = daysSince2000({ year: n(moment[1]), month: n(moment[2]), day: n(moment[3]) });
  const seconds = days * 86_400 + ofDay(moment[4], moment[5], moment[6]);
  return { seconds, form: moment[4] === undefined ? 'date' : 'moment' };
}

/** Longitudes, parts of a house and arudhas count the short way round the zodiac. */
const LONGITUDE = /longitude$|^(?:start|middle|end|[ASM]\d+)$/;

/** Second figure less first. `key` is the last key of the path to them. */
export function apart(key: string, first: unknown, second: unknown): Apart {
  if (typeof first === 'number' && typeof second === 'number') {
    const difference = LONGITUDE.test(key) ? signedArc(first, second) : second - first;
    return { difference: round6(difference), unit: null };
  }
  if (typeof first !== 'string' || typeof second !== 'string') return NOT_MEASURED;
  const [one, other] = [written(first), written(second)];
  if (one === null || other === null || one.form !== other.form) return NOT_MEASURED;
  const seconds = other.seconds - one.seconds;
  if (one.form === 'date') return { difference: seconds / DAY, unit: 'days' };
  return { difference: one.form === 'time' ? roundTheClock(seconds) : seconds, unit: 'seconds' };
}
