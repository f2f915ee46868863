import type { TObject, TSchema } from 'typebox';
import type { Ports } from '../calculations/calculation.js';
import { answerTo, readRequestOf } from './answerTo.js';
import type { AnyRequest, EndpointTable, PictureEndpoint } from './endpoint.js';
import type { EndpointAnswer } from './endpointAnswer.js';
import { calculationsOf, picturesOf } from './endpoints.js';
import { type Picture, pictureOf, svgOfRequest } from './pictures/draw.js';
import type { WireRequest } from './schema/wire.js';

/** The method of a row: its request in, its answer out. A request all of whose fields have defaults may be left out. */
type MethodOf<Row> = Row extends {
  readonly calculation: { readonly request: infer Request extends TObject };
  readonly answer: EndpointAnswer<never, TSchema, infer Answered>;
}
  ? Record<never, never> extends WireRequest<Request>
    ? (request?: WireRequest<Request>) => Answered
    : (request: WireRequest<Request>) => Answered
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

/** The request of a picture without the field that the method decides. */
type PictureRequest<Row> = Row extends { readonly calculation: { readonly request: infer Request extends TObject } }
  ? Omit<WireRequest<Request>, 'format'>
  : never;

/** The requests of the pictures of a table by their names: `chart` is the endpoint `/svg/chart`. */
export type PictureRequests<Table extends EndpointTable> = {
  readonly [Row in Table[keyof Table] as Row extends {
    readonly kind: 'picture';
    readonly picture: infer Name extends string;
  }
    ? Name
    : never]: PictureRequest<Row>;
};

/** A method for each picture of a table. */
type PictureMethods<Table extends EndpointTable, Answer> = {
  readonly [Name in keyof PictureRequests<Table>]: (request: PictureRequests<Table>[Name]) => Answer;
};

/** The pictures of a table, as SVG (`svg`) and as data (`picture`). Errors of each method: StructureError, DomainError. */
export interface Pictures<Table extends EndpointTable> {
  readonly svg: PictureMethods<Table, string>;
  readonly picture: PictureMethods<Table, Picture>;
}

export function picturesOfLibrary<Table extends EndpointTable>(table: Table, ports: Ports): Pictures<Table> {
  const methods = <Answer>(draw: (row: PictureEndpoint, request: AnyRequest, ports: Ports) => Answer) =>
    Object.fromEntries(
      picturesOf(table).map(([, row]) => [
        row.picture,
        (request: unknown) => draw(row, readRequestOf(row, request, ports), ports),
      ]),
    ) as PictureMethods<Table, Answer>;
  return { svg: methods(svgOfRequest), picture: methods(pictureOf) };
}
