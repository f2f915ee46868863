import { SWISS_AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import SwissEph from 'swisseph-wasm';
import { beforeAll, describe, expect, it } from 'vitest';

/** The numbers of Swiss Ephemeris, and parts of the names that the library gives them. */
const LIBRARY: Readonly<Record<(typeof SWISS_AYANAMSA_MODES)[number], readonly [number: number, name: RegExp]>> = {
  LAHIRI_1940: [43, /Lahiri 1940/],
  LAHIRI_VP285: [44, /Lahiri VP285/],
  LAHIRI_ICRC: [46, /Lahiri ICRC/],
  JN_BHASIN: [8, /Bhasin/],
  DELUCE: [2, /De Luce/],
  DJWHAL_KHUL: [6, /Djwhal Khul/],
  GALCENT_MULA_WILHELM: [36, /Mula \(Wilhelm\)/],
  GALCENT_0SAG: [17, /Galact.*0 Sag/],
  BABYL_KUGLER1: [9, /Kugler 1/],
  BABYL_HUBER: [12, /Huber/],
  ALDEBARAN_15TAU: [14, /Aldebaran/],
  HIPPARCHOS: [15, /Hipparchos/],
  SASSANIAN: [16, /Sassanian/],
};
/** Swiss Ephemeris, geometric, without nutation. */
const FLAGS = 2 + 16 + 64 + 512;

describe('a further ayanamsa', () => {
  let ephemeris: Awaited<ReturnType<typeof createSwissEphemeris>>;
  const library = new SwissEph();
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
    await library.initSwissEph();
  });

  it.each(SWISS_AYANAMSA_MODES)(
    '%s is the mode of that name of Swiss Ephemeris, within 0.001 second of arc',
    (mode) => {
      const [number, name] = LIBRARY[mode];
      expect(library.get_ayanamsa_name(number)).toMatch(name);
      library.set_sid_mode(number, 0, 0);
      const observatory = openObservatory(ephemeris, resolveRules(DEFAULT_RULES, { ayanamsa_mode: mode }));
      for (let year = 1850; year <= 2150; year += 25) {
        const jd = 2_451_545 + (year - 2000) * 365.25;
        const expected = library.get_ayanamsa_ex_ut(jd, FLAGS) as number;
        expect(Math.abs(observatory.ayanamsaDeg(julianDayUt(jd)) - expected) * 3600).toBeLessThan(0.001);
      }
    },
  );
});
