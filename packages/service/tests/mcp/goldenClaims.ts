import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';

// biome-ignore lint/suspicious/noExplicitAny: golden files have no schema of their own
type Golden = any;

const golden = (file: string): ReadonlyMap<string, Golden> => {
  const { cases } = JSON.parse(readFileSync(join(projectRoot, 'tests/golden', `${file}.json`), 'utf8'));
  return new Map(cases.map((one: Golden) => [one.birth.id, one]));
};

type Claim = string | { readonly subject: string; readonly property: string; readonly value: unknown };

/** What is asked of one chart or day, and what of it is so. */
export interface ClaimSet {
  readonly about: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly claims: readonly { readonly claim: Claim; readonly isTrue: boolean }[];
}

const SIGNS = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'].concat(
  ...['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
);
const SANSKRIT = ['Mesha', 'Vṛṣabha', 'Mithuna', 'Karka', 'Simha', 'Kanya'].concat(
  ...['Tula', 'Vrischika', 'Dhanus', 'Makara', 'Kumbha', 'Meena'],
);
const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const after = (list: readonly string[], one: string): string => list[(list.indexOf(one) + 1) % list.length] as string;

/** Everything that the golden files say of a birth. */
function factsOf(id: string) {
  const of = (file: string): Golden => golden(file).get(id).expected;
  return {
    positions: of('positions'),
    vargas: of('vargas').charts,
    dashas: of('graha_dashas').systems.vimsottari.mahadashas as readonly Golden[],
    bindus: of('ashtakavarga'),
    doshas: of('doshas'),
    yogas: of('yogas')['D-1'].yogas_present as readonly string[],
    karakas: of('points').chara_karakas,
    atBirth: of('panchang').at_birth,
  };
}
type Facts = ReturnType<typeof factsOf>;

/** A claim of a chart: the true one, or one that is not so. */
type Maker = (facts: Facts, isTrue: boolean, graha: string) => Claim;

const CLAIMS: readonly Maker[] = [
  ({ positions }, isTrue, graha) => {
    const { sign } = positions.bodies[graha];
    return `${graha} is in ${isTrue ? SANSKRIT[SIGNS.indexOf(sign)] : after(SIGNS, sign)}.`;
  },
  ({ positions }, isTrue) => {
    const { sign } = positions.bodies.Ascendant;
    return `The Lagna ${isTrue ? 'is' : 'is not'} ${sign}`;
  },
  ({ positions }, isTrue, graha) => {
    const { nakshatra } = positions.bodies[graha];
    return {
      subject: graha,
      property: 'star',
      value: isTrue ? nakshatra.toUpperCase() : nakshatra === 'Mula' ? 'Magha' : 'Moola',
    };
  },
  ({ positions }, isTrue, graha) => {
    const { house } = positions.bodies[graha];
    return `${graha} is in house ${isTrue ? house : (house % 12) + 1}`;
  },
  ({ vargas }, isTrue, graha) => {
    const { sign } = vargas['D-9_navamsa'][graha];
    return `${graha} is in ${isTrue ? sign : after(SIGNS, sign)} in the navamsa chart`;
  },
  ({ vargas }, isTrue, graha) => {
    const { sign } = vargas['D-10_dasamsa'][graha];
    return { subject: `D-10 ${graha}`, property: 'rashi', value: isTrue ? sign : after(SIGNS, sign) };
  },
  ({ dashas }, isTrue) => {
    const [, second, third] = dashas;
    const year = Number(third.start.slice(0, 4));
    return `${second.lord} mahadasha runs until ${isTrue ? third.start.slice(0, 10) : year + 1}`;
  },
  ({ dashas }, isTrue) => {
    const [, second] = dashas;
    const year = Number(second.start.slice(0, 4));
    return { subject: `${second.lord} mahadasha`, property: 'start', value: isTrue ? String(year) : String(year - 1) };
  },
  ({ bindus }, isTrue, graha) => {
    const [, count] = bindus.bhinna_ashtakavarga[graha];
    return `${graha} has ${isTrue ? count : count + 1} bindus in Vrishabha`;
  },
  ({ bindus }, isTrue) => `Sarvashtakavarga of Leo is ${bindus.sarva_ashtakavarga[4] + (isTrue ? 0 : 2)}`,
  ({ atBirth }, isTrue) => {
    const { paksha, name } = atBirth.tithi;
    const other = paksha === 'Krishna' ? 'Shukla' : 'Krishna';
    return `Tithi at birth is ${isTrue ? paksha : other} ${name}`;
  },
  ({ atBirth }, isTrue) =>
    `Birth star is ${isTrue ? atBirth.nakshatra.name : after(['Swati', 'Rohini', 'Hasta'], atBirth.nakshatra.name)}`,
  ({ positions }, isTrue, graha) => {
    const isRetrograde = positions.planetary_states.retrograde.includes(graha);
    return `${graha} ${isRetrograde === isTrue ? 'is' : 'is not'} retrograde`;
  },
  ({ yogas }, isTrue) => `${(yogas[0] as string).replaceAll('_', ' ')} is ${isTrue ? 'present' : 'absent'}`,
  ({ doshas }, isTrue) => `Pitru dosha is ${doshas.pitru.present === isTrue ? 'present' : 'absent'}`,
  ({ karakas }, isTrue) => {
    const { planet } = karakas.atma;
    return `Atmakaraka is ${isTrue ? planet : after(GRAHAS, planet)}`;
  },
  ({ positions }, isTrue) => {
    const degrees = positions.ayanamsa_degrees + (isTrue ? 0 : 0.02);
    return { subject: 'ayanamsa', property: 'value', value: Number(degrees.toFixed(2)) };
  },
  ({ positions }, isTrue, graha) => {
    const { sign, degrees_in_sign: degrees } = positions.bodies[graha];
    return `${graha} is at ${(degrees + (isTrue ? 0 : 0.03)).toFixed(2)} degrees in ${sign}`;
  },
];

