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

/** Where the pages of a chart and of a match have it printed. */
export const CHART_PDF_PATH = '/app/chart.pdf';
export const MATCH_PDF_PATH = '/app/match.pdf';

/** Where the page of print has the calendar of a year printed. */
export const CALENDAR_PDF_PATH = '/app/calendar.pdf';

/** Where the files of the pages are, in a folder whose name is the digest of all of them. */
export const ASSETS_PATH = '/app/assets';

/**
 * The worker of the installed app, which says what the service is; its program, which computes pages on the device, in a folder where
 * its digest names it; and what says that the pages are an app.
 */
export const WORKER_PATH = '/app/worker.js';
export const PROGRAM_PATH = '/app/program';
export const MANIFEST_PATH = '/app/manifest.webmanifest';

/** The preferences of the cookies, which scripts cannot read: where the app begins with them. */
export const PREFERENCES_PATH = '/app/preferences';

/** Where the files of data of the app are, in a folder whose name is their digest. */
export const APP_DATA_PATH = '/app/data';

/** The header of a page that was computed on the device. */
export const COMPUTED_HEADER = 'ganita-computed';
