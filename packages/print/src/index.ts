/**
 * What `ganita` computes, on paper and in pixels.
 *
 * @module @ganita/print
 */
export { png } from './pictures.js';
