import { TABLE_FORMS } from 'ganita/api/columns/table.js';
import { calculationsOf, ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { problemSchema } from 'ganita/api/problem.js';
import { failureSchema } from 'ganita/api/schema/failure.js';
import { plainSchema, requestName, withAliases } from 'ganita/api/schema/jsonSchema.js';
import { type ClientSchemas, libraryDeclarations, wireDeclarations } from './library.js';

const { index, health, memory, live, ready, report, calendarPdf, columnTable } = ENDPOINTS;

const CLIENT: ClientSchemas = {
  service: { index, health, memory, live, ready },
  others: [
    { name: requestName('report'), schema: withAliases(plainSchema(report.request)) },
    { name: requestName('calendarPdf'), schema: withAliases(plainSchema(calendarPdf.calculation.request)) },
    { name: 'TableRequest', schema: withAliases(plainSchema(columnTable.query)) },
    { name: 'TableForm', schema: { enum: TABLE_FORMS } },
    { name: 'Problem', schema: problemSchema },
    { name: 'PartFailure', schema: failureSchema },
  ],
};

const calculations = calculationsOf(ENDPOINTS).map(([name, { summary, calculation, answer }]) => ({
  name,
  summary,
  request: calculation.request,
  response: answer.schema,
}));
const pictures = picturesOf(ENDPOINTS).map(([name, { picture, summary, calculation }]) => ({
  name,
  picture,
  summary,
  request: calculation.request,
}));

/** The declarations that the packages `ganita` and `@ganita/client` share, from the table of endpoints. */
export const sharedDeclarations = (): string => wireDeclarations(calculations, pictures, CLIENT);

/** The declarations of the package `ganita` itself. */
export const ganitaDeclarations = (): string => libraryDeclarations(calculations, pictures);
