import { type CompiledZone, parseTzif } from './tzif.js';

/** The bundled time zone data: every zone and alias of one release of tzdata, compiled with its `backzone`. */
export interface ZoneBundle {
  /** Release of the IANA time zone database. */
  readonly tzdataVersion: string;
  readonly zoneNames: ReadonlySet<string>;
  /** Throws for a name that the bundle does not have. */
  zone(name: string): CompiledZone;
}

interface Directory {
  readonly format: 'ganita-zone-history-1';
  readonly tzdata: string;
  /** Name -> [first byte, length], counted from the end of the directory. */
  readonly zones: Readonly<Record<string, readonly [number, number]>>;
}

/**
 * Read the bundle. Its bytes are: length of the directory (4 bytes, little endian), the directory (JSON), and the TZif files one
 * after the other. A zone is parsed at its first use. Error: bytes of another format.
 */
export function readZoneBundle(bytes: Uint8Array): ZoneBundle {
  const bodyAt = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const directory = JSON.parse(new TextDecoder().decode(bytes.subarray(4, bodyAt))) as Directory;
  if (directory.format !== 'ganita-zone-history-1') throw new Error('not a zone history of this format');
  const parsed = new Map<string, CompiledZone>();

  return {
    tzdataVersion: directory.tzdata,
    zoneNames: new Set(Object.keys(directory.zones)),
    zone(name) {
      const known = parsed.get(name);
      if (known !== undefined) return known;
      const place = Object.hasOwn(directory.zones, name) ? directory.zones[name] : undefined;
      if (place === undefined) throw new Error(`the zone history (tzdata ${directory.tzdata}) has no zone "${name}"`);
      const [from, length] = place;
      const zone = parseTzif(bytes.subarray(bodyAt + from, bodyAt + from + length));
      parsed.set(name, zone);
      return zone;
    },
  };
}
