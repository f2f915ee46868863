/** The calendars of India and Nepal. Each is also an entry of its own: `@ganita/calendars/bikramSambat.js`. */
export { assamese } from './assamese.js';
export { bangladesh } from './bangladesh.js';
export { bengali } from './bengali.js';
export { bikramSambat, bikramSambatByRule } from './bikramSambat.js';
export type { CivilDate } from './gregorian.js';
export { indianNational } from './indianNational.js';
export type { LunarCalendar, LunarDate, LunarLanguage, LunarMonth, LunarMonthId, Paksha } from './lunarCalendar.js';
export { amanta, gujarati, purnimanta } from './lunisolar.js';
export { malayalam, malayalamAt } from './malayalam.js';
export type { CalendarDate, CalendarMonth, MonthCalendar, MonthFacts, MonthStatus } from './monthCalendar.js';
export { odia } from './odia.js';
export { punjabi } from './punjabi.js';
export { tamil, tamilAt } from './tamil.js';
