import { readChecked } from 'ganita/adapters/dataFiles.js';

const FILE = new URL('../../../data/responseExamples.json', import.meta.url);
const REMEDY = 'delete it and run `npm run build`, or install the package again';

/** An answer of each calculation, by the name of its endpoint. */
export type ResponseExamples = Readonly<Record<string, unknown>>;

/** The examples that were computed when the project was built. Error: `DamagedData`. */
export const readResponseExamples = (): ResponseExamples => JSON.parse(readChecked(FILE, REMEDY).toString('utf8'));
