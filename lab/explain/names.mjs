const POINTS = 'Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Ascendant|lagna';
const SIGNS = 'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces';
/** What names of steps start with, beside what they are: whose, of which chart, at which level, on which date. */
const IDS = [
  'bhava_lagna|hora_lagna|ghati_lagna|vighati_lagna|sree_lagna|indu_lagna|pranapada_lagna|kunda_lagna|bhrigu_bindhu_lagna',
  'tri_sphuta|chatur_sphuta|pancha_sphuta|prana_sphuta|deha_sphuta|mrityu_sphuta|sookshma_tri_sphuta|beeja_sphuta',
  'kshetra_sphuta|tithi_sphuta|yoga_sphuta|yogi_sphuta|avayogi_sphuta|rahu_tithi_sphuta',
  'dhuma|vyatipaata|parivesha|indrachaapa|upaketu|kaala|mrityu|artha_praharaka|yama_ghantaka|gulika|maandi',
  'punya|vidya|yasas|mitra|mahatmya|asha|samartha|bhratri|gaurava|pithri|rajya|maathri|puthra|jeeva|karma|roga|kali',
  'sastra|bandhu|mrithyu|paradesa|artha|paradara|vanika|karyasiddhi|vivaha|santapa|sraddha|preethi|jadya|vyaapaara',
  'sathru|jalapatna|bandhana|apamrithyu|laabha',
].join('|');
const STARTS = [
  /^D-\d+_(?=.)/,
  /^(\w+_moved_sign_\d+|eighth(_of_seventh)?|lagna_sign_index)_(?=(house|stronger)_)/,
  new RegExp(`^(${POINTS})_(?:or|from)_(?:${POINTS})_(?=.)`),
  new RegExp(`^(${IDS})_(?=.)`),
  new RegExp(`^(${POINTS}|${SIGNS})_(?=.)`),
  /^(first|second)_(?=(signs_passed|sign_index|parity|quality|element|start|step|of_sign|from|gone|place|varga_index|parts_before|is_odd|half|reversed|counted|pairs|halves|rank|back|pada|star|stars|row|pada_of_star)$)/,
  /^(boy|girl)_(?=(sign|signs|star|stars|times|whole|varna|rank|degrees|first_half|vasya|less|ninth|yoni|gana|nadi|lord)(_|$))/,
  /^(antara|pratyantara|sub_sub|sub|sookshma|prana|deha)_(?!lord$)/,
  /^\d{4}-\d{2}-\d{2}_/,
];
const STEM = /^(maha|part)_\d+_(?=key)/;
const ENDS = [new RegExp(`_(${POINTS})$`), /_\d+$/];
/** Names that end with a number of the rule. */
const WHOLE = [
  'times_27',
  'times_108',
  'times_150',
  'parts_of_150',
  'part_of_150',
  'times_28',
  'parts_of_28',
  'part_of_28',
  'with_24',
];

/** The name of a step without whose it is. */
export function plainName(name) {
  const rest = STARTS.reduce((text, start) => text.replace(start, ''), name).replace(STEM, '');
  return WHOLE.includes(rest) ? rest : ENDS.reduce((text, end) => text.replace(end, ''), rest);
}

/** The graha at the end of a name; null where it has none. */
export const grahaAtEnd = (name) => new RegExp(`_(${POINTS})$`).exec(name)?.[1] ?? null;
/** The planet whose step it is; null where the name has none. */
export const planetOfName = (name) => new RegExp(`^(${POINTS}|${SIGNS})_`).exec(name)?.[1] ?? null;
/** The number at the end of a name; null where it has none. */
export const suffixOf = (name) => (/_(\d+)$/.test(name) ? Number(/_(\d+)$/.exec(name)[1]) : null);
