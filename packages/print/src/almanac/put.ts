import { type Canvas, type TextStyle, textWidth } from '../report/page/canvas.js';
import { fitted } from '../report/page/fitText.js';

/** Where a text may be, points. */
export interface Band {
  readonly left: number;
  readonly width: number;
}

/** A text in the width of a band, smaller where it is too wide; `share` of the free width is before it. */
export function put(
  canvas: Canvas,
  text: string,
  { left, width }: Band,
  baseline: number,
  style: TextStyle,
  share: number,
): void {
  const { size } = fitted(text, width, style);
  const whole = { ...style, size };
  canvas.text(text, left + (width - textWidth(text, whole)) * share, baseline, whole);
}
