import type { Theme } from '../calculations/fields/pictureFields.js';
import type { Colour } from './roles.js';

/** The colours of each theme as `#rrggbb`. Every text has a contrast of at least 4.5 to 1 on paper and on wash. */
export const PALETTES: Readonly<Record<Theme, Readonly<Record<Colour, string>>>> = {
  light: {
    ink: '#2b2118',
    soft: '#6f6254',
    accent: '#7b1e23',
    line: '#b5893c',
    paper: '#ffffff',
    wash: '#fbf4e4',
    second: '#1f5a6b',
    third: '#2f6b3c',
    good: '#2f6b3c',
    bad: '#a3342c',
  },
  dark: {
    ink: '#f1e9dc',
    soft: '#b8ab9a',
    accent: '#f0a8a0',
    line: '#a88445',
    paper: '#1b1714',
    wash: '#2a231c',
    second: '#8ecbdc',
    third: '#9fd3a8',
    good: '#9fd3a8',
    bad: '#f0958c',
  },
  print: {
    ink: '#000000',
    soft: '#3d3d3d',
    accent: '#000000',
    line: '#000000',
    paper: '#ffffff',
    wash: '#f2f2f2',
    second: '#262626',
    third: '#262626',
    good: '#000000',
    bad: '#000000',
  },
};
