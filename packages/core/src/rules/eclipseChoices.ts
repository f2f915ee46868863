import { choice } from './choice.js';

/** Choices about eclipses at a place (docs/rules/11-eclipses-and-visibility.md#section-4). */
export const eclipseChoices = {
  sutak_rule: choice(
    ['prahara', 'hours_12_9', 'none'],
    'prahara',
    'start of sutak: 4 praharas before a solar and 3 before a lunar eclipse, 12 and 9 hours before, or no sutak',
    'docs/rules/11-eclipses-and-visibility.md#section-4',
  ),
  sutak_from: choice(
    ['visible_begin', 'first_contact'],
    'visible_begin',
    'beginning from which sutak is counted: that of the visible part, or the first contact, also below the horizon',
    'docs/rules/11-eclipses-and-visibility.md#section-4',
  ),
  grahana_exclusion: choice(
    ['maximum_anywhere', 'visible_beginning'],
    'maximum_anywhere',
    'day that an eclipse excludes from a muhurta: that of its maximum, seen anywhere on Earth; or that of the visible beginning at the place',
    'docs/rules/08-match-and-muhurta.md#section-16 (maximum_anywhere), docs/rules/11-eclipses-and-visibility.md#section-4 (visible_beginning)',
  ),
  moon_horizon: choice(
    ['disc_centre', 'upper_limb'],
    'disc_centre',
    'moonrise and moonset of an eclipse: the centre of the disc without refraction, or its upper limb with it',
    'docs/rules/11-eclipses-and-visibility.md#section-3',
  ),
} as const;

/** Methods that find when a planet is near the Sun. */
export const ASTA_METHODS = ['longitude', 'longitude_direct_limits', 'arcus_visionis', 'kalamsa', 'heliacal'] as const;

/** Choices about the visibility of planets and of the Moon (docs/rules/11-eclipses-and-visibility.md#section-5). */
export const visibilityChoices = {
  asta_method: choice(
    ASTA_METHODS,
    'longitude',
    'when a planet is asta: by its distance from the Sun in longitude; the same with the limits of direct motion; by the depth of the Sun at its rise or set; by the time between both; or by the visibility of a star in twilight',
    'docs/rules/11-eclipses-and-visibility.md#section-5',
  ),
  crescent_rule: choice(
    ['yallop_b', 'yallop_a', 'surya_siddhanta', 'age_24h'],
    'yallop_b',
    'first evening of the crescent: visible under perfect conditions or easily visible (Yallop), 12 degrees from the Sun, or 24 hours after the new moon',
    'docs/rules/11-eclipses-and-visibility.md#section-7',
  ),
} as const;
