import type { Authority } from './disputes.js';

/**
 * Where the rule of a row comes from: two digests of dharma, one of the Gaudiya school, and printed almanacs
 * (docs/rules/10-festivals.md#section-10).
 */
export const FESTIVAL_SOURCES = {
  nirnayasindhu: 'Nirnayasindhu',
  dharmasindhu: 'Dharmasindhu',
  haribhaktivilasa: 'Haribhaktivilasa',
  drik_panchang: 'Drik Panchang, printed dates',
  timeanddate: 'timeanddate.com, printed dates',
  vcal: 'Vaishnava calendar of ISKCON (Vcal), printed dates',
  reform_committee: 'Calendar Reform Committee, Government of India 1955',
  odisha_government: 'holidays of the Government of Odisha, printed dates',
  nepal_government: 'calendar of the Government of Nepal, printed dates',
  nepali_calendars:
    'dates of 2074 and 2075 of Bikram Sambat in the data of a calendar program of Nepal (github.com/pepsighan/maas)',
  sri_lanka_government: 'holidays of the Government of Sri Lanka, printed dates',
  karanapaddhati:
    'Vakyas of the Sun: Karanapaddhati (Pai, Ramasubramanian and Sriram, Indian Journal of History of Science 50, 2015)',
  state_gazettes: 'lists of holidays of the government of the state, printed dates',
  press: 'newspapers and tourist boards of the state, printed dates',
  kashmiri_list: 'lists of festivals of the Kashmiri Pandits (ikashmir.net; Wikipedia, Kashmiri Hindu festivals)',
  meitei_list: 'festivals of the Meitei by the day of the lunar month (Wikipedia)',
  jain_lists: 'Jainpedia, Festivals of knowledge; lists of Jain temples',
  janson: 'S. Janson, Tibetan calendar mathematics (arXiv:1401.6285), Phugpa version',
  common_use: 'common use: no text or gazette was found',
  lunar_month: 'docs/rules/07-panchang-calendar-transits.md#section-5',
} as const;
export type FestivalSource = keyof typeof FESTIVAL_SOURCES;
export const FESTIVAL_SOURCE_IDS = Object.keys(FESTIVAL_SOURCES) as FestivalSource[];

/** The source of the days of who keeps them, where one was read. */
export const SOURCE_OF_AUTHORITY: Readonly<Partial<Record<Authority, FestivalSource>>> = {
  dharmasindhu: 'dharmasindhu',
  nirnayasindhu: 'nirnayasindhu',
  drik_panchang: 'drik_panchang',
  nepal: 'nepal_government',
  odisha_government: 'odisha_government',
  reform_committee: 'reform_committee',
};
