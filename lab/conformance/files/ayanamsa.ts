import type { Rules } from '@ganita/core/rules/rules.js';
import type { UserAyanamsa } from '@ganita/core/sky/ayanamsa.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import type { Birth } from '../births.js';
import { angle, each, exact, fields, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError, mapValues, pick } from '../golden.js';
import { julianDayOfText } from '../moments.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

type Mode = Rules['ayanamsa_mode'];

const USER_MODE = 'SIDM_USER';
const AYANAMSA_DEG = 1e-7;
const LONGITUDE_DEG = 1e-6;
const JULIAN_DAY = 1e-8;

/** `SIDM_USER: 23.5 degrees given at 1990-01-01T00:00:00 UTC ...`: the degrees, and the moment where one is named. */
function userMode(setting: GoldenNode): { readonly degrees: number; readonly jdUt: number | null } {
  const match = /: (-?[\d.]+) degrees given at (?:(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d) UTC)?/.exec(setting.text());
  if (match === null) throw new GoldenShapeError(setting.path, 'does not say how SIDM_USER was set');
  const [, degrees, date, time] = match;
  return { degrees: Number(degrees), jdUt: date && time ? julianDayOfText(date, time, 0) : null };
}

/** The 21 modes at moments, by core. */
async function compareMoments(golden: GoldenNode, context: AgreementContext): Promise<void> {
  const moments = golden.maybe('moments');
  if (moments === null) return;
  const section = context.section('moments');
  const user = userMode(golden.at('settings', 'user_mode_moments'));
  if (user.jdUt === null) throw new GoldenShapeError('settings/user_mode_moments', 'names no moment');
  const given: UserAyanamsa = { valueDeg: user.degrees, atJdUt: user.jdUt };
  await context.forEachItem(moments, (item) => {
    const jdUt = item.at('julian_day_ut').number();
    const [date = '', time = ''] = item.at('moment_utc').text().split('T');
    section.compare(item.at('julian_day_ut'), julianDayOfText(date, time, 0), within(JULIAN_DAY, 'days'));
    const values = item.at('expected', 'ayanamsa_degrees');
    for (const [mode, value] of values.children()) {
      const observatory = context.observatory({ ayanamsa_mode: mode as Mode }, mode === USER_MODE ? given : null);
      section.compare(value, observatory.ayanamsaDeg(julianDayUt(jdUt)), within(AYANAMSA_DEG, 'degrees'));
    }
  });
}

/** The wire answer of a birth by a mode, in the shape of the file. */
async function ofMode(context: AgreementContext, birth: Birth, mode: string, userDegrees: number): Promise<unknown> {
  const { horoscope, birth_details } = await context.horoscope(birth, {
    ayanamsa_mode: mode,
    ...(mode === USER_MODE && { ayanamsa_value: userDegrees }),
    sections: ['ayanamsa_value', 'divisional_charts'],
  });
  return {
    applied: pick(birth_details, 'ayanamsa_mode'),
    ayanamsa_degrees: horoscope.ayanamsa_value,
    longitude: mapValues(pick(horoscope, 'divisional_charts', 'D-1_rasi'), (at) => pick(at, 'absolute_longitude')),
  };
}

const BY_MODE = fields({ ayanamsa_degrees: within(AYANAMSA_DEG, 'degrees'), longitude: each(angle(LONGITUDE_DEG)) });

/**
 * Ayanamsa of 21 modes: values at moments, and all longitudes of some births
 * (docs/rules/01-positions-and-vargas.md#section-2).
 */
export const ayanamsa: GoldenReader = {
  file: 'ayanamsa.json',
  notCompared: [{ path: 'moments/*/moment_utc', because: 'the requested moment' }],
  async read(golden, context) {
    await compareMoments(golden, context);
    const section = context.section('cases');
    const { degrees } = userMode(golden.at('settings', 'user_mode_cases'));
    await context.forEachCase(golden, async (expected, birth) => {
      for (const [mode, values] of expected.at('by_ayanamsa').children()) {
        const ours = await ofMode(context, birth, mode, degrees);
        section.compare(values.derived('applied', mode), pick(ours, 'applied'), exact);
        section.compare(values, ours, BY_MODE);
      }
    });
  },
};
