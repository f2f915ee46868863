import type { DayStates } from '@ganita/core/panchanga/dayStates.js';
import { DAY_YOGA_IDS } from '@ganita/core/panchanga/dayYogas.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Clock } from '../values/clock.js';
import { nakshatraNamed, nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signNamed, signRecord } from '../values/position.js';

/** Yogas, bhadra, windows by ghatis and strengths of a day. */
export function dayStatesRecord(states: DayStates, clock: Clock, language: Language) {
  const { window } = clock;
  const words = WORDS[language].panchangaDay;
  return {
    varjyam: states.ghatiWindows.varjyam.map(window),
    amrita_kala: states.ghatiWindows.amrita_kala.map(window),
    special_yogas: recordFrom(DAY_YOGA_IDS, (id) => ({
      name: words.dayYoga[id],
      present_during: states.yogas[id].map(window),
    })),
    bhadra: states.bhadra.map((bhadra) => ({
      ...window(bhadra),
      ...signNamed('moon_sign', bhadra.moonSign, language),
      ...named('residence', bhadra.residence, words.world),
    })),
    anandadi: states.anandadi.map((yoga) => ({
      ...idAndName(yoga.name, words.anandadi),
      ...window(yoga),
    })),
    tamil_yoga: states.tamilYogas.map((yoga) => ({
      ...idAndName(yoga.name, words.tamilYoga),
      ...window(yoga),
    })),
    chandra_bala_periods: states.chandraBala.map((bala) => ({
      ...window(bala),
      ...signNamed('moon_sign', bala.moonSign, language),
      favourable_signs: bala.favourableFor.map((sign) => signRecord(sign, language)),
      ...signNamed('chandrashtama_for', bala.chandrashtamaFor, language),
    })),
    tara_bala_periods: states.taraBala.map((bala) => ({
      ...window(bala),
      ...nakshatraNamed('moon_nakshatra', bala.moonNakshatra, language),
      favourable_nakshatras: bala.favourableFor.map((nakshatra) => nakshatraRow(nakshatra, language)),
    })),
    panchaka_rahita:
      states.panchakaRahita?.map((stretch) => ({
        ...window(stretch),
        ...signRecord(stretch.sign, language),
        ...namedOrNull('panchaka', stretch.panchaka, words.panchakaRahita),
      })) ?? null,
  };
}
