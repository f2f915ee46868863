/**
 * The pure core: astronomy and the rules of Jyotish as functions of plain values. No clock, no environment, no file; an
 * ephemeris and the choices of a tradition are arguments.
 *
 * @module ganita/core
 */

// Angles, in degrees.
export { arc, norm360, type SiderealDegrees, separation, siderealDegrees, signedArc } from './angles/angles.js';
// Arudhas, karakas, ashtakavarga, special points.
export { bhavaArudhas, chandraArudhas, suryaArudhas } from './arudhas/arudha.js';
export { type Ashtakavarga, ashtakavargaOf, placementOf } from './ashtakavarga/ashtakavarga.js';
// Charts of points in signs and houses.
export { type Bhava, type BhavaChart, bhavaChart } from './charts/bhavaChart.js';
export { type Chart, type ChartLongitudes, type ChartPoint, chartOf, chartPoint, pointOf } from './charts/chart.js';
export { mapChart, mapPerBody, type PerBody } from './charts/perBody.js';
export { type PlanetaryStates, planetaryStates } from './charts/states/planetaryStates.js';
// The stronger of two grahas or signs, and lords of signs.
export { type Comparisons, comparisonsOf } from './comparisons/comparisons.js';
export { expand, expandedPeriods, type MakePeriod, type Period } from './dashas/expand.js';
export type { DashaSubject } from './dashas/graha/grahaDashaSubject.js';
export {
  GRAHA_DASHAS,
  type GrahaDasha,
  type GrahaDashaId,
  type GrahaDashaLord,
  grahaDasha,
} from './dashas/graha/grahaDashas.js';
export { DASHA_LEVELS, type Dasha, type DashaLevel } from './dashas/period.js';
export type { RasiDashaSubject } from './dashas/rasi/rasiDashaSubject.js';
export {
  RASI_DASHAS,
  type RasiDasha,
  type RasiDashaId,
  type RasiDashaLord,
  rasiDasha,
} from './dashas/rasi/rasiDashas.js';
export { type RunningPeriod, runningAt } from './dashas/runningAt.js';
// Dashas: a plan of mahadashas, the periods below them, and the running periods of a moment.
export { type Balance, balanceAtBirth, type DashaYear, evenYears } from './dashas/yearLength.js';
// The port of an ephemeris; `openEphemeris` of `ganita` opens one.
export type {
  EclipticState,
  Ephemeris,
  EphemerisBody,
  EphemerisIdentity,
  EquatorialState,
  GeoPlace,
  HouseCusps,
  PlaceOptions,
} from './ephemeris/ephemeris.js';
// The error of every function for an invalid value.
export { DomainError, type DomainErrorCode, type InvalidReason } from './errors/domainError.js';
// Festivals and fasts of a range of dates.
export { FESTIVAL_IDS, type FestivalId } from './festivals/festivalCatalogue.js';
export { type FestivalCalendar, type FestivalDay, festivalCalendar, festivalsBetween } from './festivals/festivals.js';
export { type FestivalWindow, windowsOf } from './festivals/festivalWindows.js';
export { type CharaKaraka, charaKarakas, type RankedKaraka } from './karakas/karakas.js';
// Comparison of two births.
export { type Match, type MatchRules, matchCharts, matchMoons } from './match/match.js';
// The panchanga of a date and place, and the pass over the sky of a range.
export { type PanchangDay, panchangDay } from './panchanga/panchangDay.js';
export { type RangeSky, rangeSky } from './panchanga/range/rangeSky.js';
export { type SpecialPoints, specialPoints } from './points/specialPoints.js';
// Dates of regional calendars, both ways.
export type { RegionalCalendarId } from './regionalCalendars/calendars.data.js';
export { datesOf, type FoundDates, type WantedDate } from './regionalCalendars/datesOf.js';
export type { RegionalDate } from './regionalCalendars/regionalDate.js';
export {
  openRegionalCalendars,
  type RegionalCalendars,
  regionalDates,
} from './regionalCalendars/regionalDates.js';
// Rules: the named choices of a tradition.
export { PRESET_NAMES, type PresetName } from './rules/presetChoices.js';
export { DEFAULT_RULES, RULE_CHOICES, type RuleName, type Rules, resolveRules } from './rules/rules.js';
// The sky of a moment and place.
export { type BodyState, type Cusps, type Observatory, openObservatory } from './sky/observatory.js';
export { observeSky, type Sky } from './sky/sky.js';
// Strengths of planets and houses.
export { type StrengthChart, strengthChart } from './strengths/strengthChart.js';
export { type Strengths, strengthsOf } from './strengths/strengths.js';
// Time: Julian days (UT), civil dates, and the clock of a birth.
export { momentText } from './time/civilText.js';
export {
  addDays,
  type CivilDate,
  type CivilDateTime,
  civilOf,
  isRealDate,
  type JulianDayUt,
  julianDayOf,
  julianDayUt,
  weekdayOf,
} from './time/julianDay.js';
export { type BirthClock, type ResolvedTime, resolveBirthTime } from './time/resolveBirthTime.js';
// Divisional charts.
export { type Division, namedDivision } from './vargas/division.js';
export { type ChartRequest, resolveDivision } from './vargas/resolveDivision.js';
export { vargaChart, vargaLongitude, vargaSign } from './vargas/vargaChart.js';
// The zodiac: signs, nakshatras, grahas, houses.
export { BODIES, type Body, GRAHAS, type Graha, PLANETS, type Planet } from './zodiac/grahas.js';
export { countHouses, HOUSES, type House, houseOf, signOfHouse } from './zodiac/houses.js';
export {
  NAKSHATRAS,
  type Nakshatra,
  type NakshatraPlace,
  nakshatraLord,
  nakshatraOf,
  type Pada,
} from './zodiac/nakshatras.js';
export { countSigns, SIGNS, type Sign, signFrom, signIndex, signOf } from './zodiac/signs.js';
export { VARGA_KEYS, type VargaKey } from './zodiac/vargaKeys.js';
