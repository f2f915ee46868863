/** Every file of words, one line each: the test of words reads all that is listed here. */
export * as amsaNames from './amsaNames.js';
export * as amsaRulers from './amsaRulers.js';
export * as dashas from './dashas.js';
export * as doshas from './doshas.js';
export * as longevity from './longevity.js';
export * as match from './match.js';
export * as panchangaCalendar from './panchangaCalendar.js';
export * as panchangaDay from './panchangaDay.js';
export * as panchangaLimbs from './panchangaLimbs.js';
export * as points from './points.js';
export * as pravesha from './pravesha.js';
export * as rasiDashas from './rasiDashas.js';
export * as states from './states.js';
export * as strengths from './strengths.js';
export * as transits from './transits.js';
export * as zodiac from './zodiac.js';
