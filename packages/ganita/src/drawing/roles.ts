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
  /** Outlines share their sides: each side is drawn once. */
  readonly isShared?: true;
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
  border: { stroke: 'line', width: 0.9, isShared: true },
  /** The sign of the ascendant. */
  lagna: { stroke: 'accent', width: 1.4 },
  /** A mark of a state, filled. */
  mark: { fill: 'ink' },
  /** A part of a timeline. */
  block: { fill: 'paper', stroke: 'line', width: 0.7 },
  /** A shaded one. */
  shadedBlock: { fill: 'wash', stroke: 'line', width: 0.7 },
  /** The one that runs at the moment of a picture. */
  runningBlock: { fill: 'wash', stroke: 'accent', width: 1.8 },
  /** The moment of a picture. */
  now: { fill: 'accent', stroke: 'accent', width: 1 },
  /** Below the text of what is good: an unbroken line. */
  good: { stroke: 'good', width: 2 },
  /** Below the text of what is bad: a broken line. */
  bad: { stroke: 'bad', width: 2, dash: [2.5, 2] },
  /** A value that reaches what is required: filled. */
  fullBar: { fill: 'third', stroke: 'third', width: 1 },
  /** One that does not: an outline. */
  hollowBar: { stroke: 'bad', width: 1.2, dash: [3, 2] },
  /** What is required of a value: with edges of the ground, it can be seen across a bar that is as dark as it is. */
  required: { fill: 'ink', stroke: 'paper', width: 1.4 },
  /** A line by which a picture is read. */
  grid: { stroke: 'line', width: 0.4 },
  /** The paths of grahas: by line, dash and colour. */
  pathSun: { stroke: 'accent', width: 1.6 },
  pathMoon: { stroke: 'soft', width: 0.7 },
  pathMars: { stroke: 'bad', width: 1.2, dash: [6, 2] },
  pathMercury: { stroke: 'good', width: 1.2, dash: [2, 2] },
  pathJupiter: { stroke: 'line', width: 1.8 },
  pathVenus: { stroke: 'second', width: 1.2, dash: [8, 2, 2, 2] },
  pathSaturn: { stroke: 'second', width: 1.8 },
  pathRahu: { stroke: 'soft', width: 1.2, dash: [1, 2] },
  pathKetu: { stroke: 'soft', width: 1.2, dash: [4, 3] },
  /** A change of sign. */
  change: { fill: 'paper', stroke: 'ink', width: 0.9 },
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
  sign: { fill: 'accent', weight: 'regular' },
  /** The heading of a picture. */
  title: { fill: 'accent', weight: 'semibold' },
  /** A part of a timeline, a value. */
  label: { fill: 'ink', weight: 'regular' },
  /** What a row shows. */
  name: { fill: 'ink', weight: 'semibold' },
  /** A date, a time or a sign at an axis. */
  tick: { fill: 'soft', weight: 'regular' },
  /** The number of a note, and notes. */
  note: { fill: 'soft', weight: 'regular' },
} as const satisfies Readonly<Record<string, TextPaint>>;
export type TextRole = keyof typeof TEXT_ROLES;

/** How a role of either kind is painted. */
export const paintOf = (role: Role | TextRole): Paint =>
  Object.hasOwn(ROLES, role) ? ROLES[role as Role] : TEXT_ROLES[role as TextRole];
