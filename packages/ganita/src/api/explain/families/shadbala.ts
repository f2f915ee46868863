import type { Rules } from '@ganita/core/rules/rules.js';
import { bhavaPointsDeg } from '@ganita/core/strengths/drishtiTable.js';
import { daysSince1900, type MeanBody, RAMAN_ELEMENTS } from '@ganita/core/strengths/shadbala/meanLongitudes.js';
import { SAPTAVARGA_KEYS, SAPTAVARGAJA_VIRUPAS } from '@ganita/core/strengths/shadbala/saptavargaja.js';
import { POWERLESS_HOUSE, type Shadbala } from '@ganita/core/strengths/shadbala/shadbala.js';
import { STRONG_THIRD } from '@ganita/core/strengths/shadbala/sthana.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { civilOf } from '@ganita/core/time/julianDay.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaSign } from '@ganita/core/vargas/vargaChart.js';
import { MOOLATRIKONA_SIGNS } from '@ganita/core/zodiac/dignities.data.js';
import { deepDebilitationDeg } from '@ganita/core/zodiac/dignities.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { isOddSign, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import type { Known } from '../derivation.js';
import type { ExplainFamily, NotExplained } from '../family.js';
import { compoundSteps } from './relationSteps.js';
import { ahargana, ayana, hora, lordOfDays, lordOfSpan, natonnata, paksha, tribhaga, yuddha } from './shadbalaKala.js';
import { apart, longitude, rounded, type Subject, signedDrishti, where } from './shadbalaSteps.js';
import { placeName } from './vargas.js';

const DOCUMENT = 'docs/rules/03-strengths.md';
const TEXT = 'B.V. Raman, Graha and Bhava Balas';

/** A row of the table below: the part, its section, the choices whose default alone it derives, and its steps. */
type Part = readonly [
  part: string,
  section: string,
  choices: readonly (keyof Rules)[],
  derive: (subject: Subject) => Known | NotExplained,
];

function uccha(subject: Subject): Known<number> {
  const { steps, planet } = subject;
  const low = steps.lookup('deep_debilitation', 'deep debilitation', deepDebilitationDeg(planet), planet);
  return rounded(
    steps,
    steps.number('virupas', 'divide', apart(steps, 'distance', longitude(subject, planet), low), 3),
  );
}

/** What a planet is in one of the seven vargas: in an own sign, or something to the lord of the sign. */
function relationIn({ of, steps, planet }: Subject, chart: string, placed: Known<Sign>): Known {
  const lord = steps.lookup(`${chart}_lord`, 'lords of signs', lordOf(placed.value), placed);
  if (lord.value === planet) return steps.lookup(`${chart}_relation`, 'own signs', 'own', planet, lord);
  return compoundSteps(of, chart, planet, lord);
}

/** The virupas of a planet in one of the seven vargas. */
function ofVarga(subject: Subject, key: (typeof SAPTAVARGA_KEYS)[number]): Known<number> {
  const { of, steps, planet } = subject;
  const { context } = of;
  const [chart = ''] = key.split('_');
  const method = key === 'D-2_hora' ? 2 : 1;
  const sign = vargaSign(context.sky.grahas[planet].longitudeDeg, namedDivision(key, method));
  const placed = steps.input(placeName(key, `${planet}.sign`, context.rules, method), sign);
  const relation = relationIn(subject, chart, placed);
  const virupas = SAPTAVARGAJA_VIRUPAS[relation.value as keyof typeof SAPTAVARGAJA_VIRUPAS];
  const found = steps.lookup(`${chart}_virupas`, 'saptavargaja', virupas, relation);
  if (key !== 'D-1_rasi') return found;
  const trikona = steps.lookup('moolatrikona', 'moolatrikona signs', MOOLATRIKONA_SIGNS[planet], planet);
  const isThere = steps.test('in_moolatrikona', 'equal', placed, trikona);
  return steps.number('virupas_of_D-1', 'choose', isThere, SAPTAVARGAJA_VIRUPAS.moolatrikona, found);
}

function ojayugma({ of, steps, planet }: Subject): Known<number> {
  const wanted = steps.lookup('wanted', 'ojayugma', planet === 'Moon' || planet === 'Venus' ? 'even' : 'odd', planet);
  const fifteen = (['D-1_rasi', 'D-9_navamsa'] as const).map((key) => {
    const [chart = ''] = key.split('_');
    const { firstVarga, rules } = of.context;
    const { sign } = firstVarga(key).grahas[planet];
    const index = steps.input(placeName(key, `${planet}.sign_index`, rules), signIndex(sign));
    const parity = steps.lookup(`${chart}_parity`, 'parity of signs', isOddSign(sign) ? 'odd' : 'even', index);
    return steps.number(`${chart}_virupas`, 'choose', steps.test(`${chart}_fits`, 'equal', parity, wanted), 15, 0);
  });
  return steps.number('virupas', 'add', ...fifteen);
}

