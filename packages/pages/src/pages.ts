import { aboutPage } from './about/about.js';
import { DEVICE_PAGES } from './devicePages.js';
import type { AnyPage } from './page.js';
import type { PageName } from './paths.js';
import { printPage } from './print/printPage.js';

/** Every page, by name. The routes, and what a worker renders, are derived from it. */
export const PAGES = {
  ...DEVICE_PAGES,
  print: printPage,
  about: aboutPage,
} as const satisfies Partial<Readonly<Record<PageName, AnyPage>>>;
