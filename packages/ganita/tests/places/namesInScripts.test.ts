import { lazyPlaceIndex } from 'ganita/adapters/placeIndex/lazyPlaceIndex.js';
import { openPlacesFile } from 'ganita/adapters/placeIndex/placeIndex.js';
import { placesNamed } from 'ganita/calculations/location/placeOfName.js';
import { describe, expect, it } from 'vitest';

const places = lazyPlaceIndex();

describe('the name of a place in a script of India', () => {
  it.each([
    ['Mumbai', 'Devanagari', 'मुंबई'],
    ['Varanasi', 'Devanagari', 'वाराणसी'],
    ['Kolkata', 'Devanagari', 'कोलकाता'],
    ['Ahmedabad', 'Devanagari', 'अहमदाबाद'],
    ['Jaipur', 'Malayalam', 'ജയ്‌പൂർ'],
    ['Akola', 'Gujarati', 'અકોલા'],
    ['Kathmandu', 'ne', 'काठमाडौँ'],
    ['Guwahati', 'Bengali', 'গুয়াহাটি'],
    ['Tirunelveli', 'Tamil', 'திருநெல்வேலி'],
  ])('is that of its name of today, where the gazetteer has several: %s, %s', (name, script, written) => {
    const [place] = placesNamed(name, places);
    expect(place && places.nameIn(place, script)?.normalize('NFC')).toBe(written.normalize('NFC'));
  });

  it('is none where the gazetteer has none, or none that sounds like it', () => {
    const [village] = placesNamed('Dharmasthala', places);
    expect(village && places.nameIn(village, 'Kannada')).toBeNull();
    expect(village && places.nameIn(village, 'Cyrillic')).toBeNull();
  });

  it('is written in that script alone', () => {
    const { lists, sections } = openPlacesFile();
    const named = lists.writings.map((writing, at) => {
      const numbers = sections.writtenPlaces.subarray(lists.writingStarts[at], lists.writingStarts[at + 1]);
      return { writing, names: [...numbers].map((number) => places.nameIn({ number }, writing) ?? '') };
    });
    const alien = named.flatMap(({ writing, names }) => {
      const script = writing.length === 2 ? 'Devanagari' : writing;
      const own = new RegExp(`^[\\p{Script=${script}}\\p{M}\\u200c\\u200d ]+$`, 'u');
      return names.filter((name) => !own.test(name));
    });
    expect(alien).toEqual([]);
    expect(named.flatMap(({ names }) => names).length).toBeGreaterThan(2000);
  });
});
