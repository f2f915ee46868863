import { describe, expect, it } from 'vitest';
import { answerProperties, type Property, type Schema, shapeOf } from './schemas.js';

const PROPERTIES = answerProperties();
const has = ({ owner }: Property, name: string): boolean => name in (owner.properties ?? {});
const pathsOf = (properties: readonly Property[]): readonly string[] => [
  ...new Set(properties.map(({ path }) => path)),
];

/** A map by graha or by house: its keys are ids, not names of properties. */
function isMap({ properties = {} }: Schema): boolean {
  const shapes = Object.values(properties).map(shapeOf);
  if (shapes.length > 1 && new Set(shapes).size === 1) return true;
  return 'Neptune' in properties || Object.keys(properties).every((key) => /^[A-Z]?\d+$/.test(key));
}

/** Rows that are many times longer than their words, and have them in `words` or in the row above (wire.md 4). */
const ROWS_WITHOUT_WORDS = [
  /\/kp_lords\//,
  /_dashas\/.*(periods|running)\//,
  /\/parts\/\*\/(lagna|moon)_sign$/,
  /\/kakshyaStays\/\*\/sign$/,
  /^kp\w*\/(kp|kp_table)\//,
  /\/vimsottari\/(periods|running)\//,
  /\/naisargika_karakas\//,
];

/** What explains a key is in `details` under the name of the key, and no second shape of it (wire.md 7). */
const explainsKey = ({ owner: { title } }: Property): boolean =>
  ['Details', 'GrahaDashaDetails', 'RasiDashasDetails'].includes(title ?? '');

/** A shape for the comparison: an integer is a number. */
const comparedShape = ({ schema }: Property): string => shapeOf(schema).replace(/^integer/, 'number');

/** A name with more than one shape, and why: mostly the line of api.md that gives the name to two things. */
interface NameOfSeveralShapes {
  readonly name: string;
  readonly reason: string;
}

/** A name may leave this list, and none may join it. */
const NAMES_OF_SEVERAL_SHAPES: readonly NameOfSeveralShapes[] = [
  {
    name: 'ashtakavarga',
    reason: 'api.md, Chart response: the key `ashtakavarga`; POST /gochara/range: the part `ashtakavarga` of a day',
  },
  {
    name: 'birth_details',
    reason: 'api.md, Shared birth-details block: each endpoint takes its own part of it, and repeats that part',
  },
  { name: 'dhaiyya', reason: 'api.md, POST /saturn-timeline: `dhaiyya` with `startDate`, `endDate`, in camelCase' },
  {
    name: 'festivals',
    reason: 'no line of api.md: in full a section of POST /calendar, names alone in its brief rows and in brief dates',
  },
  { name: 'house', reason: 'api.md, POST /saturn-timeline: the `house` label of a phase' },
  {
    name: 'interruptions',
    reason: 'api.md, POST /saturn-timeline: `interruptions`, whose dates are `startDate`, `endDate`',
  },
  {
    name: 'intervals',
    reason:
      'no line of api.md: those of POST /panchang/search, with points and classes in POST /muhurta/intervals, short in /muhurta/dates',
  },
  {
    name: 'karana',
    reason: 'api.md, POST /gochara: `karana` of `panchanga`; in `factors` of POST /muhurta a row, as its `tithi`',
  },
  {
    name: 'longitude',
    reason: 'api.md, Chart response: `longitude` in a sign; Shared birth-details block: `longitude` of a place',
  },
  {
    name: 'lord',
    reason: 'api.md, Chart response: `graha_dashas` of all systems, whose lords are signs and nakshatras too',
  },
  {
    name: 'match',
    reason:
      'no line of api.md: a pair of POST /marriage-match/batch; of a place, whether its name is exact or similar (POST /location/search)',
  },
  {
    name: 'meta',
    reason: 'no line of api.md: POST /horoscope/compare is by two rule sets and has the settings of both',
  },
  { name: 'muhurta', reason: 'api.md, POST /gochara: `muhurta` of the date; POST /muhurta: `muhurta` of the scan' },
  {
    name: 'nakshatra',
    reason: 'api.md, Chart response: `nakshatra` of a body; POST /panchang: `nakshatra` with its `name` and `pada`',
  },
  {
    name: 'north_indian',
    reason: 'no line of api.md: POST /marriage-match/batch has a part of what POST /marriage-match has under this name',
  },
  {
    name: 'not_evaluated',
    reason: 'no line of api.md: yogas of the chart by id, and dates of a condition in POST /panchang/search',
  },
  {
    name: 'overall_compatibility',
    reason:
      'api.md, POST /marriage-match: of `north_indian` with `total_score`, of `south_indian` with `matched_count`',
  },
  { name: 'phases', reason: 'api.md, POST /saturn-timeline: `phases` with `startDate`, `endDate`' },
  {
    name: 'planets',
    reason: 'api.md, POST /gochar and POST /gochara: `planets`, an array of entries; elsewhere a list of ids',
  },
  { name: 'segments', reason: 'api.md, POST /saturn-timeline: `segments`, whose dates are `startDate`, `endDate`' },
  { name: 'south_indian', reason: 'as north_indian' },
  {
    name: 'tithi',
    reason: 'api.md, POST /panchang: `tithi` with its `name` and `ends`; POST /muhurta: `tithi` of `factors`',
  },
  {
    name: 'windows',
    reason: 'api.md, POST /muhurta: `windows` of a date; no line of api.md: the section `windows` of POST /calendar',
  },
  {
    name: 'yoga',
    reason: 'api.md, POST /panchang: `yoga` with its `name`; in `factors` of POST /muhurta a row, as its `tithi`',
  },
];

