import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { namedPlace } from '../fields/namedPlace.js';
import { oneOf } from '../fields/schema.js';
import { chartInput } from '../natal/chartInput.js';
import type { NatalInput } from '../natal/natalInput.js';

/** Fields of a chart that no picture shows. */
const {
  dasha_levels: _levels,
  dasha_systems: _systems,
  dasha_at: _at,
  vargas: _vargas,
  yoga_charts: _yogaCharts,
  gender: _gender,
  meta: _meta,
  place,
  ...chartFields
} = chartInput.properties;

/** What a heading has: its title with name, moment and place, or the title alone. */
const HEADINGS = ['birth', 'title'] as const;

/** The fields of a picture of a birth. */
export const birthPictureFields = {
  ...chartFields,
  ...namedPlace,
  place: Type.Optional(
    Type.String({
      ...place,
      default: '',
      description: 'name of the place, in the heading; empty: none; without coordinates the place of this name is used',
    }),
  ),
  heading: Type.Optional(
    oneOf(HEADINGS, {
      title: 'PictureHeading',
      default: 'birth',
      description:
        'what the heading has: birth (title, name, moment and place) or title (for a page that says the rest)',
    }),
  ),
};

const birthPictureInput = Type.Object(birthPictureFields);
type BirthPictureInput = Filled<typeof birthPictureInput>;

/** The request of the birth that is drawn. */
export const natalInputOf = (input: BirthPictureInput): NatalInput => ({
  ...input,
  sections: null,
  dasha_levels: null,
  dasha_systems: null,
  dasha_at: null,
  vargas: null,
  yoga_charts: null,
  gender: null,
  meta: 'brief',
});
