import { choice } from './choice.js';

/**
 * Choices about sunrise and sunset (docs/rules/02-points-and-arudhas.md#section-1,
 * docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const dayChoices = {
  sunrise_definition: choice(
    ['hindu_disc_centre', 'apparent_upper_limb', 'upper_limb_default', 'disc_centre_refraction', 'jhora_geometric'],
    'hindu_disc_centre',
    'which moment is sunrise and sunset',
    'docs/rules/02-points-and-arudhas.md#section-1, docs/rules/07-panchang-calendar-transits.md#section-1 and #section-2, docs/rules/09-jhora-agreement.md#rule-p3 (jhora_geometric: centre of the geometric disc)',
  ),
} as const;

const MEASURED = 'docs/almanac-presets.md (measured on printed pages)';

/**
 * How an almanac finds and prints its moments: ends of angas, sankrantis, ingresses and stations. Positions of a birth
 * chart do not use them.
 */
export const angaChoices = {
  anga_positions: choice(
    ['as_positions', 'apparent_with_nutation', 'drik'],
    'as_positions',
    'positions from which angas, sankrantis, ingresses and stations are computed: those of `positions`; apparent ones with nutation, less the mean ayanamsa; or these with 24.25″ more ayanamsa, as Drik Panchang prints its Lahiri',
    MEASURED,
  ),
  anga_shift: choice(
    ['none', 'drik', 'mypanchang'],
    'none',
    'how much earlier they are than these positions give: not at all, 63 seconds (drik) or 16 seconds (mypanchang)',
    MEASURED,
  ),
  printed_rounding: choice(
    ['nearest_second', 'nearest_minute', 'seconds_cut_off'],
    'nearest_second',
    'how moments are rounded when they are written: to the nearest second, to the nearest minute, or down to the minute; dashas and the requested moment do not change',
    MEASURED,
  ),
} as const;

/** Choices of the panchanga and of the calendar (docs/rules/07-panchang-calendar-transits.md). */
export const panchangaChoices = {
  calendar_positions: choice(
    ['apparent', 'geometric'],
    'apparent',
    'positions of the calendar of a birth chart, those of `/panchang` by default; the chart has its own in `positions`',
    'docs/rules/07-panchang-calendar-transits.md#section-1',
  ),
  calendar_sunrise_definition: choice(
    dayChoices.sunrise_definition.values,
    'apparent_upper_limb',
    'sunrise and sunset of the calendar of a birth chart, those of `/panchang` by default; the chart has its own in `sunrise_definition`',
    'docs/rules/07-panchang-calendar-transits.md#section-1 and #section-2',
  ),
  moonrise_definition: choice(
    ['as_sunrise', 'apparent_upper_limb', 'disc_centre_no_refraction', 'disc_centre_refraction', 'upper_limb_default'],
    'as_sunrise',
    'which moment is moonrise and moonset; as_sunrise: the same part of the disc as at the sunrise of the calendar, and for a Hindu sunrise the topocentric centre of the Moon without refraction',
    'docs/rules/07-panchang-calendar-transits.md#section-2',
  ),
  moon_event_span: choice(
    ['vedic_day', 'civil_date'],
    'vedic_day',
    'whether moonrise and moonset are searched between midnights or between sunrises',
    'docs/rules/07-panchang-calendar-transits.md#section-2',
  ),
  abhijit_on_wednesday: choice(
    ['void', 'kept'],
    'void',
    'whether Wednesday has an Abhijit muhurta',
    'docs/rules/07-panchang-calendar-transits.md#section-8',
  ),
  ritu_method: choice(
    ['tropical', 'sidereal', 'lunar'],
    'tropical',
    'season by tropical Sun, by sidereal Sun or by lunar month',
    'docs/rules/07-panchang-calendar-transits.md#section-6',
  ),
  ayana_method: choice(
    ['tropical', 'sidereal'],
    'tropical',
    'northern and southern course by tropical or by sidereal Sun',
    'docs/rules/07-panchang-calendar-transits.md#section-6',
  ),
  vikram_year_start: choice(
    ['chaitradi', 'purnimanta_chaitradi', 'kartikadi'],
    'chaitradi',
    'Vikram year from Chaitra Shukla 1, from the Krishna paksha before it, or from Kartika Shukla 1 (Gujarat)',
    'docs/rules/07-panchang-calendar-transits.md#section-6',
  ),
  samvatsara_system: choice(
    ['south_solar', 'south_lunar', 'north_jovian'],
    'south_solar',
    'samvatsara of the birth: southern by solar or lunar year, or northern by mean Jupiter',
    'docs/rules/07-panchang-calendar-transits.md#section-6',
  ),
  tamil_month_method: choice(
    [0, 1, 2, 3],
    3,
    'instant of a date that decides its solar month: 0 and 3 sunset, 1 the clock time of sunset read as UT, 2 midnight UT',
    'docs/rules/07-panchang-calendar-transits.md#section-7',
  ),
} as const;

/** From which astronomy an almanac of days has its angas. */
export const tithiChoices = {
  tithi_source: choice(
    ['drik', 'surya_siddhanta', 'surya_siddhanta_bija'],
    'drik',
    "from which astronomy the angas and sankrantis of `/panchang`, `/calendar`, `/festivals` and the regional calendars are: the ephemeris, the Surya Siddhanta, or this with the bija of the Moon's apsis; sunrise and sunset are always those of the place",
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5',
  ),
  siddhanta_clock: choice(
    ['mean', 'gaudiya'],
    'mean',
    'how the clock reads moments of the Surya Siddhanta: as mean time, or some minutes later by the season, as a Gaudiya calendar prints them (found from its prints; no text gives it)',
    'docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5',
  ),
} as const;

/** Choices of the regional calendars (docs/rules/10-festivals.md#section-9). */
export const regionalCalendarChoices = {
  nepali_calendar: choice(
    ['surya_siddhanta', 'apparent'],
    'surya_siddhanta',
    'by which Sun the months of Bikram Sambat start: by that of the Surya Siddhanta, with the official calendar of Nepal where it is known, or by that of `positions`',
    'docs/rules/10-festivals.md#section-9',
  ),
} as const;
