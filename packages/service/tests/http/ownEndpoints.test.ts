import { calculationsOf, ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;
interface Schema {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

interface Listed {
  readonly items?: { readonly enum?: readonly unknown[] };
  readonly enum?: readonly unknown[];
}

/** Names of common use, and the id that they mean. */
const OTHER_NAMES = [
  ['D-9, d9, Navamsa, navamsha', 'D-9_navamsa'],
  ['D10, dashamsha', 'D-10_dasamsa'],
  ['Vimshottari', 'vimsottari'],
  ['Hindi', 'hi'],
] as const;

/** Every endpoint that takes a body, with its first example. */
const ROWS = [...calculationsOf(ENDPOINTS), ...picturesOf(ENDPOINTS)]
  .filter(([, { method }]) => method === 'POST')
  .map(([, { path, extension = false, calculation, examples }]) => ({
    path,
    isOwn: extension,
    schema: calculation.request as unknown as Schema,
    example: Object.values(examples)[0]?.value as Json,
  }));
const OWN = ROWS.filter(({ isOwn }) => isOwn);
const CONTRACT = ROWS.filter(({ isOwn }) => !isOwn);

/** What is computed without a place, too. */
const PLACELESS = ['/eclipses', '/visibility'];
const PLACED = OWN.filter(({ schema: { properties } }) => 'place' in properties && 'latitude' in properties);

let service: TestService;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service.close());

const post = (path: string, body: Json) => service.post(path, body);

/** A request that gives nothing of its place but a name. */
function named({ example, schema }: (typeof ROWS)[number], place: string): Json {
  const { latitude: _north, longitude: _east, timezone: _offset, zone: _zone, ...rest } = example;
  return { ...rest, place, ...('from_calendar' in schema.properties && { calendars: ['tamil'] }) };
}

describe.each(ROWS.map((row) => [row.path, row] as const))('a request of %s', (path, { schema, example, isOwn }) => {
  it('has its range in from_date and to_date, where it has one', () => {
    for (const name of ['from', 'to', 'start_date', 'end_date']) expect(schema.properties).not.toHaveProperty(name);
  });

  it('with a field that it does not have is rejected, or says so', async () => {
    const { status, body } = await post(path, { ...example, no_such_field: 1 });
    const isPicture = path.startsWith('/svg/');
    if (isOwn) expect([status, body.detail]).toEqual([422, 'no_such_field is not a field of this request']);
    else expect([status, isPicture || (body.meta as Json).ignored_fields]).toEqual([200, ['no_such_field']]);
  });

  it('reads the names of its lists however they are written', async () => {
    for (const [field, property] of Object.entries(schema.properties)) {
      const [first] = ((property.enum as readonly unknown[] | undefined) ?? []).filter(
        (one) => typeof one === 'string',
      );
      if (first === undefined || property.type === 'integer') continue;
      const written = (first as string).toUpperCase().replaceAll('_', ' ');
      const [spelt, listed] = [
        await post(path, { ...example, [field]: written }),
        await post(path, { ...example, [field]: first }),
      ];
      expect([field, spelt.status, spelt.body]).toEqual([field, listed.status, listed.body]);
    }
  });

  it.each(OTHER_NAMES)('reads %s, where it lists %s', async (others, id) => {
    for (const [field, property] of Object.entries(schema.properties)) {
      const { items, enum: values = [] } = property as Listed;
      const isList = items?.enum?.includes(id) ?? false;
      if (!isList && !values.includes(id)) continue;
      const ask = (name: string) => post(path, { ...example, [field]: isList ? [name] : name });
      const listed = await ask(id);
      for (const other of others.split(', ')) {
        const { status, body } = await ask(other);
        expect([field, other, status, body]).toEqual([field, other, listed.status, listed.body]);
      }
    }
  });

  it('takes today as the moment of its dashas, where it has one', async () => {
    if (!('dasha_at' in schema.properties)) return;
    const { status, body } = await post(path, { ...example, dasha_at: 'today' });
    expect([status, body.detail]).toEqual([200, undefined]);
  });
});

describe.each(PLACED.map((row) => [row.path, row] as const))('a place of %s', (path, row) => {
  it('may be named alone, and the answer says which it was', async () => {
    const { status, body } = await post(path, named(row, 'Ujjain'));
    expect([path, status, body.detail]).toEqual([path, 200, undefined]);
    if (path.startsWith('/svg/')) return;
    expect((body.meta as Json).place_used).toEqual([
      expect.objectContaining({ place_field: 'place', place: 'Ujjain, Madhya Pradesh, India', zone: 'Asia/Kolkata' }),
    ]);
  });

  it('is never one of several, nor one with a similar name', async () => {
    const several = await post(path, named(row, 'Springfield'));
    expect(several.status).toBe(400);
    expect(several.body.detail).toMatch(
      /^Invalid input: place is the name of several places: (Springfield, [^;]+ \(-?[\d.]+, -?[\d.]+\); ){4}Springfield, /,
    );
    const similar = await post(path, named(row, 'Ujjainn'));
    expect(similar.status).toBe(400);
    expect(similar.body.detail).toMatch(/^Invalid input: place is not the name of a known place; near are: Ujjain, /);
  });

  it('is not half given by coordinates', async () => {
    for (const [given, missing] of [['latitude', 'longitude'] as const, ['longitude', 'latitude'] as const]) {
      const { status, body } = await post(path, { ...named(row, 'Ujjain'), [given]: 20, timezone: 5.5 });
      expect([status, body.detail]).toEqual([400, `Invalid input: ${missing} is required beside ${given}`]);
    }
  });

  it('is missing where its coordinates are null and its name is blank', async () => {
    for (const place of ['', ' ']) {
      const { status } = await post(path, { ...named(row, place), latitude: null, longitude: null, timezone: 5.5 });
      expect([path, place, status]).toEqual([path, place, PLACELESS.includes(path) ? 200 : 422]);
    }
  });

  it('has a note where its name is far from its coordinates', async () => {
    if (path.startsWith('/svg/')) return;
    const body = { ...named(row, 'Pune'), latitude: 40.71, longitude: -74.01, timezone: -5 };
    const { body: answer } = await post(path, body);
    expect((answer.meta as Json).notes).toEqual([expect.stringMatching(/^Pune, Maharashtra, India is \d{5} km from /)]);
  });
});

it.each(CONTRACT.filter(({ schema }) => schema.required?.includes('latitude')).map((row) => [row.path, row] as const))(
  'coordinates of %s are required, and the error says where they are found',
  async (path, { example }) => {
    const { latitude: _latitude, ...rest } = example;
    const { status, body } = await post(path, { ...rest, place: 'Ujjain' });
    expect([status, body.detail]).toEqual([422, 'latitude is required (GET /location/search finds them)']);
  },
);
