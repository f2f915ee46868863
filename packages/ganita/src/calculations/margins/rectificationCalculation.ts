import type { DashaLevel } from '@ganita/core/dashas/period.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { Gender } from '@ganita/core/facts/gender.js';
import { type CharaKaraka, charaKarakas, type RankedKaraka } from '@ganita/core/karakas/karakas.js';
import type { RulingPlanets } from '@ganita/core/kp/rulingPlanets.js';
import { BODY_DASHAS, type BodyDashaId } from '@ganita/core/margins/dashaStart.js';
import { lordsAtEvent } from '@ganita/core/margins/eventDashas.js';
import type { MarginKey } from '@ganita/core/margins/key.js';
import { timelineOf, type ValueSpan } from '@ganita/core/margins/marginTimeline.js';
import { vargaItemId } from '@ganita/core/margins/pointKeys.js';
import { type BirthClass, classesOf } from '@ganita/core/margins/uncertainty.js';
import { type VighatiNumbers, vighatiNumbers } from '@ganita/core/margins/vighatiNumbers.js';
import type { WindowSky } from '@ganita/core/margins/windowSky.js';
import { recordFrom } from '@ganita/core/records.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { type Graha, isGraha } from '@ganita/core/zodiac/grahas.js';
import { HOUSES, type House, houseOf, lordOf, signOfHouse } from '@ganita/core/zodiac/houses.js';
import { kpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { type Sign, signOf } from '@ganita/core/zodiac/signs.js';
import { VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { type MomentCharts, momentCharts } from '../natal/chartSet.js';
import { PLAIN_CHART } from '../natal/composedKeys.js';
import { type NatalDashas, natalDashas } from '../natal/dashaCalculations.js';
import { type EventSpan, eventSpans } from './eventSpans.js';
import { type CandidateKp, type CuspFacts, candidateKp, rulingAt, type TouchingSignificator } from './kpFacts.js';
import type { LifeEvent, RectificationInput } from './rectificationInput.js';
import { type RunningAtEvent, runningAtEvent } from './runningLords.js';
import type { BirthTimeRange } from './uncertainTime.js';

/** Houses of a graha in a chart, from its lagna. */
export interface HousesOfGraha {
  readonly owns: readonly House[];
  readonly occupies: House;
}

/** What a running lord is in the chart of a candidate. */
export interface LordFacts {
  readonly graha: Graha;
  readonly houses: Readonly<Record<string, HousesOfGraha>>;
  readonly starLord: Graha;
  /** Those of the star lord in D-1. */
  readonly starLordHouses: HousesOfGraha;
  /** Signs from that of the mahadasha lord of the first dasha, both counted; null where that is no graha. */
  readonly fromDashaLord: House | null;
  readonly karaka: CharaKaraka | null;
}

/** Where a graha is at an event, seen from a candidate. */
export interface TransitFacts {
  readonly graha: Graha;
  readonly sign: Sign;
  readonly fromLagna: House;
  readonly fromMoon: House;
}

/** The facts of an event for one candidate. */
export interface EventFacts {
  readonly event: LifeEvent;
  readonly running: Readonly<Record<string, readonly RunningAtEvent[]>>;
  readonly lords: readonly LordFacts[];
  readonly transits: readonly TransitFacts[];
  /** null where Placidus does not exist. */
  readonly cusps: readonly CuspFacts[] | null;
  /** The grahas that signify one of the same houses; null where Placidus does not exist. */
  readonly touching: readonly TouchingSignificator[] | null;
  /**
   * Of each dasha when, as the birth moves through the candidate, its lords at the event change; null for one whose
   * limits do not follow from a nakshatra, and for an event that is a span.
   */
  readonly lordChanges: Readonly<Record<string, readonly ValueSpan[] | null>>;
}

/** A part of the uncertain time, with its facts. */
export interface Candidate {
  readonly part: BirthClass;
  readonly lagnas: Readonly<Record<string, Sign>>;
  readonly moonSign: Sign;
  readonly numbers: VighatiNumbers;
  readonly lagnaSubLord: Graha;
  readonly events: readonly EventFacts[];
}

/** Which fields of an event are not the same for all candidates, and which are. */
export interface EventDifferences {
  readonly id: string;
  readonly differing: readonly string[];
  readonly same: readonly string[];
}

export interface RectificationFacts {
  /** Ruling planets of the moment of judgement; null without one. */
  readonly ruling: RulingPlanets | null;
  readonly partitionKeys: readonly MarginKey[];
  readonly candidates: readonly Candidate[];
  readonly differences: readonly EventDifferences[];
}

const MAX_CANDIDATES = 200;
/**
 * Most rows of all events and candidates together, some 20 MB: 200 candidates of 50 events with the usual dasha and
 * charts are within it.
 */
const MAX_ROWS = 200_000;

/** Counts the rows of an answer. Errors: `invalid_input` when there are too many. */
function rowCounter(): (rows: number) => void {
  let total = 0;
  return (rows) => {
    total += rows;
    if (total > MAX_ROWS) {
      throw invalidInput(
        'rectification',
        `leads to more than ${MAX_ROWS} periods, houses of lords and changes; choose fewer events, dashas, levels, vargas or candidates`,
        null,
        'answer_too_large',
      );
    }
  };
}

const VARGAS: ReadonlyMap<string, VargaKey> = new Map(VARGA_KEYS.map((key) => [vargaItemId(key), key]));

/**
 * Facts of events for each part of an uncertain time. Errors: `invalid_input` for an event without a date, and for too
 * many parts or rows.
 */
export function rectificationFacts(
  sky: WindowSky,
  partitionKeys: readonly MarginKey[],
  time: BirthTimeRange,
  input: RectificationInput,
  gender: Gender | null,
  zones: ZoneHistory,
): RectificationFacts {
  const events = eventSpans(input.events, sky.window.utcOffsetHours);
  const parts = classesOf(
    partitionKeys.map((key) => timelineOf(key, time)),
    time,
  );
  if (parts.length > MAX_CANDIDATES) {
    throw invalidInput(
      'rectification.partition_keys',
      `divide the time into ${parts.length} candidates; an answer has at most ${MAX_CANDIDATES}`,
      parts.length,
      'answer_too_large',
    );
  }
  const yearDays = dashasOf(sky, momentCharts(sky.skyAt(0), PLAIN_CHART, sky.rules), input, gender).year.days;
  const countRows = rowCounter();
  const whole = events.map((span): WholeEvent => {
    const changes = recordFrom(input.dashas, (id) =>
      changesOf(sky, id, span, yearDays, input.levels as DashaLevel, time),
    );
    for (const spans of Object.values(changes)) countRows(spans?.length ?? 0);
    return { span, changes };
  });
  const candidates = parts.map((part) => candidateOf(sky, part, whole, input, gender, countRows));
  const ruling = input.judgement === null ? null : rulingAt(input.judgement, sky.observatory, sky.rules, zones);
  return { ruling, partitionKeys, candidates, differences: differencesOf(candidates, input.events) };
}

/** An event, and how its lords change in the whole of the uncertain time. */
interface WholeEvent {
  readonly span: EventSpan;
  readonly changes: Readonly<Record<string, readonly ValueSpan[] | null>>;
}

const dashasOf = (
  { observatory, rules }: WindowSky,
  charts: MomentCharts,
  { dashas }: RectificationInput,
  gender: Gender | null,
): NatalDashas => natalDashas(charts, observatory, { dasha_systems: [...dashas], dasha_at: null, gender }, rules);

function candidateOf(
  sky: WindowSky,
  part: BirthClass,
  events: readonly WholeEvent[],
  input: RectificationInput,
  gender: Gender | null,
  countRows: (rows: number) => void,
): Candidate {
  const charts = momentCharts(sky.skyAt(part.representativeDays), PLAIN_CHART, sky.rules);
  const dashas = dashasOf(sky, charts, input, gender);
  const lagna = charts.rasi.ascendant.sign;
  const kp = candidateKp(charts.sky);
  return {
    part,
    lagnas: recordFrom(input.vargas, (id) => charts.varga(VARGAS.get(id) as VargaKey).ascendant.sign),
    moonSign: charts.rasi.grahas.Moon.sign,
    numbers: vighatiNumbers(charts.sky, signOf(charts.points().upagrahas.longitudesDeg.maandi), lagna),
    lagnaSubLord: kpLords(charts.sky.cusps.ascendantDeg).subLord,
    events: events.map((event) => {
      const facts = factsOf(sky, part, charts, dashas, kp, event, input);
      countRows(rowsOf(facts));
      return facts;
    }),
  };
}

/** Rows of an event: periods, charts of the lords, transits, cusps and significators. */
const rowsOf = ({ running, lords, transits, cusps, touching }: EventFacts): number =>
  Object.values(running).reduce((sum, periods) => sum + periods.length, 0) +
  lords.reduce((sum, { houses }) => sum + 1 + Object.keys(houses).length, 0) +
  transits.length +
  (cusps?.length ?? 0) +
  (touching?.length ?? 0);

function factsOf(
  sky: WindowSky,
  part: BirthClass,
  charts: MomentCharts,
  dashas: NatalDashas,
  kp: CandidateKp | null,
  { span, changes }: WholeEvent,
  input: RectificationInput,
): EventFacts {
  const levels = input.levels as DashaLevel;
  const { limitAt } = dashas.year;
  const systems = [...dashas.graha(), ...dashas.rasi()];
  const running = Object.fromEntries(
    systems.map(({ id, dasha }) => [id, runningAtEvent(dasha, limitAt, span, levels)]),
  );
  const names = new Set(Object.values(running).flatMap((rows) => rows.map(({ lord }) => lord)));
  const lords = [...names].filter(isGraha);
  const first = running[input.dashas[0] ?? '']?.find(({ level }) => level === 1)?.lord ?? null;
  const karakas = charaKarakas(charts.rasi.grahas, sky.rules.karaka_scheme);
  const { kind = null } = span.event;
  const houses = (kind === null ? [] : (input.houses_of_kind[kind] ?? [])) as readonly House[];
  return {
    event: span.event,
    running,
    lords: lords.map((graha) =>
      lordFacts(graha, first !== null && isGraha(first) ? first : null, charts, karakas, input),
    ),
    transits: input.transits.map((graha) => transitFacts(sky, graha, span, charts)),
    cusps: kp?.cusps(houses) ?? null,
    touching: kp?.touching(houses) ?? null,
    lordChanges: recordFrom(input.dashas, (id) => inPart(changes[id] ?? null, part)),
  };
}

/** Houses of a graha from the lagna of a chart. */
function housesOf(graha: Graha, charts: MomentCharts, key: VargaKey): HousesOfGraha {
  const { ascendant, grahas } = charts.varga(key);
  return {
    owns: HOUSES.filter((house) => lordOf(signOfHouse(ascendant.sign, house)) === graha),
    occupies: grahas[graha].house,
  };
}

function lordFacts(
  graha: Graha,
  dashaLord: Graha | null,
  charts: MomentCharts,
  karakas: readonly RankedKaraka[],
  input: RectificationInput,
): LordFacts {
  const { rasi, sky } = charts;
  const starLord = nakshatraOf(sky.grahas[graha].longitudeDeg).lord;
  return {
    graha,
    houses: recordFrom(input.vargas, (id) => housesOf(graha, charts, VARGAS.get(id) as VargaKey)),
    starLord,
    starLordHouses: housesOf(starLord, charts, 'D-1_rasi'),
    fromDashaLord: dashaLord && houseOf(rasi.grahas[dashaLord].sign, rasi.grahas[graha].sign),
    karaka: karakas.find((row) => row.graha === graha)?.karaka ?? null,
  };
}

function transitFacts(
  { observatory }: WindowSky,
  graha: Graha,
  { middleJdUt }: EventSpan,
  { rasi }: MomentCharts,
): TransitFacts {
  const sign = signOf(observatory.longitudeDeg(graha, middleJdUt));
  return {
    graha,
    sign,
    fromLagna: houseOf(rasi.ascendant.sign, sign),
    fromMoon: houseOf(rasi.grahas.Moon.sign, sign),
  };
}

const isBodyDasha = (id: string): id is BodyDashaId => (BODY_DASHAS as readonly string[]).includes(id);

/** How the lords of a dasha at an event change as the birth moves through the uncertain time. */
function changesOf(
  sky: WindowSky,
  id: string,
  { isMoment, startJdUt }: EventSpan,
  yearDays: number | null,
  levels: DashaLevel,
  time: BirthTimeRange,
): readonly ValueSpan[] | null {
  if (!isMoment || !isBodyDasha(id) || yearDays === null) return null;
  return lordsAtEvent(sky, id, { days: startJdUt - sky.window.jdUt, yearDays }, levels, time);
}

/** The spans that are in a part of the time, at least partly. */
const inPart = (spans: readonly ValueSpan[] | null, { fromDays, toDays }: BirthClass): readonly ValueSpan[] | null =>
  spans?.filter((span) => span.toDays > fromDays && span.fromDays < toDays) ?? null;

/** The fields of an event as texts: what is compared between candidates. */
function fieldsOf({ running, lords, transits, cusps, touching }: EventFacts): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [id, rows] of Object.entries(running)) {
    const levels = new Set(rows.map(({ level }) => level));
    for (const wanted of levels) {
      const names = rows.filter(({ level }) => level === wanted).map(({ lord }) => lord);
      fields.set(`running.${id}.${wanted}`, names.join(' '));
    }
  }
  for (const { graha, ...facts } of lords) fields.set(`lords.${graha}`, JSON.stringify(facts));
  for (const { graha, ...facts } of transits) fields.set(`transits.${graha}`, JSON.stringify(facts));
  for (const { house, lords: of } of cusps ?? []) fields.set(`kp.${house}`, `${of.starLord} ${of.subLord}`);
  for (const { graha, letters } of touching ?? []) fields.set(`significators.${graha}`, letters.join(' '));
  return fields;
}

/** What differs between the candidates, event by event. */
function differencesOf(candidates: readonly Candidate[], events: readonly LifeEvent[]): readonly EventDifferences[] {
  return events.map(({ id }, index) => {
    const all = candidates.map((candidate) => fieldsOf(candidate.events[index] as EventFacts));
    const names = [...new Set(all.flatMap((fields) => [...fields.keys()]))];
    const isSame = (name: string): boolean => new Set(all.map((fields) => fields.get(name))).size === 1;
    return { id, differing: names.filter((name) => !isSame(name)), same: names.filter(isSame) };
  });
}
