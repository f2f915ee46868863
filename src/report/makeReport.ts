import type { Ports } from '../calculations/calculation.js';
import { reachedFrom } from '../calculations/fields/ephemerisReach.js';
import { natalChart } from '../calculations/natal/natalChart.js';
import { vimsottariLadder } from '../calculations/natal/runningDashas.js';
import { lagnaMargin } from '../calculations/natal/sections/margins.js';
import { parseJson } from '../calculations/validation/parseJson.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import { printedText } from '../text/printedText.js';
import { keysFor, partsFor } from './pages/pages.js';
import type { CoverPhoto } from './photo/photo.js';
import { renderReport } from './render.js';
import { onlineUrl } from './request/onlineUrl.js';
import { photoBytes } from './request/photoText.js';
import { type ReportRequest, readReportRequest } from './request/reportRequest.js';

/**
 * The PDF of a request that was read; the same request gives the same bytes. Errors: DomainError `invalid_input` for a
 * photo that is not accepted, and those of a natal chart.
 */
export async function makeReport(request: ReportRequest, ports: Ports): Promise<Uint8Array> {
  const { name, photo, online_url, chart_style, ...input } = request.input;
  const picture = photo === null ? null : await pictureOf(photo);
  const printed = {
    ...input,
    place: printedText(input.place),
    sections: keysFor(input.sections),
    dasha_levels: null,
    dasha_at: null,
    vargas: null,
    yoga_charts: null,
  };
  const { chart, ladder, margin } = reachedFrom('date', input.date, () => {
    const computed = natalChart.compute({ ...request, input: printed }, ports);
    const { context, sections } = computed;
    return {
      chart: computed,
      ladder: sections.graha_dashas === undefined ? null : vimsottariLadder(context),
      margin: context.pravesha === null ? lagnaMargin(context) : null,
    };
  });
  return renderReport({
    chart,
    parts: partsFor(input.sections),
    ladder,
    lagnaMargin: margin,
    style: chart_style,
    name: name === null ? null : printedText(name) || null,
    photo: picture,
    onlineUrl: online_url === null ? null : onlineUrl(online_url),
  });
}

/** The PDF of a report whose request is JSON in UTF-8. Errors: StructureError, those of the check and of the report. */
export const printRequest = (json: Uint8Array, ports: Ports, wanted: WantedErrors): Promise<Uint8Array> =>
  makeReport(readReportRequest(parseJson(json, 'body'), ports, wanted), ports);

/** The image library is loaded by the first report with a photo. */
async function pictureOf(photo: string): Promise<CoverPhoto> {
  const { coverPhoto } = await import('./photo/photo.js');
  return coverPhoto(photoBytes(photo));
}
