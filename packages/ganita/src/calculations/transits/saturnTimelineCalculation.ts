import { prastaraOf } from '@ganita/core/ashtakavarga/prastara.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import {
  saturnTimeline as computeTimeline,
  type DetailedCycle,
  detailedCycle,
  type SaturnTimeline,
  type TimelineBirth,
} from '@ganita/core/saturn/saturnTimeline.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { type CivilClock, constantClock, readingAt, zoneClock } from '@ganita/core/time/civilClock.js';
import { dateText, parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { type GrahaPaths, openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { type NatalReference, natalReference } from '@ganita/core/transits/natalReference.js';
import { Type } from 'typebox';
import { type BirthMoment, resolveBirth } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { ANGA_RULES, metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { birthDate, date, latitude, longitude, time, timezone } from '../fields/birthFields.js';
import { birthDateCheck, calendarDateCheck, clockCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { cosmeticPlace } from '../fields/transitFields.js';
import { birthZone } from '../fields/zoneFields.js';
import { computedOnce } from '../sharedResults.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { observedFigures } from './transitRules.js';

/** The choices that affect it: Saturn and the Moon, and the Ascendant among those that give Saturn bindus. */
const SATURN_RULES = [
  'ayanamsa_mode',
  'positions',
  'lagna_nutation',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** The modes of the contract; a preset may bring its own. */
export const SATURN_AYANAMSAS = ['LAHIRI', 'RAMAN'] as const;

const onlyListedAyanamsa = ({ ayanamsa_mode: mode }: Readonly<Record<string, unknown>>): void => {
  if (mode !== undefined && !(SATURN_AYANAMSAS as readonly unknown[]).includes(mode)) {
    throw invalidInput('rules.ayanamsa_mode', `must be one of ${SATURN_AYANAMSAS.join(', ')}`, mode, 'unknown_value');
  }
};

/** The request of `POST /saturn-timeline`, in the contract's order; the last three are extensions. */
const saturnInput = Type.Object({
  date: birthDate,
  time,
  place: cosmeticPlace,
  latitude,
  longitude,
  timezone,
  zone: birthZone,
  ayanamsa_mode: Type.Optional(
    oneOf(SATURN_AYANAMSAS, { default: 'LAHIRI', description: 'sidereal zero point, in either case of letters' }),
  ),
  detail: Type.Optional(
    oneOf(['summary', 'full'], {
      default: 'summary',
      description: 'full adds the segments, interruptions and months of each cycle',
    }),
  ),
  as_of: Type.Optional(
    nullable({ ...described(date, 'YYYY-MM-DD; the date that is evaluated; null: today'), default: null }),
  ),
  language: languageField,
  rules: rulesField(SATURN_RULES),
  meta: metaField,
});
type SaturnInput = Filled<typeof saturnInput>;

/** Sade sati and dhaiyya of a life, evaluated at a date. */
export interface SaturnTimelineAnswer {
  readonly input: SaturnInput;
  /** The evaluation date. */
  readonly asOf: string;
  readonly birth: BirthMoment;
  /** The clock of every date. */
  readonly clock: CivilClock;
  readonly natal: NatalReference;
  readonly timeline: SaturnTimeline;
  /** Every reported cycle with its segments, kakshyas and months, by its start; null in a summary. */
  readonly details: ReadonlyMap<JulianDayUt, DetailedCycle> | null;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

/** The clock of the dates of an answer: of the requested zone, else with the offset of the birth. */
const clockOf = ({ zone }: SaturnInput, { resolved }: BirthMoment, zones: ZoneHistory): CivilClock =>
  zone === null ? constantClock(resolved.offsetHours) : zoneClock(zone, zones);

/** Today on that clock. */
const resolveDefaults = (input: SaturnInput, { clock, zones }: Pick<Ports, 'clock' | 'zones'>): SaturnInput =>
  input.as_of === null
    ? { ...input, as_of: dateText(readingAt(clockOf(input, resolveBirth(input, zones), zones), clock.now())) }
    : input;

function compute(request: CheckedRequest<SaturnInput>, ports: Ports): SaturnTimelineAnswer {
  const { input, rules } = request;
  const { as_of: asOf } = input;
  if (asOf === null) throw new Error('request defaults not resolved');
  const observatory = openObservatory(ports.ephemeris, rules);
  const birth = resolveBirth(input, ports.zones);
  const { jdUt } = birth.resolved;
  const clock = clockOf(input, birth, ports.zones);
  const natal = natalReference(observatory, jdUt, birth.place);
  const paths = openGrahaPaths(angaObservatoryOf(observatory, rules), ports.transitTables);
  const timelineBirth: TimelineBirth = {
    jdUt,
    moonSign: natal.signs.Moon,
    prastaraOfSaturn: prastaraOf('Saturn', natal.signs, rules),
    clock,
  };
  const timeline = computedOnce(ports, 'saturn timeline', [birth, input.zone, asOf, rules], () =>
    computeTimeline(paths, timelineBirth, parseDate(asOf, 'as_of', TRANSIT_YEARS)),
  );
  return {
    input,
    asOf,
    birth,
    clock,
    natal,
    timeline,
    details: input.detail === 'full' ? detailsOf(paths, timelineBirth, timeline) : null,
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, SATURN_RULES), observedFigures(rules, observatory, jdUt)),
    ),
  };
}

/** The cycles of the life, the running one and the next, each once. */
function detailsOf(
  paths: GrahaPaths,
  birth: TimelineBirth,
  { cycles, sadeSati, nextCycle }: SaturnTimeline,
): ReadonlyMap<JulianDayUt, DetailedCycle> {
  const reported = [...cycles.map(({ cycle }) => cycle), sadeSati?.cycle ?? null, nextCycle?.cycle ?? null];
  const details = new Map<JulianDayUt, DetailedCycle>();
  for (const cycle of reported) {
    if (cycle !== null && !details.has(cycle.startJdUt)) {
      details.set(cycle.startJdUt, detailedCycle(paths, birth, cycle));
    }
  }
  return details;
}

/** `POST /saturn-timeline`: sade sati and dhaiyya of a life. */
export const saturnTimeline = calculation({
  request: saturnInput,
  checks: {
    date: birthDateCheck('date'),
    time: clockCheck('time'),
    as_of: calendarDateCheck('as_of'),
  },
  rules: rulesOf({ check: onlyListedAyanamsa }),
  birthField: 'date',
  resolveDefaults,
  compute,
});
