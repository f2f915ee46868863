import type { Words } from '../i18n/words.js';

/** Minutes and seconds of a duration. */
export const durationText = (seconds: number, words: Words): string => {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const { minutes_short: min, seconds_short: sec } = words.pages.phrase;
  return minutes === 0 ? `${rest} ${sec}` : `${minutes} ${min} ${rest} ${sec}`;
};
