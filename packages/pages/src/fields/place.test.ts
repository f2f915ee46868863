import type { Language } from '@ganita/words/languages.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { lazyPlaceIndex } from 'ganita/adapters/placeIndex/lazyPlaceIndex.js';
import { describe, expect, it } from 'vitest';
import { type PlaceChoice, placeIn, placeParameters } from './place.js';
import { shownPlace } from './shownPlace.js';

const { zones } = await openPorts();
const places = lazyPlaceIndex();
const choiceOf = (place: string, language: Language = 'en'): PlaceChoice =>
  placeIn({ place }, { places, zones, language });
const labelOf = (choice: PlaceChoice): string | null => (choice.kind === 'known' ? choice.place.label : null);

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
    expect(labelOf(choiceOf('Badanidiyur, Udupi'))).toBe('Badanidiyur, Udupi district, Karnataka, India');
  });

  it('is not known where nothing is like it', () => {
    expect(choiceOf('Qqqqqqxz')).toMatchObject({ kind: 'found', places: [], isNamed: false });
  });
});

describe('the name of a place on a page', () => {
  it.each([
    ['hi', 'Jaipur', 'जयपुर, राजस्थान, भारत'],
    ['ta', 'Jaipur', 'ஜெய்ப்பூர், ராஜஸ்தான், இந்தியா'],
    ['ka', 'Bengaluru', 'ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ, ಭಾರತ'],
    ['ml', 'Thiruvananthapuram', 'തിരുവനന്തപുരം, കേരളം, ഇന്ത്യ'],
    ['ne', 'Kathmandu', 'काठमाडौँ, बागमती प्रदेश, नेपाल'],
  ] as const)('is in the script of the page: %s %s', (language, text, label) => {
    expect(labelOf(choiceOf(text, language))).toBe(label);
  });

  it('is in English as far as the index has no name in the script, and is not transliterated', () => {
    expect(labelOf(choiceOf('Dharmasthala', 'hi'))).toBe('Dharmasthala, कर्नाटक, भारत');
    expect(labelOf(choiceOf('Salem, Oregon', 'hi'))).toBe('Salem, Oregon, United States');
  });

  it('follows the language of the page, in an address of any of them', () => {
    const context = { places, zones };
    const languages = ['hi', 'ta', 'en', 'bn'] as const;
    let fields = { place: 'Jaipur' } as { readonly place: string; readonly at?: string };
    const labels = languages.map((language) => {
      const choice = placeIn(fields, { ...context, language });
      if (choice.kind !== 'known') throw new Error('the place is known');
      fields = placeParameters(choice.place) as typeof fields;
      return choice.place.label;
    });
    expect(labels).toEqual([
      'जयपुर, राजस्थान, भारत',
      'ஜெய்ப்பூர், ராஜஸ்தான், இந்தியா',
      'Jaipur, Rajasthan, India',
      'জয়পুর, রাজস্থান, ভারত',
    ]);
  });

  it.each([
    ['te', 'Warangal, Telangana, India', '17.97,79.6', 'వరంగల్, తెలంగాణ, భారతదేశం'],
    ['te', 'Guntur', '16.3,80.44', 'గుంటూరు'],
    ['te', 'Ujjain', '23.1765,75.7885', 'ఉజ్జయిని'],
    ['hi', 'Chennai', '13.08,80.28', 'चेन्नई'],
  ] as const)(
    'is in the script of the page also where the coordinates are rough: %s %s',
    (language, place, at, label) => {
      expect(labelOf(placeIn({ place, at: `${at},Asia/Kolkata` }, { places, zones, language }))).toBe(label);
    },
  );

  it('is not that of a far place of the same name', () => {
    const at = '26.91962,75.78781,Asia/Kolkata';
    expect(labelOf(placeIn({ place: 'Chennai', at }, { places, zones, language: 'hi' }))).toBe('Chennai');
  });

  it('stays as it is where it is no name of the index', () => {
    const at = '26.91962,75.78781,Asia/Kolkata';
    expect(labelOf(placeIn({ place: 'Home', at }, { places, zones, language: 'hi' }))).toBe('Home');
  });

  it('has the district where it was named, and in a list where two would read the same', () => {
    expect(labelOf(choiceOf('Badanidiyur, Udupi', 'ka'))).toMatch(/^Badanidiyur, .* ಜಿಲ್ಲೆ, ಕರ್ನಾಟಕ, ಭಾರತ$/u);
    expect(labelOf(choiceOf('Badanidiyur, Karnataka'))).toBe('Badanidiyur, Karnataka, India');
    const choice = choiceOf('Rampur', 'hi');
    const labels = choice.kind === 'found' ? choice.places.map(({ label }) => label) : [];
    expect(labels.some((label) => label.includes(' ज़िला, उत्तर प्रदेश, भारत'))).toBe(true);
  });

  it('is so for the reference place too', () => {
    const shown = shownPlace({}, { places, zones, language: 'hi', place: {} });
    expect([shown.isReference, shown.place.label]).toEqual([true, 'उज्जैन']);
  });
});
