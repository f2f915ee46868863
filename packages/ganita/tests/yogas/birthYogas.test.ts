import { READINGS, type YogaReading } from '@ganita/core/rules/readings.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { type BirthYogas, birthYogas } from '@ganita/core/yogas/birthYogas.js';
import { FURTHER_YOGAS } from '@ganita/core/yogas/rows/optional.data.js';
import { YOGA_FAMILIES, type YogaRow } from '@ganita/core/yogas/yoga.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { describe, expect, it } from 'vitest';
import { type WrittenSky, yogaFactsOf } from '../../../../tools/yogas/writtenSky.js';

const ROWS: readonly YogaRow[] = [...YOGAS, ...FURTHER_YOGAS];
/** Rises Aries by day; Jupiter in Cancer with the Sun, Mars in Capricorn, Saturn in Libra with the Moon. */
const BIRTH: WrittenSky = {
  degrees: [5, 95, 190, 290, 110, 97, 80, 200, 60, 130, 140],
  gender: 'male',
};
const found = (written: WrittenSky, chosen: Partial<Rules> = {}): BirthYogas => {
  const rules = { ...DEFAULT_RULES, ...chosen };
  return birthYogas(yogaFactsOf(written, rules), rules);
};
const ids = ({ yogas }: BirthYogas): readonly string[] => yogas.map(({ id }) => id);
const isPresentInRasi = ({ yogas }: BirthYogas, id: string): boolean =>
  yogas.find((yoga) => yoga.id === id)?.charts.some(({ key }) => key === 'D-1_rasi') ?? false;

