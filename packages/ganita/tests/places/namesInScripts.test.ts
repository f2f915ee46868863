import { openPlacesFile } from 'ganita/adapters/placeIndex/placeIndex.js';
import { lazyPlaceIndex } from 'ganita/adapters/placeIndex/lazyPlaceIndex.js';
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
    ['Guwahati', 'Bengali', 'গুয়াহাটি'],
    ['Thiruvananthapuram', 'Bengali', 'তিরুবনন্তপুরম'],
  ])('is that of its name of today, where the gazetteer has several: %s, %s', (name, script, written) => {
    const [place] = placesNamed(name, places);
    expect(place && places.nameIn(place, script)?.normalize('NFC')).toBe(written.normalize('NFC'));
  });

  it('is none where the gazetteer has only another name, or none', () => {
    // Trivandrum; Oriya has no other there.
    const [city] = placesNamed('Thiruvananthapuram', places);
    const [village] = placesNamed('Dharmasthala', places);
    expect([city && places.nameIn(city, 'Oriya'), village && places.nameIn(village, 'Kannada')]).toEqual([null, null]);
    expect(city && places.nameIn(city, 'Cyrillic')).toBeNull();
  });

  it('is written in that script alone', () => {
    const { namesInScripts } = openPlacesFile().lists;
    const alien = Object.entries(namesInScripts).flatMap(([script, names]) => {
      const own = new RegExp(`^[\\p{Script=${script}}\\p{M}\\u200c\\u200d]+$`, 'u');
      return Object.values(names).filter((name) => !own.test(name));
    });
    expect(alien).toEqual([]);
    expect(Object.values(namesInScripts).flatMap((names) => Object.keys(names)).length).toBeGreaterThan(1500);
  });
});
