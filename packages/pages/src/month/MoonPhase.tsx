import type { VNode } from 'preact';

const DEGREES_PER_TITHI = 12;
const RADIUS = 7;

/**
 * The Moon in the middle of a tithi, 1 to 30, as the northern hemisphere sees it: half a circle, and an arc whose width
 * follows the elongation. The table names the tithi, so that it says nothing to screen readers.
 */
export function MoonPhase({ tithi }: { readonly tithi: number }): VNode {
  const elongation = (tithi - 0.5) * DEGREES_PER_TITHI;
  const width = RADIUS * Math.cos((elongation * Math.PI) / 180);
  const isWaxing = elongation < 180;
  const lit = isWaxing ? 1 : 0;
  const arc = width > 0 ? 1 - lit : lit;
  const path = `M8 1A${RADIUS} ${RADIUS} 0 0 ${lit} 8 15A${Math.abs(width).toFixed(2)} ${RADIUS} 0 0 ${arc} 8 1Z`;
  return (
    <svg class="moon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r={RADIUS} />
      <path d={path} />
    </svg>
  );
}
