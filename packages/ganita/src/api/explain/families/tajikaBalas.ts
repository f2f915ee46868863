import type { Rules } from '@ganita/core/rules/rules.js';
import type { Strengths } from '@ganita/core/strengths/strengths.js';
import {
  DWADASA_KEYS,
  FRIENDS_SIGN,
  JOY,
  MASCULINE,
  MASCULINE_HOUSES,
} from '@ganita/core/strengths/tajika/harshaBala.js';
import { haddaLordOf, SHARES } from '@ganita/core/strengths/tajika/panchaVargeeyaBala.js';
import { deepDebilitationDeg, dignityValue, signDignity } from '@ganita/core/zodiac/dignities.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { type House, lordOf } from '@ganita/core/zodiac/houses.js';
import { naturalRelation } from '@ganita/core/zodiac/relations.js';
import { signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Derivation, Known } from '../derivation.js';
import type { Explained, ExplainFamily } from '../family.js';
import { countOf, lagnaIndex, signIndexOf, signNamed } from './places.js';
import { apart, rounded } from './shadbalaSteps.js';
import { placeName } from './vargas.js';

const DOCUMENT = 'docs/rules/03-strengths.md';

/** A planet whose balas of Tajika are derived. */
interface Subject {
  readonly of: Explained;
  readonly steps: Derivation;
  readonly planet: Planet;
  readonly strengths: Strengths;
}
type Write = (subject: Subject) => Known;

const longitudeOf = ({ of, steps, planet }: Subject): Known<number> =>
  steps.input(`${planet}.sidereal`, of.context.sky.grahas[planet].longitudeDeg as number, 'degrees');
const signOf = (subject: Subject): Known<number> => signIndexOf(subject.steps, longitudeOf(subject));
const houseOf = (subject: Subject): Known<number> =>
  countOf(subject.steps, lagnaIndex(subject.of), signOf(subject), 'house');

const five = ({ steps }: Subject, condition: Known<boolean>): Known => steps.number('fives', 'choose', condition, 5, 0);
const isMasculine = ({ steps, planet }: Subject): Known<boolean> =>
  steps.lookup('is_masculine', 'masculine planets', MASCULINE.includes(planet), planet);

/** The place of a planet in one of the charts by their first methods. */
function placeIn({ of, steps, planet }: Subject, key: VargaKey): Known<number> {
  const { firstVarga, rules } = of.context;
  return steps.input(placeName(key, `${planet}.sign_index`, rules), signIndex(firstVarga(key).grahas[planet].sign));
}

/** A share of the most points by what a planet is to the lord of a place. */
function shareOf({ of, steps, planet }: Subject, lord: Known<Planet>, most: number): Known {
  const relation = lord.value === planet ? 'own' : naturalRelation(planet, lord.value);
  const table = relation === 'own' ? 'own signs' : 'natural relations';
  const found = steps.lookup('relation', table, relation, planet, lord);
  const share = steps.lookup(
    'share_of_most',
    'shares of tajika',
    SHARES[of.context.rules.pancha_vargeeya][relation],
    found,
  );
  return steps.number(`units_of_${most}`, 'multiply', share, most);
}

const bySign =
  (key: VargaKey, most: number): Write =>
  (subject) => {
    const sign = signNamed(subject.steps, placeIn(subject, key));
    return shareOf(subject, subject.steps.lookup('lord', 'lords of signs', lordOf(sign.value), sign), most);
  };

function haddaLord(subject: Subject): Known<Planet> {
  const { steps } = subject;
  const index = signOf(subject);
  const start = steps.number('sign_start', 'multiply', 30, index);
  const degrees = steps.number('degrees', 'subtract', longitudeOf(subject), start);
  return steps.lookup('hadda_lord', 'haddas', haddaLordOf(longitudeOf(subject).value), index, degrees);
}

/** Parts of a bala as they are before they are rounded, added up. */
const sumOf =
  (bala: 'harsha_bala' | 'pancha_vargeeya_bala', parts: (of: Subject) => Readonly<Record<string, number>>) =>
  (subject: Subject): Known<number> => {
    const terms = Object.entries(parts(subject)).map(([part, value]) =>
      subject.steps.input(`other_bala.${bala}.${subject.planet}.${part}`, value),
    );
    return subject.steps.number('sum', 'add', ...terms);
  };

const harshaSum = sumOf('harsha_bala', ({ strengths, planet }) => {
  const { place, dignity, genderHouse, dayNight } = strengths.harshaBala[planet];
  return { place, dignity, gender_house: genderHouse, day_night: dayNight };
});
const panchaSum = sumOf('pancha_vargeeya_bala', ({ strengths, planet }) => {
  const { kshetra, uccha, hadda, drekkana, navamsa } = strengths.panchaVargeeyaBala[planet];
  return { kshetra, uccha, hadda, drekkana, navamsa };
});

