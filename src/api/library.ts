import type { TObject, TSchema } from 'typebox';
import type { Ports } from '../calculations/calculation.js';
import { answerTo } from './answerTo.js';
import type { EndpointTable } from './endpoint.js';
import { calculationsOf } from './endpoints.js';
import type { Wire, WireRequest } from './schema/wire.js';

/** The method of a row: its request in, its answer out. A request all of whose fields have defaults may be left out. */
type MethodOf<Row> = Row extends {
  readonly calculation: { readonly request: infer Request extends TObject };
  readonly response: infer Response extends TSchema;
}
  ? Record<never, never> extends WireRequest<Request>
    ? (request?: WireRequest<Request>) => Wire<Response>
    : (request: WireRequest<Request>) => Wire<Response>
  : never;

type CalculationKeys<Table extends EndpointTable> = {
  [Name in keyof Table]: Table[Name] extends { readonly kind: 'calculation' } ? Name : never;
}[keyof Table];

/** One method for each calculation of a table. Errors of each: StructureError, DomainError. */
export type Library<Table extends EndpointTable> = {
  readonly [Name in CalculationKeys<Table>]: MethodOf<Table[Name]>;
};

/** The calculations of a table as methods. */
export const libraryOf = <Table extends EndpointTable>(table: Table, ports: Ports): Library<Table> =>
  Object.fromEntries(
    calculationsOf(table).map(([name, row]) => [name, (request: unknown = {}) => answerTo(row, request, ports)]),
  ) as Library<Table>;
