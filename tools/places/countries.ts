import { createHash } from 'node:crypto';
import {
  type OpenedPlaces,
  readSections,
  SECTION_TYPES,
  type Sections,
  writeSections,
} from 'ganita/adapters/placeIndex/binaryFormat.js';
import { forEachNumber, gapsOf } from 'ganita/adapters/placeIndex/gaps.js';
import {
  COUNTRY_LIST,
  type CountryList,
  countryFile,
  degreeSquare,
} from 'ganita/adapters/placeIndex/placesOfCountries.js';
import { deflated } from '../browser/deflated.js';

type Numbers = Exclude<keyof typeof SECTION_TYPES, 'names' | 'keys' | 'trigramGaps' | 'writtenNames'>;

const starts = (): number[] => [0];
const CONSTRUCTORS = { u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const;

/** The index of one country while it is filled. */
class CountryIndex {
  readonly numbers: Record<Numbers, number[]> = {
    nameStarts: starts(),
    latitudes: [],
    longitudes: [],
    populations: [],
    countries: [],
    states: [],
    districts: [],
    zones: [],
    keyStarts: starts(),
    postings: [],
    postingStarts: starts(),
    wordStarts: [],
    wordKeys: [],
    trigrams: [],
    trigramStarts: starts(),
    sounds: [],
    soundKeys: [],
    writtenPlaces: [],
    writtenNameStarts: starts(),
  };
  readonly bytes: Record<'names' | 'keys' | 'trigramGaps' | 'writtenNames', Uint8Array[]> = {
    names: [],
    keys: [],
    trigramGaps: [],
    writtenNames: [],
  };
  /** Numbers of keys here, by those of the whole index. */
  readonly keys = new Map<number, number>();
  readonly states = numberedAgain(true);
  readonly districts = numberedAgain(true);
  readonly zones = numberedAgain(false);
  readonly squares = new Set<number>();
  readonly writingStarts = starts();

  append(list: keyof CountryIndex['bytes'], startsOf: Numbers, piece: Uint8Array): void {
    this.bytes[list].push(piece);
    this.numbers[startsOf].push((this.numbers[startsOf].at(-1) as number) + piece.byteLength);
  }

  /** The bytes of the file. */
  written(code: string, { lists }: OpenedPlaces): Uint8Array {
    const sections = Object.fromEntries(
      Object.entries(SECTION_TYPES).map(([name, type]) => [
        name,
        type === 'u8'
          ? Uint8Array.from(Buffer.concat(this.bytes[name as keyof CountryIndex['bytes']]))
          : CONSTRUCTORS[type].from(this.numbers[name as Numbers]),
      ]),
    ) as unknown as Sections;
    const named = (list: readonly string[], { olds }: { readonly olds: readonly number[] }): readonly string[] =>
      olds.map((number) => list[number] ?? '');
    return writeSections(sections, {
      source: lists.source,
      countryCodes: [code],
      countryNames: [lists.countryNames[lists.countryCodes.indexOf(code)] ?? code],
      stateNames: named(lists.stateNames, this.states),
      stateCodes: named(lists.stateCodes, this.states),
      districtNames: named(lists.districtNames, this.districts),
      zoneIds: named(lists.zoneIds, this.zones),
      writings: lists.writings,
      writingStarts: this.writingStarts,
    });
  }
}

/** New numbers of list entries, in the order in which they are met; 0 stays 0 where it means none. */
function numberedAgain(hasNone: boolean) {
  const olds = hasNone ? [0] : [];
  const news = new Map(olds.map((old) => [old, 0]));
  return {
    olds,
    of(old: number): number {
      const known = news.get(old);
      if (known !== undefined) return known;
      news.set(old, olds.length);
      return olds.push(old) - 1;
    },
  };
}

/** The index of places in a file a country, and the list of those, by their names. */
export function countryFiles(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const opened = readSections(bytes);
  const { sections, lists } = opened;
  const indexes = lists.countryCodes.map(() => new CountryIndex());
  const indexOf = (place: number): CountryIndex => indexes[sections.countries[place] as number] as CountryIndex;
  const at = (list: Sections[keyof Sections], number: number): number => list[number] as number;
  /** Numbers of places in their country. */
  const placeThere = new Uint32Array(sections.populations.length);

  for (let place = 0; place < placeThere.length; place++) {
    const index = indexOf(place);
    const { numbers } = index;
    const [latitude, longitude] = [at(sections.latitudes, place), at(sections.longitudes, place)];
    placeThere[place] = numbers.populations.length;
    index.append('names', 'nameStarts', pieceOf(sections.names, sections.nameStarts, place));
    numbers.latitudes.push(latitude);
    numbers.longitudes.push(longitude);
    numbers.populations.push(at(sections.populations, place));
    numbers.countries.push(0);
    numbers.states.push(index.states.of(at(sections.states, place)));
    numbers.districts.push(index.districts.of(at(sections.districts, place)));
    numbers.zones.push(index.zones.of(at(sections.zones, place)));
    index.squares.add(degreeSquare(latitude / 1e5, longitude / 1e5));
  }

  const countriesOfKey: CountryIndex[][] = [];
  for (let key = 0; key + 1 < sections.keyStarts.length; key++) {
    const having = new Set<CountryIndex>();
    for (let i = at(sections.postingStarts, key); i < at(sections.postingStarts, key + 1); i++) {
      const posting = at(sections.postings, i);
      const index = indexOf(posting >>> 1);
      having.add(index);
      index.numbers.postings.push((placeThere[posting >>> 1] as number) * 2 + (posting & 1));
    }
    for (const index of having) {
      index.keys.set(key, index.keys.size);
      index.append('keys', 'keyStarts', pieceOf(sections.keys, sections.keyStarts, key));
      index.numbers.postingStarts.push(index.numbers.postings.length);
    }
    countriesOfKey.push([...having]);
  }

  for (const [i, start] of sections.wordStarts.entries()) {
    const key = at(sections.wordKeys, i);
    for (const { keys, numbers } of countriesOfKey[key] ?? []) {
      const there = keys.get(key) as number;
      numbers.wordStarts.push((numbers.keyStarts[there] as number) + start - at(sections.keyStarts, key));
      numbers.wordKeys.push(there);
    }
  }

  for (const [i, trigram] of sections.trigrams.entries()) {
    const having = new Map<CountryIndex, number[]>();
    forEachNumber(sections.trigramGaps, at(sections.trigramStarts, i), at(sections.trigramStarts, i + 1), (key) => {
      for (const index of countriesOfKey[key] ?? []) {
        const there = index.keys.get(key) as number;
        const list = having.get(index);
        if (list === undefined) having.set(index, [there]);
        else list.push(there);
      }
    });
    for (const [index, keys] of having) {
      index.numbers.trigrams.push(trigram);
      index.append('trigramGaps', 'trigramStarts', Uint8Array.from(gapsOf(keys)));
    }
  }

  for (const [i, sound] of sections.sounds.entries()) {
    const key = at(sections.soundKeys, i);
    for (const { keys, numbers } of countriesOfKey[key] ?? []) {
      numbers.sounds.push(sound);
      numbers.soundKeys.push(keys.get(key) as number);
    }
  }

  for (const writing of lists.writings.keys()) {
    for (let i = lists.writingStarts[writing] as number; i < (lists.writingStarts[writing + 1] as number); i++) {
      const place = at(sections.writtenPlaces, i);
      const index = indexOf(place);
      index.numbers.writtenPlaces.push(placeThere[place] as number);
      index.append('writtenNames', 'writtenNameStarts', pieceOf(sections.writtenNames, sections.writtenNameStarts, i));
    }
    for (const { writingStarts, numbers } of indexes) writingStarts.push(numbers.writtenPlaces.length);
  }

  const files = lists.countryCodes.map((code, number) => {
    const index = indexes[number] as CountryIndex;
    return { code, bytes: deflated(index.written(code, opened)), squares: [...index.squares].sort((a, b) => a - b) };
  });
  const list: CountryList = {
    source: lists.source,
    size: sections.populations.length,
    countries: Object.fromEntries(
      files.map(({ code, bytes: file, squares }) => [
        code,
        { sum: createHash('sha256').update(file).digest('hex'), squares },
      ]),
    ),
  };
  return new Map<string, Uint8Array>([
    [COUNTRY_LIST, Buffer.from(JSON.stringify(list))],
    ...files.map(({ code, bytes: file }): [string, Uint8Array] => [countryFile(code), file]),
  ]);
}

/** One of the pieces of a list of bytes; a piece of `keys` ends with its line feed. */
const pieceOf = (bytes: Uint8Array, pieceStarts: Uint32Array, number: number): Uint8Array =>
  bytes.subarray(pieceStarts[number], pieceStarts[number + 1]);
