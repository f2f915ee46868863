/** The names of the months, as `@ganita/words` has them, for `@ganita/calendars`. */
import {
  ASSAMESE_MONTHS,
  BENGALI_MONTHS,
  LUNAR_MONTHS,
  MALAYALAM_MONTHS,
  NEPALI_MONTHS,
  ODIA_MONTHS,
  PUNJABI_MONTHS,
  TAMIL_MONTHS,
} from '@ganita/calendars/monthIds.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';

type Words = (typeof WORDS)[Language];
type Names = Readonly<Record<string, string>>;

/** In these every calendar has its months; the names of the rest would make a small package a third larger. */
const OF_EVERY_CALENDAR = ['en', 'hi', 'ka', 'ta', 'te'] as const satisfies readonly Language[];

/** Each file of names: its constant, the ids in order, and where their words are. */
const FILES: readonly (readonly [
  file: string,
  constant: string,
  ids: readonly string[],
  of: ((words: Words) => Names) | null,
])[] = [
  ['lunarNames', 'LUNAR_NAMES', LUNAR_MONTHS, (words) => words.panchangaCalendar.lunarMonth],
  ['tamilNames', 'TAMIL_NAMES', TAMIL_MONTHS, (words) => words.panchangaCalendar.tamilMonth],
  ['malayalamNames', 'MALAYALAM_NAMES', MALAYALAM_MONTHS, (words) => words.regionalCalendars.malayalamMonth],
  ['bengaliNames', 'BENGALI_NAMES', BENGALI_MONTHS, (words) => words.regionalCalendars.bengaliMonth],
  ['assameseNames', 'ASSAMESE_NAMES', ASSAMESE_MONTHS, (words) => words.regionalCalendars.assameseMonth],
  ['odiaNames', 'ODIA_NAMES', ODIA_MONTHS, (words) => words.regionalCalendars.odiaMonth],
  ['nepaliNames', 'NEPALI_NAMES', NEPALI_MONTHS, (words) => words.regionalCalendars.nepaliMonth],
  ['punjabiNames', 'PUNJABI_NAMES', PUNJABI_MONTHS, null],
];

/**
 * Names in the languages of the calendars' own regions, as printed calendars of the regions spell them; and those of the Punjabi
 * months, which `@ganita/words` does not have.
 */
const OWN_NAMES: Readonly<Record<string, Names>> = {
  LUNAR_NAMES: {
    mr: 'चैत्र वैशाख ज्येष्ठ आषाढ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन',
    gu: 'ચૈત્ર વૈશાખ જેઠ અષાઢ શ્રાવણ ભાદરવો આસો કારતક માગશર પોષ મહા ફાગણ',
  },
  MALAYALAM_NAMES: {
    ml: 'മേടം ഇടവം മിഥുനം കർക്കടകം ചിങ്ങം കന്നി തുലാം വൃശ്ചികം ധനു മകരം കുംഭം മീനം',
  },
  BENGALI_NAMES: {
    bn: 'বৈশাখ জ্যৈষ্ঠ আষাঢ় শ্রাবণ ভাদ্র আশ্বিন কার্তিক অগ্রহায়ণ পৌষ মাঘ ফাল্গুন চৈত্র',
  },
  ASSAMESE_NAMES: {
    as: 'ব’হাগ জেঠ আহাৰ শাওণ ভাদ আহিন কাতি আঘোণ পুহ মাঘ ফাগুন চ’ত',
  },
  ODIA_NAMES: {
    or: 'ବୈଶାଖ ଜ୍ୟେଷ୍ଠ ଆଷାଢ଼ ଶ୍ରାବଣ ଭାଦ୍ରବ ଆଶ୍ୱିନ କାର୍ତ୍ତିକ ମାର୍ଗଶିର ପୌଷ ମାଘ ଫାଲ୍ଗୁନ ଚୈତ୍ର',
  },
  NEPALI_NAMES: {
    ne: 'बैशाख जेठ असार साउन भदौ असोज कार्तिक मंसिर पुस माघ फागुन चैत',
  },
  PUNJABI_NAMES: {
    en: 'Vaisakh Jeth Harh Sawan Bhadon Assu Katak Maghar Poh Magh Phagun Chet',
    pa: 'ਵੈਸਾਖ ਜੇਠ ਹਾੜ ਸਾਵਣ ਭਾਦੋਂ ਅੱਸੂ ਕੱਤਕ ਮੱਘਰ ਪੋਹ ਮਾਘ ਫੱਗਣ ਚੇਤ',
    hi: 'वैसाख जेठ हाड़ सावन भादों अस्सू कत्तक मग्घर पोह माघ फग्गण चेत',
  },
};

/** Words of a lunar date beside the names of months, with those of the languages above. */
const lunarWords = (made: string): string => {
  const rows = [
    ...OF_EVERY_CALENDAR.map((language) => {
      const { angas, report, locale } = WORDS[language];
      return [locale.tag, angas.paksha.shukla, angas.paksha.krishna, report.phrase.adhika] as const;
    }),
    ['mr', 'शुद्ध', 'वद्य', 'अधिक'] as const,
    ['gu', 'સુદ', 'વદ', 'અધિક'] as const,
  ];
  const lines = rows.map(
    ([tag, shukla, krishna, adhika]) =>
      `  ${tag}: { shukla: '${shukla}', krishna: '${krishna}', adhika: '${adhika}' },`,
  );
  return `/** Halves of a lunar month, and what an intercalary one is called. Source: \`@ganita/words\`. ${made} */\nexport const LUNAR_WORDS = {\n${lines.join('\n')}\n} as const;\n`;
};

/** Every file of names with its text; languages have their BCP 47 tags. */
export const nameFiles = (made: string): readonly (readonly [name: string, text: string])[] => [
  ['lunarWords.data.ts', lunarWords(made)],
  ...FILES.map(([file, constant, ids, of]): readonly [name: string, text: string] => {
    const rows = (of === null ? [] : OF_EVERY_CALENDAR).map((language) => {
      const names = ids.map((id) => `    '${of?.(WORDS[language])[id]}',`);
      return `  ${WORDS[language].locale.tag}: [\n${names.join('\n')}\n  ],`;
    });
    rows.push(
      ...Object.entries(OWN_NAMES[constant] ?? {}).map(
        ([tag, names]) =>
          `  ${tag}: [\n${names
            .split(' ')
            .map((name) => `    '${name}',`)
            .join('\n')}\n  ],`,
      ),
    );
    return [
      `${file}.data.ts`,
      `/** Names of the months in the order of their ids. Source: \`@ganita/words\`, and calendars of the regions. ${made} */\nexport const ${constant} = {\n${rows.join('\n')}\n} as const;\n`,
    ];
  }),
];
