import { eventIn, moonEventsIn } from '@ganita/core/panchanga/sunDay.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { civilDay, constantClock } from '@ganita/core/time/civilClock.js';
import { BIRTH_YEARS, momentText, parseDate } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import { type Birth, birthPlace } from '../births.js';
import { type Comparator, exact, fields, listOf, mapped, moment, within } from '../compare.js';
import { type GoldenNode, isRecord, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { goldenVedicDay } from './wire.js';

const ANGA_SECONDS = 3;
const SUN_SECONDS = 10;
const MOON_SECONDS = 20;
/** Of a length of a day, whose two ends are sun times. */
const LENGTH_HOURS = (2 * SUN_SECONDS) / 3600;
/** An anga is most of half a day long at least, and both its ends move by up to three seconds. */
const FRACTION = 2e-4;

const angaMoment = moment(ANGA_SECONDS);
const sunMoment = moment(SUN_SECONDS);
const moonMoment = moment(MOON_SECONDS);

const WINDOW = fields({ start: sunMoment, end: sunMoment });
/** An end of such a part is sunrise or the end of an anga. */
const STRETCH = fields({ start: sunMoment, end: sunMoment, name: exact, moon_sign: exact, residence: exact });
const EVENTS = fields({
  sunrise: sunMoment,
  sunset: sunMoment,
  moonrise: moonMoment,
  moonset: moonMoment,
  day_length_hours: within(LENGTH_HOURS, 'hours'),
});
const ANGA = fields({
  number: exact,
  name: exact,
  paksha: exact,
  pada: exact,
  sign: exact,
  start: angaMoment,
  end: angaMoment,
  fraction_left: within(FRACTION, 'of an anga'),
});

/** The sun and moon events of the civil date, by either definition, by core: a place may be beyond `/panchang`. */
function eventsOf(context: AgreementContext, birth: Birth, sunrise_definition: string): unknown {
  const rules = resolveRules(DEFAULT_RULES, { sunrise_definition });
  const observatory = context.observatory();
  const place = birthPlace(birth);
  const date = civilDay(parseDate(birth.date, 'date', BIRTH_YEARS), constantClock(birth.timezone));
  const at = (jdUt: JulianDayUt | null) => jdUt && momentText(jdUt, birth.timezone);
  const sun = (event: 'rise' | 'set', day = date) =>
    eventIn(observatory, 'Sun', event, day, place, rules.sunrise_definition);
  const [sunrise, moon] = [sun('rise'), moonEventsIn(observatory, date, place, rules)];
  const sunset = sunrise && sun('set', { startJdUt: sunrise, endJdUt: julianDayUt(sunrise + 1) });
  return {
    sunrise: at(sunrise),
    sunset: at(sun('set')),
    moonrise: at(moon.moonriseJdUt),
    moonset: at(moon.moonsetJdUt),
    day_length_hours: sunrise && sunset && (sunset - sunrise) * 24,
  };
}

const calendarInfo = async (
  context: AgreementContext,
  birth: Birth,
  rules: Readonly<Record<string, unknown>> = {},
): Promise<unknown> => {
  const { horoscope } = await context.horoscope(birth, { sections: ['calendar_info'], rules });
  return horoscope.calendar_info;
};

/** A record of the answer whose times have other names in the file. */
const anga = (item: unknown, further: object = {}): unknown => ({
  ...(isRecord(item) ? item : {}),
  paksha: pick(item, 'paksha_name'),
  start: pick(item, 'starts'),
  end: pick(item, 'ends'),
  ...further,
});

/** Angas, vara and weekday at the birth. */
async function compareAtBirth(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('at birth');
  const settings = {
    positions: golden.at('positions').text(),
    sunrise_definition: golden.at('sunrise_definition').text(),
  };
  const info = await calendarInfo(context, birth, { ...settings, calendar_positions: settings.positions });
  const upperLimb = await calendarInfo(context, birth, { ...settings, sunrise_definition: 'apparent_upper_limb' });
  const of = (...keys: readonly string[]) => pick(info, 'at_birth', ...keys);
  const running = (id: string, key = id) => anga(of(key), { fraction_left: of(`${id}_fraction_left`) });
  const ours = {
    ...settings,
    civil_weekday: of('weekday'),
    vara: pick(info, 'vedic_day', 'vara'),
    vara_by_apparent_upper_limb: pick(upperLimb, 'vedic_day', 'vara'),
    tithi: running('tithi'),
    nakshatra: running('nakshatra'),
    yoga: running('yoga'),
    karana: running('karana'),
    moon_sign: running('moon_sign', 'moon_sign_stay'),
    sun_sign: running('sun_sign', 'sun_sign_stay'),
  };
  section.compare(
    golden,
    ours,
    fields({
      civil_weekday: exact,
      vara: exact,
      vara_by_apparent_upper_limb: exact,
      tithi: ANGA,
      nakshatra: ANGA,
      yoga: ANGA,
      karana: ANGA,
      moon_sign: ANGA,
      sun_sign: ANGA,
    }),
  );
  for (const name of ['positions', 'sunrise_definition']) section.notCompared(golden.at(name), 'setting of the case');
}

/** What the windows of the Vedic day of the birth were made with: the sunrise of the chart. */
const CHART_DAY = { calendar_sunrise_definition: 'hindu_disc_centre', abhijit_on_wednesday: 'kept' };

/** Windows of the Vedic day of the birth. */
async function compareVedicDay(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const info = await calendarInfo(context, birth, CHART_DAY);
  const day = pick(info, 'vedic_day');
  const ours = {
    ...(isRecord(info) ? info : {}),
    ...(goldenVedicDay(day) as object),
    civil_date: pick(day, 'date'),
  };
  context.section('vedic day of birth').compare(
    golden,
    ours,
    fields({
      civil_date: exact,
      vara: exact,
      sunrise: sunMoment,
      sunset: sunMoment,
      next_sunrise: sunMoment,
      rahu_kalam: WINDOW,
      yamaganda: WINDOW,
      gulika: WINDOW,
      abhijit: WINDOW,
      durmuhurta: listOf(WINDOW),
    }),
  );
}

/** A list of the answer with `starts` and `ends` under the names of the file. */
const angas = (list: unknown): unknown => (Array.isArray(list) ? list.map((item: unknown) => anga(item)) : undefined);

const numbers = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => pick(item, 'number')) : undefined;

