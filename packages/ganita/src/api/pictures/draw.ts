import type { Ports } from '../../calculations/calculation.js';
import type { PICTURE_FORMATS, Theme } from '../../calculations/fields/pictureFields.js';
import type { Scene } from '../../drawing/scene.js';
import { type PictureForm, svgOf } from '../../drawing/svg.js';
import { sceneBy } from '../answerTo.js';
import type { AnyRequest, PictureEndpoint } from '../endpoint.js';

/** The fields of a picture's request that say how it is written. */
interface WrittenAs {
  readonly theme: Theme;
  readonly size: number;
  readonly format: (typeof PICTURE_FORMATS)[number];
}

/** A picture before it is written: plain data, for `@ganita/print` too. */
export interface Picture {
  readonly scene: Scene;
  readonly form: PictureForm;
}

const writtenAs = ({ input }: AnyRequest): WrittenAs => input as unknown as WrittenAs;

/** What the answer to a checked request is written as. */
export const formatOf = (request: AnyRequest): WrittenAs['format'] => writtenAs(request).format;

/** The media type of each format. */
export const MEDIA_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

/** The picture of a checked request. Errors: DomainError. */
export function pictureOf(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): Picture {
  const { theme, size } = writtenAs(request);
  return { scene: sceneBy(endpoint, request, ports), form: { theme, size } };
}

/** The picture of a checked request as SVG, whatever its format. Errors: DomainError. */
export function svgOfRequest(endpoint: PictureEndpoint, request: AnyRequest, ports: Ports): string {
  const { scene, form } = pictureOf(endpoint, request, ports);
  return svgOf(scene, form);
}
