/** Where the pages are; what follows a colon is a field of the page that is in its path. */
export const PATHS = {
  home: '/app',
  day: '/app/day',
  month: '/app/month',
  festivals: '/app/festivals',
  festival: '/app/festival/:festival',
  chart: '/app/chart',
  difference: '/app/chart/difference',
  kp: '/app/kp',
  match: '/app/match',
  varshaphal: '/app/varshaphal',
  prashna: '/app/prashna',
  family: '/app/family',
  muhurta: '/app/muhurta',
  search: '/app/muhurta/search',
  sky: '/app/sky',
  eclipses: '/app/eclipses',
  convert: '/app/convert',
  print: '/app/print',
  about: '/app/about',
} as const;
export type PageName = keyof typeof PATHS;

/** Where the page of a chart has it printed. */
export const CHART_PDF_PATH = '/app/chart.pdf';

/** Where the page of print has the calendar of a year printed. */
export const CALENDAR_PDF_PATH = '/app/calendar.pdf';

/** Where the files of the pages are, in a folder whose name is the digest of all of them. */
export const ASSETS_PATH = '/app/assets';
