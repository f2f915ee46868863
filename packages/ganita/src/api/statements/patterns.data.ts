import type { ClaimedValue } from './comparedValue.js';

/**
 * What a sentence says. Texts have `{slot}` where the words of the sentence are put in: a column with its value, an end of a
 * dasha period, a limb of the panchang, the date of a festival.
 */
export type Said =
  | { readonly of: 'column'; readonly selector: string; readonly value: ClaimedValue }
  | { readonly of: 'period'; readonly end: 'start' | 'end' }
  | { readonly of: 'limb' }
  | { readonly of: 'festival' };

/** A pattern of English sentences. */
export interface PatternRow {
  readonly name: string;
  /**
   * Forms of the sentence: `{slot}` is a word or words of a kind (`slots.ts`), what is in brackets may be left out, `(a|b)` is one
   * of both. The word `the`, capitals and a full stop do not count.
   */
  readonly sentences: readonly string[];
  readonly says: readonly Said[];
  readonly example: string;
}

const column = (selector: string, value: ClaimedValue): Said => ({ of: 'column', selector, value });

const row = (name: string, example: string, says: readonly Said[], ...sentences: readonly string[]): PatternRow => ({
  name,
  example,
  says,
  sentences,
});

const ENDS = '(runs until|lasts until|(ends|ended)[ in| on])';
const STARTS = '(runs from|(starts|started|begins|began)[ in| on])';

