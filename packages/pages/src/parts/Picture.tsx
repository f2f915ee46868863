import { withoutRules } from 'ganita/drawing/svg.js';
import type { VNode } from 'preact';

interface PictureProps {
  /** As an endpoint of `/svg` answers: its texts are escaped there. */
  readonly svg: string;
  readonly class?: string;
}

/** A picture in the page, painted by the colours of the page. The drawing escapes what it writes (packages/ganita/src/drawing/svg.test.ts). */
export const Picture = ({ svg, class: name = '' }: PictureProps): VNode => (
  <div class={`picture ${name}`} dangerouslySetInnerHTML={{ __html: withoutRules(svg) }} />
);
