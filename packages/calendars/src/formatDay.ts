/** Names of the twelve months in the order of their numbers, by the BCP 47 tag of the language. */
export type MonthNames<Language extends string> = Readonly<Record<Language, readonly string[]>>;

/** The digit zero as calendars of a language print it; the other nine follow it in Unicode. */
const ZEROS: Readonly<Record<string, string>> = {
  hi: '०',
  mr: '०',
  ne: '०',
  bn: '০',
  as: '০',
  gu: '૦',
  or: '୦',
  kn: '೦',
};

/** A whole number with the digits of a language. */
export function digitsOf(value: number, language: string): string {
  const zero = Object.hasOwn(ZEROS, language) ? ZEROS[language] : undefined;
  if (zero === undefined) return String(value);
  const start = zero.codePointAt(0) as number;
  return String(value).replace(/\d/g, (digit) => String.fromCodePoint(start + Number(digit)));
}

/** The name of a month, 1..12. Error: RangeError for a language that the calendar does not have. */
export function monthName<Language extends string>(
  names: MonthNames<Language>,
  month: number,
  language: Language,
): string {
  if (!Object.hasOwn(names, language)) throw new RangeError(`no names in ${language}`);
  return names[language][month - 1] as string;
}

/** `1 Baisakh 2083` */
export const formatDay = <Language extends string>(
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
  names: MonthNames<Language>,
  language: Language,
): string => `${digitsOf(day, language)} ${monthName(names, month, language)} ${digitsOf(year, language)}`;
