import { Type } from 'typebox';
import { bodyFor, type Fields, tool } from '../tool.js';
import { birthInside, CHOICES, fieldsOf, record } from '../toolFields.js';

/** Points and words of a koota or porutham, without what they were computed from. */
const scores = (rows: object): Fields => rows as Fields;

export const match = tool<'marriageMatch'>({
  name: 'match_charts',
  title: 'Match of two births',
  description:
    'Ashtakoota points, ten poruthams, manglik and pair doshas of two births. It compares what tradition compares; it does not say whether two people should marry.',
  input: Type.Object({
    boy_birth_details: birthInside('birth of the boy'),
    girl_birth_details: birthInside('birth of the girl'),
    ...CHOICES,
  }),
  output: Type.Object({
    north_indian: record('points of the eight kootas and their sum, of 36'),
    south_indian: record('how many of the ten poruthams agree'),
    manglik: record('who is manglik, counted from lagna, Moon and Venus'),
    moons: record('sign and nakshatra of both Moons'),
  }),
  rowsField: null,
  request: (input) => ({ calculation: 'marriageMatch', body: bodyFor('marriageMatch', input) }),
  shape({ north_indian: north, south_indian: south, manglik_by_point, boy, girl }) {
    const { total_score, max_possible_score } = north.overall_compatibility;
    const { matched_count, total_porutham } = south.overall_compatibility;
    const moonOf = (one: typeof boy) => ({ sign: one.moon_sign_name, nakshatra: one.nakshatra_name, pada: one.pada });
    return {
      text: `${total_score} of ${max_possible_score} points (north), ${matched_count} of ${total_porutham} poruthams (south).`,
      facts: {
        north_indian: {
          overall: north.overall_compatibility,
          kootas: scores(north.eight_koota_porutham),
          pair_doshas: Object.fromEntries(
            Object.entries(north.pair_doshas).map(([name, one]) => [
              name,
              { present: one.present, effective: 'effective' in one ? one.effective : one.present },
            ]),
          ),
        },
        south_indian: { overall: south.overall_compatibility, poruthams: south.ten_porutham },
        manglik: manglik_by_point,
        moons: { boy: moonOf(boy), girl: moonOf(girl) },
      },
    };
  },
});

export const findPlace = tool<'autocomplete'>({
  name: 'find_place',
  title: 'Places by name',
  description:
    'Places that a name may mean, with coordinates and time zone, the best first. Cities and their parts, towns, villages; no street addresses. Ask before a `similar` match is used.',
  input: Type.Object({
    query: Type.String({
      minLength: 2,
      maxLength: 200,
      description: 'name of a place, also "City, State" or "City, Country"',
    }),
    ...fieldsOf('autocomplete', 'country'),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5, description: 'most places' })),
  }),
  output: Type.Object({}),
  rowsField: 'places',
  request: (input) => ({
    calculation: 'autocomplete',
    body: bodyFor('autocomplete', input, { limit: input.filled.limit }),
  }),
  shape({ results }) {
    const rows = results.map(({ displayName, latitude, longitude, zone, timezone, countryCode, match }) => ({
      name: displayName,
      latitude,
      longitude,
      zone,
      timezone,
      country: countryCode,
      match,
    }));
    return {
      text:
        rows
          .slice(0, 5)
          .map(({ name }) => name)
          .join('; ') || 'no place found',
      facts: {},
      rows,
    };
  },
});
