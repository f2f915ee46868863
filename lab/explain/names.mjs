const POINTS = 'Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Ascendant|lagna';
const SIGNS = 'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces';
/** What names of steps start with, beside what they are: whose, of which chart, at which level, on which date. */
const STARTS = [
  new RegExp(`^(${POINTS}|${SIGNS})_(?=.)`),
  /^(first|second)_(?=(parity|quality|element|start|step|of_sign|from|gone|place|varga_index|parts_before|is_odd|half|reversed|counted|pairs|halves|rank|back|pada|star|stars|row|pada_of_star)$)/,
  /^(boy|girl)_(?=(sign|signs|star|stars|times|whole|varna|rank|degrees|first_half|vasya|less|ninth|yoni|gana|nadi|lord)(_|$))/,
  /^(antara|pratyantara|sookshma|prana|deha)_/,
  /^D-\d+_(?=.)/,
  /^\d{4}-\d{2}-\d{2}_/,
];
const ENDS = [new RegExp(`_(${POINTS})$`), /_\d+$/];
/** Names that end with a number of the rule. */
const WHOLE = ['times_27', 'times_108', 'with_24'];

/** The name of a step without whose it is. */
export function plainName(name) {
  const rest = STARTS.reduce((text, start) => text.replace(start, ''), name);
  return WHOLE.includes(rest) ? rest : ENDS.reduce((text, end) => text.replace(end, ''), rest);
}

/** The planet whose step it is; null where the name has none. */
export const planetOfName = (name) => new RegExp(`^(${POINTS}|${SIGNS})_`).exec(name)?.[1] ?? null;
/** The number at the end of a name; null where it has none. */
export const suffixOf = (name) => (/_(\d+)$/.test(name) ? Number(/_(\d+)$/.exec(name)[1]) : null);
