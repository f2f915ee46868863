/** Colours of the report. */
export const COLOUR = {
  ink: '#2b2118',
  faint: '#7d6f60',
  title: '#7b1e23',
  gold: '#b5893c',
  line: '#d9caa9',
  band: '#f4ebd6',
  wash: '#fbf7ee',
  paper: '#ffffff',
  good: '#2f6b3c',
  bad: '#a3342c',
} as const;

/** Margins of every page but the cover, in points. */
export const MARGIN = { left: 40, right: 40, top: 44, bottom: 44 } as const;

/** Height above the lower margin that is kept free on every page, so that the last line of a report has room on the last. */
export const LAST_LINE = 24;

/** The least font size in points: smaller letters are hard to read in a room of prayer. */
export const LEAST_SIZE = 8;

/** Font sizes in points. */
export const SIZE = { title: 15, subtitle: 11, body: 9, table: 8.2, small: LEAST_SIZE } as const;
