import type { YearRange } from '@ganita/core/time/civilText.js';
import type { SiteFacts } from '../readPage.js';

/** What the service writes in front of the program of the worker: one build of the app, whose files never mix with another's. */
export interface AppBuild {
  /** The digest of the program, of the pages' files and of what is written here. */
  readonly build: string;
  /** Paths of the files that pages load. */
  readonly files: readonly string[];
  /** The path of the files of data: their digest is in it. */
  readonly data: string;
  /** Headers of every page: its policy of content security. */
  readonly headers: Readonly<Record<string, string>>;
  readonly site: Omit<SiteFacts, 'origin'>;
  readonly birthYears: YearRange;
}
