/**
 * Other spellings that almanac sites print (the sources of docs/rules/07-panchang-calendar-transits.md#section-1),
 * and the word of this engine in English.
 */
export const SPELLINGS: Readonly<Record<string, string>> = {
  // months
  Ashvina: 'Ashwina',
  // seasons
  Vasant: 'Vasanta',
  Hemant: 'Hemanta',
  Shishir: 'Shishira',
  // samvatsaras
  Aananda: 'Ananda',
  Dhata: 'Dhatri',
  Nala: 'Anala',
  Raktaksha: 'Raktakshi',
  Shobhana: 'Shobhakrit',
  Visvavasu: 'Vishvavasu',
  // paksha
  'Shukla Paksha': 'Shukla',
  'Krishna Paksha': 'Krishna',
};
