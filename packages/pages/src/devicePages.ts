import { chartPage } from './chart/chartPage.js';
import { convertPage } from './convert/convertPage.js';
import { dayPage } from './day/dayPage.js';
import { differencePage } from './difference/differencePage.js';
import { eclipsesPage } from './eclipses/eclipsesPage.js';
import { familyPage } from './family/familyPage.js';
import { festivalPage } from './festival/festivalPage.js';
import { festivalsPage } from './festivals/festivalsPage.js';
import { homePage } from './home/home.js';
import { kpPage } from './kp/kpPage.js';
import { matchPage } from './match/matchPage.js';
import { monthPage } from './month/month.js';
import { muhurtaPage } from './muhurta/muhurtaPage.js';
import type { AnyPage } from './page.js';
import type { PageName } from './paths.js';
import { prashnaPage } from './prashna/prashnaPage.js';
import { searchPage } from './search/searchPage.js';
import { skyPage } from './sky/skyPage.js';
import { varshaphalPage } from './varshaphal/varshaphalPage.js';

/** The pages that a device can compute: all but those about the service itself. */
export const DEVICE_PAGES = {
  home: homePage,
  day: dayPage,
  month: monthPage,
  festivals: festivalsPage,
  festival: festivalPage,
  chart: chartPage,
  difference: differencePage,
  kp: kpPage,
  match: matchPage,
  varshaphal: varshaphalPage,
  prashna: prashnaPage,
  family: familyPage,
  muhurta: muhurtaPage,
  search: searchPage,
  sky: skyPage,
  eclipses: eclipsesPage,
  convert: convertPage,
} as const satisfies Partial<Readonly<Record<PageName, AnyPage>>>;
