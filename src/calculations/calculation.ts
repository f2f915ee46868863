import type { Static, TObject, TSchema } from 'typebox';
import type { Ephemeris, EphemerisIdentity } from '../core/ephemeris/ephemeris.js';
import type { SolarTables } from '../core/sky/solarArc.js';
import type { JulianDayUt } from '../core/time/julianDay.js';
import type { ZoneHistory } from '../core/time/zoneHistory.js';
import type { TransitTables } from '../core/transits/pathBlocks.js';
import type { PlaceIndex } from './location/placeIndex.js';
import type { CheckedRequest, FieldCheck } from './validation/checkRequest.js';

/** Tells the present moment. Asked only while a request is settled, never while it is reckoned. */
export interface Clock {
  readonly now: () => JulianDayUt;
}

/** What a calculation may ask the outside for. Adapters implement these at the doors. */
export interface Ports {
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistory;
  readonly transitTables: TransitTables;
  readonly solarTables: SolarTables;
  readonly clock: Clock;
  readonly places: PlaceIndex;
}

/** The input after checking: every field present, its default filled in. */
export type Filled<S extends TObject> = Required<Static<S>>;

/** The ledger of what went into an answer; shown as `meta`. */
export interface Meta {
  readonly ignoredFields: readonly string[];
  readonly engineVersion: string;
  readonly ephemeris: EphemerisIdentity;
  /** Release of the IANA time zone database that clocks are read by. */
  readonly zoneData: string;
  /** Every rule choice and figure that decided the answer, by wire name. */
  readonly conventions: Readonly<Record<string, unknown>>;
}

/** One row of the table of calculations: what every door needs to know of it. */
export interface Calculation<S extends TObject = TObject, Result = unknown> {
  readonly name: string;
  readonly summary: string;
  /** Wire schema of the request: validation, type and OpenAPI at once. */
  readonly input: S;
  /** Value tests that a schema cannot say, by field. */
  readonly checks: Readonly<Record<string, FieldCheck>>;
  readonly normalise?: (body: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /**
   * Fills in defaults that depend on the moment of asking, before an answer is looked for in a cache: after it the
   * answer depends on the request alone. A settled input stays as it is.
   */
  readonly settle?: (input: Filled<S>, ports: Pick<Ports, 'clock' | 'zones'>) => Filled<S>;
  /** Wire schema of the answer, where it does not stand beside the presenter in `api`. */
  readonly output?: TSchema;
  readonly run: (request: CheckedRequest<Filled<S>>, ports: Ports) => Result;
}

/** Keep the literal types of a row. */
export const calculation = <S extends TObject, Result>(row: Calculation<S, Result>): Calculation<S, Result> => row;
