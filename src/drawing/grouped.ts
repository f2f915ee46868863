import type { Shape } from './scene.js';

/** Shapes in an order in which those that are painted alike follow each other: the document becomes a third smaller. */
export const grouped = (shapes: readonly Shape[]): readonly Shape[] => {
  const groups = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const key = shape.kind === 'text' ? `${shape.role} ${shape.size} ${shape.anchor}` : shape.role;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [shape]);
    else group.push(shape);
  }
  return [...groups.values()].flat();
};
