import type { Words } from '@ganita/words/words.js';

/** Minutes and seconds of a duration. */
export const durationText = (seconds: number, words: Words): string => {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const { minutes_short: min, seconds_short: sec } = words.pages.phrase;
  return minutes === 0 ? `${rest} ${sec}` : `${minutes} ${min} ${rest} ${sec}`;
};

const MINUTES_PER_HOUR = 60;

/** `H:MM` of a length in minutes. */
export const hoursText = (minutes: number): string => {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / MINUTES_PER_HOUR)}:${String(whole % MINUTES_PER_HOUR).padStart(2, '0')}`;
};
