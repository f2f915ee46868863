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
  /\/stays\/\*\/sign$/,
  /\/naisargika_karakas\//,
];

/** Names that still have more than one shape. A name may leave this list, and none may join it. */
const NAMES_OF_SEVERAL_SHAPES = `
  amsa amsa_rulers ashtakavarga avoid ayanamsa_value birth_details bodies boy chandra_bala chara_karakas charts
  counts degree dhaiyya dignity direction drishti eight_koota_porutham favourable_for girl graha_arudhas graha_dashas
  house houses id interruptions julian_day kakshya karana kind longitude lord manglik meta months muhurta nakshatra
  name north_indian other_bala overall_compatibility pada periods phases planets points rashmi rasi_dashas
  resolved_time score segments sign source south_indian special_lagnas sphuta stays sunrise_definition tara tara_bala
  tithi to total upagrahas yoga yogas
`
  .trim()
  .split(/\s+/);

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

  it('has one shape for a name, except those that are left', () => {
    const shapes = new Map<string, Set<string>>();
    for (const { name, schema, owner } of PROPERTIES) {
      if (isMap(owner)) continue;
      shapes.set(name, (shapes.get(name) ?? new Set()).add(shapeOf(schema)));
    }
    const several = [...shapes].filter(([, found]) => found.size > 1).map(([name]) => name);
    expect(several.sort()).toEqual(NAMES_OF_SEVERAL_SHAPES);
  });
});
