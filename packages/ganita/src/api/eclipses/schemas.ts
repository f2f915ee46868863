import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { date, latitude, longitude } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { grahaId } from '../schema/bodies.js';
import { bothClocksFields, bothClocksNamed, windows } from '../schema/moments.js';
import { taraId } from '../schema/nakshatra.js';
import { idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { eclipsedBodySchema, eclipseKindFields, eclipseTypeId, grahanaSchema } from './grahanaSchemas.js';

const momentId = idIn(
  WORDS.en.eclipses.contact,
  'EclipseMoment',
  'a contact: p1 to p4 of the penumbra and the umbra (u) with the Moon, c1 to c4 of the Sun at a place, the other ones of the Sun anywhere on Earth; or the rise or set that limits the visible part',
);

const contactSchema = Type.Object(
  { ...idAndNameFields(momentId), ...bothClocksFields('the contact') },
  { title: 'EclipseContact', description: 'a contact of an eclipse as the whole Earth sees it' },
);

const horizontalFields = {
  altitude: Type.Number({ description: 'degrees above the horizon without refraction, negative below it' }),
  azimuth: Type.Number({ minimum: 0, maximum: 360, description: 'degrees from north through east' }),
  above_horizon: Type.Boolean({ description: 'whether the body is risen, by the sunrise or moonrise of the request' }),
};

const localContactSchema = Type.Object(
  { ...idAndNameFields(momentId), ...bothClocksFields('the contact'), ...horizontalFields },
  { title: 'LocalContact', description: 'a contact as it is at the place; it may be below the horizon' },
);

const share = (description: string) => nullable(Type.Number({ minimum: 0, description }));
const coveringFields = {
  magnitude: share(
    'of the Sun: ratio of the diameters of Moon and Sun where it is total or annular, else the covered part of the diameter; null of the Moon',
  ),
  covered_diameter: share('covered part of the diameter of the Sun; null of the Moon'),
  obscuration: share('covered part of the disc of the Sun, 0 to 1; null of the Moon'),
};

const localMaximumSchema = nullable(
  Type.Object(
    { ...bothClocksFields('the maximum at the place'), ...horizontalFields, ...coveringFields },
    {
      title: 'LocalMaximum',
      description:
        'an eclipse at its greatest; what is covered is 0 where the Sun is below the horizon; null where there is none',
    },
  ),
);

const limit = (which: string) =>
  described(momentId, `what ${which} the visible part: a contact, a rise or a set; null where nothing is visible`);

const localSchema = nullable(
  Type.Object(
    {
      eclipse_at_place: Type.Boolean({
        description: 'whether the shadow passes the place, above the horizon or below it',
      }),
      visible: Type.Boolean({ description: 'whether a part of it is above the horizon' }),
      ...namedOrNullFields('local_type', described(eclipseTypeId, 'type at the place; null where there is none')),
      local_contacts: Type.Array(localContactSchema, { description: 'contacts in order of time' }),
      max: localMaximumSchema,
      visible_max: described(
        localMaximumSchema,
        'the maximum if it is seen, else the visible moment that is nearest to it',
      ),
      visible_intervals: windows('visible parts in order of time; several only at high latitudes'),
      ...namedOrNullFields('begin_is', limit('begins')),
      ...namedOrNullFields('end_is', limit('ends')),
      is_grahana: Type.Boolean({
        description: 'whether it counts as a grahana: a visible part of the Sun, or of the umbra on the Moon',
      }),
      grahana: nullable(grahanaSchema),
    },
    { title: 'EclipseAtPlace', description: 'the eclipse at the place of the request; null without a place' },
  ),
);

const birthCountsSchema = nullable(
  Type.Object(
    {
      count_from_moon_sign: Type.Integer({
        minimum: 1,
        maximum: 12,
        description: 'sign of the eclipse counted from that of the natal Moon',
      }),
      count_from_moon_nakshatra: Type.Integer({
        minimum: 1,
        maximum: 27,
        description: 'nakshatra of the eclipse counted from that of the natal Moon',
      }),
      ...namedFields('tara', taraId),
      tara_number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 Janma' }),
      house_group: Type.Integer({
        minimum: 1,
        maximum: 3,
        description: 'group of that sign as it is often printed, 1: signs 3, 6, 10, 11; 2: 2, 5, 7, 9; 3: 1, 4, 8, 12',
      }),
    },
    { title: 'EclipseBirthCounts', description: 'the eclipse counted from the natal Moon; null without a birth' },
  ),
);

const seconds = (what: string) =>
  nullable(Type.Number({ minimum: 0, description: `seconds of the ${what} phase; null where there is none` }));

const eclipseSchema = Type.Object(
  {
    ...eclipseKindFields,
    central: nullable(
      Type.Boolean({ description: 'whether the axis of the shadow meets the Earth; null of the Moon' }),
    ),
    date: described(date, 'date of the maximum, YYYY-MM-DD'),
    ...bothClocksNamed('max', 'the maximum on Earth'),
    contacts: Type.Array(contactSchema, { description: 'contacts on Earth, in order of time' }),
    ...coveringFields,
    umbral_magnitude: share('part of the diameter of the Moon in the umbra; null where there is none, and of the Sun'),
    penumbral_magnitude: share('part of the diameter of the Moon in the penumbra; null of the Sun'),
    gamma: Type.Number({
      description:
        'least distance of the axis of the shadow from the centre of the Earth, or of the Moon from it, in radii of the Earth',
    }),
    saros: nullable(Type.Integer({ description: 'number of the saros series; null where it is not known' })),
    saros_member: nullable(Type.Integer({ description: 'number within the series; null where it is not known' })),
    max_place: Type.Object(
      { latitude, longitude },
      {
        title: 'EclipsePlace',
        description: 'where the Sun is most covered, or where the Moon is overhead at the maximum',
      },
    ),
    durations: Type.Object(
      {
        penumbral_seconds: seconds('penumbral'),
        partial_seconds: seconds('partial'),
        total_seconds: seconds('total or annular'),
      },
      { title: 'EclipseDurations', description: 'of the Sun at max_place, of the Moon everywhere' },
    ),
    eclipsed_body: Type.Object(
      { first_contact: eclipsedBodySchema, maximum: eclipsedBodySchema, last_contact: eclipsedBodySchema },
      {
        title: 'EclipsedBodyPlaces',
        description: 'sidereal places of the Sun or the Moon during the eclipse on Earth',
      },
    ),
    ...namedFields('eclipse_node', described(grahaId, 'node near the body: Rahu-grasta or Ketu-grasta')),
    ...bothClocksNamed('tithi_end', 'exact new or full moon, up to 20 minutes from the maximum'),
    local: localSchema,
    birth_counts: birthCountsSchema,
  },
  { title: 'Eclipse', description: 'an eclipse of the Sun or the Moon' },
);

/** The answer of `POST /eclipses`. */
export const eclipsesResponse = Type.Object({
  eclipses: Type.Array(eclipseSchema, {
    description: 'in order of time; the latest first where direction is backward',
  }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
