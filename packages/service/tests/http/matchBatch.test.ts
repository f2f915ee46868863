import { KOOTA_KEYS, PORUTHAM_KEYS } from 'ganita/api/match/matchKeys.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from './service.js';
import { factsOf, wordsOf } from './words.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
interface Entry {
  readonly id: string | null;
  readonly match: Fields | null;
  readonly error: { readonly status: number; readonly detail: string } | null;
}

const BOY = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 } as const;
const GIRL = { date: '1998-03-21', time: '06:12:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 } as const;
/** Girls of other days, at other places. */
const GIRLS = [0, 1, 2].map((n) => ({ ...GIRL, date: `199${n}-07-1${n}`, longitude: 77 + 3 * n }));

const send = (body: object) => service.post('/marriage-match/batch', body);
const batchOf = async (body: object): Promise<Fields> => {
  const reply = await send(body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const entriesOf = async (body: object): Promise<readonly Entry[]> =>
  (await batchOf(body)).partners as unknown as readonly Entry[];
const singleMatch = async (boy: object, girl: object): Promise<Fields> => {
  const { meta: _meta, ...match } = (
    await service.post('/marriage-match', { boy_birth_details: boy, girl_birth_details: girl })
  ).body;
  return match;
};

describe('POST /marriage-match/batch', () => {
  it('returns with full detail what a match of each pair returns, in the order of the partners', async () => {
    const entries = await entriesOf({ boy_birth_details: BOY, partners: GIRLS, detail: 'full' });
    expect(entries).toEqual(
      await Promise.all(GIRLS.map(async (girl) => ({ id: null, match: await singleMatch(BOY, girl), error: null }))),
    );
  });

  it('takes a girl with boys too, and has the record of the one birth under its name', async () => {
    const batch = await batchOf({ girl_birth_details: GIRL, partners: [BOY], detail: 'full' });
    const match = await singleMatch(BOY, GIRL);
    expect(batch).toMatchObject({ boy: null, girl: match.girl, partners: [{ match }] });
  });

  it('returns in the summary a part of the full record', async () => {
    const [entry] = await entriesOf({ boy_birth_details: BOY, partners: GIRLS });
    const match = await singleMatch(BOY, GIRLS[0] ?? GIRL);
    expect(Object.keys(entry?.match ?? {})).toEqual([
      'north_indian',
      'south_indian',
      'boy_dosha_data',
      'girl_dosha_data',
      'manglik_by_point',
      'manglik_by_point_names',
    ]);
    const { north_indian, south_indian, ...others } = (entry?.match ?? {}) as Record<string, Record<string, object>>;
    const { koota_scores, ...north } = north_indian ?? {};
    expect(match).toMatchObject({
      ...others,
      north_indian: { ...north, eight_koota_porutham: koota_scores },
      south_indian: south_indian,
    });
    expect(Object.keys(koota_scores ?? {})).toEqual(Object.values(KOOTA_KEYS));
    expect(Object.keys(south_indian?.ten_porutham ?? {})).toEqual(Object.values(PORUTHAM_KEYS));
  });

  it('lets a partner that is invalid fail alone, names its field and repeats its id', async () => {
    const { longitude: _left, ...withoutLongitude } = GIRL;
    const entries = await entriesOf({
      boy_birth_details: BOY,
      partners: [
        { id: 'good', ...GIRL },
        { id: 'short', ...withoutLongitude },
        { id: 'far', ...GIRL, latitude: 91 },
        { ...GIRL, date: '1998-02-30' },
        { ...GIRL, date: '1850-01-01' },
        { ...GIRL, time: 6 },
        { id: 7, ...GIRL },
        'a girl',
        null,
        { id: 'last', ...GIRL },
      ],
    });
    expect(entries.map(({ id, match, error }) => [id, match !== null, error?.status, error?.detail])).toEqual([
      ['good', true, undefined, undefined],
      ['short', false, 422, 'partners.1.longitude is required (GET /location/search finds them)'],
      ['far', false, 400, 'Invalid input: partners.2.latitude must be between -90 and 90'],
      [null, false, 400, expect.stringMatching(/^Invalid input: partners\.3\.date .*real calendar date/)],
      [null, false, 400, expect.stringMatching(/^Invalid input: partners\.4\.date .*year/)],
      [null, false, 422, 'partners.5.time must be a string'],
      [null, false, 422, 'partners.6.id must be a string or null'],
      [null, false, 422, 'partners.7 must be an object'],
      [null, false, 422, 'partners.8 must be an object'],
      ['last', true, undefined, undefined],
    ]);
    expect(entries.at(-1)?.match).toEqual(entries[0]?.match);
  });

  it('reports all errors of a partner, as a match of the pair does', async () => {
    const invalid = { ...GIRL, date: '1998-02-30', latitude: 91, timezone: 15 };
    const [entry] = await entriesOf({ boy_birth_details: BOY, partners: [invalid] });
    const reply = await service.inject({
      method: 'POST',
      url: '/marriage-match',
      headers: { 'content-type': 'application/json', accept: 'application/problem+json' },
      payload: JSON.stringify({ boy_birth_details: BOY, girl_birth_details: invalid }),
    });
    const inBatch = (text: unknown): string => String(text).replace('girl_birth_details.', 'partners.0.');
    const single = (reply.json().errors as readonly Fields[]).map(({ field, code, detail }) => ({
      field: inBatch(field),
      code,
      detail: inBatch(detail),
    }));
    expect(single.map(({ field }) => field)).toEqual(['partners.0.date', 'partners.0.latitude', 'partners.0.timezone']);
    expect(entry?.error).toEqual({ status: 400, detail: single[0]?.detail, errors: single });
  });

  it('takes the zone of a birth in the place of its offset, and one of the two is required', async () => {
    const { timezone: _left, ...withoutOffset } = GIRL;
    const [zoned, supplied, neither, unknown] = await entriesOf({
      boy_birth_details: { ...BOY, timezone: undefined, zone: 'Asia/Kolkata' },
      partners: [
        { ...withoutOffset, zone: 'Asia/Kolkata' },
        GIRL,
        withoutOffset,
        { ...withoutOffset, zone: 'Asia/Atlantis' },
      ],
    });
    expect(zoned?.match).toEqual(supplied?.match);
    const detail = 'partners.2.timezone or zone is required';
    expect(neither?.error).toEqual({
      status: 422,
      detail,
      errors: [{ field: 'partners.2.timezone', code: 'missing_field', detail }],
    });
    expect(unknown?.error).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/^Invalid input: partners\.3\.zone must be a name/),
    });
  });

  it('takes 500 partners with ids, and no more', async () => {
    const partners = Array.from({ length: 500 }, (_, n) => ({ id: `${n}`.padStart(100, '0'), ...GIRL }));
    const entries = await entriesOf({ boy_birth_details: BOY, partners });
    expect(entries.map(({ id, match }) => [id, match !== null])).toEqual(partners.map(({ id }) => [id, true]));
    const more = await send({ boy_birth_details: BOY, partners: [...partners, GIRL] });
    expect([more.status, more.body]).toEqual([422, { detail: 'partners must have at most 500 items' }]);
    const body = JSON.stringify({ boy_birth_details: BOY, partners: [{ id: 'x'.repeat(200_000), ...GIRL }] });
    const large = await service.inject({
      method: 'POST',
      url: '/marriage-match/batch',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect(large.statusCode).toBe(413);
  });

  it('changes words and nothing else with the language', async () => {
    const request = { boy_birth_details: BOY, partners: GIRLS };
    const [english, tamil] = [await entriesOf(request), await entriesOf({ ...request, language: 'ta' })];
    for (const [path, word] of wordsOf(tamil)) expect(word, path).toMatch(/^[\p{Script=Tamil} ,]+$/u);
    expect(factsOf(tamil)).toEqual(factsOf(english));
  });

  it('follows the rules of a match, and names once the fields of partners that it does not know', async () => {
    const rules = { papa_nodes: 'rahu_only' };
    const batch = await batchOf({
      boy_birth_details: { ...BOY, place: 'Chennai' },
      partners: GIRLS.map((girl) => ({ ...girl, place: 'Bengaluru' })),
      rules,
    });
    const { body } = await service.post('/marriage-match', {
      boy_birth_details: BOY,
      girl_birth_details: GIRLS[0],
      rules,
    });
    const [first] = batch.partners as unknown as readonly Entry[];
    expect(first?.match).toMatchObject({ girl_dosha_data: body.girl_dosha_data });
    expect(batch.meta).toMatchObject({
      changed: rules,
      ignored_fields: ['boy_birth_details.place', 'partners.*.place'],
    });
    expect((await send({ boy_birth_details: BOY, partners: GIRLS, rules: { karaka_scheme: 'seven' } })).status).toBe(
      400,
    );
  });

  it.each([
    [{}, 422, 'boy_birth_details or girl_birth_details is required'],
    [{ partners: GIRLS }, 422, 'boy_birth_details or girl_birth_details is required'],
    [
      { boy_birth_details: null, girl_birth_details: null, partners: GIRLS },
      422,
      'boy_birth_details or girl_birth_details',
    ],
    [{ boy_birth_details: BOY, girl_birth_details: GIRL, partners: GIRLS }, 400, 'girl_birth_details must be left out'],
    [{ boy_birth_details: BOY }, 422, 'partners is required'],
    [{ boy_birth_details: BOY, partners: {} }, 422, 'partners must be an array'],
    [{ boy_birth_details: BOY, partners: [] }, 400, 'partners must have at least 1 items'],
    [{ boy_birth_details: { ...BOY, time: 7 }, partners: GIRLS }, 422, 'boy_birth_details.time must be a string'],
    [{ boy_birth_details: { ...BOY, date: '1996-02-30' }, partners: GIRLS }, 400, 'boy_birth_details.date'],
    [{ boy_birth_details: BOY, partners: GIRLS, detail: 'all' }, 400, 'detail must be one of summary, full'],
  ])('rejects %j with %d', async (body, status, words) => {
    const reply = await send(body);
    expect([reply.status, reply.body.detail]).toEqual([status, expect.stringContaining(words)]);
  });
});
