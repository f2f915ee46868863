import { aboutPage } from './about/about.js';
import { chartPage } from './chart/chart.js';
import { dayPage } from './day/day.js';
import { homePage } from './home/home.js';
import { kpPage } from './kp/kp.js';
import { matchPage } from './match/match.js';
import { monthPage } from './month/month.js';
import { muhurtaPage } from './muhurta/muhurta.js';
import type { AnyPage } from './page.js';
import type { PageName } from './paths.js';
import { searchPage } from './search/search.js';
import { skyPage } from './sky/sky.js';

/** Every page, by name. The routes, and what a worker renders, are derived from it. */
export const PAGES = {
  home: homePage,
  day: dayPage,
  month: monthPage,
  chart: chartPage,
  kp: kpPage,
  match: matchPage,
  muhurta: muhurtaPage,
  search: searchPage,
  sky: skyPage,
  about: aboutPage,
} as const satisfies Partial<Readonly<Record<PageName, AnyPage>>>;
