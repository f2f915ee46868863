import { openPorts } from 'ganita/adapters/openPorts.js';
import { lazyPlaceIndex } from 'ganita/adapters/placeIndex/lazyPlaceIndex.js';
import { describe, expect, it } from 'vitest';
import { type PlaceChoice, placeIn } from './place.js';

const { zones } = await openPorts();
const places = lazyPlaceIndex();
const choiceOf = (place: string): PlaceChoice => placeIn({ place }, { places, zones });

describe('a place that is typed and not chosen', () => {
  it.each([
    ['Jaipur', 'Jaipur, Rajasthan, India'],
    ['T Nagar, Chennai', 'T Nagar, Tamil Nadu, India'],
    ['Dharmasthala', 'Dharmasthala, Karnataka, India'],
    ['Gurgaon', 'Gurugram, Haryana, India'],
    ['Salem, Oregon', 'Salem, Oregon, United States'],
  ])('is taken where the name means one: %s', (text, label) => {
    expect(choiceOf(text)).toMatchObject({ kind: 'known', place: { label } });
  });

  it.each(['Jaipurr', 'Thane West', 'Guntur district', 'Varansi', 'Wadhwn'])(
    'is a question where only similar names are known: %s',
    (text) => {
      expect(places.search(text, { limit: 1, country: null, isPrefix: false })[0]?.match).toBe('similar');
      expect(choiceOf(text)).toMatchObject({ kind: 'found', isNamed: false });
    },
  );

  it('is a question where several have the name, and the district distinguishes two of a state', () => {
    const choice = choiceOf('Rampur');
    expect(choice).toMatchObject({ kind: 'found', isNamed: true });
    const labels = choice.kind === 'found' ? choice.places.map(({ label }) => label) : [];
    expect(labels).toContain('Rampur, Rampur district, Uttar Pradesh, India');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(['Vijay Nagar', 'Ashok Nagar, India', 'Loharu', 'Loharu, India'])(
    'is a question where many towns have a locality of the name, or a city sounds like it: %s',
    (text) => {
      expect(choiceOf(text)).toMatchObject({ kind: 'found', isNamed: true });
    },
  );

  it('is a question where the name is but the word for a kind', () => {
    expect(choiceOf('nagar Agra')).toMatchObject({ kind: 'found', isNamed: false });
  });

  it('is a question where only an uncounted village has the name, until its state or district is given', () => {
    const choice = choiceOf('Badanidiyur');
    expect(choice).toMatchObject({
      kind: 'found',
      isNamed: true,
      places: [{ label: 'Badanidiyur, Karnataka, India' }],
    });
    // IN is Indiana too, and so no state of this place.
    for (const country of ['India', 'IN'])
      expect(choiceOf(`Badanidiyur, ${country}`)).toMatchObject({ kind: 'found', isNamed: true });
    expect(choiceOf('Badanidiyur, Udupi')).toMatchObject({ kind: 'known' });
  });

  it('is not known where nothing is like it', () => {
    expect(choiceOf('Qqqqqqxz')).toMatchObject({ kind: 'found', places: [], isNamed: false });
  });
});
