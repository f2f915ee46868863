/** Tables of the dashas that start at birth, typed in from docs/rules/04-graha-dashas.md#section-4. */
const words = (text) => text.trim().split(/\s+/);
const numbers = (text) => words(text).map(Number);

const BODIES = words('Sun Moon Mars Mercury Jupiter Venus Saturn Ascendant');
/** Kendras, panaparas and apoklimas by how many signs they are after a sign. */
const ORDER = numbers('0 3 6 9 1 4 7 10 2 5 8 11');
const turn = (signsOn) => 12 - ORDER.indexOf(signsOn);
const PARTS = { panchasvara: 5, saptharishi_nakshathra: 10, buddhi_gathi: 9, aayu: 8, rasi_bhukthi_vimsottari: 12 };
const NATURAL = words('Moon-1 Mars-2 Mercury-9 Venus-20 Jupiter-18 Sun-20 Saturn-50 Ascendant-12').map((row) => {
  const [body, years] = row.split('-');
  return { key: BODIES.indexOf(body), years: Number(years) };
});

export const DASHA_TABLES = {
  'parts of periods': ([id]) => PARTS[id],
  'turns of kendras': ([signsOn]) => (signsOn % 3 === 0 ? 4 - signsOn / 3 : 0),
  'planets and Ascendant': ([key]) => BODIES[key],
  'natural order': ([number]) => NATURAL[number]?.key,
  'natural years': ([key]) => NATURAL.find((one) => one.key === key)?.years,
  'natural parts': ([lord]) => (BODIES[lord] === 'Ascendant' ? 7 : 6),
  'turns of parts': ([lord, body, signsOn]) => (BODIES[lord] === body ? 0 : turn(signsOn)),
  'turns from leaders': ([leader, body, signsOn]) => (BODIES[leader] === body ? 13 : turn(signsOn)),
  'leaders of methods': ([method]) => ({ pinda: 0, nisarga: 1, amsa: 7 })[method],
  'exaltation signs': ([planet, sign]) => numbers('0 1 9 5 3 11 6')[BODIES.indexOf(planet)] === sign,
  'groups of houses': ([signsOn]) => signsOn % 3,
  'places among grahas': ([one, ...list]) => list.indexOf(one),
  'vimsottari years of grahas': ([graha]) => numbers('6 10 7 17 16 20 19 18 7')[graha],
  'moolatrikona of the dasha': ([graha]) => numbers('4 1 0 5 8 6 10 10 7')[graha],
  'years off twelve_years': ([signs]) => (signs === 0 ? 12 : signs),
  'years off nothing': ([signs]) => signs,
  'full rays': ([planet]) => numbers('10 9 5 5 7 16 4')[BODIES.indexOf(planet)],
};
