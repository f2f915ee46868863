import { longevityOf } from '../../../core/longevity/longevity.js';
import { signOf } from '../../../core/zodiac/signs.js';
import { ayurdayaCharts } from '../ayurdayaCharts.js';
import type { NatalContext } from '../context.js';

/** Longevity of the birth. */
export const longevityPrediction = ({ natal, rules }: NatalContext) =>
  longevityOf(ayurdayaCharts(natal), signOf(natal.points().lagnas.hora_lagna), rules);
