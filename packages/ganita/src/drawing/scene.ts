import type { Language } from '@ganita/words/languages.js';
import type { Role, TextRole } from './roles.js';

/** A place in a scene: units from its top left corner, y downwards. */
export type Point = readonly [x: number, y: number];

export interface Polygon {
  readonly kind: 'polygon';
  readonly role: Role;
  readonly points: readonly Point[];
}

/** A line through points. */
export interface Line {
  readonly kind: 'line';
  readonly role: Role;
  readonly points: readonly Point[];
}

export interface Circle {
  readonly kind: 'circle';
  readonly role: Role;
  readonly centre: Point;
  readonly radius: number;
}

/** Which end of a text is at its place. */
export type Anchor = 'start' | 'middle' | 'end';

/** One line of text. */
export interface Label {
  readonly kind: 'text';
  readonly role: TextRole;
  readonly text: string;
  /** Where its baseline begins, has its middle, or ends. */
  readonly at: Point;
  readonly anchor: Anchor;
  /** Font size. */
  readonly size: number;
  /** Id of what the text names, such as a body; pages find it by `data-id`. */
  readonly id?: string;
}

export type Shape = Polygon | Line | Circle | Label;

/** A picture: its shapes in the order in which they are painted, and what it shows in words. */
export interface Scene {
  /** Units; at `width` pixels a unit is a pixel. */
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** One line, for screen readers and tooltips. */
  readonly title: string;
  /** What a reader would see, in sentences. */
  readonly description: string;
  readonly shapes: readonly Shape[];
}

/** The four corners of a box. */
export const boxOutline = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
