/** Halves of a lunar month, and what an intercalary one is called. Source: `@ganita/words`. Made by `npm run data:calendars`; do not edit. */
export const LUNAR_WORDS = {
  en: { shukla: 'Shukla', krishna: 'Krishna', adhika: 'adhika' },
  hi: { shukla: 'शुक्ल', krishna: 'कृष्ण', adhika: 'अधिक' },
  kn: { shukla: 'ಶುಕ್ಲ', krishna: 'ಕೃಷ್ಣ', adhika: 'ಅಧಿಕ' },
  ta: { shukla: 'வளர்பிறை', krishna: 'தேய்பிறை', adhika: 'அதிக' },
  te: { shukla: 'శుక్ల', krishna: 'బహుళ', adhika: 'అధిక' },
  mr: { shukla: 'शुद्ध', krishna: 'वद्य', adhika: 'अधिक' },
  gu: { shukla: 'સુદ', krishna: 'વદ', adhika: 'અધિક' },
} as const;
