import type { Shape } from './scene.js';

/** A part of a picture, and how much height it takes. */
export interface Drawn {
  readonly shapes: readonly Shape[];
  readonly height: number;
}
