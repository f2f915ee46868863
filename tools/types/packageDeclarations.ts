import { calculationsOf, ENDPOINTS, picturesOf } from '../../src/api/endpoints.js';
import { libraryDeclarations } from './library.js';

/** The declarations of the package, from the table of endpoints. */
export const packageDeclarations = (): string =>
  libraryDeclarations(
    calculationsOf(ENDPOINTS).map(([name, { summary, calculation, response }]) => ({
      name,
      summary,
      request: calculation.request,
      response,
    })),
    picturesOf(ENDPOINTS).map(([name, { picture, summary, calculation }]) => ({
      name,
      picture,
      summary,
      request: calculation.request,
    })),
  );
