/** Words of prashna, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/prashna.js';
import type { Translated } from '../vocabulary.js';

export const sutraResult: Translated<typeof en.sutraResult> = {
  jeeva: 'ஜீவன்',
  roga: 'ரோகம்',
  mrityu: 'மிருத்யு',
  mixed: 'கலப்பு',
};

export const rising: Translated<typeof en.rising> = {
  sirshodaya: 'சீர்ஷோதயம்',
  prishtodaya: 'பிருஷ்டோதயம்',
  ubhayodaya: 'உபயோதயம்',
};

export const yoni: Translated<typeof en.yoni> = {
  dhwaja: 'துவஜம்',
  dhuma: 'தூமம்',
  simha: 'சிம்மம்',
  shvan: 'சுவானம்',
  vrisha: 'விருஷம்',
  khara: 'கரம்',
  gaja: 'கஜம்',
  kaka: 'காகம்',
};

export const creature: Translated<typeof en.creature> = {
  garuda: 'கருடன்',
  cat: 'பூனை',
  lion: 'சிங்கம்',
  dog: 'நாய்',
  serpent: 'பாம்பு',
  mouse: 'சுண்டெலி',
  elephant: 'யானை',
  hare: 'முயல்',
};

export const element: Translated<typeof en.element> = {
  earth: 'நிலம்',
  fire: 'நெருப்பு',
  ether: 'ஆகாயம்',
  water: 'நீர்',
  air: 'காற்று',
};

export const direction: Translated<typeof en.direction> = {
  north_east: 'வடகிழக்கு',
  east: 'கிழக்கு',
  south_east: 'தென்கிழக்கு',
  south: 'தெற்கு',
  south_west: 'தென்மேற்கு',
  west: 'மேற்கு',
  north_west: 'வடமேற்கு',
  north: 'வடக்கு',
};

export const mangalaTime: Translated<typeof en.mangalaTime> = {
  past: 'கடந்த காலம்',
  present: 'நிகழ் காலம்',
  future: 'எதிர் காலம்',
};

export const bodyPart: Translated<typeof en.bodyPart> = {
  above_neck: 'கழுத்துக்கு மேல்',
  neck_to_waist: 'கழுத்து முதல் இடை வரை',
  below_waist: 'இடைக்குக் கீழ்',
};