const CHARTS = ['b01', 'b06', 'b07', 'b12', 'b21', 'b32', 'b52'];
const OF_EACH = 6;

function chartSet(id: string, at: number): ClaimSet {
  const { birth } = golden('positions').get(id);
  const facts = factsOf(id);
  const claims = Array.from({ length: 2 * OF_EACH }, (_, index) => {
    const maker = CLAIMS[(at * OF_EACH + index) % CLAIMS.length] as Maker;
    const isTrue = index % 2 === 0;
    return { claim: maker(facts, isTrue, GRAHAS[(at + index) % GRAHAS.length] as string), isTrue };
  });
  const { date, time, latitude, longitude, zone } = birth;
  return { about: `the birth ${id}`, request: { date, time, latitude, longitude, zone }, claims };
}

/** A day of the golden file of panchangs. */
function daySet(id: string): ClaimSet {
  const { birth, expected } = golden('panchang').get(id);
  const { date, vara, tithi, nakshatra } = expected.panchang_day;
  const { latitude, longitude, zone } = birth;
  const claims = [
    { claim: `Tithi is ${tithi[0].paksha} ${tithi[0].name}`, isTrue: true },
    { claim: `Tithi on ${date} is ${tithi[0].name === 'Ashtami' ? 'Navami' : 'Ashtami'}`, isTrue: false },
    { claim: { subject: 'day', property: 'nakshatra', value: nakshatra[0].name }, isTrue: true },
    { claim: { subject: date, property: 'weekday', value: vara === 'Sunday' ? 'Monday' : 'Sunday' }, isTrue: false },
    { claim: `Vara is ${vara}`, isTrue: true },
    { claim: `Sunset is at 03:00`, isTrue: false },
  ];
  return { about: `the day of ${id}`, request: { date, latitude, longitude, zone }, claims };
}

/** Dates of 2026 as almanacs print them. */
const FESTIVALS: ClaimSet = {
  about: 'festivals of 2026',
  request: { date: '2026-11-08', place: 'New Delhi' },
  claims: [
    { claim: 'Diwali 2026 is on 8 November in London', isTrue: true },
    { claim: 'Diwali 2026 is on 9 November', isTrue: false },
    { claim: { subject: 'Ganesh Chaturthi 2026', property: 'date', value: '2026-09-14' }, isTrue: true },
    { claim: 'Maha Shivaratri is on February 16, 2026', isTrue: false },
  ],
};

/** Fifty claims that are so, and fifty that are not, about ten charts and days. */
export const CLAIM_SETS: readonly ClaimSet[] = [...CHARTS.map(chartSet), daySet('b12'), daySet('b42'), FESTIVALS];
