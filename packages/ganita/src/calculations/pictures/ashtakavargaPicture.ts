import type { Ashtakavarga } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { CONTRIBUTORS } from '@ganita/core/ashtakavarga/prastara.js';
import { momentText } from '@ganita/core/time/civilText.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { chartStyleField, pictureChecks, pictureFields } from '../fields/pictureFields.js';
import { nullable, oneOf } from '../fields/schema.js';
import { readersStyle } from '../location/readersRegion.js';
import { natalContext } from '../natal/natalChart.js';
import { natalChecks, natalRules } from '../natal/natalInput.js';
import { ashtakavarga } from '../natal/sections/strengthSections.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { birthPictureFields, natalInputOf } from './birthPicture.js';

/** The tables of bindus: the sum, and that of each owner. */
export const BINDU_TABLES = ['sarva', ...CONTRIBUTORS] as const;
export type BinduTable = (typeof BINDU_TABLES)[number];

const ashtakavargaPictureInput = Type.Object({
  ...birthPictureFields,
  style: chartStyleField,
  tables: Type.Optional(
    nullable(
      Type.Array(
        oneOf(BINDU_TABLES, {
          title: 'BinduTable',
          description: 'sarva: the sum of the seven planets; else the owner of a bhinnashtakavarga',
        }),
        {
          default: null,
          minItems: 1,
          description:
            'charts that are drawn: sarva, the sum of the seven planets, and the owners of bhinnashtakavargas; null: all',
        },
      ),
    ),
  ),
  ...pictureFields,
});

type AshtakavargaPictureInput = Filled<typeof ashtakavargaPictureInput>;

/** Bindus by sign, and what decides where signs are. */
export interface DrawnAshtakavarga {
  readonly input: AshtakavargaPictureInput;
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of the birth: the moment of the chart. */
  readonly moment: string;
  readonly lagna: Sign;
  readonly tables: readonly BinduTable[];
  readonly bindus: Pick<Ashtakavarga, 'bhinna' | 'sarva'>;
}

function compute(request: CheckedRequest<AshtakavargaPictureInput>, ports: Ports): DrawnAshtakavarga {
  const { input } = request;
  const context = natalContext({ ...request, input: natalInputOf(input) }, ports);
  const { jdUt, utcOffsetHours } = context.sky;
  const { tables } = input;
  return {
    input,
    moment: momentText(jdUt, utcOffsetHours),
    lagna: context.rasi.ascendant.sign,
    tables: BINDU_TABLES.filter((table) => tables === null || tables.includes(table)),
    bindus: ashtakavarga(context),
  };
}

/** `/svg/ashtakavarga`: the bindus of each sign as charts. */
export const ashtakavargaPicture = calculation({
  request: ashtakavargaPictureInput,
  checks: { ...natalChecks, ...pictureChecks },
  rules: natalRules,
  birthField: 'date',
  resolveDefaults: (input, { places }) => ({ ...input, style: input.style ?? readersStyle(input, places) }),
  compute,
});
