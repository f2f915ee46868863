import type { Shadbala } from '@ganita/core/strengths/shadbala/shadbala.js';
import type { ByPlanet } from '@ganita/core/strengths/strengthChart.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { pictureChecks, pictureFields } from '../fields/pictureFields.js';
import { natalContext } from '../natal/natalChart.js';
import { natalChecks, natalRules } from '../natal/natalInput.js';
import { shadBala } from '../natal/sections/strengthSections.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { birthPictureFields, natalInputOf } from './birthPicture.js';

const strengthsPictureInput = Type.Object({ ...birthPictureFields, ...pictureFields });
type StrengthsPictureInput = Filled<typeof strengthsPictureInput>;

/** The shadbala of a chart. */
export interface DrawnStrengths {
  readonly input: StrengthsPictureInput;
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of the birth: the moment of the chart. */
  readonly moment: string;
  readonly shadbala: ByPlanet<Pick<Shadbala, 'totalRupas' | 'requiredRupas' | 'ratio'>>;
}

function compute(request: CheckedRequest<StrengthsPictureInput>, ports: Ports): DrawnStrengths {
  const { input } = request;
  const context = natalContext({ ...request, input: natalInputOf(input) }, ports);
  const { jdUt, utcOffsetHours } = context.sky;
  return { input, moment: momentText(jdUt, utcOffsetHours), shadbala: shadBala(context) };
}

/** `/svg/strengths`: shadbala as bars. */
export const strengthsPicture = calculation({
  request: strengthsPictureInput,
  checks: { ...natalChecks, ...pictureChecks },
  rules: natalRules,
  birthField: 'date',
  compute,
});
