/** Of a chart that is computed, drawn and written as SVG; of pixels; as measured. */
const CHART = 4;
const MEGAPIXEL = 60;
const PNG = 10;

/** What a picture costs, in milliseconds of CPU time on the machine of docs/performance.md. */
export const pictureMs = ({ format, size }: { readonly format: 'svg' | 'png'; readonly size: number }): number =>
  CHART + (format === 'png' ? PNG + (MEGAPIXEL * size * size) / 1e6 : 0);
