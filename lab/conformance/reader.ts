import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { UserAyanamsa } from '@ganita/core/sky/ayanamsa.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import type { Birth } from './births.js';
import type { Comparator } from './compare.js';
import type { DecidingCases } from './decidingCases.js';
import type { GoldenNode } from './golden.js';
import type { SideBySideTable } from './sideBySide.js';

/** A calculation of the wire by its name: the body of a request in, the whole answer out. Rejections are thrown. */
export type AnswerFunction = (calculation: string, body: Readonly<Record<string, unknown>>) => unknown;

/** The answer of `POST /horoscope` (calculation `natalChart`); its `details` are also the key of that name of `horoscope`. */
export interface HoroscopeAnswer {
  readonly birth_details: Readonly<Record<string, unknown>>;
  readonly horoscope: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly chosen_chart?: Readonly<Record<string, unknown>>;
}

/** One part of a golden file in the report: its values are counted together. */
export interface Section {
  /** Compare a golden value with ours. `undefined` is never equal to anything. */
  compare(golden: GoldenNode, ours: unknown, comparator: Comparator): void;
  /** Say why a golden value is not compared, with every leaf below it. */
  notCompared(golden: GoldenNode, because: string): void;
}

/** What a reader computes with, and where it says what came of it. */
export interface AgreementContext {
  /** The part of the report with this name; the same name gives the same part. */
  section(name: string): Section;
  /** Printed moments by the defaults and by the preset of their publisher. */
  readonly sideBySide: SideBySideTable;
  /** Printed festivals by row, and how many decide between days. */
  readonly deciding: DecidingCases;
  /** Say that something about the file is wrong; the run fails. */
  fail(path: string, message: string): void;
  readonly ephemeris: Ephemeris;
  /** For places that a file gives with the name of a zone. */
  readonly zones: ZoneHistory;
  /** The default rules with some of them chosen. */
  rules(chosen?: Readonly<Partial<Rules>>): Rules;
  /** By the choices of angas and ingresses as well; a sky is seen without these. */
  observatory(chosen?: Readonly<Partial<Rules>>, user?: UserAyanamsa | null): Observatory;
  /** The sky of a birth, for what has no place in the wire answer; the same record for the same birth and rules. */
  sky(birth: Birth, chosen?: Readonly<Partial<Rules>>): Sky;
  /** The wire answer for a birth; `fields` are further request fields (`sections`, `rules`, `chart_method` ...). */
  horoscope(birth: Birth, fields?: Readonly<Record<string, unknown>>): Promise<HoroscopeAnswer>;
  /** The wire answer of any calculation of the table by its name. */
  answer(calculation: string, body: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Run `work` on each item of a list of the file. A case that throws is a failure of the run, named with its path;
   * the others go on.
   */
  forEachItem(list: GoldenNode, work: (item: GoldenNode) => void | Promise<void>): Promise<void>;
  /** `forEachItem` over the `cases` of a file that has births: the case's `expected` and its birth. */
  forEachCase(golden: GoldenNode, work: (expected: GoldenNode, birth: Birth) => void | Promise<void>): Promise<void>;
}

/** Values that no reader compares, and why. `*` matches one step of a path, `**` any number of them. */
export interface NotCompared {
  readonly path: string;
  readonly because: string;
}

/** Reads one golden file. It knows the shape of the file and nothing about its cases. */
export interface GoldenReader {
  /** File name, `positions.json`. */
  readonly file: string;
  /** In addition to `birth`, `area` and `settings`, which are never compared unless the reader does. */
  readonly notCompared?: readonly NotCompared[];
  /** True for the published files, which are never copied: only totals of them are printed. */
  readonly published?: boolean;
  /** Compare every value of the file. `golden` is the whole file. */
  read(golden: GoldenNode, context: AgreementContext): void | Promise<void>;
}
