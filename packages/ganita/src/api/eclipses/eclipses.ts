import type { EclipseAtPlace } from '@ganita/core/eclipses/eclipseAtPlace.js';
import type { EclipsedBody, SharedFacts } from '@ganita/core/eclipses/eclipseFacts.js';
import { type GlobalEclipse, solarMagnitude } from '@ganita/core/eclipses/globalEclipse.js';
import { CONTACTS, EARTH_CONTACTS, type EclipseMoment, type SeenMoment } from '@ganita/core/eclipses/localEclipse.js';
import type { Covering } from '@ganita/core/eclipses/localSolar.js';
import { type JulianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { taraId } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { EclipsesAnswer, ListedEclipse } from '../../calculations/eclipses/eclipses.js';
import { endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { bothClocks, bothClocksNamed, type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { eclipsedBodyRecord, eclipseKindRecord, grahanaRecord } from './grahana.js';
import { eclipsesResponse } from './schemas.js';

export function eclipsesRecord(answer: EclipsesAnswer): Wire<typeof eclipsesResponse> {
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
            ...named('tara', taraId(counts.tara), zodiac.tara),
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
export const eclipsesAnswer = endpointAnswer({ schema: eclipsesResponse, record: eclipsesRecord });
