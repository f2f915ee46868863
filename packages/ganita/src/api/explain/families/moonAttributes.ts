import { MANGLIK_HOUSES } from '@ganita/core/doshas/doshas.data.js';
import {
  GHATAK,
  NAMING_SYLLABLES,
  type NamingSyllable,
  PAYA_OF_HOUSE,
} from '@ganita/core/match/birthAttributes.data.js';
import { payaOfNakshatra } from '@ganita/core/match/birthAttributes.js';
import { partnerOf } from '@ganita/core/match/partner.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { nakshatraNumber, nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { elementOf, signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import type { SectionKey } from '../../../calculations/natal/sectionKeys.js';
import type { Known } from '../derivation.js';
import type { Explained, ExplainFamily } from '../family.js';
import { countOf, lagnaIndex, signIndexOf, signNamed, starIndexOf, starPart } from './places.js';

const DOCUMENT = 'docs/rules/15-birth-attributes.md';
const SCHOOLS = 'docs/rules/16-schools-of-a-chart.md#section-9';
const DOSHAS = 'docs/rules/06-yogas-doshas-longevity.md#section-5';

type Write = (of: Explained) => ReturnType<ExplainFamily['derive']> | Known;

const moonOf = ({ derivation: steps, context }: Explained): Known<number> =>
  steps.input('Moon.sidereal', context.natal.rasi.grahas.Moon.longitudeDeg as number, 'degrees');
const starOf = (of: Explained): Known<number> => starIndexOf(of.derivation, moonOf(of)).index;
const signOf = (of: Explained): Known<number> => signIndexOf(of.derivation, moonOf(of));
const foundStar = (of: Explained) => nakshatraOf(moonOf(of).value);

const family = (section: SectionKey, like: string, rule: string, write: Write): ExplainFamily => ({
  section,
  like,
  rule,
  text: null,
  derive(of) {
    const found = write(of);
    return found !== undefined && 'reason' in found ? found : undefined;
  },
});
const attribute = (part: string, rule: string, write: Write) =>
  family('birth_attributes', `attributes.${part}`, rule, write);

/** What the ghata chakra has for the sign of the Moon. */
const ghatak = (part: string, entry: (of: (typeof GHATAK)[keyof typeof GHATAK]) => string) =>
  attribute(`ghatak.${part}`, `${DOCUMENT}#section-4`, (of) => {
    const index = signOf(of);
    return of.derivation.lookup(part, `ghatak ${part}`, entry(GHATAK[signAt(index.value)]), index);
  });

/** A part of the time since sunrise. */
const ishtakala = (part: 'ghati' | 'pala' | 'vipala') =>
  attribute(`ishtakala.${part}`, SCHOOLS, ({ derivation: steps, context: { natal } }) => {
    const { jdUt, dayFrame } = natal.sky;
    const birth = steps.input('birth', jdUt as number, 'days');
    const gone = steps.number(
      'gone',
      'subtract',
      birth,
      steps.input('sunrise', dayFrame.sunriseJdUt as number, 'days'),
    );
    const vipalas = steps.number('vipalas', 'round', steps.number('all_vipalas', 'multiply', gone, 216_000), 0);
    if (part === 'vipala') return steps.number('vipala', 'modulo', vipalas, 60);
    const palas = steps.number('palas', 'floor', steps.number('all_palas', 'divide', vipalas, 60));
    if (part === 'pala') return steps.number('pala', 'modulo', palas, 60);
    return steps.number('ghati', 'floor', steps.number('all_ghatis', 'divide', palas, 60));
  });

const placeOf = ({ derivation: steps, context }: Explained, graha: Graha): Known<number> =>
  steps.input(`${graha}.sign_index`, signIndex(context.rasi.grahas[graha].sign));

const houseFrom = (of: Explained, from: Known<number>, graha: Graha): Known<number> =>
  countOf(of.derivation, from, placeOf(of, graha), 'house');

const REFERENCES = {
  lagna: lagnaIndex,
  moon: (of: Explained) => placeOf(of, 'Moon'),
  venus: (of: Explained) => placeOf(of, 'Venus'),
};
const marsHouse = (of: Explained): Known<number> =>
  houseFrom(of, REFERENCES[of.parts[3] as keyof typeof REFERENCES](of), 'Mars');

/** Whether Mars is in one of a list of houses. */
const isManglik = (name: string, houses: keyof typeof MANGLIK_HOUSES) =>
  family('doshas', `doshas.manglik.mars_from.*.${name}`, DOSHAS, (of) => {
    const house = marsHouse(of);
    const isThere = (MANGLIK_HOUSES[houses] as readonly House[]).includes(house.value as House);
    return of.derivation.lookup('is_manglik', `manglik ${houses}`, isThere, house);
  });

