import { readFileSync } from 'node:fs';
import { chartOf } from '@ganita/core/charts/chart.js';
import { GHATAK, NAMING_SYLLABLES, PAYA_OF_HOUSE } from '@ganita/core/match/birthAttributes.data.js';
import { birthAttributesOf, ishtakalaOf, payaOfNakshatra } from '@ganita/core/match/birthAttributes.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { HOUSES } from '@ganita/core/zodiac/houses.js';
import { NAKSHATRAS, nakshatraNumber } from '@ganita/core/zodiac/nakshatras.js';
import { countSigns, SIGNS } from '@ganita/core/zodiac/signs.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthAttributesSection } from 'ganita/api/horoscope/birthAttributes.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from '../presets/births.js';

type Fields = Readonly<Record<string, unknown>>;

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});
const ask = (fields: Fields, id = 'b01'): Fields =>
  answer('natalChart', { ...GOLDEN_BIRTHS[id], sections: ['birth_attributes'], ...fields }, ports) as unknown as Fields;
const attributesOf = (fields: Fields, id?: string): Fields =>
  (ask(fields, id).horoscope as Fields).birth_attributes as Fields;

/** A chart with every graha at one longitude. */
const chartAt = (ascendantDeg: number, moonDeg: number) =>
  chartOf({ ascendantDeg, grahas: recordFrom(GRAHAS, () => ({ longitudeDeg: moonDeg })), outerPlanets: null });

/** A birth 10 hours after sunrise. */
const SUNRISE = 2_451_545.25;
const DAY = {
  jdUt: julianDayUt(SUNRISE + 10 / 24),
  dayFrame: {
    sunriseJdUt: julianDayUt(SUNRISE),
    sunsetJdUt: julianDayUt(SUNRISE + 0.5),
    nextSunriseJdUt: julianDayUt(SUNRISE + 1),
    isDayBirth: true,
    weekday: 0,
    substituted: false,
  },
};

describe('the tables of birth attributes', () => {
  it('have 108 syllables, each once', () => {
    const all = NAKSHATRAS.flatMap((nakshatra) => NAMING_SYLLABLES[nakshatra]);
    expect([all.length, new Set<string>(all).size]).toEqual([108, 108]);
  });

  it('have five syllables of one consonant in the order of the hoda chakra, a i u e o, around a boundary of nakshatras', () => {
    const all: readonly string[] = NAKSHATRAS.flatMap((nakshatra) => NAMING_SYLLABLES[nakshatra]);
    for (const consonant of ['', 'v', 'h', 'ḍ', 'm', 'ṭ', 'r', 't', 'n', 'y', 'g', 's']) {
      const first = all.findIndex((one) => [`${consonant}a`, `${consonant}ā`].includes(one));
      const plain = all.slice(first, first + 5).map((one) => one.normalize('NFD').replace(/[\u0304]/g, ''));
      expect(plain).toEqual(['a', 'i', 'u', 'e', 'o'].map((vowel) => (consonant + vowel).normalize('NFD')));
    }
  });

  it('are those of the page of their rules', () => {
    const page = readFileSync(new URL('../../../../docs/rules/15-birth-attributes.md', import.meta.url), 'utf8');
    const rowsUnder = (heading: string): readonly (readonly string[])[] =>
      (page.split(heading)[1]?.split('\n## ')[0] ?? '')
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(1)
        .map((line) =>
          line
            .split('|')
            .map((cell) => cell.trim())
            .slice(1, -1),
        );
    expect(rowsUnder('## 3 Naming syllables')).toEqual(NAKSHATRAS.map((one) => [one, ...NAMING_SYLLABLES[one]]));
    const ghatak = rowsUnder('## 4 Ghata chakra').map(([sign, moonSign, tithis = '', vara, nakshatra]) => [
      sign,
      { moonSign, tithiClass: tithis.split(' ')[0], vara, nakshatra },
    ]);
    expect(ghatak).toEqual(SIGNS.map((sign) => [sign, GHATAK[sign]]));
  });

  it('give each metal to three houses', () => {
    const housesOf = (paya: string) => HOUSES.filter((house) => PAYA_OF_HOUSE[house] === paya);
    expect(['gold', 'silver', 'copper', 'iron'].map(housesOf)).toEqual([
      [1, 6, 11],
      [2, 5, 9],
      [3, 7, 10],
      [4, 8, 12],
    ]);
  });

  it('give silver to ten nakshatras from Ardra, iron to four, copper to seven and gold to six', () => {
    const from = NAKSHATRAS.indexOf('Ardra');
    const payas = [...NAKSHATRAS.slice(from), ...NAKSHATRAS.slice(0, from)].map(payaOfNakshatra);
    const run = (count: number, paya: string): readonly string[] => Array.from({ length: count }, () => paya);
    expect(payas).toEqual([...run(10, 'silver'), ...run(4, 'iron'), ...run(7, 'copper'), ...run(6, 'gold')]);
  });

  it('count the ghata chandra of the signs as Muhurta Chintamani does', () => {
    expect(SIGNS.map((sign) => countSigns(sign, GHATAK[sign].moonSign))).toEqual([
      ...[1, 5, 9, 2, 6, 10],
      ...[3, 7, 4, 8, 11, 12],
    ]);
  });

  it('name twelve ghata nakshatras, and a Sunday for Aries alone', () => {
    expect(new Set(SIGNS.map((sign) => nakshatraNumber(GHATAK[sign].nakshatra))).size).toBe(12);
    expect(SIGNS.filter((sign) => GHATAK[sign].vara === 'Sunday')).toEqual(['Aries']);
    const signsOf = (tithis: string) => SIGNS.filter((sign) => GHATAK[sign].tithiClass === tithis);
    expect(['nanda', 'bhadra', 'jaya', 'rikta', 'purna'].map(signsOf)).toEqual([
      ['Aries', 'Scorpio'],
      ['Gemini', 'Cancer'],
      ['Leo', 'Sagittarius', 'Aquarius'],
      ['Libra', 'Capricorn'],
      ['Taurus', 'Virgo', 'Pisces'],
    ]);
  });
});

