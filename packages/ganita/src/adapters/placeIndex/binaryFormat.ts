/** The arrays of the index file and their element types. */
export const SECTION_TYPES = {
  /** Display names, UTF-8, one after the other, most populous place first. */
  names: 'u8',
  nameStarts: 'u32',
  /** 1e-5 degrees */
  latitudes: 'i32',
  longitudes: 'i32',
  populations: 'u32',
  /** Indices into the lists of the header; 0 means none in states and districts. */
  countries: 'u16',
  states: 'u16',
  districts: 'u16',
  zones: 'u16',
  /** Normalised names, each once, separated by line feeds; the best known first. */
  keys: 'u8',
  keyStarts: 'u32',
  /** Places of a key, best known first: index of the place times two, plus one for an alternate name. */
  postings: 'u32',
  postingStarts: 'u32',
  /** Every start of a word in `keys`, in the order of the text that follows. */
  wordStarts: 'u32',
  /** The key that contains each of `wordStarts`. */
  wordKeys: 'u32',
  /** Trigrams of Latin keys (three bytes in one number), ascending, and the keys that contain each, as gaps. */
  trigrams: 'u32',
  trigramStarts: 'u32',
  trigramGaps: 'u8',
  /** Sounds of names of South Asia as numbers (`soundKey.ts`), ascending, each as often as there are keys of it, and those keys. */
  sounds: 'u32',
  soundKeys: 'u32',
  /** Places that have a name in a writing, one writing after the other, and those names, UTF-8. */
  writtenPlaces: 'u32',
  writtenNames: 'u8',
  writtenNameStarts: 'u32',
} as const;

type ArrayOf = {
  readonly u8: Uint8Array;
  readonly u16: Uint16Array;
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
};
export type SectionName = keyof typeof SECTION_TYPES;
export type Sections = { readonly [K in SectionName]: ArrayOf[(typeof SECTION_TYPES)[K]] };

/** What is not an array: short lists of names, and where the data come from. */
export interface PlaceLists {
  readonly source: string;
  readonly countryCodes: readonly string[];
  readonly countryNames: readonly string[];
  readonly stateNames: readonly string[];
  /** `US.TX`, `IN.25` ... in the order of `stateNames` */
  readonly stateCodes: readonly string[];
  readonly districtNames: readonly string[];
  readonly zoneIds: readonly string[];
  /** Scripts of India by their Unicode names, and languages that write names otherwise: each has a stretch of `writtenPlaces`. */
  readonly writings: readonly string[];
  /** Where the stretch of each starts, and where the last ends. */
  readonly writingStarts: readonly number[];
}

const PLACE_FORMAT = 'ganita-places-4';

interface Header extends PlaceLists {
  readonly format: typeof PLACE_FORMAT;
  /** First byte from the end of the header, and number of elements. */
  readonly sections: Readonly<Record<SectionName, readonly [offset: number, length: number]>>;
}

const CONSTRUCTORS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const;
const ALIGNMENT = 8;
const aligned = (n: number): number => Math.ceil(n / ALIGNMENT) * ALIGNMENT;

/** One file: length of the header (8 bytes), the header (JSON), and the arrays, each on a multiple of 8 bytes. */
export function writeSections(sections: Sections, lists: PlaceLists): Uint8Array {
  const layout: Record<string, readonly [number, number]> = {};
  let end = 0;
  for (const name of Object.keys(SECTION_TYPES) as SectionName[]) {
    layout[name] = [end, sections[name].length];
    end = aligned(end + sections[name].byteLength);
  }
  const text = JSON.stringify({ format: PLACE_FORMAT, ...lists, sections: layout });
  const header = Buffer.from(text.padEnd(aligned(Buffer.byteLength(text)) - Buffer.byteLength(text) + text.length));
  const bytes = Buffer.alloc(ALIGNMENT + header.byteLength + end);
  bytes.writeUInt32LE(header.byteLength, 0);
  header.copy(bytes, ALIGNMENT);
  for (const name of Object.keys(SECTION_TYPES) as SectionName[]) {
    const { buffer, byteOffset, byteLength } = sections[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), ALIGNMENT + header.byteLength + (layout[name]?.[0] ?? 0));
  }
  return bytes;
}

/** An index whose bytes have been read. */
export interface OpenedPlaces {
  readonly sections: Sections;
  readonly lists: PlaceLists;
}

/** Views on the bytes of a file; they are copied only where their start is not aligned. Throws for a file of another format. */
export function readSections(file: Uint8Array): OpenedPlaces {
  const bytes = file.byteOffset % ALIGNMENT === 0 ? file : new Uint8Array(file);
  const buffer = bytes.buffer;
  const headerLength = new DataView(buffer, bytes.byteOffset).getUint32(0, true);
  const start = bytes.byteOffset + ALIGNMENT;
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, start, headerLength))) as Header;
  if (header.format !== PLACE_FORMAT) throw new Error('not an index of places of this format');
  const sections = Object.fromEntries(
    Object.entries(SECTION_TYPES).map(([name, type]) => {
      const [offset, length] = header.sections[name as SectionName];
      return [name, new CONSTRUCTORS[type](buffer as ArrayBuffer, start + headerLength + offset, length)];
    }),
  ) as unknown as Sections;
  return { sections, lists: header };
}
