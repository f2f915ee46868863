import { jaiminiDignity } from '@ganita/core/comparisons/jaiminiDignity.js';
import { CATEGORY_LIMITS, LIFE_CATEGORIES } from '@ganita/core/longevity/bands.js';
import { RUDRA_EIGHTH } from '@ganita/core/longevity/lifeSignificators.js';
import { signDignity } from '@ganita/core/zodiac/dignities.js';
import { GRAHAS, type Graha, isPlanet } from '@ganita/core/zodiac/grahas.js';
import { isOddSign, qualityOf, signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import { type Derivation, type Known, prefixed } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import {
  COMPARED,
  type Compared,
  comparedOf,
  isFirstGraha,
  isFirstSign,
  lordOfSign,
  placeOf,
} from './comparisonSteps.js';
import { byFigures, degreesOf, signsAfter } from './orderedSteps.js';
import { signNamed } from './places.js';

const DOCUMENT = 'docs/rules/06-yogas-doshas-longevity.md';

/** What the significators of a birth are derived from. */
interface Subject {
  readonly of: Explained;
  readonly steps: Derivation;
  readonly compared: Compared;
  readonly lagna: () => Known<number>;
}

/** The sign so many signs after that of `who`, counted from 0. */
export function signAfter(steps: Derivation, from: Known<number>, signs: number, who: string): Known<number> {
  const moved = steps.number(`${who}_moved_${signs}`, 'add', from, signs);
  return steps.number(`${who}_moved_sign_${signs}`, 'modulo', moved, 12);
}

/** What the names of the steps to the lord of a sign start with. */
const ownerOf = ({ name }: Known<number>): string => name.replace('.', '_');

/** The lord of a sign in the chart, by the choice of the lords of Scorpio and Aquarius. */
export function lordIn(
  { of, steps, compared }: Pick<Subject, 'of' | 'steps' | 'compared'>,
  sign: Known<number>,
  name = ownerOf(sign),
) {
  const coLords = of.context.rules.yoga_lords === 'stronger' ? 'stronger' : 'seven_planets';
  return lordOfSign(compared, sign, coLords, prefixed(steps, name));
}

/** The stronger of two grahas that may be one. */
function stronger({ steps, compared }: Subject, name: string, first: Known<Graha>, second: Known<Graha>): Known<Graha> {
  if (first.value === second.value) {
    const isOne = steps.test(`${name}_is_one`, 'equal', first, second);
    return steps.plain(name, 'choose', isOne, first, second) as Known<Graha>;
  }
  return steps.plain(name, 'choose', isFirstGraha(compared, first.value, second.value), first, second) as Known<Graha>;
}

/** The sign from which Jaimini counts the 8th of the Ascendant or of the 7th. */
export const rudraEighth = (steps: Derivation, sign: Known<number>, name: string): Known<number> =>
  steps.lookup(name, 'eighth signs of Rudra', signIndex(RUDRA_EIGHTH[signAt(sign.value)]), sign);

function rudra(subject: Subject): Known<Graha> {
  const { steps } = subject;
  const lagna = subject.lagna();
  const seventh = signAfter(steps, lagna, 6, 'lagna');
  const [first, second] = [rudraEighth(steps, lagna, 'eighth'), rudraEighth(steps, seventh, 'eighth_of_seventh')].map(
    (sign) => lordIn(subject, sign).lord,
  ) as [Known<Graha>, Known<Graha>];
  return stronger(subject, 'rudra', first, second);
}

/** The place of a graha that was found. */
function placeOfFound({ steps, compared }: Subject, found: Known<Graha>): Known<number> {
  steps.test(`${found.name}_is_${found.value}`, 'equal', found, found.value);
  return placeOf(compared, found.value);
}

const RUDRA_TRINES = [0, 4, 8];

/**
 * Lords of the 6th, the 8th and the 12th from the stronger of the Ascendant and the 7th, by their scores
 * (docs/rules/05-rasi-dashas.md#section-2-6).
 */
function brahma(subject: Subject): Known<Graha> | NotExplained {
  const { of, steps, compared } = subject;
  if (of.context.rules.brahma_saturn_or_node !== 'stays') return notExplained('other_rules', 'brahma_saturn_or_node');
  const lagna = subject.lagna();
  const seventh = signAfter(steps, lagna, 6, 'lagna');
  const pair = [signAt(lagna.value), signAt(seventh.value)] as const;
  const start = steps.number('start_sign', 'choose', isFirstSign(compared, pair, [lagna, seventh]), lagna, seventh);
  const lords = [5, 7, 11].map((on) => {
    const sign = signAfter(steps, start, on, 'start');
    return lordOfSign(compared, sign, 'stronger', prefixed(steps, ownerOf(sign))).lord;
  });
  const figures = lords.map((lord, at) => {
    const name = `owner_${at}`;
    const isAgain = lords.slice(0, at).some(({ value }) => value === lord.value);
    if (isAgain || !isPlanet(lord.value)) {
      const before = steps.number(`before_${name}`, 'count', lord, ...lords.slice(0, at));
      return steps.lookup(`${name}_figure`, 'owners without score', -1, lord, before);
    }
    const sign = placeOf(compared, lord.value);
    const dignity = steps.lookup(
      `${name}_dignity`,
      'jaimini dignity',
      jaiminiDignity(lord.value, signAt(sign.value)),
      lord,
      sign,
    );
    const parity = steps.lookup(
      `${name}_parity`,
      'parity of signs',
      isOddSign(signAt(sign.value)) ? 'odd' : 'even',
      sign,
    );
    const on = signsAfter(of, lord.value, start, sign);
    const points = steps.number(
      `points_of_${name}`,
      'count',
      true,
      steps.test(`is_strong_${name}`, 'at_most', 3, dignity),
      steps.test(`is_odd_${name}`, 'equal', parity, 'odd'),
      steps.test(`is_of_seven_${name}`, 'less', on, 7),
    );
    return steps.number(
      `figure_of_${name}`,
      'multiply',
      points,
      steps.number(`houses_of_${name}`, 'count', lord, ...lords),
    );
  });
  const found = byFigures(steps, figures);
  const named = (place: number): Known<Graha> =>
    steps.plain(`owner_in_place_${place}`, 'pick', found.at(place), ...lords) as Known<Graha>;
  const planets = new Set(lords.map(({ value }) => value).filter(isPlanet));
  return planets.size === 1 ? named(0) : stronger(subject, 'stronger_owner', named(0), named(1));
}

/** The chara karaka of the most degrees, Rahu's counted back. */
function atmaKaraka({ of, steps }: Subject): Known<Graha> {
  const figures = GRAHAS.filter((graha) => graha !== 'Ketu').map((graha) => {
    const degrees = degreesOf(of, graha);
    return graha === 'Rahu' ? steps.number('Rahu_back', 'subtract', 30, degrees) : degrees;
  });
  const first = byFigures(steps, figures).at(0);
  return steps.lookup('atma_karaka', 'grahas', GRAHAS[first.value] as Graha, first);
}

/** A lord, or where it is dignified the stronger of the lords of the 8th and the 12th from it. */
function unlessDignified(subject: Subject, lord: Known<Graha>): Known<Graha> {
  const { steps, compared } = subject;
  const at = placeOf(compared, lord.value);
  const dignity = steps.lookup('lord_dignity', 'dignity by sign', signDignity(lord.value, signAt(at.value)), lord, at);
  const isDignified = steps.test(
    'is_dignified',
    'any',
    steps.test('is_exalted', 'equal', dignity, 'exalted'),
    steps.test('is_own', 'equal', dignity, 'own'),
  );
  if (!isDignified.value) {
    steps.test('not_dignified', 'equal', isDignified, false);
    return lord;
  }
  const [eighth, twelfth] = [7, 11].map((on) => lordIn(subject, signAfter(steps, at, on, lord.value)).lord) as [
    Known<Graha>,
    Known<Graha>,
  ];
  return steps.plain(
    'acting',
    'choose',
    isDignified,
    stronger(subject, 'stronger_other', eighth, twelfth),
    lord,
  ) as Known<Graha>;
}

/** The lord of the 8th from the atma karaka, or who acts for it. */
function maheshwara(subject: Subject): Known<Graha> {
  const { steps, compared } = subject;
  const karaka = atmaKaraka(subject);
  const own = placeOfFound(subject, karaka);
  const eighth = signAfter(steps, own, 7, karaka.value);
  const acting = (['Rahu', 'Ketu'] as const).flatMap((node) => {
    if (node === karaka.value) return [];
    const there = placeOf(compared, node);
    return [
      steps.test(`${node}_with_karaka`, 'equal', there, own),
      steps.test(`${node}_in_eighth`, 'equal', there, eighth),
    ];
  });
  const acts = steps.test('node_acts', 'any', ...acting);
  let found = lordIn(subject, eighth).lord;
  if (acts.value) {
    const sixth = lordIn(subject, signAfter(steps, own, 5, karaka.value)).lord;
    found = steps.plain('acting', 'choose', acts, sixth, found) as Known<Graha>;
  } else {
    steps.test('no_node_acts', 'equal', acts, false);
    found = unlessDignified(subject, found);
  }
  const replaced = found.value === 'Rahu' ? 'Mercury' : found.value === 'Ketu' ? 'Jupiter' : found.value;
  return steps.lookup('maheshwara', 'maheshwara for nodes', replaced, found);
}

const BADHAKA_HOUSES = { movable: 11, fixed: 9, dual: 7 } as const;

function badhaka({ steps, lagna: lagnaOf }: Subject): Known<number> {
  const lagna = lagnaOf();
  const quality = qualityOf(signAt(lagna.value));
  const known = steps.lookup('quality', 'quality of signs', quality, lagna);
  const house = steps.lookup('badhaka_house', 'badhaka houses', BADHAKA_HOUSES[quality], known);
  const on = steps.number('signs_to_badhaka', 'add', lagna, steps.number('signs_before', 'subtract', house, 1));
  return steps.number('counted_index', 'modulo', on, 12);
}

type Write = (subject: Subject) => Known | NotExplained | undefined;

const family = (like: string, write: Write, section = '6-3'): ExplainFamily => ({
  section: 'longevity_prediction',
  like: `longevity.${like}`,
  rule: `${DOCUMENT}#section-${section}`,
  text: null,
  choices: COMPARED,
  derive(of) {
    const compared = comparedOf(of);
    const steps = of.derivation;
    const written = write({ of, steps, compared, lagna: () => placeOf(compared, 'Ascendant') });
    return written !== undefined && 'reason' in written ? written : undefined;
  },
});

/** A sign by its index or its name. */
const signFamilies = (like: string, find: (subject: Subject) => Known<number>): readonly ExplainFamily[] => [
  family(`${like}.sign_index`, find),
  family(`${like}.sign`, (subject) => signNamed(subject.steps, find(subject))),
];

/** The sign of Rudra or of a trine from it. */
const trishoola = (subject: Subject, number: number): Known<number> => {
  const { steps } = subject;
  const place = placeOfFound(subject, rudra(subject));
  const on = steps.number('signs_later', 'add', place, RUDRA_TRINES[number] as number);
  return steps.number('counted_index', 'modulo', on, 12);
};

/** Marakas, badhaka, Rudra, Brahma and Maheshwara, and the years at which lengths of life end. */
export const SIGNIFICATOR_FAMILIES: readonly ExplainFamily[] = [
  family('maraka_lords.*', (subject) => {
    const on = subject.of.parts[2] === '1' ? 1 : 6;
    return lordIn(subject, signAfter(subject.steps, subject.lagna(), on, 'lagna')).lord;
  }),
  ...signFamilies('badhaka', badhaka),
  family('rudra.planet', rudra),
  ...signFamilies('rudra', (subject) => trishoola(subject, 0)),
  ...signFamilies('trishoola.*', (subject) => trishoola(subject, Number(subject.of.parts[2]) - 1)),
  family('brahma', brahma),
  family('atma_karaka_planet', atmaKaraka),
  family('maheshwara', maheshwara),
  family(
    'limit_years.*',
    ({ of, steps }) => {
      const { longevity_limits: school } = of.context.rules;
      const category = LIFE_CATEGORIES.find((one) => one === of.parts[2]) ?? 'short';
      return steps.lookup('limit', `limits of life ${school}`, CATEGORY_LIMITS[school][category], category);
    },
    '6-2',
  ),
];
