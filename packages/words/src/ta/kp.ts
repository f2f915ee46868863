/** Words of Krishnamurti Paddhati, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'லக்ன நட்சத்திராதிபதி',
  lagna_sign_lord: 'லக்ன ராசி அதிபதி',
  moon_star_lord: 'சந்திர நட்சத்திராதிபதி',
  moon_sign_lord: 'சந்திர ராசி அதிபதி',
  day_lord: 'கிழமை அதிபதி',
  lagna_sub_lord: 'லக்ன உப அதிபதி',
  moon_sub_lord: 'சந்திர உப அதிபதி',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'சேர்ந்த கிரகங்கள்',
  aspecting: 'பார்க்கும் கிரகங்கள்',
  star_lord: 'நட்சத்திராதிபதி',
  sign_lord: 'ராசி அதிபதி',
};

export const phrase: Translated<typeof en.phrase> = {
  kp_chart: 'கேபி ஜாதகம்',
  cusps: 'பாவ ஆரம்பங்கள்',
  sub_sub_lord: 'உப உப அதிபதி',
  kp_number: 'உப எண்',
  next_sub: 'அடுத்த உப',
  in_retrograde_star: 'வக்கிர கிரகத்தின் நட்சத்திரத்தில்',
  significators_of_houses: 'பாவங்களின் காரகர்கள்',
  significators_of_planets: 'கிரகங்கள் குறிக்கும் பாவங்கள்',
  ruling_planets: 'இப்போதைய ஆளும் கிரகங்கள்',
  role: 'பங்கு',
  nodes: 'ராகு கேது பிரதிநிதித்துவம் செய்யும் கிரகங்கள்',
  placidus_undefined:
    'இந்த அட்சரேகையில் பிளாசிடஸ் பாவங்கள் இல்லை. இவை போர்பிரியின் பாவங்கள்; இவற்றின் உப அதிபதிகள் கேபி முறைக்குரியவை அல்ல.',
};

export const significator: Translated<typeof en.significator> = {
  a: 'பாவத்தில் உள்ளவரின் நட்சத்திரத்தில்',
  b: 'பாவத்தில் உள்ளவர்',
  c: 'பாவாதிபதியின் நட்சத்திரத்தில்',
  d: 'பாவாதிபதி',
};
