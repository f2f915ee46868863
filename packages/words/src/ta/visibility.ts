/** Words of the visibility of planets and of the Moon in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/visibility.js';
import type { Translated } from '../vocabulary.js';

export const side: Translated<typeof en.side> = {
  west_evening: 'மேற்கில் மாலையில்',
  east_morning: 'கிழக்கில் காலையில்',
};

export const conjunction: Translated<typeof en.conjunction> = {
  inferior: 'கீழ் யுதி',
  superior: 'மேல் யுதி',
  solar: 'சூரியனுடன் யுதி',
};

export const moonPhase: Translated<typeof en.moonPhase> = {
  new_moon: 'அமாவாசை முடிவு',
  first_quarter: 'வளர்பிறை அரைமதி',
  full_moon: 'பௌர்ணமி முடிவு',
  last_quarter: 'தேய்பிறை அரைமதி',
};

export const twilight: Translated<typeof en.twilight> = {
  civil: 'குடிமை அந்தி ஒளி',
  nautical: 'கடல்சார் அந்தி ஒளி',
  astronomical: 'வானியல் அந்தி ஒளி',
};
