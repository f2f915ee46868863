import type { EclipseTables } from '@ganita/core/eclipses/eclipseTables.js';
import type { Ephemeris, EphemerisIdentity } from '@ganita/core/ephemeris/ephemeris.js';
import type { SolarTables } from '@ganita/core/sky/solarArc.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import type { TransitTables } from '@ganita/core/transits/motionBlocks.js';
import type { Static, TObject } from 'typebox';
import type { PlaceIndex } from './location/placeIndexPort.js';
import type { SharedResults } from './sharedResults.js';
import {
  type CheckedRequest,
  type CheckLimits,
  type FieldCheck,
  type RequestCheck,
  type RuleField,
  type RulesResolver,
  requestChecker,
} from './validation/checkRequest.js';

/**
 * Gives the present moment, for defaults of a request and for the current offset of a place; no cached answer depends
 * on it.
 */
export interface Clock {
  readonly now: () => JulianDayUt;
}

/** The external services of a calculation; adapters implement them, entry points choose them. */
export interface Ports extends CheckLimits {
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistory;
  readonly transitTables: TransitTables;
  readonly solarTables: SolarTables;
  readonly eclipseTables: EclipseTables;
  readonly clock: Clock;
  readonly places: PlaceIndex;
  /** Where requests of one task keep what they have in common; left out where each is computed alone. */
  readonly shared?: SharedResults;
}

/** The input after checking: every field present, its default filled in; rule sets are resolved and no part of it. */
export type Filled<S extends TObject> = Omit<Required<Static<S>>, RuleField>;

/** Choices and figures by wire name, and those of the choices that differ from their preset. */
export interface Settings {
  /** Choices of rules, by name. */
  readonly choices: Readonly<Record<string, unknown>>;
  /** What else decided the answer, by name; a figure that is only shown with all of them may be computed when it is read. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** The choices that differ from the preset's, as a request has them. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** The settings that went into an answer; shown as `meta`. */
export interface Meta<S = Settings> {
  /** Whether every setting is shown. */
  readonly isFull: boolean;
  readonly ignoredFields: readonly string[];
  readonly placed?: CheckedRequest<unknown>['placed'];
  /** Remarks on what was computed, after those on the place; left out where there are none. */
  readonly notes?: readonly string[];
  readonly engineVersion: string;
  readonly ephemeris: EphemerisIdentity;
  /** Release of the IANA time zone database that clocks are read by. */
  readonly zoneData: string;
  /** Every rule choice and figure that decided the answer. */
  readonly settings: S;
}

/** How a calculation is declared. */
interface CalculationRow<S extends TObject, Input, Result, Resolved> {
  /** Wire schema of the request: validation, type and OpenAPI at once. */
  readonly request: S;
  /** Value tests that a schema cannot say, by field. */
  readonly checks: Readonly<Record<string, FieldCheck>>;
  readonly normalise?: (body: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Resolves the choices of a request, once, when it is checked. */
  readonly rules: RulesResolver<Resolved>;
  /**
   * Fills in defaults that depend on the moment of the request or on the list of places, before an answer is looked for
   * in a cache: after it the answer depends on the request alone. A resolved input stays as it is.
   */
  resolveDefaults?(input: Input, ports: Pick<Ports, 'clock' | 'zones' | 'places' | 'birthYears'>): Input;
  /**
   * The field of a birth, from which moments may be reached that the ephemeris does not have. Other dates are so far
   * from its ends that none can.
   */
  readonly birthField?: string;
  compute(request: CheckedRequest<Input, Resolved>, ports: Ports): Result;
}

/**
 * A calculation: what is requested, how it is checked, and what is computed. Its endpoint defines how it is shown. The
 * input is a type of its own, so that the compiler never compares two calculations by what all schemas could describe.
 */
export interface Calculation<S extends TObject = TObject, Input = unknown, Result = unknown, Resolved = unknown>
  extends CalculationRow<S, Input, Result, Resolved> {
  /** Checks a request body and resolves its rules. */
  readonly check: RequestCheck<Input, Resolved>;
}

/** Keep the literal types of a row, and compile its check. */
export const calculation = <S extends TObject, Result, Resolved>(
  row: CalculationRow<S, Filled<S>, Result, Resolved> & { readonly birthField?: keyof S['properties'] & string },
): Calculation<S, Filled<S>, Result, Resolved> => ({ ...row, check: requestChecker({ schema: row.request, ...row }) });