/** Attributes of the birth by its Moon, the house of Mars from three points, and the places of the nodes. */
export const MOON_ATTRIBUTE_FAMILIES: readonly ExplainFamily[] = [
  ...(['nakshatra', 'nakshatra_number', 'pada'] as const).map((part) =>
    attribute(part, 'docs/rules/01-positions-and-vargas.md#section-4', (of) =>
      starPart(of.derivation, part, moonOf(of)),
    ),
  ),
  attribute('moon_sign', 'docs/rules/01-positions-and-vargas.md#section-3', (of) =>
    signNamed(of.derivation, signOf(of)),
  ),
  attribute('moon_sign_index', 'docs/rules/01-positions-and-vargas.md#section-3', signOf),
  attribute('tattva', `${DOCUMENT}#section-1`, (of) => {
    const index = signOf(of);
    return of.derivation.lookup('element', 'element of signs', elementOf(signAt(index.value)), index);
  }),
  attribute('varna', `${DOCUMENT}#section-1`, (of) => {
    const index = signOf(of);
    const { rules } = of.context;
    const { varna } = partnerOf(moonOf(of).value, rules);
    return of.derivation.lookup('varna', `varna ${rules.varna_of_signs}`, varna, index);
  }),
  attribute('paya', `${DOCUMENT}#section-2`, (of) => {
    const house = countOf(of.derivation, lagnaIndex(of), signOf(of), 'house');
    return of.derivation.lookup('paya', 'payas of houses', PAYA_OF_HOUSE[house.value as House], house);
  }),
  attribute('paya_nakshatra', SCHOOLS, (of) =>
    of.derivation.lookup('paya', 'payas of stars', payaOfNakshatra(foundStar(of).nakshatra), starOf(of)),
  ),
  attribute('naming_syllable', `${DOCUMENT}#section-3`, (of) => {
    const { nakshatra, pada } = foundStar(of);
    const why = starPart(of.derivation, 'pada', moonOf(of));
    if (why !== undefined) return why;
    const number = { name: 'pada', value: pada as number };
    const syllable = NAMING_SYLLABLES[nakshatra][pada - 1] as NamingSyllable;
    return of.derivation.lookup('syllable', 'naming syllables', syllable, starOf(of), number);
  }),
  attribute('vasya', 'docs/rules/08-match-and-muhurta.md#section-2', (of) => {
    const { derivation: steps, context } = of;
    const [longitude, index] = [moonOf(of), signOf(of)];
    const degrees = steps.number('degrees', 'subtract', longitude, steps.number('sign_start', 'multiply', 30, index));
    const isFirst = steps.test('in_first_half', 'less', degrees, 15);
    return steps.lookup('vasya', 'vasya of halves', partnerOf(longitude.value, context.rules).vasya, index, isFirst);
  }),
  attribute('ghatak.moon_sign_index', `${DOCUMENT}#section-4`, (of) => {
    const { moonSign } = GHATAK[of.context.natal.rasi.grahas.Moon.sign];
    const sign = of.derivation.input('attributes.ghatak.moon_sign', moonSign);
    return of.derivation.lookup('sign_index', 'indices of signs', signIndex(moonSign), sign);
  }),
  attribute('ghatak.nakshatra_number', `${DOCUMENT}#section-4`, (of) => {
    const { nakshatra } = GHATAK[of.context.natal.rasi.grahas.Moon.sign];
    const star = of.derivation.input('attributes.ghatak.nakshatra', nakshatra);
    return of.derivation.lookup('number', 'numbers of nakshatras', nakshatraNumber(nakshatra), star);
  }),
  ghatak('moon_sign', ({ moonSign }) => moonSign),
  ghatak('tithi_class', ({ tithiClass }) => tithiClass),
  ghatak('vara', ({ vara }) => vara),
  ghatak('nakshatra', ({ nakshatra }) => nakshatra),
  ishtakala('ghati'),
  ishtakala('pala'),
  ishtakala('vipala'),
  family('doshas', 'doshas.manglik.mars_from.*.mars_house', DOSHAS, marsHouse),
  isManglik('is_manglik', 'standard'),
  isManglik('is_manglik_without_2nd_house', 'without_2nd_house'),
  isManglik('is_manglik_with_1st_house', 'with_1st_house'),
  isManglik('is_manglik_with_1st_without_2nd_house', 'with_1st_without_2nd_house'),
  family('doshas', 'doshas.kala_sarpa.rahu_house', DOSHAS, (of) => houseFrom(of, lagnaIndex(of), 'Rahu')),
  family('doshas', 'doshas.kala_sarpa.ketu_house', DOSHAS, (of) => houseFrom(of, lagnaIndex(of), 'Ketu')),
];
