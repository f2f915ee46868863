import { describe, expect, it } from 'vitest';
import { changesPreference, cookiesOf, keptOf, preferencesOf, withoutButtons } from './preferences.js';

describe('the place that was chosen last', () => {
  it('is kept in a cookie, with a name in any script and of any letters', () => {
    for (const name of ['वाराणसी, उत्तर प्रदेश, भारत', 'A | B; C=D & "E"', 'ൾ'.repeat(120)]) {
      const place = { place: name, at: '25.31668,83.01041,Asia/Kolkata' };
      const [cookie = ''] = cookiesOf({ place });
      expect(preferencesOf({}, { cookie: cookie.split(';')[0] }).place).toEqual(place);
    }
  });
});

describe('the form of times', () => {
  it('is that of 12 hours until 24 are chosen, and is then kept in a cookie', () => {
    expect(preferencesOf({}, {}).hours).toBe('12');
    const pressed = { set_hours: '24', place: 'Ujjain' };
    const chosen = preferencesOf(pressed, {});
    expect(chosen.hours).toBe('24');
    expect(cookiesOf(keptOf(pressed, chosen, null))).toEqual([expect.stringMatching(/^ganita_hours=24; /)]);
    expect(preferencesOf({}, { cookie: 'a=b; ganita_hours=24' }).hours).toBe('24');
    expect([changesPreference(pressed), withoutButtons(pressed)]).toEqual([true, { place: 'Ujjain' }]);
  });

  it('is not changed by a value that there is not', () => {
    const pressed = { set_hours: '36' };
    expect(preferencesOf(pressed, { cookie: 'ganita_hours=24' }).hours).toBe('24');
    expect(cookiesOf(keptOf(pressed, preferencesOf(pressed, {}), null))).toEqual([]);
  });
});
