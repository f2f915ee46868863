import { GRAHA_DASHAS } from '@ganita/core/dashas/graha/grahaDashas.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { resolveBirth } from 'ganita/calculations/birthMoment.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { candidatesOf, type PrintedDashaId } from 'ganita/calculations/difference/candidateCharts.js';
import { explainDifference } from 'ganita/calculations/difference/explainDifference.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../../tests/cases.js';
import { numbersFrom, plantedChanges, printedBy } from './planted.js';

const CHENNAI = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const two = (value: number): string => String(value).padStart(2, '0');

describe('the figures of another program', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  const explained = (printed: object, fields: object = {}) => {
    const checked = explainDifference.check({ ...CHENNAI, printed, ...fields }, ports, 'first', 'own');
    return explainDifference.compute(checked, ports);
  };
  const changesOf = (printed: object, fields: object = {}) =>
    explained(printed, fields).explanations.map(({ changes }) => changes.map(({ name, to }) => `${name} ${to}`));

  /** The birth of a number, and the choices by which its figures are printed. */
  function planted(next: () => number, system: PrintedDashaId) {
    const [month, day] = [1 + Math.floor(next() * 12), 1 + Math.floor(next() * 28)];
    const birth = {
      date: `${1925 + Math.floor(next() * 95)}-${two(month)}-${two(day)}`,
      time: `${two(Math.floor(next() * 24))}:${two(Math.floor(next() * 60))}:00`,
      latitude: Math.round((next() * 100 - 45) * 100) / 100,
      longitude: 60 + Math.round(next() * 4000) / 100,
      timezone: 5.5,
    };
    const moment = resolveBirth(birth, ports.zones);
    const [year = 0] = birth.date.split('-').map(Number);
    const changes = plantedChanges(next, DEFAULT_RULES, system);
    const { offsetHours } = moment.resolved;
    const printed = printedBy(candidatesOf(moment, null, DEFAULT_RULES, ports)(changes, []), {
      offsetHours,
      midnightJdUt: julianDayUt(midnightOf({ year, month, day }, offsetHours)),
      system,
    });
    return { birth, changes, printed };
  }

  it.each([
    ['planets', 6, 60, ['vimsottari']],
    ['signs', 5, 40, ['chara_kn_rao', 'narayana', 'sudasa', 'shoola', 'kalachakra_method_1']],
  ] as const)(
    'are explained by the choices that were planted, in 95 % of random births: dashas of %s',
    (_, few, all, systems) => {
      const births = cases(few, all);
      const next = numbersFrom(20_261_124);
      const missed: unknown[] = [];
      for (let n = 0; n < births; n++) {
        const system = systems[n % systems.length] as PrintedDashaId;
        const { birth, changes: made, printed } = planted(next, system);
        const { explanations } = explained(printed, birth);
        const isFound = explanations.some(({ changes }) =>
          changes.every(({ name, to }) => made.some((one) => one.name === name && one.value === to)),
        );
        const isAllExplained = explanations[0]?.values.every((value) => value.isExplained);
        if (!isFound || !isAllExplained)
          missed.push({
            birth,
            system,
            made,
            found: explanations.map(({ changes }) => changes),
            left: explanations[0]?.values.filter((value) => !value.isExplained),
          });
      }
      expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(births * 0.05);
    },
  );

  it('are searched within a bound of work, whatever is printed', () => {
    const dashas = Array.from({ length: 40 }, (_, n) => ({
      system: GRAHA_DASHAS[n % GRAHA_DASHAS.length],
      lords: ['Saturn', 'Mercury', 'Venus', 'Sun'],
      start: `20${10 + n}-01-01`,
    }));
    const { isComplete, explanations } = explained({ dashas });
    expect(isComplete).toBe(false);
    expect(explanations.length).toBeGreaterThan(0);
  });

  it('need no change where they are those of the rules', () => {
    expect(changesOf({ ayanamsa: '23:48:51', lagna: '22 Cp 26\' 20"' })).toEqual([[]]);
  });

  it('are read in the forms that programs print', () => {
    const forms = ['231.56', '231:33', '21 Sc 33\' 55"', 'Scorpio 21°33′', '21d 33m Sc', '21-33-55 Sco'];
    for (const Sun of forms) {
      const [value] = explained({ longitudes: { Sun } }).values;
      expect(value?.isExplained, Sun).toBe(true);
    }
  });

  it('may be dates of a dasha of signs, that of K. N. Rao as AstroSage prints it', () => {
    const birth = { date: '2001-05-26', time: '21:48:00', latitude: 19.3833, longitude: 74.65, timezone: 5.5 };
    const years = { Sagittarius: 5, Scorpio: 1, Libra: 5, Virgo: 3, Leo: 3, Cancer: 1, Gemini: 12, Taurus: 10 };
    let year = 2001;
    const dashas = Object.entries(years).map(([sign, length]) => {
      const start = `${year}-05-26`;
      year += length;
      return { system: 'chara_kn_rao', lords: [sign], start };
    });
    expect(changesOf({ dashas }, birth)).toContainEqual(['year_length calendar']);
    const [byMethod2] = explained(
      { dashas: dashas.map((one) => ({ ...one, system: 'chara_method_2' })) },
      birth,
    ).explanations;
    expect(byMethod2?.values.every((value) => value.isExplained)).toBe(false);
  });

  it('name what no change explains', () => {
    const { explanations } = explained({ longitudes: { Sun: '21 Sc 33\' 55"', Moon: '10.0' } });
    expect(explanations[0]?.changes).toEqual([]);
    expect(explanations[0]?.values.filter((value) => !value.isExplained).map(({ path }) => path)).toEqual([
      'longitudes.Moon',
    ]);
  });

  it('are read from a text of Jagannatha Hora', () => {
    const text = [
      'Ayanamsa:      22-22-28.68',
      'Sunrise:       6:18:50',
      'Body                   Longitude       Nakshatra Pada Rasi Navamsa',
      'Lagna                  23 Cp 52\' 42.10"  Dhan 1    Cp   Le',
      'Sun - BK               23 Sc 00\' 17.47"  Jye  2    Sc   Sg',
      'Rahu (R)               11 Vi 59\' 36.00"  Hast 1    Vi   Ar',
    ].join('\r\n');
    const { values } = explained({}, { jagannatha_hora_text: text });
    expect(values.map(({ path, printed }) => [path, printed])).toEqual([
      ['jagannatha_hora_text.ayanamsa', '22:22:28.68'],
      ['jagannatha_hora_text.lagna', '23 Cp 52\' 42.10"'],
      ['jagannatha_hora_text.longitudes.Sun', '23 Sc 00\' 17.47"'],
      ['jagannatha_hora_text.longitudes.Rahu', '11 Vi 59\' 36.00"'],
      ['jagannatha_hora_text.sunrise', '06:18:50'],
    ]);
  });

  it.each([
    [{}, 'printed must have at least one value of another program'],
    [{ longitudes: { Sun: '21 Xy 33' } }, 'printed.longitudes.Sun must be an angle'],
    [{ longitudes: { Sun: '21 S 33' } }, 'printed.longitudes.Sun must be an angle'],
    [{ ayanamsa: '23:61' }, 'printed.ayanamsa must be an angle'],
    [{ dashas: [{ lords: ['Juptier'], start: '2013-02-03' }] }, 'did you mean Jupiter'],
    [
      { dashas: [{ system: 'sudarshana_chakra', lords: ['Aries'], start: '2013-02-03' }] },
      'printed.dashas.0.system must be one of',
    ],
    [{ dashas: [{ lords: ['Sun'], start: '2013-02-30' }] }, 'printed.dashas[0].start must be a real calendar date'],
  ])('are rejected where they cannot be read: %j', (printed, message) => {
    expect(() => explained(printed)).toThrow(message);
  });
});
