import type { Language } from '../../calculations/fields/languages.js';
import type { DayStates } from '../../core/panchanga/dayStates.js';
import { DAY_YOGA_IDS } from '../../core/panchanga/dayYogas.js';
import { recordFrom } from '../../core/records.js';
import { nakshatraNumber } from '../../core/zodiac/nakshatras.js';
import { WORDS } from '../../i18n/words.js';
import type { Clock } from '../values/clock.js';
import { signRecord } from '../values/position.js';
import { nakshatraRecord } from './angas.js';

/** Yogas, bhadra, windows by ghatis and strengths of a day. */
export function dayStatesRecord(states: DayStates, clock: Clock, language: Language) {
  const { window } = clock;
  return {
    varjyam: states.ghatiWindows.varjyam.map(window),
    amrita_kala: states.ghatiWindows.amrita_kala.map(window),
    special_yogas: recordFrom(DAY_YOGA_IDS, (id) => ({
      name: WORDS[language].panchangaDay.dayYoga[id],
      periods: states.yogas[id].map(window),
    })),
    bhadra: states.bhadra.map((bhadra) => ({
      ...window(bhadra),
      moon_sign: signRecord(bhadra.moonSign, language),
      residence: bhadra.residence,
      residence_name: WORDS[language].panchangaDay.world[bhadra.residence],
    })),
    anandadi: states.anandadi.map((yoga) => ({
      id: yoga.name,
      name: WORDS[language].panchangaDay.anandadi[yoga.name],
      ...window(yoga),
    })),
    tamil_yoga: states.tamilYogas.map((yoga) => ({
      id: yoga.name,
      name: WORDS[language].panchangaDay.tamilYoga[yoga.name],
      ...window(yoga),
    })),
    chandra_bala: states.chandraBala.map((bala) => ({
      ...window(bala),
      moon_sign: signRecord(bala.moonSign, language),
      favourable_for: bala.favourableFor.map((sign) => signRecord(sign, language)),
      chandrashtama_for: signRecord(bala.chandrashtamaFor, language),
    })),
    tara_bala: states.taraBala.map((bala) => ({
      ...window(bala),
      moon_nakshatra: nakshatraRecord(nakshatraNumber(bala.moonNakshatra), language),
      favourable_for: bala.favourableFor.map((star) => nakshatraRecord(nakshatraNumber(star), language)),
    })),
    panchaka_rahita: states.panchakaRahita.map((stretch) => ({
      ...window(stretch),
      ...signRecord(stretch.sign, language),
      panchaka: stretch.panchaka,
      panchaka_name: stretch.panchaka && WORDS[language].panchangaDay.panchakaRahita[stretch.panchaka],
    })),
  };
}