/** In how many of twelve charts a planet is in an own, an exaltation or a friend's sign. */
const wellPlaced = (subject: Subject): Known<number> => {
  const { steps, planet } = subject;
  const found = DWADASA_KEYS.map((key) => {
    const place = placeIn(subject, key);
    const isWell = dignityValue(planet, signAt(place.value)) >= FRIENDS_SIGN;
    return steps.lookup(`${key.split('_')[0]}_well_placed`, 'well placed', isWell, planet, place);
  });
  return steps.number('well_placed', 'count', true, ...found);
};

const PARTS: readonly (readonly [part: string, section: string, choices: readonly (keyof Rules)[], write: Write])[] = [
  [
    'harsha_bala.*.place',
    '10',
    [],
    (subject) => {
      const { steps, planet } = subject;
      const own = steps.lookup('house_of_joy', 'houses of joy', JOY[planet] as number, planet);
      return five(subject, steps.test('is_there', 'equal', houseOf(subject), own));
    },
  ],
  [
    'harsha_bala.*.dignity',
    '10',
    [],
    (subject) => {
      const { steps, planet } = subject;
      const index = signOf(subject);
      const found = steps.lookup(
        'sign_dignity',
        'dignity by sign',
        signDignity(planet, signAt(index.value)),
        planet,
        index,
      );
      const isOwn = steps.test('is_own', 'equal', found, 'own');
      return five(
        subject,
        steps.test('is_dignified', 'any', isOwn, steps.test('is_exalted', 'equal', found, 'exalted')),
      );
    },
  ],
  [
    'harsha_bala.*.gender_house',
    '10',
    [],
    (subject) => {
      const { steps } = subject;
      const house = houseOf(subject);
      const isOfMen = MASCULINE_HOUSES.includes(house.value as House);
      const found = steps.lookup('is_masculine_house', 'masculine houses', isOfMen, house);
      return five(subject, steps.test('agrees', 'equal', found, isMasculine(subject)));
    },
  ],
  [
    'harsha_bala.*.day_night',
    '10',
    [],
    (subject) => {
      const { steps, of } = subject;
      const { sky } = of.context;
      const birth = steps.input('birth', sky.jdUt as number, 'days');
      const sunset = steps.input('sunset', sky.dayFrame.sunsetJdUt as number, 'days');
      const isDay = steps.test('is_day_birth', 'less', birth, sunset);
      return five(subject, steps.test('agrees', 'equal', isDay, isMasculine(subject)));
    },
  ],
  ['harsha_bala.*.total', '10', [], harshaSum],
  ['pancha_vargeeya_bala.*.kshetra', '11', ['pancha_vargeeya'], bySign('D-1_rasi', 30)],
  [
    'pancha_vargeeya_bala.*.uccha',
    '11',
    [],
    (subject) => {
      const { steps, planet } = subject;
      const low = steps.lookup('deep_debilitation', 'deep debilitation', deepDebilitationDeg(planet), planet);
      const distance = apart(steps, 'distance', longitudeOf(subject), low);
      return rounded(steps, steps.number('units', 'divide', distance, 9));
    },
  ],
  ['pancha_vargeeya_bala.*.hadda_lord', '11', [], haddaLord],
  ['pancha_vargeeya_bala.*.hadda', '11', ['pancha_vargeeya'], (subject) => shareOf(subject, haddaLord(subject), 15)],
  ['pancha_vargeeya_bala.*.drekkana', '11', ['pancha_vargeeya'], bySign('D-3_drekkana', 10)],
  ['pancha_vargeeya_bala.*.navamsa', '11', ['pancha_vargeeya'], bySign('D-9_navamsa', 5)],
  ['pancha_vargeeya_bala.*.sum', '11', [], (subject) => rounded(subject.steps, panchaSum(subject))],
  [
    'pancha_vargeeya_bala.*.total',
    '11',
    [],
    (subject) => rounded(subject.steps, subject.steps.number('quarter', 'divide', panchaSum(subject), 4)),
  ],
  ['dwadhasa_vargeeya_bala.*.total', '12', ['dwadasa_vargeeya'], wellPlaced],
  [
    'dwadhasa_vargeeya_bala.*.net',
    '12',
    ['dwadasa_vargeeya'],
    (subject) => {
      const twice = subject.steps.number('twice', 'multiply', 2, wellPlaced(subject));
      return subject.steps.number('net', 'subtract', twice, 12);
    },
  ],
];

/** The balas of Tajika. */
export const TAJIKA_FAMILIES: readonly ExplainFamily[] = PARTS.map(([part, section, choices, write]) => ({
  section: 'other_bala',
  like: `other_bala.${part}`,
  rule: `${DOCUMENT}#section-${section}`,
  text: null,
  choices,
  derive(of) {
    const { strengths } = of.context;
    const planet = PLANETS.find((one) => one === of.parts[2]) as Planet;
    write({ of, steps: of.derivation, planet, strengths: strengths() });
    return undefined;
  },
}));
