import type { AnnualGrahaDashaId } from '@ganita/core/annual/annualDashas.js';
import type { PraveshaKind } from '@ganita/core/annual/pravesha.js';
import type { YearLordOffice } from '@ganita/core/annual/yearLord.js';
import type { ArudhaPada } from '@ganita/core/arudhas/arudha.js';
import type { BhavaMethod } from '@ganita/core/charts/bhavaMethods.js';
import type { BaladiAvastha, DeeptadiAvastha, JagradadiAvastha } from '@ganita/core/charts/states/avasthas.js';
import type { WarKind } from '@ganita/core/charts/states/grahaYuddha.js';
import type { PachakadiRole } from '@ganita/core/charts/states/pachakadi.js';
import type { MuhurtaPart, Strictness } from '@ganita/core/conditions/muhurtaTree.js';
import type { DayPart } from '@ganita/core/conditions/rows/dayRows.js';
import type { TwilightPeriod } from '@ganita/core/dashas/dashaTwilight.js';
import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { Svara } from '@ganita/core/dashas/graha/panchasvara.js';
import type { VargaDashaId } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { DoshaId, ExceptionEffect } from '@ganita/core/doshas/dosha.js';
import type { KalaSarpaType, PitruReason } from '@ganita/core/doshas/doshas.data.js';
import type { KalaSarpaDirection } from '@ganita/core/doshas/kalaSarpa.js';
import type { ManglikException } from '@ganita/core/doshas/manglik.js';
import type { EclipseKind, EclipseType } from '@ganita/core/eclipses/globalEclipse.js';
import type { GrasaKind } from '@ganita/core/eclipses/hinduEclipse.js';
import type { EclipseMoment } from '@ganita/core/eclipses/localEclipse.js';
import type { Association } from '@ganita/core/facts/association.js';
import type { BirthFact, Relation, State, Weakness } from '@ganita/core/facts/evidence.js';
import type { Requirement } from '@ganita/core/facts/requirements.js';
import type { Tradition } from '@ganita/core/festivals/almanac.js';
import type { DecisionId } from '@ganita/core/festivals/dayChoice.js';
import type { Authority, Reading } from '@ganita/core/festivals/disputes.js';
import type { Mahadvadashi } from '@ganita/core/festivals/ekadashi.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { Audience, FestivalCategory } from '@ganita/core/festivals/festivalRow.js';
import type { Kaala } from '@ganita/core/festivals/kaalas.js';
import type { AnniversaryKind } from '@ganita/core/festivals/personal/anniversaries.js';
import type { WindowId as FestivalPartsWindowId } from '@ganita/core/festivals/windowNames.js';
import type { CharaKaraka, SthiraRelation } from '@ganita/core/karakas/karakas.js';
import type { SignificatorLetter } from '@ganita/core/kp/kpSignificators.js';
import type { Agency } from '@ganita/core/kp/nodeAgents.js';
import type { RulingRole } from '@ganita/core/kp/rulingPlanets.js';
import type { AyurdayaMethod } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import type { Reduction } from '@ganita/core/longevity/ayurdaya/reductions.js';
import type { Band, LifeCategory } from '@ganita/core/longevity/bands.js';
import type { Combination } from '@ganita/core/longevity/combinations.js';
import type { PairId, PairSet } from '@ganita/core/longevity/threePairs.js';
import type {
  Gana,
  Nadi,
  Rajju,
  RajjuDirection,
  Varna,
  Vasya,
  Yoni,
  YoniSex,
} from '@ganita/core/match/attributes.data.js';
import type { NamingSyllable, Paya } from '@ganita/core/match/birthAttributes.data.js';
import type { PairException } from '@ganita/core/match/exceptions.js';
import type { BhakootDosha, KootaId } from '@ganita/core/match/kootas.data.js';
import type { ManglikOfPair } from '@ganita/core/match/papaSamya.js';
import type { PoruthamGrade, PoruthamId } from '@ganita/core/match/poruthams.data.js';
import type { Rating } from '@ganita/core/match/ratings.data.js';
import type { EventType } from '@ganita/core/muhurta/events/events.js';
import type { ExclusionId } from '@ganita/core/muhurta/exclusions.js';
import type { Severity } from '@ganita/core/muhurta/matchedExclusions.js';
import type { MuhurtaClass } from '@ganita/core/muhurta/ratings.js';
import type { Karana, NityaYoga, Paksha, Tithi, TithiClass } from '@ganita/core/panchanga/angaNames.js';
import type { Choghadiya, Gowri, Muhurta, Quality as PanchangaDayQuality } from '@ganita/core/panchanga/dayParts.js';
import type { Anandadi, DayYogaId, Direction, ShivaVasa, TamilYoga, World } from '@ganita/core/panchanga/dayYogas.js';
import type { LunarMonthName } from '@ganita/core/panchanga/lunarMonths.js';
import type { PanchakaRahita } from '@ganita/core/panchanga/panchakaRahita.js';
import type { RiseEvent } from '@ganita/core/panchanga/panchangParts.js';
import type { Ayana, Ritu, SamvatsaraName } from '@ganita/core/panchanga/samvatsaras.js';
import type { TamilMonth } from '@ganita/core/panchanga/solarMonths.js';
import type { GhatiWindowId, WindowId } from '@ganita/core/panchanga/windows.js';
import type { Saham } from '@ganita/core/points/sahams.js';
import type { MangalaCreature, MangalaElement, MangalaYoni } from '@ganita/core/prashna/ashtamangala.js';
import type { Direction as PrashnaDirection } from '@ganita/core/prashna/prashnaArudha.js';
import type { RisingMode } from '@ganita/core/prashna/prashnaLagna.js';
import type { SutraResult } from '@ganita/core/prashna/sutras.js';
import type { Era, REGIONAL_CALENDARS, RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { AyanamsaMode } from '@ganita/core/rules/ayanamsaModes.js';
import type { PresetName } from '@ganita/core/rules/presetChoices.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { SadeSatiPhaseName } from '@ganita/core/saturn/phases.js';
import type { DhaiyyaKind } from '@ganita/core/saturn/saturnState.js';
import type { AmsaId } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import type { CivilHoliday } from '@ganita/core/time/civilHolidays.js';
import type { TransitEventType } from '@ganita/core/transits/transitEvents.js';
import type { AmsaRulerName } from '@ganita/core/vargas/amsaRulers.js';
import type { AmsaName } from '@ganita/core/vargas/nadiamsa.js';
import type { AstaSide } from '@ganita/core/visibility/astaPeriod.js';
import type { MoonPhaseName } from '@ganita/core/visibility/moonPhases.js';
import type { ConjunctionKind } from '@ganita/core/visibility/solarElongation.js';
import type { Twilight } from '@ganita/core/visibility/twilightLimits.js';
import type { JhoraYogaId } from '@ganita/core/yogas/jhora/jhoraYogas.js';
import type { RajaSubType, RajaYogaId } from '@ganita/core/yogas/raja/subTypes.js';
import type { Closeness, TajakaAspect } from '@ganita/core/yogas/tajaka/applying.js';
import type { RaddaReason, TajakaYogaId } from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import type { CancellationId, YogaFamily } from '@ganita/core/yogas/yoga.js';
import type { FurtherYogaId, YogaId } from '@ganita/core/yogas/yogaCatalogue.js';
import type { Dignity } from '@ganita/core/zodiac/dignities.js';
import type { Body, Graha } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import type { Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import type { SpecialLagna, Sphuta, Upagraha } from '@ganita/core/zodiac/points.js';
import type { CompoundRelation } from '@ganita/core/zodiac/relations.js';
import type { Element, Quality, Sign } from '@ganita/core/zodiac/signs.js';
import type { SpecialTara, Star28, Tara } from '@ganita/core/zodiac/taras.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Weekday } from '@ganita/core/zodiac/weekdays.js';

/** A word for a ruler: its name, except for the one spelling that means two persons. */
export type AmsaRulerWord = AmsaRulerName | 'D-24 Maya';

/** Names of the states themselves. */
type StateName =
  | 'retrograde'
  | 'direct'
  | 'stationary'
  | 'combust'
  | 'deep_exalted'
  | 'deep_debilitated'
  | 'graha_yuddha'
  | 'mrityu_bhaga'
  | 'pushkara_navamsa'
  | 'pushkara_bhaga'
  | 'marana_karaka_sthana'
  | 'latta'
  | 'navamsa_64'
  | 'drekkana_22';

/** Whom a condition can be about: the bodies, two upagrahas, a graha that is not known, and a house. */
type InflectedId = Body | 'gulika' | 'maandi' | 'such_a_graha' | 'house';

type MonthOf<Id extends RegionalCalendarId> = (typeof REGIONAL_CALENDARS)[Id]['months'][number];

/** The ids of the vocabularies that name what core finds: their words are complete if none is left out and none added. */
export interface VocabularyIds {
  zodiac: {
    sign: Sign;
    body: Body;
    nakshatra: Star28;
    weekday: Weekday;
    vara: Weekday;
    quality: Quality;
    element: Element;
    dignity: Dignity;
    relation: CompoundRelation;
    tara: Tara;
    specialTara: SpecialTara;
  };
  amsas: {
    nadiamsa: AmsaName;
    ruler: AmsaRulerWord;
  };
  points: {
    saham: Saham;
    upagraha: Upagraha;
    specialLagna: SpecialLagna;
    sphuta: Sphuta;
    charaKaraka: CharaKaraka;
    sthiraRelation: SthiraRelation;
    arudhaPada: ArudhaPada;
  };
  birthAttributes: {
    paya: Paya;
    namingSyllable: NamingSyllable;
  };
  states: {
    baladi: BaladiAvastha;
    jagradadi: JagradadiAvastha;
    deeptadi: DeeptadiAvastha;
    warKind: WarKind;
    pachakadi: PachakadiRole;
    name: StateName;
    bhavaMethod: `${BhavaMethod}`;
  };
  strengths: { vaiseshikamsa: AmsaId };
  angas: {
    tithi: Tithi;
    paksha: Paksha;
    tithiClass: TithiClass;
    nityaYoga: NityaYoga;
    karana: Karana;
  };
  panchangaDay: {
    window: WindowId | GhatiWindowId | 'durmuhurta';
    choghadiya: Choghadiya;
    gowri: Gowri;
    partQuality: PanchangaDayQuality;
    muhurta: Muhurta;
    dayYoga: DayYogaId | 'bhadra';
    anandadi: Anandadi;
    tamilYoga: TamilYoga;
    direction: Direction;
    world: World;
    shivaVasa: ShivaVasa;
    panchakaRahita: PanchakaRahita;
    absentRise: RiseEvent;
    riseSpan: Rules['moon_event_span'];
    neighbourRise: 'before' | 'after';
  };
  panchangaCalendar: {
    lunarMonth: LunarMonthName;
    tamilMonth: TamilMonth;
    ritu: Ritu;
    ayana: Ayana;
    samvatsara: SamvatsaraName;
  };
  regionalCalendars: {
    calendar: RegionalCalendarId;
    era: Era;
    malayalamMonth: MonthOf<'malayalam'>;
    bengaliMonth: MonthOf<'bengali'>;
    assameseMonth: MonthOf<'assamese'>;
    odiaMonth: MonthOf<'odia'>;
    nepaliMonth: MonthOf<'nepali'>;
  };
  festivals: { name: FestivalId };
  festivalParts: {
    category: FestivalCategory;
    audience: Audience;
    tradition: Tradition;
    dayPart: Kaala | FestivalPartsWindowId;
    mahadvadashi: Mahadvadashi;
    pradosh: Weekday;
    sankashti: LunarMonthName | 'adhika';
    vinayaka: LunarMonthName | 'adhika';
    prefix: 'adhika';
  };
  disputes: {
    reading: Reading;
    authority: Authority;
  };
  personal: { anniversary: AnniversaryKind };
  transits: {
    transitEvent: TransitEventType;
    sadeSatiPhase: SadeSatiPhaseName;
    dhaiyya: DhaiyyaKind;
  };
  eclipses: {
    kind: EclipseKind;
    type: EclipseType;
    contact: EclipseMoment;
    grasa: GrasaKind;
  };
  visibility: {
    side: AstaSide;
    conjunction: ConjunctionKind;
    moonPhase: MoonPhaseName;
    twilight: Twilight;
  };
  yogas: {
    name: YogaId | FurtherYogaId | RajaYogaId | JhoraYogaId | TajakaYogaId;
    family: YogaFamily;
    cancellation: CancellationId;
    rajaSubType: RajaSubType;
    missingFact: Requirement;
    tajakaCloseness: Closeness;
    tajakaAspect: TajakaAspect;
    tajakaFault: RaddaReason;
    association: Association;
  };
  doshas: {
    name: DoshaId;
    kalaSarpaType: KalaSarpaType;
    kalaSarpaDirection: KalaSarpaDirection;
    pitruReason: PitruReason;
    exceptionEffect: ExceptionEffect;
    manglikException: ManglikException;
  };
  longevity: {
    nature: 'classical_method';
    band: Band;
    category: LifeCategory;
    pairSet: PairSet;
    pair: PairId;
    ayurdayaMethod: AyurdayaMethod;
    reduction: Reduction;
    combination: Combination;
  };
  sentences: {
    condition: Relation;
    ordinal: House;
    dignity: Dignity;
  };
  evidence: {
    relation: Relation;
    fact:
      | State
      | Weakness
      | BirthFact
      | 'weak'
      | 'natural_friend'
      | 'temporary_friend'
      | 'great_friend'
      | 'cruel'
      | 'gentle'
      | 'same';
  };
  forms: {
    dayPart: Kaala;
    genitive: InflectedId;
    dative: InflectedId;
    sociative: InflectedId;
    compound: Sign | Nakshatra;
    lunarMonth: LunarMonthName;
  };
  grahaDashas: {
    system: GrahaDashaId;
    twilightPeriod: TwilightPeriod;
    yogini: Exclude<Graha, 'Ketu'>;
  };
  rasiDashas: {
    system: Exclude<RasiDashaId, VargaDashaId<'narayana'>>;
    annual: AnnualGrahaDashaId | 'varsha_narayana';
  };
  pravesha: {
    pravesha: PraveshaKind;
    yearLordOffice: YearLordOffice;
  };
  kp: {
    rulingRole: RulingRole;
    agency: Agency;
    significator: SignificatorLetter;
  };
  prashna: {
    sutraResult: SutraResult;
    rising: RisingMode;
    yoni: MangalaYoni;
    creature: MangalaCreature;
    element: MangalaElement;
    direction: PrashnaDirection;
  };
  match: {
    koota: KootaId;
    porutham: PoruthamId;
    poruthamGrade: PoruthamGrade;
    rating: Rating;
    varna: Varna;
    vasya: Vasya;
    yoni: Yoni;
    yoniSex: YoniSex;
    gana: Gana;
    nadi: Nadi;
    rajju: Rajju;
    rajjuDirection: RajjuDirection;
    bhakootDosha: BhakootDosha;
    pairException: PairException;
    manglikOfPair: ManglikOfPair;
  };
  muhurta: {
    eventType: EventType;
    exclusion: ExclusionId;
    factorClass: MuhurtaClass;
    severity: Severity;
    strictness: Strictness;
    part: MuhurtaPart;
  };
  search: {
    dayPart: DayPart;
  };
  report: {
    bodyMark: Body;
    svara: Svara;
    varga: VargaKey;
    civilMonth: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
    civilHoliday: CivilHoliday;
  };
  kundali: {
    ayanamsa: AyanamsaMode;
  };
  pages: {
    festivalReason: Exclude<DecisionId, 'offset' | 'weekday'>;
    preset: PresetName;
    positions: Rules['positions'];
    sunriseDefinition: Rules['sunrise_definition'];
  };
  choices: {
    observer: Rules['observer'];
    node_type: Rules['node_type'];
    house_cusps: Rules['house_cusps'];
    year_length: Rules['year_length'];
    ashtakavarga_tables: Rules['ashtakavarga_tables'];
    kendradi_by: Rules['kendradi_by'];
    ayana_declination: Rules['ayana_declination'];
    lunar_yoga_nodes: Rules['lunar_yoga_nodes'];
    raasi_koota: Rules['raasi_koota'];
    varna_of_signs: Rules['varna_of_signs'];
    papa_nodes: Rules['papa_nodes'];
    ayana_method: Rules['ayana_method'];
    ritu_method: Rules['ritu_method'];
    varga_method: Rules['varga_methods.D-2_hora'];
  };
  pictures: {
    specialLagnaMark: SpecialLagna;
    upagrahaMark: Upagraha;
    arudhaMark: ArudhaPada;
  };
}
