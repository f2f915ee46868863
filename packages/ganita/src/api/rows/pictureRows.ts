import { ashtakavargaPicture } from '../../calculations/pictures/ashtakavargaPicture.js';
import { chartPicture } from '../../calculations/pictures/chartPicture.js';
import { dashaPicture } from '../../calculations/pictures/dashaPicture.js';
import { dayPicture } from '../../calculations/pictures/dayPicture.js';
import { saturnPicture } from '../../calculations/pictures/saturnPicture.js';
import { strengthsPicture } from '../../calculations/pictures/strengthsPicture.js';
import { transitsPicture } from '../../calculations/pictures/transitsPicture.js';
import { DEFAULT_LIMIT, type PictureOf, pictureEndpoint } from '../endpoint.js';
import { daysIn, PIXELS } from '../growth.js';
import { ashtakavargaPictureScene } from '../pictures/ashtakavargaPictureData.js';
import { chartPictureScene } from '../pictures/chartPictureData.js';
import { dashaPictureScene } from '../pictures/dashaPictureData.js';
import { dayPictureScene } from '../pictures/dayPictureData.js';
import { saturnPictureScene } from '../pictures/saturnPictureData.js';
import { strengthsPictureScene } from '../pictures/strengthsPictureData.js';
import { transitsPictureScene } from '../pictures/transitsPictureData.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

const NEW_DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5, place: 'New Delhi' };

export const chartPictureRow: PictureOf<'chart', typeof chartPicture> = pictureEndpoint({
  picture: 'chart',
  summary: 'A chart as a picture: north, south or east Indian',
  description:
    'Draws D-1 or any divided chart in one of three styles, with degrees and the signs of states, and points, transits or a second chart as layers.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 4, per: [[1, ({ input }) => new Set(input.layers).size], ...PIXELS] },
  calculation: chartPicture,
  draw: chartPictureScene,
  examples: {
    north: { summary: 'The rasi of a birth in Chennai', value: { ...CHENNAI_BIRTH, name: 'Lakshmi' } },
    south: {
      summary: 'The navamsa in the southern style, in Tamil, for print',
      value: { ...CHENNAI_BIRTH, style: 'south', varga: 'D-9_navamsa', language: 'ta', theme: 'print' },
    },
    layers: {
      summary: 'The rasi in the eastern style, with special lagnas, and the transits of a day around it',
      value: { ...CHENNAI_BIRTH, style: 'east', layers: ['special_lagnas', 'transits'], transit_at: '2026-01-14' },
    },
  },
  command: { defaults: { place: '' } },
});

export const dashaPictureRow: PictureOf<'dasha', typeof dashaPicture> = pictureEndpoint({
  picture: 'dasha',
  summary: 'A dasha as a timeline, with the periods that run at a moment',
  description:
    'Draws the mahadashas of a dasha as a row, and below it a row for the parts of each period that runs at a moment, which is marked.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 4, per: PIXELS },
  calculation: dashaPicture,
  draw: dashaPictureScene,
  examples: {
    vimsottari: {
      summary: 'Vimsottari, three levels, at a moment',
      value: { ...CHENNAI_BIRTH, dasha_at: '2026-01-14' },
    },
    narayana: {
      summary: 'Narayana in Telugu, dark',
      value: {
        ...CHENNAI_BIRTH,
        dasha_system: 'narayana',
        dasha_levels: 2,
        dasha_at: '2026-01-14T12:00:00',
        language: 'te',
        theme: 'dark',
      },
    },
  },
  command: { defaults: { place: '' } },
});

export const strengthsPictureRow: PictureOf<'strengths', typeof strengthsPicture> = pictureEndpoint({
  picture: 'strengths',
  summary: 'Shadbala as bars, against the required strength',
  description: 'Draws the shadbala of the seven planets in rupas as bars, each with the strength that it must have.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 4, per: PIXELS },
  calculation: strengthsPicture,
  draw: strengthsPictureScene,
  examples: {
    birth: { summary: 'Shadbala of a birth in Chennai', value: { ...CHENNAI_BIRTH, name: 'Lakshmi' } },
    hindi: { summary: 'The same in Hindi, for print', value: { ...CHENNAI_BIRTH, language: 'hi', theme: 'print' } },
  },
  command: { defaults: { place: '' } },
});

export const ashtakavargaPictureRow: PictureOf<'ashtakavarga', typeof ashtakavargaPicture> = pictureEndpoint({
  picture: 'ashtakavarga',
  summary: 'Ashtakavarga as charts with the bindus of each sign',
  description:
    'Draws the bindus of each sign as charts: sarvashtakavarga, and the bhinnashtakavargas of seven planets and the Ascendant.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 4, per: PIXELS },
  calculation: ashtakavargaPicture,
  draw: ashtakavargaPictureScene,
  examples: {
    all: { summary: 'All nine charts of a birth in Chennai', value: CHENNAI_BIRTH },
    sarva: {
      summary: 'Sarvashtakavarga alone, southern, in Tamil',
      value: { ...CHENNAI_BIRTH, tables: ['sarva'], style: 'south', language: 'ta' },
    },
  },
  command: { defaults: { place: '' } },
});

export const dayPictureRow: PictureOf<'day', typeof dayPicture> = pictureEndpoint({
  picture: 'day',
  summary: 'A day from sunrise to sunrise: angas, windows, choghadiya, hora',
  description:
    'Draws the day and the night of a date as rows: the angas with their ends, good and bad windows, choghadiyas and horas.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 7, per: PIXELS },
  calculation: dayPicture,
  draw: dayPictureScene,
  examples: {
    day: { summary: 'A day in New Delhi', value: { ...NEW_DELHI, date: '2025-11-22' } },
    marked: {
      summary: 'The same in Kannada, dark, with a moment marked',
      value: { ...NEW_DELHI, date: '2025-11-22', at: '2025-11-22T10:30:00', language: 'ka', theme: 'dark' },
    },
  },
});

export const saturnPictureRow: PictureOf<'saturn', typeof saturnPicture> = pictureEndpoint({
  picture: 'saturn',
  summary: 'Sade sati and dhaiyya of a life, as strips of years',
  description: 'Draws the phases of sade sati and both dhaiyyas of a hundred years as four strips, with their dates.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 4, per: PIXELS },
  calculation: saturnPicture,
  draw: saturnPictureScene,
  examples: {
    life: { summary: 'The life of a birth in Chennai', value: { ...CHENNAI_BIRTH, as_of: '2026-01-14' } },
    telugu: { summary: 'The same in Telugu', value: { ...CHENNAI_BIRTH, as_of: '2026-01-14', language: 'te' } },
  },
  command: { defaults: { place: '' } },
});

export const transitsPictureRow: PictureOf<'transits', typeof transitsPicture> = pictureEndpoint({
  picture: 'transits',
  summary: 'Longitudes of the grahas over some days, with stations and changes of sign',
  description:
    'Draws the longitudes of the nine grahas over up to a year as a graph, and marks and lists their stations and changes of sign.',
  docs: 'pictures',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 40,
  growth: { base: 6, per: [[0.02, daysIn], ...PIXELS] },
  calculation: transitsPicture,
  draw: transitsPictureScene,
  examples: {
    quarter: {
      summary: 'Three months of all nine',
      value: { ...NEW_DELHI, from_date: '2026-01-01', to_date: '2026-03-31' },
    },
    year: {
      summary: 'A year of three grahas, in Hindi',
      value: {
        ...NEW_DELHI,
        from_date: '2026-01-01',
        to_date: '2026-12-31',
        planets: ['Mercury', 'Venus', 'Mars'],
        language: 'hi',
      },
    },
  },
});
