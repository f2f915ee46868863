import { choice } from './choice.js';
import { ASTA_METHODS } from './eclipseChoices.js';

/** Choices about the times that suit an event (docs/rules/18-muhurta-as-asked.md). */
export const muhurtaChoices = {
  muhurta_asta_method: choice(
    ASTA_METHODS,
    'arcus_visionis',
    'when Jupiter or Venus is asta for a muhurta, by the methods of asta_method: published lists follow what is seen at the place',
    'docs/rules/18-muhurta-as-asked.md#section-5',
  ),
  as_published: choice(
    ['none', 'drik'],
    'none',
    'conditions of a marriage: those of the event, or those by which a list is printed (Drik Panchang), whatever the weekday; one printed list of 2025 settled its readings',
    'docs/rules/18-muhurta-as-asked.md#section-4',
  ),
} as const;
