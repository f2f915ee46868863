import { eclipseSeries } from '@ganita/core/eclipses/eclipseSeries.js';
import { NO_ECLIPSE_TABLES } from '@ganita/core/eclipses/eclipseTables.js';
import { type GlobalEclipse, solarMagnitude } from '@ganita/core/eclipses/globalEclipse.js';
import { type Grahana, grahanaOf } from '@ganita/core/eclipses/hinduEclipse.js';
import { type LocalEclipse, localEclipse, type VisibleEclipse } from '@ganita/core/eclipses/localEclipse.js';
import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { RisingDefinition } from '@ganita/core/sky/risings/risingDefinitions.data.js';
import { utcText } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { angle, type Comparator, exact, fields, mapped, moment, within } from '../compare.js';
import { type GoldenNode, pick } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import type { AgreementContext, GoldenReader, Section } from '../reader.js';

const CONTACT = moment(3);
const CENTRAL_LINE = moment(5);
const SUN_LIMIT = moment(10);
const MOON_LIMIT = moment(20);
const SUTAK = moment(15);
const MAGNITUDE = within(0.0005, '');
const OBSCURATION = within(0.001, '');
const HORIZONTAL = angle(0.05);
/** The file does not test a sutak whose beginning is this near to the limit of a prahara. */
const NEAR_LIMIT_SECONDS = 30;

/** Eclipses of the whole Earth and at places, and printed ones (docs/rules/11-eclipses-and-visibility.md). */
export const eclipses: GoldenReader = {
  file: 'eclipses.json',
  notCompared: [
    { path: 'published_settings/**', because: 'how the printed values are to be compared' },
    { path: 'eclipses/*/kind', because: 'input of the case' },
    { path: 'eclipses/*/date', because: 'input of the case' },
    { path: 'eclipses/*/places/*/hindu/seconds_to_prahara_limit', because: 'a remark on the case' },
    { path: 'eclipses/*/places/*/hindu/note', because: 'a remark on the case' },
    { path: '*/*/source', because: 'where it is printed' },
    { path: '*/*/note', because: 'a remark' },
    { path: 'published_local/*/ours_minus_printed/**', because: 'differences of the file from the print' },
    ...['date', 'kind', 'place', 'latitude', 'longitude', 'timezone_hours', 'tolerance_minutes'].map((name) => ({
      path: `*/*/${name}`,
      because: 'input of the case',
    })),
  ],
  async read(golden, context) {
    const observatory = context.observatory({ positions: 'apparent' });
    const places = pick(golden.value, 'settings', 'places');
    const each = async (name: string, work: (item: GoldenNode) => void): Promise<void> => {
      const list = golden.maybe(name);
      if (list !== null) await context.forEachItem(list, work);
    };
    await each('eclipses', (item) => compareEclipse(item, places, observatory, context));
    await each('published_local', (item) => comparePrinted(item, observatory, context));
    await each('published_sutak', (item) => compareSutak(item, observatory, context));
  },
};

const utcOrNull = (jdUt: JulianDayUt | null): string | null => (jdUt === null ? null : utcText(jdUt));

