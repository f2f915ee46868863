/**
 * What the shapes of a picture are for, and how each role is painted. Pictures name roles; only the writers know colours.
 * No meaning is carried by a colour alone.
 */

/** Colours by use. `ink` follows the colour of the text around a picture. */
export const COLOURS = ['ink', 'soft', 'accent', 'line', 'paper', 'wash', 'second', 'third', 'good', 'bad'] as const;
export type Colour = (typeof COLOURS)[number];

interface Paint {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Width of the stroke in units; 1 where it is left out. */
  readonly width?: number;
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[];
}

/** Roles of polygons, lines and circles. */
export const ROLES = {
  /** The ground of a picture. */
  paper: { fill: 'paper' },
  /** An area that is a little darker than the ground. */
  wash: { fill: 'wash' },
  /** The outline of a whole picture. */
  frame: { stroke: 'line', width: 1.6 },
  /** The border between two parts. */
  border: { stroke: 'line', width: 0.9 },
  /** The sign of the ascendant. */
  lagna: { stroke: 'accent', width: 1.4 },
  /** A mark of a state, filled. */
  mark: { fill: 'ink' },
  /** A mark of a state, as an outline. */
  hollowMark: { stroke: 'ink', width: 0.8 },
} as const satisfies Readonly<Record<string, Paint>>;
export type Role = keyof typeof ROLES;

/** Weights of the fonts. */
export type Weight = 'regular' | 'semibold';

interface TextPaint {
  readonly fill: Colour;
  readonly weight: Weight;
}

/** Roles of texts. */
export const TEXT_ROLES = {
  /** A body of the chart. */
  body: { fill: 'ink', weight: 'semibold' },
  /** A point: a special lagna, an upagraha, an arudha. */
  point: { fill: 'second', weight: 'regular' },
  /** A body of an outer ring. */
  ring: { fill: 'third', weight: 'regular' },
  /** Degrees of a body. */
  degrees: { fill: 'soft', weight: 'regular' },
  /** Number or name of a sign. */
  sign: { fill: 'soft', weight: 'regular' },
  /** The heading of a picture. */
  title: { fill: 'accent', weight: 'semibold' },
  /** The number of a note, and notes. */
  note: { fill: 'soft', weight: 'regular' },
} as const satisfies Readonly<Record<string, TextPaint>>;
export type TextRole = keyof typeof TEXT_ROLES;

/** How a role of either kind is painted. */
export const paintOf = (role: Role | TextRole): Paint =>
  Object.hasOwn(ROLES, role) ? ROLES[role as Role] : TEXT_ROLES[role as TextRole];
