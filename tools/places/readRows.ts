/** A row of the gazetteer that the index needs. */
export interface PlaceRow {
  /** GeoNames; empty for a place of our own tables. */
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  /** Names by which it is as well known as by the one that is shown. */
  readonly equals: readonly string[];
  readonly alternates: readonly string[];
  /** Names by writing, of `ownNames.tsv`. */
  readonly written?: Readonly<Record<string, string>>;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly countryCode: string;
  /** `US.TX`, or the country alone where no division is given */
  readonly stateCode: string;
  /** `US.TX.201` */
  readonly districtCode: string;
  /** Also of places without a count: as many people as rank them right among others of their name. */
  readonly population: number;
  readonly zone: string;
}

/** Parts of a city, and places that are gone or abandoned: their names repeat those of real towns. */
const LEFT_OUT: ReadonlySet<string> = new Set(['PPLW', 'PPLQ', 'PPLCH', 'PPLH']);

/** Read the GeoNames table `cities500` (19 columns separated by tabs). Rows without a zone or a country are left out. */
export function readPlaceRows(text: string): PlaceRow[] {
  const rows: PlaceRow[] = [];
  for (const line of text.split('\n')) {
    const columns = line.split('\t');
    const [id = '', name = '', asciiName = '', alternates = '', latitude, longitude, , feature = '', country = ''] =
      columns;
    const zone = columns[17] ?? '';
    if (name === '' || country === '' || zone === '' || LEFT_OUT.has(feature)) continue;
    rows.push({
      id,
      name,
      equals: [asciiName],
      alternates: alternates === '' ? [] : alternates.split(','),
      latitudeDeg: Number(latitude),
      longitudeDeg: Number(longitude),
      countryCode: country,
      stateCode: `${country}.${columns[10] ?? ''}`,
      districtCode: `${country}.${columns[10] ?? ''}.${columns[11] ?? ''}`,
      population: Number(columns[14] ?? 0),
      zone,
    });
  }
  return rows;
}