function kendradi({ of, steps, planet, bala }: Subject): Known<number> {
  const house = steps.input(`${planet}.house`, of.context.rasi.grahas[planet].house as number);
  const place = steps.number('place', 'modulo', steps.number('houses_before', 'subtract', house, 1), 3);
  return steps.lookup('virupas', 'kendradi', bala.sthana.kendradi, place);
}

function drekkana({ of, steps, planet }: Subject): Known<number> {
  const degrees = steps.input(`${planet}.longitude`, of.context.rasi.grahas[planet].degreesInSign, 'degrees');
  const third = steps.number('third', 'floor', steps.number('tens', 'divide', degrees, 10));
  const own = steps.lookup('strong_third', 'drekkana', STRONG_THIRD[planet], planet);
  return where(steps, steps.test('is_there', 'equal', third, own), 15);
}

function dig(subject: Subject): Known<number> {
  const { of, steps, planet } = subject;
  const { context } = of;
  const { sky, rules, firstVarga, varga } = context;
  const points = bhavaPointsDeg(strengthChart(sky, rules, firstVarga, varga), rules.dig_cusps);
  const house = steps.lookup('powerless_house', 'powerless houses', POWERLESS_HOUSE[planet] as number, planet);
  const point = steps.input(`houses.${house.value}.madhya`, points[house.value - 1] as number, 'degrees');
  steps.test('is_there', 'equal', house, house.value);
  return rounded(
    steps,
    steps.number('virupas', 'divide', apart(steps, 'distance', longitude(subject, planet), point), 3),
  );
}

/** The mean longitude of a body by elements of 1900. */
function mean({ of, steps }: Subject, body: MeanBody): Known<number> {
  const { sky } = of.context;
  const days = steps.input('days_of_Ujjain', daysSince1900(sky), 'days');
  const years = steps.number(
    'years',
    'subtract',
    steps.input('year', civilOf(sky.jdUt, sky.utcOffsetHours).year),
    1900,
  );
  const { epochDeg, degPerDay, correctionDeg, correctionDegPerYear } = RAMAN_ELEMENTS[body];
  const entry = (name: string, value: number) => steps.lookup(`${body}_${name}`, `mean elements ${name}`, value, body);
  const motion = steps.number(`${body}_motion`, 'multiply', entry('rate', degPerDay), days);
  const change = steps.number(`${body}_change`, 'multiply', entry('yearly', correctionDegPerYear), years);
  const sum = steps.number(
    `${body}_sum`,
    'add',
    entry('epoch', epochDeg),
    motion,
    entry('correction', correctionDeg),
    change,
  );
  return steps.number(`${body}_mean`, 'modulo', sum, 360);
}

/** Cheshta kendra of Mars to Saturn. */
function kendra(subject: Subject): Known<number> {
  const { steps, planet } = subject;
  const own = mean(subject, planet as MeanBody);
  const sun = mean(subject, 'Sun');
  const isInner = planet === 'Mercury' || planet === 'Venus';
  const [middle, fast] = isInner ? [sun, own] : [own, sun];
  const less = steps.number('true_less', 'subtract', longitude(subject, planet), middle);
  const turned = steps.number('true_ahead', 'modulo', less, 360);
  const isAhead = steps.test('is_ahead', 'at_most', turned, 180);
  const arc = steps.number('arc', 'choose', isAhead, turned, steps.number('behind', 'subtract', turned, 360));
  const average = steps.number('average', 'add', middle, steps.number('half', 'divide', arc, 2));
  return apart(steps, 'kendra', fast, average);
}

const isLuminary = (planet: Planet): boolean => planet === 'Sun' || planet === 'Moon';

function cheshta(subject: Subject): Known<number> {
  const { steps, planet } = subject;
  if (isLuminary(planet)) return steps.lookup('virupas', 'cheshta of luminaries', 0, planet);
  return rounded(steps, steps.number('virupas', 'divide', kendra(subject), 3));
}

function drik(subject: Subject): Known<number> {
  const { of, steps, planet } = subject;
  const at = longitude(subject, planet);
  const shares = PLANETS.filter((from) => from !== planet).map((from) =>
    steps.number(`${from}_share`, 'divide', signedDrishti(of, from, at), 4),
  );
  return rounded(steps, steps.number('virupas', 'add', ...shares));
}

/** Parts of a sum, as they are before they are rounded. */
const sum =
  (prefix: string, parts: (bala: Shadbala) => Readonly<Record<string, number>>) =>
  ({ steps, planet, bala }: Subject): Known<number> => {
    const terms = Object.entries(parts(bala)).map(([name, value]) =>
      steps.input(`shadbala.${planet}.${prefix}${name}`, value, 'virupas'),
    );
    return rounded(steps, steps.number('sum', 'add', ...terms));
  };

const inRupas = ({ steps, planet, bala }: Subject): Known<number> =>
  steps.number('rupas', 'divide', steps.input(`shadbala.${planet}.total`, bala.totalVirupas, 'virupas'), 60);
