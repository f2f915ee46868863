/** Other spellings that almanac sites print, and the word of this engine in English. */
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

/** The word of this engine for a printed one: `Hemant (Prewinter)` is Hemanta. */
export function ourSpelling(printed: string): string {
  const word = printed.replace(/ \(.*\)$/, '');
  return SPELLINGS[word] ?? word;
}
