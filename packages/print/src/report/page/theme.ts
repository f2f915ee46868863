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

/** Font sizes in points. */
export const SIZE = { title: 15, subtitle: 10.5, body: 8.5, table: 7.5, small: 6.5, tiny: 5.5 } as const;
