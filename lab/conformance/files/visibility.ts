import type { GeoPlace, HeliacalEvent } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { momentDateText, momentMinuteText, utcText } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import type { AstaLimit, AstaMethod, AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import { astaPeriods } from '@ganita/core/visibility/astaPeriods.js';
import { crescentOf } from '@ganita/core/visibility/crescent.js';
import { newMoons } from '@ganita/core/visibility/moonPhases.js';
import type { StarPlanet } from '@ganita/core/visibility/planets.data.js';
import { type ConjunctionBody, conjunctionsIn } from '@ganita/core/visibility/solarConjunctions.js';
import { TWILIGHTS, twilightAround } from '@ganita/core/visibility/twilightLimits.js';
import { exact, fields, moment, within } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const MOMENT = moment(300);
const WAR = moment(600);
const TWILIGHT = moment(10);
const HELIACAL = moment(60);
/** Days that a printed date may be off, by planet; papers print two dates for Venus in 2023. */
const PRINTED_ARCUS_DAYS: Readonly<Record<string, number>> = { Jupiter: 1, Venus: 2 };
const PRINTED_LONGITUDE_HOURS = 1.5;
/** A page counts the day from sunrise, so a limit before it is printed with the date before. */
const PRINTED_LONGITUDE_DAYS = 1;
/** Clock times of the one page by other limits are 5.5 hours late. */
const DIRECT_LIMITS_HOURS = 7;

const NEW_DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const PLACES: Readonly<Record<string, GeoPlace>> = {
  new_delhi: NEW_DELHI,
  mumbai: { latitudeDeg: 19.076, longitudeDeg: 72.8777 },
  chennai: { latitudeDeg: 13.0827, longitudeDeg: 80.2707 },
  kolkata: { latitudeDeg: 22.5726, longitudeDeg: 88.3639 },
  london: { latitudeDeg: 51.5074, longitudeDeg: -0.1278 },
  new_york: { latitudeDeg: 40.7128, longitudeDeg: -74.006 },
  sydney: { latitudeDeg: -33.8688, longitudeDeg: 151.2093 },
  tromso: { latitudeDeg: 69.6492, longitudeDeg: 18.9553 },
};
const INDIA_HOURS = 5.5;

/** The number of the library for each heliacal event. */
const EVENTS: readonly HeliacalEvent[] = ['first_morning', 'last_evening', 'first_evening', 'last_morning'];

/** Invisibility of planets, conjunctions, first crescents and twilight (docs/rules/11-eclipses-and-visibility.md). */
export const visibility: GoldenReader = {
  file: 'visibility.json',
  notCompared: [
    ...[
      'moudhya_longitude/*/planet',
      'arcus_visionis_new_delhi/*/planet',
      'published_asta_udaya/*/planet',
      'published_asta_udaya/*/timezone_hours',
      'published_asta_udaya/*/school',
      'chandra_darshan/*/place',
      'chandra_darshan/*/latitude',
      'chandra_darshan/*/longitude',
      'chandra_darshan/*/timezone_hours',
      'conjunctions_and_wars/*/planets',
      'twilight/*/place',
      'twilight/*/latitude',
      'twilight/*/longitude',
      'twilight/*/date',
      'twilight/*/search_from',
      'swiss_heliacal/*/planet',
      'swiss_heliacal/*/event',
      'swiss_heliacal/*/place',
      'swiss_heliacal/*/from_date',
      'swiss_heliacal/*/atmosphere',
      'swiss_heliacal/*/observer',
    ].flatMap((path) => [
      { path, because: 'input of the case' },
      { path: `${path}/**`, because: 'input of the case' },
    ]),
    { path: 'swiss_heliacal/*/ret', because: 'a return code of the library' },
    { path: '*/*/source', because: 'where it is printed' },
    { path: 'published_asta_udaya/*/longitude_rule_local/**', because: 'our value by the file, for information' },
    { path: 'chandra_darshan/*/printed/from_', because: 'sunset by a definition that changes from year to year' },
  ],
  async read(golden, context) {
    const observatory = context.observatory();
    const each = async (name: string, work: (item: GoldenNode) => void): Promise<void> => {
      const list = golden.maybe(name);
      if (list !== null) await context.forEachItem(list, work);
    };
    await each('moudhya_longitude', (item) => compareMoudhya(item, observatory, context));
    await each('arcus_visionis_new_delhi', (item) => compareArcus(item, observatory, context));
    await each('published_asta_udaya', (item) => comparePrinted(item, observatory, context));
    await each('chandra_darshan', (item) => compareCrescent(item, observatory, context));
    await each('conjunctions_and_wars', (item) => compareConjunction(item, observatory, context));
    await each('twilight', (item) => compareTwilight(item, observatory, context));
    await each('swiss_heliacal', (item) => compareHeliacal(item, context));
  },
};

/** A written moment in UTC. */
const jdOf = (text: string): JulianDayUt => {
  const [date = '', time = '12:00:00'] = text.replace('Z', '').split('T');
  return julianDayOfText(date, time.length === 5 ? `${time}:00` : time, 0);
};

const planetOf = (item: GoldenNode): StarPlanet => item.at('planet').text() as StarPlanet;

/** The period whose limits are nearest to a moment. */
function periodNear(observatory: Observatory, planet: StarPlanet, method: AstaMethod, nearJd: number): AstaPeriod {
  const around = { startJdUt: julianDayUt(nearJd - 60), endJdUt: julianDayUt(nearJd + 60) };
  const far = ({ asta }: AstaPeriod): number => Math.abs((asta.jdUt ?? Number.POSITIVE_INFINITY) - nearJd);
  const [found] = [...astaPeriods(observatory, planet, method, NEW_DELHI, around)].sort((a, b) => far(a) - far(b));
  if (found === undefined) throw new Error(`no period of ${planet}`);
  return found;
}

function compareMoudhya(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const start = jdOf(item.at('start_utc').text());
  const { asta, conjunction, udaya, days } = periodNear(observatory, planetOf(item), 'longitude', start);
  context.section('asta by longitude').compare(
    item,
    {
      start_utc: asta.jdUt && utcText(asta.jdUt),
      end_utc: udaya.jdUt && utcText(udaya.jdUt),
      days,
      conjunction_utc: utcText(conjunction.jdUt),
      conjunction: conjunction.kind,
      asta_side: asta.side,
      udaya_side: udaya.side,
      orb_at_start: asta.limitDeg,
      orb_at_end: udaya.limitDeg,
    },
    fields({
      start_utc: MOMENT,
      end_utc: MOMENT,
      days: within(0.005, 'days'),
      conjunction_utc: MOMENT,
      conjunction: exact,
      asta_side: exact,
      udaya_side: exact,
      orb_at_start: exact,
      orb_at_end: exact,
    }),
  );
}

const localDate = ({ jdUt }: AstaLimit, hours: number): string | null => jdUt && momentDateText(jdUt, hours);

function compareArcus(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const near = jdOf(item.at('asta_date').text());
  const { asta, conjunction, udaya } = periodNear(observatory, planetOf(item), 'arcus_visionis', near);
  context.section('asta by arcus visionis').compare(
    item,
    {
      conjunction: conjunction.kind,
      asta_date: localDate(asta, INDIA_HOURS),
      asta_side: asta.side,
      udaya_date: localDate(udaya, INDIA_HOURS),
      udaya_side: udaya.side,
    },
    fields({ conjunction: exact, asta_date: exact, asta_side: exact, udaya_date: exact, udaya_side: exact }),
  );
}

const METHODS: Readonly<Record<string, AstaMethod>> = {
  longitude: 'longitude',
  longitude_10_always: 'longitude_direct_limits',
  arcus_visionis: 'arcus_visionis',
};

function comparePrinted(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const section = context.section('printed asta and udaya');
  const school = item.at('school').text();
  const method = METHODS[school];
  const planet = planetOf(item);
  const hours = item.at('timezone_hours').number();
  const names = ['asta_local', 'udaya_local'] as const;
  const period = method && periodNear(observatory, planet, method, jdOf(item.at('asta_local').text()) - hours / 24);
  for (const name of names) {
    const node = item.at(name);
    if (period === undefined) {
      section.notCompared(node, 'the file could not reproduce the page');
    } else if (school === 'arcus_visionis' && isKnownMiss(planet, name, node.text())) {
      section.notCompared(node, 'the file names the page as one that differs');
    } else {
      const limit = name === 'asta_local' ? period.asta : period.udaya;
      section.compare(node, printedAs(node.text(), limit, hours, school, planet), exact);
    }
  }
}

/** The dates that the file excepts: Jupiter's udaya of 2022 and 2026, and the asta of Venus in 2023. */
const isKnownMiss = (planet: StarPlanet, name: string, text: string): boolean => {
  const year = text.slice(0, 4);
  if (planet === 'Venus') return year === '2023' && name === 'asta_local';
  return name === 'udaya_local' && (year === '2022' || year === '2026');
};

/** The printed text where our limit agrees with it, else our date and by how much it is later. */
function printedAs(text: string, { jdUt }: AstaLimit, hours: number, school: string, planet: StarPlanet): string {
  if (jdUt === null) return 'no limit';
  const local = jdUt + hours / 24;
  const ours = momentDateText(jdUt, hours);
  const isMoment = text.includes('T');
  const daysLater = jdOf(ours) - jdOf(text.slice(0, 10));
  if (school === 'arcus_visionis') {
    return Math.abs(daysLater) <= (PRINTED_ARCUS_DAYS[planet] ?? 0) ? text : `${ours}, ${daysLater} days later`;
  }
  const hoursLater = (local - jdOf(text)) * 24;
  const limit = school === 'longitude' ? PRINTED_LONGITUDE_HOURS : DIRECT_LIMITS_HOURS;
  const agrees = isMoment ? Math.abs(hoursLater) <= limit : Math.abs(daysLater) <= PRINTED_LONGITUDE_DAYS;
  return agrees ? text : `${ours}, ${isMoment ? `${hoursLater.toFixed(2)} hours` : `${daysLater} days`} later`;
}

/** Both are rounded to the minute. */
const MOONSET_SECONDS = 60;

function compareCrescent(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const section = context.section('first crescents');
  const place = { latitudeDeg: item.at('latitude').number(), longitudeDeg: item.at('longitude').number() };
  const hours = item.at('timezone_hours').number();
  const noon = jdOf(item.at('date').text());
  const recent = { startJdUt: julianDayUt(noon - 6), endJdUt: julianDayUt(noon + 1) };
  const newMoon = newMoons(context.ephemeris, recent).at(-1);
  if (newMoon === undefined) throw new Error('no new moon before the date');
  const { days, first } = crescentOf(observatory, newMoon, 'evening', {
    place,
    rule: DAILY_RULES.crescent_rule,
    moonHorizon: 'disc_centre_no_refraction',
  });
  section.compare(item.at('date'), first && momentDateText(first.sunJdUt, hours), exact);
  const before = days[first === null ? -1 : days.indexOf(first) - 1];
  section.compare(
    item.at('computed'),
    {
      yallop_q: first?.view?.q,
      arcv: first?.view?.arcvDeg,
      arcl: first?.view?.arclDeg,
      lag_minutes: first?.lagMinutes,
      q_evening_before: before?.view?.q,
    },
    fields({
      yallop_q: within(0.002, ''),
      arcv: within(0.02, 'degrees'),
      arcl: within(0.02, 'degrees'),
      lag_minutes: within(0.2, 'minutes'),
      ...(before === undefined ? {} : { q_evening_before: within(0.002, '') }),
    }),
  );
  if (before === undefined) {
    section.notCompared(item.at('computed', 'q_evening_before'), 'an evening before the new moon');
  }
  const until = item.at('printed', 'until');
  section.compare(until, first?.moonJdUt && momentMinuteText(first.moonJdUt, hours), moment(MOONSET_SECONDS));
}

function compareConjunction(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const at = jdOf(item.at('exact_utc').text());
  const bodies = item.at('planets').value as readonly ConjunctionBody[];
  const around = { startJdUt: julianDayUt(at - 1), endJdUt: julianDayUt(at + 1) };
  const found = conjunctionsIn(observatory, bodies, around, DAILY_RULES).find(({ exact: isExact }) => isExact);
  if (found === undefined) throw new Error('no conjunction');
  const [a, b] = found.latitudesDeg;
  const inOrder = found.bodies[0] === bodies[0];
  context.section('conjunctions and wars').compare(
    item,
    {
      exact_utc: utcText(found.jdUt),
      latitude_difference: inOrder ? a - b : b - a,
      northern: found.northern,
      war_start_utc: found.war && utcText(found.war.startJdUt),
      war_end_utc: found.war && utcText(found.war.endJdUt),
      elongation_from_sun: found.fromSunDeg,
    },
    fields({
      exact_utc: MOMENT,
      latitude_difference: within(0.001, 'degrees'),
      northern: exact,
      war_start_utc: WAR,
      war_end_utc: WAR,
      elongation_from_sun: within(0.02, 'degrees'),
    }),
  );
}

function compareTwilight(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const longitudeDeg = item.at('longitude').number();
  const place = { latitudeDeg: item.at('latitude').number(), longitudeDeg };
  const midnight = julianDayUt(jdOf(item.at('date').text()) - 0.5 - longitudeDeg / 360);
  const transit = observatory.riseSet('Sun', 'upper_transit', midnight, place, 'apparent_upper_limb');
  if (transit === null) throw new Error('the Sun has a transit every day');
  const text = (jdUt: JulianDayUt | null): string | null => jdUt && utcText(jdUt);
  const within12 = (jdUt: JulianDayUt | null): JulianDayUt | null =>
    jdUt !== null && Math.abs(jdUt - transit) < 0.502 ? jdUt : null;
  const sun = (event: 'rise' | 'set'): string | null =>
    text(
      within12(
        event === 'rise'
          ? observatory.lastRiseSet('Sun', event, transit, place, 'apparent_upper_limb')
          : observatory.riseSet('Sun', event, transit, place, 'apparent_upper_limb'),
      ),
    );
  const depths = TWILIGHTS.flatMap((name) => {
    const { dawnJdUt, duskJdUt } = twilightAround(observatory, transit, place, name);
    return [
      [`${name}_begin_utc`, text(dawnJdUt)],
      [`${name}_end_utc`, text(duskJdUt)],
    ] as const;
  });
  const ours = { sun_begin_utc: sun('rise'), sun_end_utc: sun('set'), ...Object.fromEntries(depths) };
  const comparators = Object.fromEntries(Object.keys(ours).map((name) => [name, TWILIGHT]));
  context.section('twilight').compare(item, ours, fields(comparators));
}

function compareHeliacal(item: GoldenNode, context: AgreementContext): void {
  const place = PLACES[item.at('place').text()];
  const event = EVENTS[item.at('event').number() - 1];
  if (place === undefined || event === undefined) throw new Error('an unknown place or event');
  const from = julianDayUt(jdOf(item.at('from_date').text()) - 0.5);
  const seen = context.ephemeris.heliacalEvent(planetOf(item), event, from, place);
  context.section('heliacal events of the library').compare(
    item,
    {
      visible_from_utc: seen && utcText(seen.startJdUt),
      optimum_utc: seen && utcText(seen.optimumJdUt),
      visible_until_utc: seen && utcText(seen.endJdUt),
    },
    fields({ visible_from_utc: HELIACAL, optimum_utc: HELIACAL, visible_until_utc: HELIACAL }),
  );
}
