import { placeSearch, placeSuggestions } from '../../calculations/location/placeSearch.js';
import { DEFAULT_LIMIT, type EndpointOf } from '../endpoint.js';
import { placeSearchAnswer, placeSuggestionsAnswer } from '../location/location.js';

export const placeSearchRow: EndpointOf<typeof placeSearch, typeof placeSearchAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/location/search',
  group: 'places',
  summary: 'The best match of a place name',
  description: 'Finds the place that a name fits best, with its coordinates, its time zone and its current UTC offset.',
  docs: 'places',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  headline: true,
  calculation: placeSearch,
  inPool: false,
  answer: placeSearchAnswer,
  statuses: { 404: 'place not found' },
  examples: {
    city: { summary: 'A city of two that share its name', value: { query: 'Salem, Tamil Nadu' } },
    summer: {
      summary: 'A city in America, with its offset on a day in summer',
      value: { query: 'Salem', country: 'US', date: '2026-07-04' },
    },
  },
  command: { name: 'place', positional: 'query' },
};

export const placeSuggestionsRow: EndpointOf<typeof placeSuggestions, typeof placeSuggestionsAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/location/autocomplete',
  group: 'places',
  summary: 'Suggestions for a partial place name',
  description:
    'Lists places whose names start with some letters, or nearly do, for a field that completes what is typed.',
  docs: 'places',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 2,
  calculation: placeSuggestions,
  inPool: false,
  answer: placeSuggestionsAnswer,
  examples: {
    letters: { summary: 'The first letters of a name', value: { query: 'ban', limit: 3 } },
    country: {
      summary: 'First letters, places in India before others',
      value: { query: 'var', country: 'IN', limit: 3 },
    },
  },
  command: { name: 'places', positional: 'query' },
};