/** Special yogas and dwellings of the answer, in the shape of the file. */
function specialOf(panchang: unknown, golden: GoldenNode): unknown {
  const yogas = pick(panchang, 'special_yogas');
  const named = Object.fromEntries(golden.childKeys().map((id) => [id, pick(yogas, id, 'present_during')]));
  const bhadra = pick(panchang, 'bhadra');
  return {
    ...named,
    bhadra,
    anandadi: pick(panchang, 'anandadi'),
    tamil_yoga: pick(panchang, 'tamil_yoga'),
    disha_shool: pick(panchang, 'disha_shool_name'),
    agni_vasa_at_sunrise: pick(panchang, 'agni_vasa'),
    shiva_vasa_at_sunrise: pick(panchang, 'shiva_vasa'),
  };
}

/** The answer of `POST /panchang` in the shape of the file. */
function panchangOf(panchang: unknown, abhijitIfKept: unknown): Readonly<Record<string, unknown>> {
  const of = (...keys: readonly string[]): unknown => pick(panchang, ...keys);
  const abhijit = of('abhijit');
  return {
    ...(isRecord(panchang) ? panchang : {}),
    vara: of('vara'),
    sunrise: of('sunrise_at'),
    sunset: of('sunset_at'),
    next_sunrise: of('next_sunrise_at'),
    moonrise: of('moonrise_at'),
    moonset: of('moonset_at'),
    dinamana_hours: of('day_length_hours'),
    ratrimana_hours: of('night_length_hours'),
    tithi: angas(of('tithis')),
    nakshatra: angas(of('nakshatras')),
    nakshatra_pada_at_sunrise: of('nakshatra', 'pada'),
    yoga: angas(of('nitya_yogas')),
    karana: angas(of('karanas')),
    moon_sign: angas(of('moon_signs')),
    sun_sign: angas(of('sun_signs')),
    tithi_kshaya: numbers(of('tithi_kshaya')),
    abhijit: abhijitIfKept,
    abhijit_void: abhijit === null,
    choghadiya_day: of('choghadiya', 'day'),
    choghadiya_night: of('choghadiya', 'night'),
    gowri_day: of('gowri', 'day'),
    gowri_night: of('gowri', 'night'),
    hora: [...(of('hora', 'day') as readonly unknown[]), ...(of('hora', 'night') as readonly unknown[])],
  };
}

