import { tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { recordFrom } from '@ganita/core/records.js';
import { HOUSE_OF_PHASE } from '@ganita/core/saturn/phases.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { MomentPanchanga } from '@ganita/core/transits/momentPanchanga.js';
import type { TaraBala } from '@ganita/core/transits/personStrength.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { taraId } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { GocharaMoment } from '../../calculations/transits/gocharaMoment.js';
import { karanaRecord, nakshatraRecord, nityaYogaRecord, tithiRecord } from '../values/angas.js';
import type { Clock } from '../values/clock.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signRecord } from '../values/position.js';
import { varaRecord } from '../values/weekday.js';
import { grahaRecord } from './grahas.js';
import { knownEnds } from './saturnCycles.js';

/** What `/gochara` and each day of `/gochara/range` report of a moment. */
export function gocharaMomentRecord(moment: GocharaMoment, clock: Clock, language: Language) {
  const { grahas, houseFromMoon, houseFromLagna, bindus, phalas } = moment;
  const houses = recordFrom(GRAHAS, (graha) => ({
    house_from_moon: houseFromMoon[graha],
    house_from_lagna: houseFromLagna[graha],
  }));
  return {
    panchanga: panchangaRecord(moment.panchanga, clock, language),
    muhurta: muhurtaRecord(moment.panchanga, clock),
    planets: GRAHAS.map((graha) => ({ ...grahaRecord(grahas[graha], language), ...houses[graha] })),
    person: personRecord(moment, clock, language),
    ...(bindus && {
      ashtakavarga: recordFrom(GRAHAS, (graha) => {
        const { bhinna, sarva, kakshya, kakshyaGivesBindu } = bindus[graha];
        return {
          ...signRecord(grahas[graha].sign, language),
          bindus: bhinna,
          sarva_bindus: sarva,
          kakshya: kakshya.number,
          ...named('kakshya_lord', kakshya.lord, WORDS[language].zodiac.body),
          kakshya_gives_bindu: kakshyaGivesBindu,
        };
      }),
    }),
    ...(phalas && {
      gochara_phala: recordFrom(GRAHAS, (graha) => {
        const phala = phalas[graha];
        if (phala === null) return null;
        const { vipareetaVedha } = phala;
        return {
          ...houses[graha],
          favourable: phala.favourable,
          vedha_house: phala.vedhaHouse,
          vedha_by: phala.vedhaBy,
          effective: phala.effective,
          vipareeta_vedha: vipareetaVedha && {
            favourable_house: vipareetaVedha.favourableHouse,
            by: vipareetaVedha.by,
          },
        };
      }),
    }),
  };
}

function panchangaRecord({ angas, vara }: MomentPanchanga, clock: Clock, language: Language) {
  const { paksha, tithiClass } = tithiFacts(angas.tithi.number);
  return {
    ...varaRecord(vara.weekday, language),
    sun_event_substituted: vara.substituted,
    tithi: { ...tithiRecord(angas.tithi.number, language), ...clock.span(angas.tithi) },
    nakshatra: {
      ...nakshatraRecord(angas.nakshatra.number, language),
      pada: angas.pada,
      ...clock.span(angas.nakshatra),
    },
    yoga: { ...nityaYogaRecord(angas.yoga.number, language), ...clock.span(angas.yoga) },
    karana: { ...karanaRecord(angas.karana.number, language), ...clock.span(angas.karana) },
    ...named('paksha', paksha, WORDS[language].angas.paksha),
    rikta: tithiClass === 'rikta',
  };
}

/** The Sun's events and the windows of the date; null where the Sun does not rise or set. */
function muhurtaRecord({ sunriseJdUt, sunsetJdUt, solarNoonJdUt, windows }: MomentPanchanga, clock: Clock) {
  const window = (one: Interval | null | undefined) => (one ? clock.window(one) : null);
  return {
    sunrise: clock.minuteOrNull(sunriseJdUt),
    sunset: clock.minuteOrNull(sunsetJdUt),
    solar_noon: clock.minuteOrNull(solarNoonJdUt),
    sunrise_at: clock.momentOrNull(sunriseJdUt),
    sunset_at: clock.momentOrNull(sunsetJdUt),
    solar_noon_at: clock.momentOrNull(solarNoonJdUt),
    abhijit: window(windows?.abhijit),
    abhijit_clean: (windows?.cleanAbhijit ?? []).map(clock.window),
    rahu_kalam: window(windows?.rahuKalam),
    gulika: window(windows?.gulika),
    yamaganda: window(windows?.yamaganda),
    durmuhurta: (windows?.durmuhurta ?? []).map(clock.window),
  };
}

function personRecord({ person, sadeSati, dhaiyya }: GocharaMoment, clock: Clock, language: Language) {
  const tara = ({ count, tara: number, good }: TaraBala) => {
    return { ...idAndName(taraId(number), WORDS[language].zodiac.tara), number, count, good };
  };
  const ends = (cycle: Parameters<typeof knownEnds>[0] | undefined) => {
    const { startJdUt, endJdUt } = cycle === undefined ? { startJdUt: null, endJdUt: null } : knownEnds(cycle);
    return { start: clock.momentOrNull(startJdUt), end: clock.momentOrNull(endJdUt) };
  };
  const phase = sadeSati?.phase ?? null;
  const { taraBala, chandraBala } = person;
  return {
    tara_bala: {
      from_moon: tara(taraBala.Moon),
      from_sun: tara(taraBala.Sun),
      from_lagna: tara(taraBala.Ascendant),
    },
    chandra_bala: chandraBala.count,
    chandra_bala_good: chandraBala.good,
    chandrashtama: chandraBala.chandrashtama,
    sade_sati: {
      active: sadeSati !== null,
      interrupted: sadeSati?.interrupted ?? false,
      ...namedOrNull('phase', phase?.name ?? null, WORDS[language].transits.sadeSatiPhase),
      house_from_moon: phase && HOUSE_OF_PHASE[phase.name],
      ...ends(sadeSati?.cycle),
    },
    dhaiyya: {
      active: dhaiyya !== null,
      ...namedOrNull('kind', dhaiyya?.kind ?? null, WORDS[language].transits.dhaiyya),
      ...ends(dhaiyya?.cycle),
    },
  };
}
