import { cached } from '@ganita/core/lazy.js';
import type { Shape } from './scene.js';

/**
 * Shapes in an order in which those that are painted alike follow each other, and texts follow all others, by their roles:
 * the document becomes a third smaller.
 */
export const grouped = (shapes: readonly Shape[]): readonly Shape[] => {
  const roles = new Map<string, Map<string, Shape[]>>();
  const texts = new Map<string, Map<string, Shape[]>>();
  for (const shape of shapes) {
    const isText = shape.kind === 'text';
    const ofRole = cached(isText ? texts : roles, shape.role, () => new Map<string, Shape[]>());
    cached(ofRole, isText ? `${shape.size} ${shape.anchor}` : '', (): Shape[] => []).push(shape);
  }
  return [...roles.values(), ...texts.values()].flatMap((ofRole) => [...ofRole.values()].flat());
};
