/** The measured figures of the documentation; each file of `packages/pages/data/measured` is written by a command. */
import { readFileSync } from 'node:fs';
import { packageFolder } from 'ganita/adapters/packageFolder.js';

/** Values compared with golden values. */
export interface AgreementTotals {
  readonly compared: number;
  readonly equal: number;
  readonly inLedger: number;
  readonly different: number;
  readonly notCompared: number;
}

export interface SectionAgreement {
  readonly name: string;
  readonly cases: number;
  readonly compared: number;
  readonly equal: number;
  /** The widest difference with its tolerance, in words, and where it is; null where all values are exact. */
  readonly worst: { readonly text: string; readonly path: string } | null;
}

/** Printed moments within one and two minutes, and the widest distance; null where a moment is missing. */
interface Nearness {
  readonly oneMinute: number;
  readonly twoMinutes: number;
  readonly worstSeconds: number | null;
}

export interface FileAgreement {
  readonly file: string;
  readonly totals: AgreementTotals;
  /** Of another publisher: it has totals alone, no sections and no reasons. */
  readonly published: boolean;
  readonly sections: readonly SectionAgreement[];
  readonly notCompared: readonly { readonly pattern: string; readonly leaves: number; readonly because: string }[];
  /** Expected differences, those of one reason together. */
  readonly ledger: readonly { readonly because: string; readonly paths: readonly string[] }[];
  /** Printed moments by the defaults and by the presets of their publishers. */
  readonly sideBySide: readonly {
    readonly preset: string;
    readonly what: string;
    readonly printed: number;
    readonly byDefault: Nearness;
    readonly byPreset: Nearness;
  }[];
}

/** What `npm run agreement` found. */
export interface Agreement {
  readonly totals: AgreementTotals;
  readonly files: readonly FileAgreement[];
}

/** What `npm run agreement` found of the printed festivals. */
export interface FestivalPrints {
  /** Printed festivals and windows of parana, by publisher. */
  readonly publishers: readonly SectionAgreement[];
  /** By row: printed cases, and those in which its rule had to decide between days. */
  readonly rows: Readonly<Record<string, { readonly printed: number; readonly deciding: number }>>;
}

/** Births with a yoga in D-1, and charts with it, of all generated births and their charts. */
export interface YogaFrequencies {
  readonly births: number;
  readonly charts: number;
  readonly yogas: Readonly<Record<string, { readonly births: number; readonly charts: number }>>;
}

/** What a value of a choice moves, as cells of a table. */
export interface ChoiceMove {
  readonly value: string;
  readonly births: number;
  /** Share of these births in which anything moves. */
  readonly moved: string;
  readonly what: string;
}

/** By choice, in the order of all choices. */
export type ChoiceMoves = Readonly<Record<string, readonly ChoiceMove[]>>;

/** One value compared over many births. */
export interface ParityFigure {
  readonly name: string;
  readonly compared: number;
  /** Within the tolerance; of names, the same. */
  readonly equal: number;
  readonly unit: string;
  /** Null for names. */
  readonly tolerance: number | null;
  /** Half of the differences, and 95 of 100, are at most so large. */
  readonly median: number | null;
  readonly most: number | null;
  /** The largest; of names, how far those that differ are at most from the limit of a part. */
  readonly worst: number | null;
}

/** What `npm run parity` found. */
export interface Parity {
  /** Births of public persons against an independent reckoning. */
  readonly reckoned: {
    readonly births: number;
    /** Births before the years of the ephemeris. */
    readonly leftOut: number;
    readonly figures: readonly ParityFigure[];
  };
  /** Stored outputs of other engines. */
  readonly engines: readonly EngineSection[];
}

/** A section of the output of another engine, by the defaults and by the choices that explain it. */
export interface EngineSection {
  readonly engine: string;
  readonly section: string;
  readonly births: number;
  readonly compared: number;
  readonly byDefault: EngineShare;
  readonly byChoices: EngineShare;
  /** The choices, as `rules` of a request. */
  readonly choices: string;
  /** Why the rest differs; empty where nothing does. */
  readonly remains: string;
}

/** Equal values, and the largest difference with its unit; null where values are names. */
export interface EngineShare {
  readonly equal: number;
  readonly worst: string | null;
}

const FOLDER = new URL('data/measured/', packageFolder('@ganita/pages'));
export const AGREEMENT_FILE = new URL('agreement.json', FOLDER);
export const FESTIVAL_PRINTS_FILE = new URL('festivalPrints.json', FOLDER);
export const FREQUENCIES_FILE = new URL('yogaFrequencies.json', FOLDER);
export const PARITY_FILE = new URL('parity.json', FOLDER);
export const MOVES_FILE = new URL('choiceMoves.json', FOLDER);

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** `npm run agreement` writes it. */
export const readAgreement = (): Agreement => read(AGREEMENT_FILE) as Agreement;
/** `npm run agreement` writes it where the files of printed festivals are. */
export const readFestivalPrints = (): FestivalPrints => read(FESTIVAL_PRINTS_FILE) as FestivalPrints;
/** `npm run parity` writes it. */
export const readParity = (): Parity => read(PARITY_FILE) as Parity;
/** `npm run docs:frequencies` writes it. */
export const readYogaFrequencies = (): YogaFrequencies => read(FREQUENCIES_FILE) as YogaFrequencies;
/** `npm run docs:measured` writes it. */
export const readChoiceMoves = (): ChoiceMoves => read(MOVES_FILE) as ChoiceMoves;
