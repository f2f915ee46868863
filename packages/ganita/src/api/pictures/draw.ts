import type { Ports } from '../../calculations/calculation.js';
import type { PICTURE_FORMATS, Theme } from '../../calculations/fields/pictureFields.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { type PictureForm, svgOf } from '../../drawing/svg.js';
import { pixelsOf } from '../../drawing/svgShapes.js';
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

/** Most pixels of a PNG: four bytes each are in memory until it is written. */
const MOST_PIXELS = 8_000_000;

/**
 * The same as PNG. What draws pixels is loaded by the first picture that needs it. Errors: `invalid_input` for a size at
 * which the picture would have too many pixels, too.
 */
export async function pngOfRequest(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Promise<Uint8Array> {
  const [scene, form] = [sceneBy(endpoint, request, ports), formOf(request)];
  const [width, height] = pixelsOf(scene, form.size);
  if (width * height > MOST_PIXELS) {
    const most = Math.floor(Math.sqrt((MOST_PIXELS * scene.width) / scene.height));
    throw invalidInput('size', `must be <= ${most} for a PNG of this picture`, form.size, 'answer_too_large');
  }
  const { pngOf } = await import('@ganita/print/png.js');
  return pngOf(scene, form);
}

/** The bytes of a picture in the format of its request. */
export async function pictureBytes(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Promise<Uint8Array> {
  return formatOf(request) === 'png'
    ? pngOfRequest(endpoint, request, ports)
    : new TextEncoder().encode(svgOfRequest(endpoint, request, ports));
}
