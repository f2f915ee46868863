import { lazy } from '@ganita/core/lazy.js';
import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import { momentText, parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import { BODIES, LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { reachedFrom } from 'ganita/calculations/fields/ephemerisReach.js';
import { type KpMoment, kpMoment } from 'ganita/calculations/kp/moment.js';
import { natalChart } from 'ganita/calculations/natal/natalChart.js';
import { vimsottariLadder } from 'ganita/calculations/natal/runningDashaCalculations.js';
import { lagnaMargin } from 'ganita/calculations/natal/sections/marginSections.js';
import { parseJson } from 'ganita/calculations/validation/parseJson.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { printedText } from 'ganita/text/printedText.js';
import { pairOfBirths } from './parts/pairOfBirths.js';
import { yearMonths } from './parts/yearMonths.js';
import type { CoverPhoto } from './photo/photo.js';
import { renderReport } from './render.js';
import type { Brand, KpOfBirth } from './report.js';
import { onlineUrl } from './request/onlineUrl.js';
import { photoBytes } from './request/photoText.js';
import { type ReportInput, type ReportRequest, readReportRequest } from './request/reportRequest.js';
import { dashasOf, isForFamily, keysOf, wantedPages } from './request/wantedPages.js';

/**
 * The PDF of a request that was read; the same request with its `as_of` gives the same bytes. Errors: DomainError
 * `invalid_input` for a photo or logo that is not accepted, and those of a natal chart.
 */
export async function makeReport(request: ReportRequest, ports: Ports): Promise<Uint8Array> {
  const { name, photo, online_url, chart_style, style, as_of, invocation, numerals, brand, partner, ...input } =
    request.input;
  const picture = photo === null ? null : await pictureOf('photo', photo);
  const printedBrand = brand === null ? null : await brandOf(brand);
  const pages = wantedPages(request.input);
  const natal = {
    ...request,
    input: {
      ...input,
      place: printedText(input.place),
      sections: [...keysOf(pages)],
      dasha_levels: null,
      dasha_at: null,
      dasha_systems: dashasOf(pages, input.dasha_systems) as typeof input.dasha_systems,
      vargas: null,
      yoga_charts: ['D-1_rasi' as const, ...(input.yoga_charts ?? [])],
    },
  };
  const reached = <Result>(compute: () => Result) => lazy(() => reachedFrom('date', input.date, compute));
  const chart = reached(() => natalChart.compute(natal, ports))();
  const { context } = chart;
  const { utcOffsetHours } = context.natal.sky;
  const jdUt =
    as_of === null ? ports.clock.now() : julianDayOf(parseDateTime(as_of, 'as_of', TRANSIT_YEARS), utcOffsetHours);
  const hasOuter = input.outer_planets ?? input.template === 'astrologer';
  return renderReport({
    chart,
    pages,
    ladder: reached(() => vimsottariLadder(context)),
    lagnaMargin: reached(() => (context.pravesha === null ? lagnaMargin(context) : null)),
    kp: reached(() => kpOfBirth(kpMoment({ ...input, ayanamsa_value: null }, KP_RULES, ports))),
    months: reached(() => yearMonths(context)),
    pair: lazy(() => {
      if (partner === null) throw new Error('a checked request of a match has a partner');
      return pairOfBirths(natal, chart, { name, gender: input.gender, partner }, ports);
    }),
    asOf: { jdUt, text: momentText(jdUt, utcOffsetHours) },
    style: style ?? chart_style,
    isForFamily: isForFamily(request.input),
    bodies: hasOuter ? BODIES : LAGNA_AND_GRAHAS,
    numerals,
    name: lineOf(name),
    invocation: lineOf(invocation),
    photo: picture,
    onlineUrl: online_url === null ? null : onlineUrl(online_url),
    brand: printedBrand,
  });
}

const kpOfBirth = ({ birth, clock, observatory }: KpMoment): KpOfBirth => ({
  chart: clock.chart,
  ayanamsa: { mode: KP_RULES.ayanamsa_mode, degrees: observatory.ayanamsaDeg(birth.resolved.jdUt) },
});

/** A line of the request as it is printed; null where nothing of it is. */
const lineOf = (text: string | null): string | null => (text === null ? null : printedText(text) || null);

async function brandOf({
  name = null,
  address = null,
  phone = null,
  logo = null,
}: NonNullable<ReportInput['brand']>): Promise<Brand> {
  return {
    name: lineOf(name),
    address: lineOf(address),
    phone: lineOf(phone),
    logo: logo === null ? null : await pictureOf('brand.logo', logo),
  };
}

/** The PDF of a report whose request is JSON in UTF-8. Errors: StructureError, those of the check and of the report. */
export const printRequest = (json: Uint8Array, ports: Ports, wanted: WantedErrors): Promise<Uint8Array> =>
  makeReport(readReportRequest(parseJson(json, 'body'), ports, wanted), ports);

/** The image library is loaded by the first report with a picture. */
async function pictureOf(field: string, photo: string): Promise<CoverPhoto> {
  const { coverPhoto } = await import('./photo/photo.js');
  return coverPhoto(photoBytes(photo), field);
}
