import type { ComponentChildren, VNode } from 'preact';

interface SpanProps {
  /** Moments on the clock of the place. */
  readonly from: string;
  readonly to: string;
  /** The present moment on the same clock; null where the day is another. */
  readonly now: string | null;
  readonly zone: string;
  readonly children: ComponentChildren;
}

/** Something that lasts from a moment to another, marked while it does; `live/now.ts` keeps the mark up to date. */
export const Lasting = ({ from, to, now, zone, children }: SpanProps): VNode => (
  <span
    class="lasting"
    data-from={from}
    data-to={to}
    data-zone={zone}
    aria-current={now !== null && from <= now && now < to ? 'time' : undefined}
  >
    {children}
  </span>
);
