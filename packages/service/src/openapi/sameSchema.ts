/**
 * Whether two schemas are written as the same JSON, with their keywords in the same order. Most schemas that are compared
 * are one object, or differ in their first keyword, so this takes a small part of the time of writing both.
 */
export function isSameSchema(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = Object.entries(other);
  return (
    entries.length === others.length &&
    entries.every(([key, value], at) => key === others[at]?.[0] && isSameSchema(value, others[at][1]))
  );
}