describe('the rows', () => {
  it('are 284, each under an id of its own, with a family and a source', () => {
    expect(YOGAS).toHaveLength(284);
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    for (const { id, family, source, rule } of ROWS) {
      expect(YOGA_FAMILIES, id).toContain(family);
      expect(source, id).toMatch(
        /^(B\.V\. Raman|BPHS; Saravali; B\.V\. Raman|P\.V\.R\. Narasimha Rao), |^modern usage$/,
      );
      expect(rule, id).toMatch(/^docs\/rules\/06-yogas-doshas-longevity\.md#section-[23](-\d+)?$/);
    }
    const order = YOGAS.map(({ family }) => YOGA_FAMILIES.indexOf(family));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('read every value of every reading: the usual one as it is, each other one by conditions of its own', () => {
    const { default: usual, ...others } = READINGS.yoga_readings;
    for (const name of Object.keys(usual) as YogaReading[]) {
      const readings = ROWS.flatMap((row) => (row.readings?.choice === name ? [row.readings] : []));
      expect(readings.length, name).toBeGreaterThan(0);
      const values = new Set(Object.values(others).map((row) => row[name]));
      values.delete(usual[name]);
      for (const reading of readings) expect(Object.keys(reading.criteria)).toEqual([...values]);
    }
  });
});

describe('the yogas of a birth', () => {
  const all = found(BIRTH);

  it('are counted chart by chart in all 23', () => {
    expect(all.count.possible).toBe(YOGAS.length * 23);
    expect(all.rajaCount.possible).toBe(4 * 23);
    expect(all.count.found).toBe(all.yogas.reduce((sum, { charts }) => sum + charts.length, 0));
    expect(all.rajaCount.found).toBe(all.raja.reduce((sum, { charts }) => sum + charts.length, 0));
    expect(new Set(all.yogas.flatMap(({ charts }) => charts.map(({ key }) => key)))).toEqual(new Set(VARGA_KEYS));
  });

  it('are hits only, each with evidence, in the order of the rows and of the charts', () => {
    expect(ids(all)).toEqual(YOGAS.map(({ id }) => id as string).filter((id) => ids(all).includes(id)));
    for (const { charts } of [...all.yogas, ...all.raja]) {
      expect(charts.length).toBeGreaterThan(0);
      const keys = charts.map(({ key }) => key);
      expect(keys).toEqual(VARGA_KEYS.filter((key) => keys.includes(key)));
      for (const { conditions, cancelledBy } of charts) {
        expect(conditions.length).toBeGreaterThan(0);
        expect(cancelledBy).toEqual([]);
      }
    }
  });

  it('list raja yogas with their pairs, those of a sub type among all', () => {
    const pairsOf = (id: string, key: string) =>
      all.raja.find((yoga) => yoga.id === id)?.charts.find((chart) => chart.key === key)?.pairs ?? [];
    for (const { id, charts } of all.raja) {
      for (const { key, pairs } of charts) {
        expect(pairs?.length).toBeGreaterThan(0);
        const names = (pairsOf('raja_yoga', key) ?? []).map(({ grahas }) => grahas.join());
        for (const { grahas, subTypes } of pairs ?? []) {
          expect(names).toContain(grahas.join());
          if (id !== 'raja_yoga') expect(`${subTypes.join()}_raja_yoga`).toContain(id.replace('_raja_yoga', ''));
        }
      }
    }
  });
});

describe('a yoga that requires the gender', () => {
  const withoutGender = (key: (typeof VARGA_KEYS)[number]): YogaFacts => {
    const facts = yogaFactsOf({ ...BIRTH, gender: null as never })(key);
    return facts;
  };

  it('is not evaluated without it, and never false', () => {
    const open = birthYogas(withoutGender, DEFAULT_RULES);
    expect(open.notEvaluated).toEqual({ mahabhagya_yoga: ['gender'] });
    expect(ids(open)).not.toContain('mahabhagya_yoga');
  });

  it('is present or absent with it', () => {
    const day: WrittenSky = { degrees: [5, 305, 190, 290, 310, 97, 290, 200, 60, 130, 140], gender: 'male' };
    expect(found(day).notEvaluated).toEqual({});
    expect(isPresentInRasi(found(day), 'mahabhagya_yoga')).toBe(true);
    expect(isPresentInRasi(found({ ...day, gender: 'female' }), 'mahabhagya_yoga')).toBe(false);
  });
});

/** Of each yoga that can be cancelled a chart in which it is present, and one in which it is formed and void. */
const CANCELLED = [
  {
    id: 'kemadruma_yoga',
    by: 'kendra_occupied',
    // No planet joins the Moon in Taurus; the kendras from Aries empty, then Jupiter in Cancer.
    longitudes: [5, 130, 35, 215, 125, 250, 160, 310, 345, 130, 140],
    isVoid: [5, 130, 35, 215, 125, 95, 160, 310, 345, 130, 140],
  },
  {
    id: 'gaja_kesari_yoga',
    by: 'jupiter_combust',
    // Jupiter in Cancer with Venus, the 10th from the Moon; the Sun 15 degrees from him, then 2.
    longitudes: [5, 112, 190, 250, 122, 97, 118, 20, 60, 130, 140],
    isVoid: [5, 95, 190, 250, 122, 97, 118, 20, 60, 130, 140],
  },
  {
    id: 'mooka_yoga',
    by: 'jupiter_own_or_exalted',
    // Scorpio rises and its L2, Jupiter, is in Gemini; Leo rises and its L2, Mercury, is with Jupiter in Pisces.
    longitudes: [215, 80, 190, 290, 100, 65, 110, 200, 160, 130, 140],
    isVoid: [125, 340, 190, 290, 345, 350, 330, 200, 160, 130, 140],
  },
  {
    id: 'nishturabhashi_yoga',
    by: 'moon_aspected_by_jupiter',
    // The Moon and Saturn in Libra, Jupiter in Cancer, then in Aries.
    longitudes: [5, 95, 190, 290, 110, 97, 80, 200, 60, 130, 140],
    isVoid: [5, 95, 190, 290, 110, 7, 80, 200, 60, 130, 140],
  },
] as const;

describe('kemadruma by the book of B.V. Raman', () => {
  const void_ = CANCELLED[0].isVoid;
  const isPresent = (degrees: readonly number[], kemadruma_yoga: Rules['kemadruma_yoga']) =>
    isPresentInRasi(found({ degrees, gender: 'male' }, { kemadruma_yoga }), 'kemadruma_yoga');

  it('requires no planet in the 2nd and the 12th from the Moon, and nothing of the kendras', () => {
    expect([isPresent(void_, 'with_kendras'), isPresent(void_, 'bvr')]).toEqual([false, true]);
  });

  it('is present although a graha joins the Moon, and absent with the Sun or a node in the sign next to it', () => {
    const moved = (index: number, degree: number) => void_.map((deg, at) => (at === index ? degree : deg));
    const [sun, rahu, jupiter] = [1, 8, 5];
    expect(isPresent(moved(jupiter, 40), 'bvr')).toBe(true);
    expect(isPresent(moved(sun, 70), 'bvr')).toBe(false);
    expect(isPresent(moved(rahu, 65), 'bvr')).toBe(false);
  });
});

describe('what is cancelled', () => {
  const inRasi = (degrees: readonly number[], id: string, cancelled_yogas: Rules['cancelled_yogas']) =>
    found({ degrees, gender: 'male' }, { cancelled_yogas })
      .yogas.find((yoga) => yoga.id === id)
      ?.charts.find(({ key }) => key === 'D-1_rasi');

  it('is each yoga that has something to cancel it', () => {
    const able = ROWS.flatMap(({ id, cancellations = [] }) => cancellations.map((one) => `${id} ${one.id}`));
    expect(CANCELLED.map(({ id, by }) => `${id} ${by}`).sort()).toEqual(able.sort());
  });

  it.each(CANCELLED)('is left out, or listed with what cancels it: $id by $by', ({ id, by, longitudes, isVoid }) => {
    for (const choice of ['left_out', 'listed'] as const)
      expect(inRasi(longitudes, id, choice)?.cancelledBy).toEqual([]);
    expect(inRasi(isVoid, id, 'left_out')).toBeUndefined();
    const listed = inRasi(isVoid, id, 'listed');
    expect(listed?.cancelledBy).toEqual([by]);
    expect(listed?.conditions.length).toBeGreaterThan(0);
  });

  it('takes nothing from the others', () => {
    for (const { isVoid } of CANCELLED) {
      const sky: WrittenSky = { degrees: isVoid, gender: 'male' };
      const listed = ids(found(sky, { cancelled_yogas: 'listed' }));
      expect(ids(found(sky)).every((id) => listed.includes(id))).toBe(true);
    }
  });
});

describe('further yogas', () => {
  it('are computed if requested, those of karakas among the raja yogas', () => {
    const more = found(BIRTH, { further_yogas: 'yes' });
    const raja = FURTHER_YOGAS.filter(({ family }) => family === 'raja').length;
    expect(more.count.possible).toBe((YOGAS.length + FURTHER_YOGAS.length - raja) * 23);
    expect(more.rajaCount.possible).toBe((4 + raja) * 23);
  });

  it('are present under a name without a number wherever one of its numbers does', () => {
    const more = found(BIRTH, { further_yogas: 'yes' });
    const charts = (id: string) => more.yogas.find((yoga) => yoga.id === id)?.charts.map(({ key }) => key) ?? [];
    const numbered = (name: string) =>
      VARGA_KEYS.filter((key) =>
        more.yogas.some(({ id }) => new RegExp(`^${name}_\\d+$`).test(id) && charts(id).includes(key)),
      );
    const names = FURTHER_YOGAS.map(({ id }) => id as string).filter((name) =>
      YOGAS.some(({ id }) => new RegExp(`^${name}_\\d+$`).test(id)),
    );
    expect(names).toHaveLength(18);
    for (const name of names) expect(charts(name), name).toEqual(numbered(name));
  });
});
