/** Where the pages are. */
export const PATHS = {
  home: '/app',
  day: '/app/day',
  month: '/app/month',
  chart: '/app/chart',
  difference: '/app/chart/difference',
  kp: '/app/kp',
  match: '/app/match',
  muhurta: '/app/muhurta',
  search: '/app/muhurta/search',
  sky: '/app/sky',
  convert: '/app/convert',
  about: '/app/about',
} as const;
export type PageName = keyof typeof PATHS;

/** Where the files of the pages are, in a folder whose name is the digest of all of them. */
export const ASSETS_PATH = '/app/assets';