const SPECIAL: Comparator = mapped(specialOf, {
  walk(golden, ours, compare) {
    for (const [id, node] of golden.children()) {
      compare(node, pick(ours, id), Array.isArray(node.value) ? listOf(STRETCH) : exact);
    }
  },
});

const PANCHANG_DAY = fields({
  date: exact,
  vara: exact,
  sunrise: sunMoment,
  sunset: sunMoment,
  next_sunrise: sunMoment,
  moonrise: moonMoment,
  moonset: moonMoment,
  dinamana_hours: within(LENGTH_HOURS, 'hours'),
  ratrimana_hours: within(LENGTH_HOURS, 'hours'),
  tithi: listOf(ANGA),
  nakshatra: listOf(ANGA),
  nakshatra_pada_at_sunrise: exact,
  yoga: listOf(ANGA),
  karana: listOf(ANGA),
  moon_sign: listOf(ANGA),
  sun_sign: listOf(ANGA),
  tithi_vriddhi: exact,
  tithi_kshaya: exact,
  rahu_kalam: WINDOW,
  yamaganda: WINDOW,
  gulika: WINDOW,
  abhijit: WINDOW,
  abhijit_void: exact,
  durmuhurta: listOf(WINDOW),
  brahma_muhurta: WINDOW,
  pratah_sandhya: WINDOW,
  sayahna_sandhya: WINDOW,
  godhuli: WINDOW,
  vijaya: WINDOW,
  nishita: WINDOW,
  pradosha: WINDOW,
  madhyahna: sunMoment,
  choghadiya_day: listOf(STRETCH),
  choghadiya_night: listOf(STRETCH),
  hora: listOf(fields({ lord: exact, start: sunMoment, end: sunMoment })),
  gowri_day: listOf(STRETCH),
  gowri_night: listOf(STRETCH),
  varjyam: listOf(WINDOW),
  amrita_kala: listOf(WINDOW),
  special: SPECIAL,
});

/** The whole `/panchang` of the birth's civil date and place. */
async function comparePanchangDay(golden: GoldenNode, birth: Birth, context: AgreementContext): Promise<void> {
  const section = context.section('panchang day');
  const rules = {
    positions: golden.at('positions').text(),
    sunrise_definition: golden.at('sunrise_definition').text(),
  };
  const { date, latitude, longitude, timezone } = birth;
  const ask = async (further: object) =>
    pick(
      await context.answer('panchangDay', {
        date,
        latitude,
        longitude,
        timezone,
        rules: { ...rules, ...further },
      }),
      'panchang',
    );
  const panchang = await ask({});
  // The file gives a void Abhijit too and says that it is void.
  const kept = await ask({ abhijit_on_wednesday: 'kept' });
  section.compare(golden, { ...panchangOf(panchang, pick(kept, 'abhijit')), special: panchang }, PANCHANG_DAY);
  for (const name of ['positions', 'sunrise_definition']) section.notCompared(golden.at(name), 'setting of the case');
}

/** The panchanga of births and of their dates (docs/rules/07-panchang-calendar-transits.md#section-2 to #section-9). */
export const panchang: GoldenReader = {
  file: 'panchang.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const events = expected.maybe('sun_moon_events_of_civil_date');
      for (const [definition, node] of events?.children() ?? []) {
        context.section('sun and moon events').compare(node, eventsOf(context, birth, definition), EVENTS);
      }
      const atBirth = expected.maybe('at_birth');
      if (atBirth !== null) await compareAtBirth(atBirth, birth, context);
      const vedicDay = expected.maybe('vedic_day_of_birth');
      if (vedicDay !== null) await compareVedicDay(vedicDay, birth, context);
      const day = expected.maybe('panchang_day');
      if (day !== null) await comparePanchangDay(day, birth, context);
    });
  },
};
