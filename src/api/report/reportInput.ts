import { Type } from 'typebox';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { chartStyleField, NAME_LENGTH } from '../../calculations/fields/pictureFields.js';
import { nullable } from '../../calculations/fields/schema.js';
import { natalInput } from '../../calculations/natal/input.js';

/** Most characters of an address. */
export const URL_LENGTH = 300;

/** What the pages decide for themselves: depth and moment of dashas, and which charts they show. */
const {
  dasha_levels: _levels,
  dasha_at: _moment,
  vargas: _vargas,
  yoga_charts: _yogaCharts,
  ...natalFields
} = natalInput.properties;

/** The request of a report: that of a natal chart, and what the cover shows. */
export const reportInput = Type.Object({
  ...birthFields,
  name: Type.Optional(
    nullable(Type.String({ default: null, description: `printed on the cover; at most ${NAME_LENGTH} characters` })),
  ),
  chart_style: chartStyleField,
  photo: Type.Optional(
    nullable(Type.String({ default: null, description: 'cover photo in base64, at most 8 MB: JPEG, PNG or WebP' })),
  ),
  online_url: Type.Optional(
    nullable(
      Type.String({
        default: null,
        description: `http or https address of a button; at most ${URL_LENGTH} characters`,
      }),
    ),
  ),
  ...natalFields,
});