/** Sentences that are understood. Source: a choice of our own. Their order has no meaning: a sentence that two patterns read differently is ambiguous. */
export const PATTERNS: readonly PatternRow[] = [
  row(
    'sign',
    'Moon is in Libra',
    [column('{point}.sign', '{sign}')],
    '{point} {is}[ in] {sign}',
    "{point}['s] (sign|rasi|rashi) {is}[ in] {sign}",
    '{point} {is} in sign of {sign}',
  ),
  row(
    'nakshatra',
    'Moon is in Swati',
    [column('{point}.nakshatra', '{nakshatra}')],
    '{point} {is} in {nakshatra}[ nakshatra]',
    "{point}['s] (nakshatra|star) {is} {nakshatra}",
  ),
  row(
    'birth_star',
    'Birth star is Swati',
    [column('Moon.nakshatra', '{nakshatra}')],
    '(birth|janma) (star|nakshatra) {is} {nakshatra}',
  ),
  row(
    'pada',
    'Moon is in Swati pada 1',
    [column('{point}.nakshatra', '{nakshatra}'), column('{point}.pada', '{pada}')],
    '{point} {is} in {nakshatra} pada {pada}',
    '{point} {is} in pada {pada} of {nakshatra}',
    '{point} {is} in {pada} pada of {nakshatra}',
  ),
  row(
    'degrees',
    'Moon is at 6.96 degrees in Libra',
    [column('{point}.sign', '{sign}'), column('{point}.longitude', '{number}')],
    '{point} {is} at {number} degrees (in|of) {sign}',
    '{point} {is} at {number} degrees {sign}',
    '{point} {is} in {sign} at {number} degrees',
  ),
  row(
    'house',
    'Jupiter is in house 12',
    [column('{point}.house', '{house}')],
    '{point} {is} in (house|bhava) {house}',
    '{point} {is} in {house} (house|bhava)',
  ),
  row(
    'varga_sign',
    'Venus is in Leo in D-9',
    [column('{varga}.{point}.sign', '{sign}')],
    '{point} {is} in {sign} in {varga}[ chart]',
    'in {varga}[ chart][,] {point} {is} in {sign}',
    '{varga} {point} {is}[ in] {sign}',
  ),
  row(
    'varga_house',
    'Venus is in house 5 in D-9',
    [column('{varga}.{point}.house', '{house}')],
    '{point} {is} in house {house} in {varga}[ chart]',
    '{point} {is} in {house} house in {varga}[ chart]',
    '{point} {is} in {house} house of {varga}[ chart]',
  ),
  row('retrograde', 'Jupiter is retrograde', [column('{graha}.retrograde', true)], '{graha} {is} retrograde'),
  row('direct', 'Jupiter is direct', [column('{graha}.retrograde', false)], '{graha} {is} direct'),
  row('combust', 'Mercury is combust', [column('{graha}.combust', true)], '{graha} {is} combust'),
  row('dignity', 'Saturn is exalted', [column('{graha}.dignity', '{dignity}')], '{graha} {is}[ in][ its] {dignity}'),
  row(
    'karaka',
    'Atma karaka is Jupiter',
    [column('karakas.{karaka}.planet', '{graha}')],
    '{karaka} {is} {graha}',
    '{graha} {is} {karaka}',
  ),
  row(
    'mahadasha_end',
    'Jupiter mahadasha runs until 2030',
    [{ of: 'period', end: 'end' }],
    `{maha} (mahadasha|dasha) ${ENDS} {date}`,
  ),
  row(
    'mahadasha_start',
    'Jupiter mahadasha starts in 2014',
    [{ of: 'period', end: 'start' }],
    `{maha} (mahadasha|dasha) ${STARTS} {date}`,
  ),
  row(
    'antardasha_end',
    'Saturn antardasha in Jupiter mahadasha runs until 2019',
    [{ of: 'period', end: 'end' }],
    `{antara} (antardasha|bhukti) (in|of) {maha} (mahadasha|dasha) ${ENDS} {date}`,
    `{maha}-{antara} (antardasha|bhukti) ${ENDS} {date}`,
  ),
  row(
    'antardasha_start',
    'Saturn antardasha in Jupiter mahadasha starts in 2016',
    [{ of: 'period', end: 'start' }],
    `{antara} (antardasha|bhukti) (in|of) {maha} (mahadasha|dasha) ${STARTS} {date}`,
    `{maha}-{antara} (antardasha|bhukti) ${STARTS} {date}`,
  ),
  row(
    'mahadasha_at',
    'Mahadasha on 2026-11-08 is Jupiter',
    [column('vimshottari.maha@{day}', '{graha}')],
    'mahadasha on {day} {is} {graha}',
    'on {day}[,] mahadasha {is} {graha}',
    '{graha} mahadasha (runs|is running) on {day}',
  ),
  row(
    'antardasha_at',
    'Antardasha on 2026-11-08 is Moon',
    [column('vimshottari.antara@{day}', '{graha}')],
    '(antardasha|bhukti) on {day} {is} {graha}',
    'on {day}[,] (antardasha|bhukti) {is} {graha}',
    '{graha} (antardasha|bhukti) (runs|is running) on {day}',
  ),
  row(
    'yoga_present',
    'Gaja Kesari yoga is present',
    [column('yogas.{yoga}', true)],
    '{yoga} {is} present',
    'chart has {yoga}',
  ),
  row(
    'yoga_absent',
    'Gaja Kesari yoga is absent',
    [column('yogas.{yoga}', false)],
    '{yoga} {is} absent',
    'chart has no {yoga}',
  ),
  row(
    'dosha_present',
    'Manglik dosha is present',
    [column('doshas.{dosha}.present', true)],
    '{dosha}[ dosha] {is} present',
    'chart has {dosha}[ dosha]',
  ),
  row(
    'dosha_absent',
    'Manglik dosha is absent',
    [column('doshas.{dosha}.present', false)],
    '{dosha}[ dosha] {is} absent',
    'chart has no {dosha}[ dosha]',
  ),
  row(
    'dosha_cancelled',
    'Manglik is cancelled',
    [column('doshas.{dosha}.status', 'cancelled')],
    '{dosha}[ dosha] {is} (cancelled|canceled)',
  ),
  row(
    'bindus',
    'Sun has 4 bindus in Aries',
    [column('ashtakavarga.BAV.{graha}.{signNumber}', '{number}')],
    '{graha} has {number} (bindus|points) in {signNumber}',
  ),
  row(
    'sarvashtakavarga',
    'Sarvashtakavarga of Aries is 28',
    [column('ashtakavarga.SAV.{signNumber}', '{number}')],
    '(sarvashtakavarga|SAV) of {signNumber} {is} {number}',
    '{signNumber} has {number} (bindus|points) in (sarvashtakavarga|SAV)',
  ),
  row(
    'shadbala',
    'Shadbala of Sun is 6.8 rupas',
    [column('shadbala.{graha}.total_rupas', '{number}')],
    'shadbala of {graha} {is} {number} rupas',
    "{graha}['s] shadbala {is} {number} rupas",
  ),
  row('ayanamsa', 'Ayanamsa is 23.81', [column('ayanamsa', '{number}')], 'ayanamsa {is} {number}[ degrees]'),
  row('limb', 'Tithi is Dwadashi', [{ of: 'limb' }], '{limb} {is}[ at] {value}', '{limb} at birth {is} {value}'),
  row(
    'limb_on',
    'Tithi on 2026-11-08 is Amavasya',
    [{ of: 'limb' }],
    '{limb} on {day} {is}[ at] {value}',
    'on {day}[,] {limb} {is}[ at] {value}',
    '{limb} on {day} in {place} {is}[ at] {value}',
    '{limb} in {place} on {day} {is}[ at] {value}',
  ),
  row(
    'festival',
    'Diwali 2026 is on 8 November in London',
    [{ of: 'festival' }],
    '{festival} {year} {is} on {date}',
    '{festival} {is} on {date}',
    '{festival} {year} {is} on {date} in {place}',
    '{festival} {is} on {date} in {place}',
    '{festival} {year} in {place} {is} on {date}',
  ),
  row('selector', 'D-9.Venus.sign is Leo', [column('{selector}', '{value}')], '{selector} {is} {value}'),
];
