/** Words of the graha dashas, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/grahaDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the graha dashas. */
export const system: Translated<typeof en.system> = {
  vimsottari: 'விம்சோத்தரி',
  rasi_bhukthi_vimsottari: 'ராசி புக்தி விம்சோத்தரி',
  ashtottari: 'அஷ்டோத்தரி',
  yogini: 'யோகினி',
  shodasottari: 'ஷோடசோத்தரி',
  dwadasottari: 'துவாதசோத்தரி',
  panchottari: 'பஞ்சோத்தரி',
  satabdika: 'சதாப்திகா',
  chaturaaseeti_sama: 'சதுரசீதி சம',
  dwisatpathi: 'துவிசப்ததி சம',
  shashtisama: 'ஷஷ்டி சம',
  shattrimsa_sama: 'ஷட்த்ரிம்சத் சம',
  tithi_ashtottari: 'திதி அஷ்டோத்தரி',
  tithi_yogini: 'திதி யோகினி',
  yoga_vimsottari: 'யோக விம்சோத்தரி',
  karana_chaturaaseeti_sama: 'கரண சதுரசீதி சம',
  naisargika: 'நைசர்கிக',
  tara: 'தாரா',
  karaka: 'சர காரக',
  buddhi_gathi: 'புத்தி கதி',
  kaala: 'கால',
  aayu: 'ஆயு',
  saptharishi_nakshathra: 'சப்தரிஷி நட்சத்திர',
  ashtaka_varga_planet: 'அஷ்டகவர்க்கம், கிரகம்',
  ashtaka_varga_sign: 'அஷ்டகவர்க்கம், ராசி',
  ashtaka_varga_pinda: 'அஷ்டகவர்க்கம், பிண்டம்',
  moola_graha: 'மூல',
  rashmi: 'ரச்மி',
  panchasvara: 'பஞ்சஸ்வர',
};

export const twilightPeriod: Translated<typeof en.twilightPeriod> = {
  dawn: 'பிராதஃ சந்தியை',
  day: 'பகல்',
  dusk: 'சாயங்கால சந்தியை',
  night: 'இரவு',
};