describe('the attributes of a Moon', () => {
  it.each([
    [0, 0, { syllable: 'cū', paya: 'gold', tattva: 'fire' }],
    [0, 26 + 2 / 3, { syllable: 'a', paya: 'gold', tattva: 'fire' }],
    [359, 30, { syllable: 'ī', paya: 'copper', tattva: 'earth' }],
    [100, 359.9999, { syllable: 'cī', paya: 'silver', tattva: 'water' }],
  ])('with the Ascendant at %d and the Moon at %d are %o', (ascendantDeg, moonDeg, expected) => {
    expect(birthAttributesOf(chartAt(ascendantDeg, moonDeg), DAY, DEFAULT_RULES)).toMatchObject(expected);
  });
});

describe('the section birth_attributes', () => {
  const schema = Compile(birthAttributesSection.schema);

  it.each(Object.keys(GOLDEN_BIRTHS))('is in its shape, and what a match says of the same birth: %s', (id) => {
    const attributes = attributesOf({}, id);
    expect(schema.Errors(attributes)).toEqual([]);
    const { place: _place, ...person } = GOLDEN_BIRTHS[id] ?? {};
    const match = answer('marriageMatch', { boy_birth_details: person, girl_birth_details: person }, ports);
    const ofBirth = /^(tattva|paya|paya_nakshatra|naming_syllable)(_name)?$|^(ghatak|ishtakala)$/;
    const shared = Object.fromEntries(Object.entries(attributes).filter(([name]) => !ofBirth.test(name)));
    expect((match as unknown as { readonly boy: Fields }).boy).toMatchObject(shared);
  });

  it.each(LANGUAGES)('has its ids in every language and its words in this one: %s', (language) => {
    const english = attributesOf({});
    const attributes = attributesOf({ language });
    const named = Object.keys(attributes).filter((name) => `${name}_name` in attributes);
    expect(named).toContain('naming_syllable');
    for (const name of named) expect(attributes[name]).toBe(english[name]);
    if (language !== 'en') for (const name of named) expect(attributes[`${name}_name`]).not.toMatch(/[a-z]/i);
  });

  it('has the varna of `varna_of_signs`', () => {
    const varna = (rules: Fields) => attributesOf({ rules }, 'b01').varna;
    expect([
      varna({}),
      varna({ varna_of_signs: 'raman' }),
      varna({ preset: 'raman', ayanamsa_mode: 'LAHIRI' }),
    ]).toEqual(['shudra', 'kshatriya', 'kshatriya']);
  });

  it('remains that of the birth in a pravesha', () => {
    expect(attributesOf({ pravesha_type: 1, years: 31, months: 7 })).toEqual(attributesOf({}));
  });

  it('is in the horoscope only where it is requested', () => {
    expect(Object.keys(ask({}).horoscope as Fields)).toEqual(['birth_attributes']);
    expect(ask({ sections: ['julian_day'] }).horoscope).not.toHaveProperty('birth_attributes');
    expect(ask({ sections: null }).horoscope).not.toHaveProperty('birth_attributes');
  });
});

describe('ishtakala', () => {
  it('is the time since sunrise in ghatis of 24 minutes, and sixtieths', () => {
    const after = (seconds: number) => ishtakalaOf(DAY.dayFrame, julianDayUt(SUNRISE + seconds / 86_400));
    expect(after(0)).toEqual({ ghati: 0, pala: 0, vipala: 0 });
    expect(after(36_000)).toEqual({ ghati: 25, pala: 0, vipala: 0 });
    expect(after(1439.9)).toEqual({ ghati: 1, pala: 0, vipala: 0 });
    expect(after(24 * 61 + 0.4)).toEqual({ ghati: 1, pala: 1, vipala: 1 });
  });

  it('does not exist where the Sun does not rise', () => {
    expect(ishtakalaOf({ ...DAY.dayFrame, substituted: true }, DAY.jdUt)).toBeNull();
  });
});
