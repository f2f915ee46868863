import type { KpChart } from '@ganita/core/kp/kpChart.js';
import type { Margin } from '@ganita/core/margins/marginTimeline.js';
import type { Match } from '@ganita/core/match/match.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { Body } from '@ganita/core/zodiac/grahas.js';
import type { Numerals } from '@ganita/words/speech.js';
import type { ReportPage } from 'ganita/api/report/templates.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import type { NatalChart } from 'ganita/calculations/natal/natalChart.js';
import type { RunningDashas } from 'ganita/calculations/natal/runningDashaCalculations.js';
import type { SectionKey } from 'ganita/calculations/natal/sectionKeys.js';
import type { SectionResults } from 'ganita/calculations/natal/sectionTable.js';
import type { YearMonth } from './parts/yearMonths.js';
import type { CoverPhoto } from './photo/photo.js';

/** Who made a report; null for what is not given. */
export interface Brand {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly logo: CoverPhoto | null;
}

/** One of the two births of a match. */
export interface Person {
  /** null where none is given */
  readonly name: string | null;
  readonly chart: NatalChart;
}

/** The KP chart of a birth, with the ayanamsa that it is counted by. */
export interface KpOfBirth {
  readonly chart: KpChart;
  readonly ayanamsa: { readonly mode: Rules['ayanamsa_mode']; readonly degrees: number };
}

/** Two births and their match. */
export interface PairOfBirths {
  readonly boy: Person;
  readonly girl: Person;
  readonly match: Match;
}

/** Everything that the pages show. What only some pages need is computed by the first of them. */
export interface Report {
  readonly chart: NatalChart;
  readonly pages: readonly ReportPage[];
  /** Vimsottari over the life. */
  readonly ladder: () => readonly RunningDashas[] | null;
  /** When the lagna of the birth changes; null where the charts are those of a return. */
  readonly lagnaMargin: () => Margin | null;
  readonly kp: () => KpOfBirth;
  readonly months: () => readonly YearMonth[];
  readonly pair: () => PairOfBirths;
  /** The date of the report. */
  readonly asOf: { readonly jdUt: JulianDayUt; readonly text: string };
  readonly style: ChartStyle;
  /** Whether a family reads it: without what is named for death or disease, and with one way of counting sade sati. */
  readonly isForFamily: boolean;
  /** The bodies that are printed. */
  readonly bodies: readonly Body[];
  readonly numerals: Numerals | null;
  /** null where the cover has none */
  readonly name: string | null;
  readonly invocation: string | null;
  readonly photo: CoverPhoto | null;
  readonly onlineUrl: string | null;
  readonly brand: Brand | null;
}

/** A key of the horoscope that a page shows. Errors: a page that uses a key it did not list. */
export function sectionOf<K extends SectionKey>({ chart }: Pick<Report, 'chart'>, key: K): SectionResults[K] {
  const section = chart.sections[key];
  if (section === undefined) throw new Error(`the report was made without ${key}`);
  return section as SectionResults[K];
}