describe('every answer, in one wire convention', () => {
  it('has its ids under plain names', () => {
    expect(pathsOf(PROPERTIES.filter(({ name }) => /_id$|Id$/.test(name)))).toEqual([]);
  });

  it('has an index only of what it also names', () => {
    const lone = (property: Property): boolean => !has(property, `${property.name.replace(/_index$/, '')}_name`);
    expect(pathsOf(PROPERTIES.filter((one) => one.name.endsWith('_index') && lone(one)))).toEqual([]);
  });

  it('has a longitude in a sign only with the absolute one', () => {
    const isLone = (one: Property): boolean => !has(one, 'absolute_longitude') && !has(one, 'latitude');
    expect(pathsOf(PROPERTIES.filter((one) => one.name === 'longitude' && isLone(one)))).toEqual([]);
  });

  it('has a name only of an id that it has too', () => {
    const isLone = (one: Property): boolean => !has(one, one.name.replace(/_name$/, ''));
    expect(pathsOf(PROPERTIES.filter((one) => one.name.endsWith('_name') && isLone(one)))).toEqual([]);
  });

  it('names every graha, sign, nakshatra, weekday and paksha', () => {
    const named = ['Graha', 'Body', 'Sign', 'Nakshatra', 'NakshatraOf28', 'Weekday', 'Paksha'];
    const isLone = (one: Property): boolean =>
      named.includes(one.schema.title ?? '') && one.name !== 'id' && !has(one, `${one.name}_name`);
    const lone = pathsOf(PROPERTIES.filter(isLone));
    expect(lone.filter((path) => !ROWS_WITHOUT_WORDS.some((row) => row.test(path)))).toEqual([]);
  });

  it('has texts for ids', () => {
    const isText = ({ schema }: Property): boolean =>
      [schema.type].flat().every((type) => type === 'string' || type === 'null');
    expect(pathsOf(PROPERTIES.filter((one) => one.name === 'id' && !isText(one)))).toEqual([]);
  });

  it('has a display word for a name, except for that of the ephemeris', () => {
    expect(
      pathsOf(
        PROPERTIES.filter(
          ({ name, schema, owner }) =>
            name === 'name' && schema.title !== 'Word' && owner.title !== 'EphemerisIdentity',
        ),
      ),
    ).toEqual([]);
  });

  it('has one shape for a name, except where api.md gives the name to two things', () => {
    const shapes = new Map<string, Set<string>>();
    for (const property of PROPERTIES) {
      const { name, owner } = property;
      if (name === 'id' || isMap(owner) || explainsKey(property)) continue;
      shapes.set(name, (shapes.get(name) ?? new Set()).add(comparedShape(property)));
    }
    const several = [...shapes].filter(([, found]) => found.size > 1).map(([name]) => name);
    expect(several.sort()).toEqual(NAMES_OF_SEVERAL_SHAPES.map(({ name }) => name));
  });
});
