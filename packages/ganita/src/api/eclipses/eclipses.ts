import type { EclipseAtPlace } from '@ganita/core/eclipses/eclipseAtPlace.js';
import type { EclipsedBody, SharedFacts } from '@ganita/core/eclipses/eclipseFacts.js';
import { type GlobalEclipse, solarMagnitude } from '@ganita/core/eclipses/globalEclipse.js';
import { CONTACTS, EARTH_CONTACTS, type EclipseMoment, type SeenMoment } from '@ganita/core/eclipses/localEclipse.js';
import type { Covering } from '@ganita/core/eclipses/localSolar.js';
import { type JulianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { taraAt } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { EclipsesAnswer, ListedEclipse } from '../../calculations/eclipses/eclipsesCalculation.js';
import { date, latitude, longitude } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { grahaId } from '../schema/bodies.js';
import { bothClocksFields, bothClocksNamedFields, windows } from '../schema/moments.js';
import { taraId } from '../schema/nakshatraFields.js';
import { idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { bothClocks, bothClocksNamed, type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import {
  eclipsedBodyRecord,
  eclipsedBodySchema,
  eclipseKindFields,
  eclipseKindRecord,
  eclipseTypeId,
  grahanaRecord,
  grahanaSchema,
} from './grahana.js';

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
    ...bothClocksNamedFields('max', 'the maximum on Earth'),
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
    ...bothClocksNamedFields('tithi_end', 'exact new or full moon, up to 20 minutes from the maximum'),
    local: localSchema,
    birth_counts: birthCountsSchema,
  },
  { title: 'Eclipse', description: 'an eclipse of the Sun or the Moon' },
);

const eclipsesResponse = Type.Object({
  eclipses: Type.Array(eclipseSchema, {
    description: 'in order of time; the latest first where direction is backward',
  }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function eclipsesRecord(answer: EclipsesAnswer): Wire<typeof eclipsesResponse> {
  const { input, eclipses, hasPlace, clock, clockUsed, rounding, meta } = answer;
  const write = clockOf(clock, rounding);
  return {
    eclipses: eclipses.map((listed) => eclipseRecord(listed, hasPlace, write, input.language)),
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

function eclipseRecord(
  { eclipse, shared, atPlace, counts }: ListedEclipse,
  hasPlace: boolean,
  write: Clock,
  language: Language,
) {
  const { eclipses: words, zodiac } = WORDS[language];
  const { kind, maximumJdUt, circumstances, gamma } = eclipse;
  const body = (place: EclipsedBody) => eclipsedBodyRecord(place, write, language);
  return {
    ...eclipseKindRecord(eclipse, language),
    central: kind === 'solar' ? eclipse.circumstances.central : null,
    date: write.date(maximumJdUt),
    ...bothClocksNamed('max', write, maximumJdUt),
    contacts: contactsOf(eclipse).map(([id, jdUt]) => ({
      ...idAndName(id, words.contact),
      ...bothClocks(write, jdUt),
    })),
    ...magnitudesOf(eclipse),
    gamma: round6(gamma),
    saros: circumstances.saros?.series ?? null,
    saros_member: circumstances.saros?.member ?? null,
    max_place: { latitude: round6(shared.place.latitudeDeg), longitude: round6(shared.place.longitudeDeg) },
    durations: durationsRecord(shared),
    eclipsed_body: {
      first_contact: body(shared.first),
      maximum: body(shared.maximum),
      last_contact: body(shared.last),
    },
    ...named('eclipse_node', shared.node, zodiac.body),
    ...bothClocksNamed('tithi_end', write, shared.tithiEndJdUt),
    local: hasPlace ? localRecord(atPlace, write, language) : null,
    birth_counts:
      counts === null
        ? null
        : {
            count_from_moon_sign: counts.sign,
            count_from_moon_nakshatra: counts.nakshatra,
            ...named('tara', taraAt(counts.tara), zodiac.tara),
            tara_number: counts.tara,
            house_group: counts.group,
          },
  };
}

/** The contacts on Earth that occur, in order of time. */
function contactsOf(eclipse: GlobalEclipse): readonly (readonly [EclipseMoment, JulianDayUt])[] {
  const all: readonly (readonly [EclipseMoment, JulianDayUt | null])[] =
    eclipse.kind === 'solar'
      ? solarContacts(eclipse.circumstances.contacts)
      : lunarContacts(eclipse.circumstances.contacts);
  return all.flatMap(([id, jdUt]) => (jdUt === null ? [] : [[id, jdUt] as const])).sort(([, a], [, b]) => a - b);
}

type ContactsOf<Kind extends GlobalEclipse['kind']> = Extract<
  GlobalEclipse,
  { kind: Kind }
>['circumstances']['contacts'];

const solarContacts = (contacts: ContactsOf<'solar'>) => {
  const { partialStart, totalStart, centerStart, centerEnd, totalEnd, partialEnd } = contacts;
  const moments = [partialStart, totalStart, centerStart, centerEnd, totalEnd, partialEnd];
  return EARTH_CONTACTS.map((id, index) => [id, moments[index] ?? null] as const);
};

const lunarContacts = (contacts: ContactsOf<'lunar'>) =>
  CONTACTS.flatMap((id) => (id in contacts ? [[id, contacts[id as keyof typeof contacts]] as const] : []));

const roundOrNull = (value: number | null): number | null => (value === null ? null : round6(value));

function magnitudesOf(eclipse: GlobalEclipse) {
  if (eclipse.kind === 'lunar') {
    const { umbralMagnitude, penumbralMagnitude } = eclipse.circumstances;
    return {
      ...coveringRecord(null),
      umbral_magnitude: roundOrNull(umbralMagnitude),
      penumbral_magnitude: round6(penumbralMagnitude),
    };
  }
  const { coveredDiameter, obscuration } = eclipse.circumstances;
  const covering = { magnitude: solarMagnitude(eclipse.circumstances), coveredDiameter, obscuration };
  return { ...coveringRecord(covering), umbral_magnitude: null, penumbral_magnitude: null };
}

const coveringRecord = (covering: Covering | null) => ({
  magnitude: roundOrNull(covering?.magnitude ?? null),
  covered_diameter: roundOrNull(covering?.coveredDiameter ?? null),
  obscuration: roundOrNull(covering?.obscuration ?? null),
});

const secondsOrNull = (days: number | null): number | null =>
  days === null ? null : Math.round(days * SECONDS_PER_DAY);

const durationsRecord = ({ durations }: SharedFacts) => ({
  penumbral_seconds: secondsOrNull(durations.penumbral),
  partial_seconds: secondsOrNull(durations.partial),
  total_seconds: secondsOrNull(durations.total),
});

function localRecord(atPlace: EclipseAtPlace | null, write: Clock, language: Language) {
  const words = WORDS[language].eclipses;
  const local = atPlace?.local ?? null;
  const visible = local?.visible ?? null;
  const grahana = atPlace?.grahana ?? null;
  return {
    eclipse_at_place: local !== null,
    visible: visible !== null,
    ...namedOrNull('local_type', local?.type ?? null, words.type),
    local_contacts: [...(local?.contacts ?? [])].map(([id, seen]) => ({
      ...idAndName(id, words.contact),
      ...seenRecord(seen, write),
    })),
    max: local === null ? null : maximumRecord(local.maximum, local.covering, write),
    visible_max: visible === null ? null : maximumRecord(visible.maximum, visible.maximum.covering, write),
    visible_intervals: (visible?.intervals ?? []).map(write.window),
    ...namedOrNull('begin_is', visible?.startIs ?? null, words.contact),
    ...namedOrNull('end_is', visible?.endIs ?? null, words.contact),
    is_grahana: grahana !== null,
    grahana: grahana && grahanaRecord(grahana, write, language),
  };
}

const seenRecord = ({ jdUt, altitudeDeg, azimuthDeg, aboveHorizon }: SeenMoment, write: Clock) => ({
  ...bothClocks(write, jdUt),
  altitude: round6(altitudeDeg),
  azimuth: round6(azimuthDeg),
  above_horizon: aboveHorizon,
});

const maximumRecord = (seen: SeenMoment, covering: Covering | null, write: Clock) => ({
  ...seenRecord(seen, write),
  ...coveringRecord(covering),
});

/** The answer of `POST /eclipses`. */
export const eclipsesAnswer: EndpointAnswer<EclipsesAnswer, typeof eclipsesResponse> = {
  schema: eclipsesResponse,
  record: eclipsesRecord,
};