const required = ({ steps, planet, bala }: Subject): Known<number> =>
  steps.lookup('required', 'required rupas', bala.requiredRupas, planet);

/** Ishta phala is the root of uccha and cheshta, kashta that of what they lack. */
const phala = (part: 'ishta' | 'kashta') => (subject: Subject) => {
  const { steps, planet, bala } = subject;
  const high = steps.input(`shadbala.${planet}.sthana.uccha`, bala.sthana.uccha, 'virupas');
  const kendraDeg = steps.input(`${planet}.cheshta_kendra`, bala.cheshta.kendraDeg, 'degrees');
  const motion = steps.number('cheshta', 'divide', kendraDeg, 3);
  const factors =
    part === 'ishta'
      ? [high, motion]
      : [steps.number('lacks_uccha', 'subtract', 60, high), steps.number('lacks_cheshta', 'subtract', 60, motion)];
  return rounded(steps, steps.number('virupas', 'square_root', steps.number('product', 'multiply', ...factors)));
};

const KRANTI_CHOICES = ['ayana_formula', 'ayana_ayanamsa', 'ayana_declination'] as const;

const PARTS: readonly Part[] = [
  ['sthana.uccha', '1-item-1', [], uccha],
  [
    'sthana.saptavargaja',
    '1-item-2',
    ['saptavargaja'],
    (subject) => subject.steps.number('sum', 'add', ...SAPTAVARGA_KEYS.map((key) => ofVarga(subject, key))),
  ],
  ['sthana.ojayugma', '1-item-3', [], ojayugma],
  ['sthana.kendradi', '1-item-4', ['kendradi_by'], kendradi],
  ['sthana.drekkana', '1-item-5', [], drekkana],
  [
    'sthana.total',
    '1',
    [],
    sum('sthana.', ({ sthana: { uccha, saptavargaja, ojayugma, kendradi, drekkana } }) => ({
      uccha,
      saptavargaja,
      ojayugma,
      kendradi,
      drekkana,
    })),
  ],
  ['dig', '2', [], dig],
  ['kala.natonnata', '3-item-1', ['natonnata'], natonnata],
  ['kala.paksha', '3-item-2', ['paksha'], paksha],
  ['kala.tribhaga', '3-item-3', [], tribhaga],
  ['kala.abda', '3-item-4', [], lordOfSpan(360, 3, 15)],
  ['kala.masa', '3-item-5', [], lordOfSpan(30, 2, 30)],
  ['kala.vara', '3-item-6', [], (subject) => lordOfDays(subject, ahargana(subject), 45)],
  ['kala.hora', '3-item-7', ['hora_bala'], hora],
  ['kala.ayana', '3-item-8', KRANTI_CHOICES, ayana],
  ['kala.yuddha', '3-item-9', [], yuddha],
  ['kala.total', '3', [], sum('kala.', ({ kala: { total: _total, ...items } }) => ({ ...items }))],
  ['cheshta', '4', ['cheshta'], cheshta],
  [
    'naisargika',
    '5',
    [],
    ({ steps, planet, bala, of }) =>
      steps.lookup('virupas', `naisargika ${of.context.rules.naisargika}`, bala.naisargika, planet),
  ],
  ['drik', '6', ['drishti'], drik],
  [
    'total',
    '7',
    [],
    sum('', (bala) => ({
      'sthana.total': bala.sthana.total,
      dig: bala.dig,
      'kala.total': bala.kala.total,
      cheshta: bala.cheshta.counted,
      naisargika: bala.naisargika,
      drik: bala.drik,
    })),
  ],
  ['total_rupas', '7', [], (subject) => rounded(subject.steps, inRupas(subject))],
  ['required_rupas', '7', ['required_rupas'], required],
  [
    'ratio',
    '7',
    ['required_rupas'],
    (subject) => rounded(subject.steps, subject.steps.number('ratio', 'divide', inRupas(subject), required(subject))),
  ],
  ['ishta_phala', '8', ['ishta_kashta'], phala('ishta')],
  ['kashta_phala', '8', ['ishta_kashta'], phala('kashta')],
];

const family = (section: 'shad_bala' | 'other_bala', like: string, [, rule, choices, derive]: Part): ExplainFamily => ({
  section,
  like,
  rule: `${DOCUMENT}#section-${rule}`,
  text: TEXT,
  choices,
  derive(of) {
    const { strengths } = of.context;
    const planet = PLANETS.find((one) => of.parts.includes(one)) as Planet;
    const written = derive({ of, steps: of.derivation, planet, bala: strengths().shadbala[planet] });
    return 'reason' in written ? written : undefined;
  },
});

/** Every part of shadbala; ishta and kashta phala are among the other balas too. */
export const SHADBALA_FAMILIES: readonly ExplainFamily[] = PARTS.flatMap((row) => [
  family('shad_bala', `shadbala.*.${row[0]}`, row),
  ...(row[0].endsWith('_phala') ? [family('other_bala', `other_bala.${row[0]}.*`, row)] : []),
]);
