import { Type } from 'typebox';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { CHART_STYLES, NAME_LENGTH } from '../../calculations/fields/pictureFields.js';
import { EXACT_KEYWORD, nullable, oneOf } from '../../calculations/fields/schema.js';
import { natalInput } from '../../calculations/natal/natalInput.js';
import { brandField, partnerField } from './reportParties.js';
import { REPORT_PAGES, TEMPLATE_IDS } from './templates.js';

/** Most characters of an address. */
export const URL_LENGTH = 300;
/** Most characters of a line that the caller writes. */
export const LINE_LENGTH = 120;

/** What the pages decide for themselves: depth and moment of dashas, and which charts they show. */
const {
  dasha_levels: _levels,
  dasha_at: _moment,
  vargas: _vargas,
  yoga_charts: yogaCharts,
  ...natalFields
} = natalInput.properties;

/** The request of a report: that of a natal chart, and what the pages show of it. */
export const reportInput = Type.Object({
  ...birthFields,
  name: Type.Optional(
    nullable(Type.String({ default: null, description: `printed on the cover; at most ${NAME_LENGTH} characters` })),
  ),
  chart_style: Type.Optional(
    oneOf(['north', 'south'], {
      title: 'ReportChartStyle',
      default: 'north',
      description: 'how charts are drawn: north (houses fixed), south (signs fixed); style has one more',
      [EXACT_KEYWORD]: true,
    }),
  ),
  style: Type.Optional(
    nullable(
      oneOf(CHART_STYLES, {
        title: 'ChartStyle',
        default: null,
        description:
          'how charts are drawn, as in a picture: north, south, or east (signs fixed); counts before chart_style; null: as chart_style says',
      }),
    ),
  ),
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
  template: Type.Optional(
    nullable(
      oneOf(TEMPLATE_IDS, {
        title: 'ReportTemplate',
        default: null,
        description:
          'a list of pages: family, astrologer (every page of a birth), short (4 pages), sheet (one page for a priest), annual (a year of life; requires pravesha_type 1), matching (two births; requires partner); null: annual where pravesha_type is 1, else family',
      }),
    ),
  ),
  pages: Type.Optional(
    nullable(
      Type.Array(oneOf(REPORT_PAGES, { title: 'ReportPage', description: 'a page of the report, or several' }), {
        default: null,
        description:
          'exactly these pages in this order, whatever template and sections are; what they show is computed for them; null: those of the template',
      }),
    ),
  ),
  as_of: Type.Optional(
    nullable(
      Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
        default: null,
        description:
          'YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS on the clock of the birth: the date of the report, whose running dashas are printed; null: today',
      }),
    ),
  ),
  invocation: Type.Optional(
    nullable(
      Type.String({
        default: null,
        description: `line at the top of the cover, as it is given; at most ${LINE_LENGTH} characters; null: none`,
      }),
    ),
  ),
  numerals: Type.Optional(
    nullable(
      oneOf(['native', 'latin'], {
        title: 'Numerals',
        default: null,
        description:
          'figures of the script of the language, or 0123; null: as almanacs of the language print them (script in hi and ka, 0123 in ta and te)',
      }),
    ),
  ),
  outer_planets: Type.Optional(
    nullable(
      Type.Boolean({
        default: null,
        description: 'whether Uranus, Neptune and Pluto are printed; null: only where the template is astrologer',
      }),
    ),
  ),
  brand: brandField,
  partner: partnerField,
  ...natalFields,
  yoga_charts: Type.Optional({
    ...yogaCharts,
    description: 'charts beside D-1 in which yogas are looked for; null = none',
  }),
});
