/**
 * What `ganita` computes, on paper and in pixels.
 *
 * @module @ganita/print
 */
import type { Picture } from 'ganita';
import { png as pngOfPicture } from './pictures.js';

/** A picture of `ganita.picture` as PNG. Error: `invalid_input` for a size at which it would have too many pixels. */
export const png: (picture: Picture) => Promise<Uint8Array> = pngOfPicture;
