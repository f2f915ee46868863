import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { KARANAS, NITYA_YOGAS } from '../../panchanga/angaNames.data.js';
import { LUNAR_MONTHS } from '../../panchanga/calendar.data.js';
import { DAY_YOGAS } from '../../panchanga/dayYogas.data.js';
import { MONTH_TITHIS } from '../../panchanga/monthTithis.js';
import { nakshatraNumber } from '../../zodiac/nakshatras.js';
import { signIndex } from '../../zodiac/signs.js';
import { weekdayIndex } from '../../zodiac/weekdays.js';
import { CHANDRA_VALUES, CLASS_VALUES, type EventRow, FACTORS, type Lists, WEIGHT_PROFILES } from '../eventRow.js';
import { BAD_YOGAS } from '../exclusions.data.js';
import { EXCLUSION_IDS } from '../exclusions.js';
import { karanaClass, yogaClass } from '../ratings.js';
import { EVENT_ROWS } from './events.js';

const rules = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../../tests/golden/muhurta_rules.json', import.meta.url)), 'utf8'),
) as Record<string, unknown> & { readonly events: readonly Record<string, unknown>[] };

const indexed = <T>({ favourable, unfavourable }: Lists<T>, index: (value: T) => number) => {
  const numbers = (list: readonly T[]) => list.map(index);
  return { favourable: numbers(favourable), unfavourable: numbers(unfavourable) };
};

/** A row as the reference file writes it; the labels are words and are elsewhere. */
const asInFile = (row: EventRow) => ({
  event_type: row.id,
  source: row.source,
  basis: row.basis,
  time_of_day: row.time,
  weight_profile: row.weights,
  weights: WEIGHT_PROFILES[row.weights],
  janma_tara_value: row.janmaTaraValue,
  vara: indexed(row.vara, weekdayIndex),
  nakshatra: indexed(row.nakshatra, nakshatraNumber),
  tithi: indexed(row.tithi, (tithi) => MONTH_TITHIS.indexOf(tithi) + 1),
  lunar_months: indexed(row.lunarMonths, (month) => LUNAR_MONTHS.indexOf(month)),
  solar_months: indexed(row.solarMonths, signIndex),
  lagna: indexed(row.lagna, signIndex),
  exclusions: row.exclusions,
});

describe('the table of events', () => {
  it('is the one of the reference files, in its order', () => {
    expect(EVENT_ROWS.map(asInFile)).toEqual(rules.events.map(({ label: _label, ...row }) => row));
  });

  it('has weights that add up to 100', () => {
    for (const weights of Object.values(WEIGHT_PROFILES)) {
      expect(FACTORS.reduce((sum, factor) => sum + weights[factor], 0)).toBe(100);
    }
  });

  it('never favours and disfavours the same value, and names no exclusion twice', () => {
    for (const row of EVENT_ROWS) {
      for (const lists of [row.vara, row.nakshatra, row.tithi, row.lunarMonths, row.solarMonths, row.lagna]) {
        const all = [...lists.favourable, ...lists.unfavourable];
        expect(new Set(all).size).toBe(all.length);
      }
      const exclusions = [...row.exclusions.forbidden, ...row.exclusions.caution];
      expect(new Set(exclusions).size).toBe(exclusions.length);
    }
  });

  it('uses every exclusion somewhere, those of printed lists aside', () => {
    const listed = new Set<string>(
      EVENT_ROWS.flatMap(({ exclusions }) => [...exclusions.forbidden, ...exclusions.caution]),
    );
    for (const id of ['guru_bala_vriddha', 'shukra_bala_vriddha']) listed.add(id);
    expect(EXCLUSION_IDS.filter((id) => !listed.has(id))).toEqual([]);
  });
});

describe('the values that all events share', () => {
  it('are those of the reference files', () => {
    expect(CLASS_VALUES).toEqual(rules.factor_values);
    const byHouse = (values: readonly number[]) =>
      Object.fromEntries(values.map((value, house) => [String(house + 1), value]));
    expect({ shukla: byHouse(CHANDRA_VALUES.shukla), krishna: byHouse(CHANDRA_VALUES.krishna) }).toEqual(
      rules.chandra_values,
    );
    const badYogas = NITYA_YOGAS.flatMap((yoga, index) => (BAD_YOGAS.includes(yoga) ? [index + 1] : []));
    expect({ unfavourable: badYogas }).toEqual(rules.yoga);
    const bad = KARANAS.filter((karana) => karanaClass(karana) === 'unfavourable');
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    expect({ unfavourable: bad.map(capital) }).toEqual(rules.karana);
    expect(KARANAS.filter((karana) => karanaClass(karana) === 'neutral')).toEqual(['kimstughna']);
    expect([1, 2, 27].map(yogaClass)).toEqual(['unfavourable', 'favourable', 'unfavourable']);
  });

  it('name the same supporting yogas as the daily panchanga', () => {
    const byWeekday = (lists: readonly (readonly number[])[]) =>
      Object.fromEntries(lists.map((list, weekday) => [String(weekday), [...list].sort((a, b) => a - b)]));
    expect(byWeekday(DAY_YOGAS.sarvartha_siddhi.starsByWeekday)).toEqual(rules.sarvartha_siddhi);
    const amrita = DAY_YOGAS.amrita_siddhi.starsByWeekday.map(([star]) => star);
    expect(Object.fromEntries(amrita.map((star, weekday) => [String(weekday), star]))).toEqual(rules.amrita_siddhi);
  });
});
