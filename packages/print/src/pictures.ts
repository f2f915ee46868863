import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { AnyRequest, PictureEndpoint } from 'ganita/api/endpoint.js';
import { formatOf, type Picture, pictureOf, svgOfRequest } from 'ganita/api/pictures/draw.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { pixelsOf } from 'ganita/drawing/svgShapes.js';

/** Most pixels of a PNG: four bytes each are in memory until it is written. */
const MOST_PIXELS = 8_000_000;

/**
 * A picture as PNG. What draws pixels is loaded by the first picture. Errors: `invalid_input` for a size at which the picture
 * would have too many pixels.
 */
export async function png({ scene, form }: Picture): Promise<Uint8Array> {
  const [width, height] = pixelsOf(scene, form.size);
  if (width * height > MOST_PIXELS) {
    const most = Math.floor(Math.sqrt((MOST_PIXELS * scene.width) / scene.height));
    throw invalidInput('size', `must be <= ${most} for a PNG of this picture`, form.size, 'answer_too_large');
  }
  const { pngOf } = await import('./png.js');
  return pngOf(scene, form);
}

/** The bytes of a picture in the format of its request. Errors: DomainError. */
export async function pictureBytes(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Promise<Uint8Array> {
  return formatOf(request) === 'png'
    ? png(pictureOf(endpoint, request, ports))
    : new TextEncoder().encode(svgOfRequest(endpoint, request, ports));
}
