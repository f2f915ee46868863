/** Pages of the printed kundali by id, in the order in which `astrologer` has them but for the contents: long lists of dashas at the end. */
export const REPORT_PAGES = [
  'cover',
  'charts',
  'rasi',
  'navamsa',
  'moon_and_bhava',
  'planets',
  'planet_states',
  'special_points',
  'antardashas',
  'avakahada',
  'contents',
  'doshas',
  'yogas',
  'strengths',
  'ashtakavarga',
  'ashtakavarga_reductions',
  'saturn',
  'shodasavarga',
  'divisional_charts',
  'kp',
  'sahams',
  'arudhas',
  'yogini',
  'chara',
  'other_graha_dashas',
  'rasi_dashas',
  'running_dashas',
  'vimsottari',
  'year',
  'tajaka_yogas',
  'mudda',
  'months',
  'match_charts',
  'kootas',
  'poruthams',
  'match_doshas',
  'conventions',
  'sheet',
] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];

/** Pages of a year of life: they require `pravesha_type` 1. */
export const YEAR_PAGES: readonly ReportPage[] = ['year', 'tajaka_yogas', 'mudda', 'months'];
/** Pages of two births: they require `partner`. */
export const PAIR_PAGES: readonly ReportPage[] = ['match_charts', 'kootas', 'poruthams', 'match_doshas'];

export const TEMPLATE_IDS = ['family', 'astrologer', 'short', 'sheet', 'annual', 'matching'] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** Pages that show what another page of the same template shows in more detail. */
const IN_SHORT: readonly ReportPage[] = ['charts', 'shodasavarga', 'sheet'];

/** The pages of each template. */
export const TEMPLATES: Readonly<Record<TemplateId, readonly ReportPage[]>> = {
  family: [
    'cover',
    'rasi',
    'navamsa',
    'moon_and_bhava',
    'planets',
    'antardashas',
    'avakahada',
    'doshas',
    'yogas',
    'strengths',
    'ashtakavarga',
    'saturn',
    'shodasavarga',
    'yogini',
    'chara',
    'vimsottari',
  ],
  astrologer: [
    'cover',
    'contents',
    ...REPORT_PAGES.filter((id) => ![...YEAR_PAGES, ...PAIR_PAGES, ...IN_SHORT, 'cover', 'contents'].includes(id)),
  ],
  short: ['cover', 'charts', 'planets', 'antardashas'],
  sheet: ['sheet'],
  annual: ['cover', 'rasi', 'year', 'tajaka_yogas', 'mudda', 'months', 'moon_and_bhava', 'planets', 'sahams'],
  matching: ['match_charts', 'kootas', 'poruthams', 'match_doshas'],
};
