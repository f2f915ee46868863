/** Names of the months in the order of their ids. Source: `@ganita/words`, and calendars of the regions. Made by `npm run data:calendars`; do not edit. */
export const PUNJABI_NAMES = {
  en: ['Vaisakh', 'Jeth', 'Harh', 'Sawan', 'Bhadon', 'Assu', 'Katak', 'Maghar', 'Poh', 'Magh', 'Phagun', 'Chet'],
  pa: ['ਵੈਸਾਖ', 'ਜੇਠ', 'ਹਾੜ', 'ਸਾਵਣ', 'ਭਾਦੋਂ', 'ਅੱਸੂ', 'ਕੱਤਕ', 'ਮੱਘਰ', 'ਪੋਹ', 'ਮਾਘ', 'ਫੱਗਣ', 'ਚੇਤ'],
  hi: ['वैसाख', 'जेठ', 'हाड़', 'सावन', 'भादों', 'अस्सू', 'कत्तक', 'मग्घर', 'पोह', 'माघ', 'फग्गण', 'चेत'],
} as const;
