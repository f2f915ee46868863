import { norm360 } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import { MEAN_BODIES, type MeanBody } from './meanElements.data.js';
import type { MeanLongitudes } from './meanLongitudes.js';

/** Revolutions in a mahayuga, of Mercury and Venus those of the sighrocca (Surya Siddhanta I; rules 01 section 12). */
const REVOLUTIONS: Readonly<Record<MeanBody, number>> = {
  Sun: 4_320_000,
  Mars: 2_296_832,
  Mercury: 17_937_060,
  Jupiter: 364_220,
  Venus: 7_022_376,
  Saturn: 146_568,
};
const DAYS_OF_MAHAYUGA = 1_577_917_828;
/** Beginning of Kali: midnight of Ujjain, 18 February 3102 BC, as a Julian day of Greenwich. */
const KALI_JD_UT = 588_465.5 - 75.7684565 / 360;

/** Mean longitudes by the Surya Siddhanta, of Mercury and Venus the sighroccas, 0 <= x < 360. */
export function siddhantaMeanLongitudes(jdUt: number): MeanLongitudes {
  const ahargana = jdUt - KALI_JD_UT;
  return mapBodies(MEAN_BODIES, (body) =>
    norm360((360 * ((REVOLUTIONS[body] * ahargana) % DAYS_OF_MAHAYUGA)) / DAYS_OF_MAHAYUGA),
  );
}
