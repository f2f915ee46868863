import { KALI_JD_UT } from '@ganita/calendars/suryaSiddhanta.js';
import { TARAGRAHAS } from '@ganita/core/sky/suryaSiddhanta/elements.data.js';
import { aharganaOf } from '@ganita/core/sky/suryaSiddhanta/meanMotion.js';
import { SINES_OF } from '@ganita/core/sky/suryaSiddhanta/sines.js';
import { luminarySteps, nodeSteps, taragrahaSteps } from '@ganita/core/sky/suryaSiddhanta/trueLongitudes.js';
import { NODES } from '@ganita/core/zodiac/grahas.js';
import { type Birth, birthMoment } from '../births.js';
import { angle, each, fields, within } from '../compare.js';
import { pick } from '../golden.js';
import type { GoldenReader } from '../reader.js';

const LONGITUDE = angle(2e-6);
const EQUATION = within(2e-6, 'degrees');
const DAYS = within(1e-6, 'days');

const PLACES = each(fields({ true_longitude: LONGITUDE }));

/** Everything on the way from the mean to the true planet. */
const STEPS = each(
  fields({
    mean_longitude: LONGITUDE,
    mandocca: LONGITUDE,
    sighrocca: LONGITUDE,
    manda_equation: EQUATION,
    first_sighra_equation: EQUATION,
    first_manda_equation: EQUATION,
    second_manda_equation: EQUATION,
    second_sighra_equation: EQUATION,
  }),
);

/** The steps of every graha by core, in the words of the file: the answer has only the places. */
function stepsOf(birth: Birth): Readonly<Record<string, unknown>> {
  const ahargana = aharganaOf(birthMoment(birth));
  const sines = SINES_OF.exact;
  const luminaries = (['Sun', 'Moon'] as const).map((luminary) => {
    const steps = luminarySteps(luminary, ahargana, sines);
    const ours = {
      mean_longitude: steps.meanDeg,
      mandocca: steps.mandoccaDeg,
      manda_equation: steps.mandaEquationDeg,
    };
    return [luminary, ours] as const;
  });
  const taragrahas = TARAGRAHAS.map((planet) => {
    const steps = taragrahaSteps(planet, ahargana, sines);
    const ours = {
      mean_longitude: steps.meanDeg,
      mandocca: steps.mandoccaDeg,
      sighrocca: steps.sighroccaDeg,
      first_sighra_equation: steps.firstSighraDeg,
      first_manda_equation: steps.firstMandaDeg,
      second_manda_equation: steps.secondMandaDeg,
      second_sighra_equation: steps.secondSighraDeg,
    };
    return [planet, ours] as const;
  });
  const nodes = NODES.map((node) => [node, { mean_longitude: nodeSteps(node, ahargana).meanDeg }] as const);
  return Object.fromEntries([...luminaries, ...taragrahas, ...nodes]);
}

/** Places by the Surya Siddhanta and the steps that lead to them (docs/rules/01-positions-and-vargas.md#section-12). */
export const suryaSiddhanta: GoldenReader = {
  file: 'surya_siddhanta.json',
  async read(golden, context) {
    const epoch = golden.at('settings').maybe('kali_epoch_jd_ut');
    if (epoch !== null) context.section('ahargana').compare(epoch, KALI_JD_UT, within(1e-8, 'days'));
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, {
        calculation_type: 'ss',
        sections: ['ayanamsa_value', 'divisional_charts'],
      });
      const rasi = pick(horoscope, 'divisional_charts', 'D-1_rasi');
      const longitude = (body: string): unknown => pick(rasi, body, 'absolute_longitude');
      context.section('ahargana').compare(expected.at('ahargana'), aharganaOf(birthMoment(birth)), DAYS);
      context.section('ayana').compare(expected.at('ayanamsa_degrees'), horoscope.ayanamsa_value, EQUATION);
      context.section('ascendant').compare(expected.at('ascendant'), longitude('Ascendant'), LONGITUDE);
      const planets = expected.at('planets');
      const places = planets.children().map(([body]) => [body, { true_longitude: longitude(body) }]);
      context.section('true places').compare(planets, Object.fromEntries(places), PLACES);
      context.section('steps').compare(planets, stepsOf(birth), STEPS);
    });
  },
};
