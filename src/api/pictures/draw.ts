import type { Ports } from '../../calculations/calculation.js';
import type { PICTURE_FORMATS, Theme } from '../../calculations/fields/pictureFields.js';
import { type PictureForm, svgOf } from '../../drawing/svg.js';
import { sceneBy } from '../answerTo.js';
import type { AnyRequest, PictureEndpoint } from '../endpoint.js';

/** The fields of a picture's request that say how it is written. */
interface WrittenAs {
  readonly theme: Theme;
  readonly size: number;
  readonly format: (typeof PICTURE_FORMATS)[number];
}

const writtenAs = ({ input }: AnyRequest): WrittenAs => input as unknown as WrittenAs;

const formOf = (request: AnyRequest): PictureForm => {
  const { theme, size } = writtenAs(request);
  return { theme, size };
};

/** What the answer to a checked request is written as. */
export const formatOf = (request: AnyRequest): WrittenAs['format'] => writtenAs(request).format;

/** The media type of each format. */
export const MEDIA_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

/** The picture of a checked request as SVG, whatever its format. Errors: DomainError. */
export const svgOfRequest = (endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): string =>
  svgOf(sceneBy(endpoint, request, ports), formOf(request));

/** The same as PNG. What draws pixels is loaded by the first picture that needs it. */
export async function pngOfRequest(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Promise<Uint8Array> {
  const { pngOf } = await import('../../drawing/png.js');
  return pngOf(sceneBy(endpoint, request, ports), formOf(request));
}

/** The bytes of a picture in the format of its request. */
export async function pictureBytes(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Promise<Uint8Array> {
  return formatOf(request) === 'png'
    ? pngOfRequest(endpoint, request, ports)
    : new TextEncoder().encode(svgOfRequest(endpoint, request, ports));
}