/** The eclipse of a kind whose maximum is nearest to noon UT of a date. */
function eclipseOn(context: AgreementContext, kind: string, date: string): GlobalEclipse {
  const noon = julianDayOfText(date, '12:00:00', 0);
  const found = eclipseSeries(context.ephemeris, NO_ECLIPSE_TABLES)
    .between(noon - 2, noon + 2)
    .find((eclipse) => eclipse.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} eclipse near ${date}`);
  return found;
}

const GLOBAL = fields({
  type: exact,
  central: exact,
  max_utc: CONTACT,
  partial_begin_utc: CONTACT,
  partial_end_utc: CONTACT,
  total_or_annular_begin_utc: CENTRAL_LINE,
  total_or_annular_end_utc: CENTRAL_LINE,
  center_line_begin_utc: CENTRAL_LINE,
  center_line_end_utc: CENTRAL_LINE,
  p1_utc: CONTACT,
  u1_utc: CONTACT,
  u2_utc: CONTACT,
  u3_utc: CONTACT,
  u4_utc: CONTACT,
  p4_utc: CONTACT,
  magnitude: MAGNITUDE,
  diameter_ratio: MAGNITUDE,
  obscuration_at_max: OBSCURATION,
  umbral_magnitude: MAGNITUDE,
  penumbral_magnitude: MAGNITUDE,
  saros: exact,
  saros_member: exact,
  gamma: within(0.0003, 'radii'),
  max_longitude: angle(0.05),
  max_latitude: angle(0.05),
  delta_t_s: within(0.1, 'seconds'),
});

function globalRow(eclipse: GlobalEclipse, { ephemeris }: AgreementContext) {
  const { maximumJdUt, circumstances } = eclipse;
  const shared = {
    type: circumstances.type,
    max_utc: utcText(maximumJdUt),
    saros: circumstances.saros?.series,
    saros_member: circumstances.saros?.member,
    gamma: eclipse.gamma,
    delta_t_s: ephemeris.deltaTDays(maximumJdUt) * SECONDS_PER_DAY,
  };
  if (eclipse.kind === 'lunar') {
    const { contacts, umbralMagnitude, penumbralMagnitude } = eclipse.circumstances;
    const texts = Object.entries(contacts).map(([name, jdUt]) => [`${name}_utc`, utcOrNull(jdUt)]);
    return {
      ...shared,
      ...Object.fromEntries(texts),
      umbral_magnitude: umbralMagnitude ?? 0,
      penumbral_magnitude: penumbralMagnitude,
    };
  }
  const { contacts, place, central, diameterRatio, obscuration } = eclipse.circumstances;
  return {
    ...shared,
    central,
    partial_begin_utc: utcText(contacts.partialStart),
    partial_end_utc: utcText(contacts.partialEnd),
    total_or_annular_begin_utc: utcOrNull(contacts.totalStart),
    total_or_annular_end_utc: utcOrNull(contacts.totalEnd),
    center_line_begin_utc: utcOrNull(contacts.centerStart),
    center_line_end_utc: utcOrNull(contacts.centerEnd),
    magnitude: solarMagnitude(eclipse.circumstances),
    diameter_ratio: diameterRatio,
    obscuration_at_max: obscuration,
    max_longitude: place.longitudeDeg,
    max_latitude: place.latitudeDeg,
  };
}

function compareEclipse(item: GoldenNode, places: unknown, observatory: Observatory, context: AgreementContext): void {
  const kind = item.at('kind').text();
  const eclipse = eclipseOn(context, kind, item.at('date').text());
  context.section(`${kind} on Earth`).compare(item, globalRow(eclipse, context), GLOBAL);
  for (const [name, place] of item.at('places').children()) {
    const [latitudeDeg, longitudeDeg] = pick(places, name) as readonly [number, number];
    const at = { latitudeDeg, longitudeDeg };
    if (kind === 'solar') compareSolarPlace(place, eclipse, at, observatory, context.section('solar at places'));
    else compareLunarPlace(place, eclipse, at, observatory, context.section('lunar at places'));
    const hindu = place.maybe('hindu');
    if (hindu !== null) compareHindu(hindu, kind, eclipse, at, observatory, context.section(`${kind} grahana`));
  }
}

/** Horizons of the places; the Sun's is that of the almanac. */
const horizonsOf = (moon: RisingDefinition) => ({ sun: DAILY_RULES.sunrise_definition, moon }) as const;
const MOON_HORIZONS = { upper_limb: 'apparent_upper_limb', disc_centre: 'disc_centre_no_refraction' } as const;
const HORIZONS = horizonsOf(MOON_HORIZONS.disc_centre);

/** A limit of the visible part: exact at a contact, coarser at the horizon. */
const limit = (isAt: unknown, horizon: Comparator): Comparator =>
  typeof isAt === 'string' && /^[cpu]\d$/.test(isAt) ? CONTACT : horizon;

const visibleFields = (expected: GoldenNode, horizon: Comparator) => ({
  visible: exact,
  visible_begin_utc: limit(pick(expected.value, 'begin_is'), horizon),
  visible_end_utc: limit(pick(expected.value, 'end_is'), horizon),
  begin_is: exact,
  end_is: exact,
});

const visibleRow = (visible: VisibleEclipse | null) =>
  visible === null
    ? { visible: false, intervals: 0 }
    : {
        visible: true,
        visible_begin_utc: utcText(visible.startJdUt),
        visible_end_utc: utcText(visible.endJdUt),
        begin_is: visible.startIs,
        end_is: visible.endIs,
        intervals: visible.intervals.length,
      };

function solarRow(local: LocalEclipse | null) {
  if (local === null) return { eclipse_at_place: false, visible: false };
  const { contacts, maximum, covering, visible } = local;
  const contact = (name: 'c1' | 'c2' | 'c3' | 'c4') => utcOrNull(contacts.get(name)?.jdUt ?? null);
  return {
    eclipse_at_place: true,
    c1_utc: contact('c1'),
    c2_utc: contact('c2'),
    c3_utc: contact('c3'),
    c4_utc: contact('c4'),
    max_utc: utcText(maximum.jdUt),
    magnitude_at_max: covering?.magnitude,
    covered_diameter_at_max: covering?.coveredDiameter,
    obscuration_at_max: covering?.obscuration,
    azimuth_at_max: maximum.azimuthDeg,
    altitude_at_max: maximum.altitudeDeg,
    ...visibleRow(visible),
    visible_max_utc: utcOrNull(visible?.maximum.jdUt ?? null),
    visible_max_magnitude: visible?.maximum.covering?.magnitude,
    visible_max_obscuration: visible?.maximum.covering?.obscuration,
  };
}

function compareSolarPlace(
  expected: GoldenNode,
  eclipse: GlobalEclipse,
  place: GeoPlace,
  observatory: Observatory,
  section: Section,
): void {
  const atLimit = pick(expected.value, 'visible_max_utc') !== pick(expected.value, 'max_utc');
  section.compare(
    expected,
    solarRow(localEclipse(observatory, eclipse, place, HORIZONS)),
    fields({
      eclipse_at_place: exact,
      c1_utc: CONTACT,
      c2_utc: CONTACT,
      c3_utc: CONTACT,
      c4_utc: CONTACT,
      max_utc: CONTACT,
      magnitude_at_max: MAGNITUDE,
      covered_diameter_at_max: MAGNITUDE,
      obscuration_at_max: OBSCURATION,
      azimuth_at_max: HORIZONTAL,
      altitude_at_max: HORIZONTAL,
      ...visibleFields(expected, SUN_LIMIT),
      intervals: exact,
      visible_max_utc: atLimit ? SUN_LIMIT : CONTACT,
      visible_max_magnitude: MAGNITUDE,
      visible_max_obscuration: OBSCURATION,
    }),
  );
}

function compareLunarPlace(
  expected: GoldenNode,
  eclipse: GlobalEclipse,
  place: GeoPlace,
  observatory: Observatory,
  section: Section,
): void {
  for (const [name, horizon] of Object.entries(MOON_HORIZONS)) {
    const local = localEclipse(observatory, eclipse, place, horizonsOf(horizon));
    const seen = expected.maybe(name);
    if (seen === null || local === null) continue;
    const ours = { ...visibleRow(local.visible), max_visible: local.maximum.aboveHorizon };
    section.compare(seen, ours, fields({ ...visibleFields(seen, MOON_LIMIT), max_visible: exact }));
  }
  const maximum = localEclipse(observatory, eclipse, place, HORIZONS)?.maximum;
  section.compare(
    expected,
    { azimuth_at_max: maximum?.azimuthDeg, altitude_at_max: maximum?.altitudeDeg },
    fields({ azimuth_at_max: HORIZONTAL, altitude_at_max: HORIZONTAL }),
  );
}

function grahanaAt(eclipse: GlobalEclipse, place: GeoPlace, observatory: Observatory): Grahana | null {
  const local = localEclipse(observatory, eclipse, place, HORIZONS);
  if (local === null) return null;
  return grahanaOf(observatory, eclipse, local, { place, horizon: HORIZONS.sun }, DAILY_RULES);
}

const SUTAK_NAMES = ['sutak_begin_utc', 'sutak_vulnerable_utc'] as const;

function compareHindu(
  expected: GoldenNode,
  kind: string,
  eclipse: GlobalEclipse,
  place: GeoPlace,
  observatory: Observatory,
  section: Section,
): void {
  const grahana = grahanaAt(eclipse, place, observatory);
  const horizon = kind === 'solar' ? SUN_LIMIT : MOON_LIMIT;
  const near = pick(expected.value, 'seconds_to_prahara_limit');
  const isNear = typeof near === 'number' && near < NEAR_LIMIT_SECONDS;
  section.compare(
    expected,
    grahana === null
      ? { counts: false }
      : {
          counts: true,
          sparsha_utc: utcText(grahana.sparshaJdUt),
          moksha_utc: utcText(grahana.mokshaJdUt),
          grastodaya: grahana.grastodaya,
          grastasta: grahana.grastasta,
          sutak_begin_utc: utcOrNull(grahana.sutak?.startJdUt ?? null),
          sutak_vulnerable_utc: utcOrNull(grahana.sutak?.startVulnerableJdUt ?? null),
        },
    fields({
      counts: exact,
      sparsha_utc: horizon,
      moksha_utc: horizon,
      grastodaya: exact,
      grastasta: exact,
      ...(isNear ? {} : { sutak_begin_utc: SUTAK, sutak_vulnerable_utc: SUTAK }),
    }),
  );
  if (!isNear) return;
  for (const name of SUTAK_NAMES) section.notCompared(expected.at(name), 'sparsha is at the limit of a prahara');
}

const placeOf = (item: GoldenNode): GeoPlace => ({
  latitudeDeg: item.at('latitude').number(),
  longitudeDeg: item.at('longitude').number(),
});

/** Sources that print tenths of a minute, and their tolerances; newspapers cut the minute off. */
const TENTHS = /^\d\d:\d\d\.\d$/;
const [TENTHS_MINUTES, CUT_BEFORE, CUT_AFTER] = [0.5, 0.2, 1];
const [PAC_OBSCURATION, OTHER_OBSCURATION] = [0.4, 1.1];
const PAC_MAGNITUDE = 0.002;

/** Minutes of a printed time of day from local midnight; `(+1)` is the next day. */
function printedMinutes(text: string): number {
  const [clock = '', next] = text.split(' ');
  const [hours, minutes, seconds] = clock.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN) + (seconds ?? 0) / 60 + (next === '(+1)' ? 1440 : 0);
}

/** The printed text itself where our moment is printed so, else our minutes: a difference shows both. */
function comparePrinted(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const section = context.section('printed at places');
  const place = placeOf(item);
  const date = item.at('date').text();
  const local = localEclipse(observatory, eclipseOn(context, 'solar', date), place, HORIZONS);
  if (local?.visible == null) throw new Error('no eclipse is seen there');
  const midnight = julianDayOfText(date, '00:00:00', item.at('timezone_hours').number());
  const minutes = (jdUt: JulianDayUt | undefined): number => ((jdUt ?? Number.NaN) - midnight) * 1440;
  const clock = {
    c1: minutes(local.contacts.get('c1')?.jdUt),
    c4: minutes(local.contacts.get('c4')?.jdUt),
    max: minutes(local.maximum.jdUt),
  };
  const expected = item.at('expected');
  const isTable = Object.values(expected.value as object).some((text) => typeof text === 'string' && TENTHS.test(text));
  const percent = within(isTable ? PAC_OBSCURATION : OTHER_OBSCURATION, 'percent');
  for (const [name, node] of expected.children()) {
    if (node.value === null) section.notCompared(node, 'not printed');
    else if (name in clock) section.compare(node, clock[name as keyof typeof clock], printedAt(node.text()));
    else if (name === 'magnitude') section.compare(node, local.covering?.magnitude, within(PAC_MAGNITUDE, ''));
    else if (name === 'obscuration_percent') {
      section.compare(node, 100 * (local.covering?.obscuration ?? Number.NaN), percent);
    } else if (name === 'obscuration_percent_at_greatest') {
      section.compare(node, 100 * (local.visible.maximum.covering?.obscuration ?? Number.NaN), percent);
    } else if (name === 'minutes_to_sunset') {
      section.compare(node, minutes(local.visible.endJdUt) - clock.c1, within(1, 'minutes'));
    }
  }
}

/** Our minutes agree with a printed time of day: to its tenths, or with the minute cut off. */
function printedAt(text: string): Comparator {
  const printed = printedMinutes(text.replace('.', ':').replace(/:(\d)$/, (_, tenth) => `:${Number(tenth) * 6}`));
  const isTenths = TENTHS.test(text);
  const [early, late] = isTenths ? [TENTHS_MINUTES, TENTHS_MINUTES] : [CUT_BEFORE, CUT_AFTER];
  return mapped((ours) => {
    const over = (ours as number) - printed;
    return over >= -early && over <= late ? text : `${over.toFixed(2)} minutes later`;
  }, exact);
}

function compareSutak(item: GoldenNode, observatory: Observatory, context: AgreementContext): void {
  const section = context.section('printed sutak');
  const place = placeOf(item);
  const date = item.at('date').text();
  const grahana = grahanaAt(eclipseOn(context, item.at('kind').text(), date), place, observatory);
  const midnight = julianDayOfText(date, '00:00:00', item.at('timezone_hours').number());
  const tolerance = item.at('tolerance_minutes').number();
  const ours: Readonly<Record<string, JulianDayUt | null | undefined>> = {
    begin: grahana?.sparshaJdUt,
    end: grahana?.mokshaJdUt,
    sutak_begin: grahana?.sutak?.startJdUt,
    sutak_begin_kids: grahana?.sutak?.startVulnerableJdUt,
  };
  for (const [name, node] of item.at('expected').children()) {
    const printed = printedMinutes(node.text());
    const over = ((ours[name] ?? Number.NaN) - midnight) * 1440 - printed;
    section.compare(node, Math.abs(over) <= tolerance ? node.value : `${over.toFixed(2)} minutes later`, exact);
  }
}
