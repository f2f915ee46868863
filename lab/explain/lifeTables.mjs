/** Tables of the length of life, typed in from docs/rules/06-yogas-doshas-longevity.md#section-6. */
const numbers = (text) => text.trim().split(/\s+/).map(Number);
const MALEFICS = ['Sun', 'Mars', 'Saturn'];
const LIVES = ['short', 'middle', 'long'];

export const LIFE_TABLES = {
  'eighth signs of Rudra': ([sign]) => numbers('7 2 9 8 3 10 1 8 3 2 9 4')[sign],
  'badhaka houses': ([quality]) => ({ movable: 11, fixed: 9, dual: 7 })[quality],
  'methods of luminaries': ([isSun]) => (isSun ? 'pinda' : 'nisarga'),
  'benefics in the lagna': ([planet]) => (MALEFICS.includes(planet) ? undefined : 1),
  'in or aspecting': ([planet, signsOn]) =>
    signsOn === 0 || signsOn === 6 || (planet === 'Jupiter' && signsOn % 4 === 0),
  'methods without increase': ([method]) => (['pinda', 'nisarga'].includes(method) ? 1 : undefined),
  'limits of life 32_70_100': ([life]) => numbers('32 70 100')[LIVES.indexOf(life)],
  'limits of life 36_72_120': ([life]) => numbers('36 72 120')[LIVES.indexOf(life)],
  'maheshwara for nodes': ([graha]) => ({ Rahu: 'Mercury', Ketu: 'Jupiter' })[graha] ?? graha,
  'owners without score': ([lord, before]) => (before > 0 || ['Rahu', 'Ketu'].includes(lord) ? -1 : undefined),
};
