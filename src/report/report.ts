import type { ChartStyle } from '../calculations/fields/pictureFields.js';
import type { NatalChart } from '../calculations/natal/natalChart.js';
import type { RunningDashas } from '../calculations/natal/runningDashas.js';
import type { SectionKey } from '../calculations/natal/sectionKeys.js';
import type { SectionResults } from '../calculations/natal/sectionTable.js';
import type { Margin } from '../core/margins/timeline.js';
import type { Sheet } from './page/pageFlow.js';
import type { CoverPhoto } from './photo/photo.js';

/**
 * A part of the report and the keys of the horoscope that it shows; it is left out where one of them is not requested.
 */
export interface Part {
  readonly keys: readonly SectionKey[];
  readonly draw: (sheet: Sheet, report: Report) => void;
}

/** Everything that the pages show. */
export interface Report {
  readonly chart: NatalChart;
  /** The parts between contents and ledger. */
  readonly parts: readonly Part[];
  /** Running dashas over the life; null where the request is for other dashas only. */
  readonly ladder: readonly RunningDashas[] | null;
  /** When the lagna of the birth changes; null where the charts are those of a return. */
  readonly lagnaMargin: Margin | null;
  readonly style: ChartStyle;
  /** null where the cover has none */
  readonly name: string | null;
  readonly photo: CoverPhoto | null;
  readonly onlineUrl: string | null;
}

/** A key of the horoscope that a page shows. Errors: a page that uses a key it did not list. */
export function sectionOf<K extends SectionKey>({ chart }: Report, key: K): SectionResults[K] {
  const section = chart.sections[key];
  if (section === undefined) throw new Error(`the report was made without ${key}`);
  return section as SectionResults[K];
}
