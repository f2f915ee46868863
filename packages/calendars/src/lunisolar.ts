/**
 * The lunar calendars of India, by the tithi at the sunrise of New Delhi: 1900 to 2100, from a table that the engine of
 * Ganita has made.
 */
import { lunarCalendar } from './lunarCalendar.js';

const KARTIKA = 7;
/** Vikram years from Chaitra are ahead of Shaka years; so are those from Kartika on. */
const VIKRAM_AFTER_SHAKA = 135;

/** Karnataka, Andhra Pradesh, Telangana, Maharashtra: months to the new moon, from Chaitra; Shaka years. */
export const amanta = lunarCalendar({
  id: 'amanta',
  monthEnd: 'new_moon',
  firstMonth: 0,
  yearsAfterShaka: 0,
  years: { first: 1821, last: 2022 },
});

/** The north: months to the full moon, from Chaitra; Vikram years, which change with Chaitra Shukla 1. */
export const purnimanta = lunarCalendar({
  id: 'purnimanta',
  monthEnd: 'full_moon',
  firstMonth: 0,
  yearsAfterShaka: VIKRAM_AFTER_SHAKA,
  years: { first: 1956, last: 2157 },
});

/** Gujarat: months to the new moon, from Kartika; Vikram years, which change with it. */
export const gujarati = lunarCalendar({
  id: 'gujarati',
  monthEnd: 'new_moon',
  firstMonth: KARTIKA,
  yearsAfterShaka: VIKRAM_AFTER_SHAKA,
  years: { first: 1956, last: 2157 },
});
