import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, type Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import { ANGA_DASHA_ROWS } from './angaDashas.data.js';
import { antardashaOrder } from './antardashaOrder.js';
import { cyclePeriods } from './cycle.js';
import { nakshatraCycle } from './nakshatraDasha.js';
import { NAKSHATRA_DASHA_ROWS, type NakshatraDashaId } from './nakshatraDashas.data.js';
import { type NakshatraSeed, starOf, starWithAbhijit } from './seed.js';

const seedOf = (star: number, elapsed = 0): NakshatraSeed => ({
  kind: 'nakshatra',
  point: 'Moon',
  longitudeDeg: ((star - 1 + elapsed) * 360) / 27,
  star,
  elapsed,
});
const firstLord = (id: NakshatraDashaId, star: number, chosen: Partial<Rules> = {}): string | undefined => {
  const { lords, first } = nakshatraCycle(id, seedOf(star), { ...DEFAULT_RULES, ...chosen });
  return lords[first]?.[0];
};
const STARS = Array.from({ length: 27 }, (_, index) => index + 1);

/**
 * First lords from Ashwini to Revati by the formulas of docs/rules/04-graha-dashas.md#section-2: index of the first
 * lord in the list there.
 */
const FORMULAS: Readonly<Partial<Record<NakshatraDashaId, { lords: string; index: (n: number) => number }>>> = {
  vimsottari: { lords: 'Ketu Venus Sun Moon Mars Rahu Jupiter Saturn Mercury', index: (n) => (n - 1) % 9 },
  yogini: { lords: 'Moon Sun Jupiter Mars Mercury Saturn Venus Rahu', index: (n) => (n + 2) % 8 },
  shodasottari: {
    lords: 'Sun Mars Jupiter Saturn Ketu Moon Mercury Venus',
    index: (n) => ((n - 8 + 27) % 27) % 8,
  },
  dwadasottari: { lords: 'Sun Jupiter Ketu Mercury Rahu Mars Saturn Moon', index: (n) => ((27 - n) % 27) % 8 },
  panchottari: { lords: 'Sun Mercury Saturn Mars Venus Moon Jupiter', index: (n) => ((n - 17 + 27) % 27) % 7 },
  satabdika: { lords: 'Sun Moon Venus Mercury Jupiter Mars Saturn', index: (n) => ((n - 27 + 27) % 27) % 7 },
  chaturaaseeti_sama: { lords: 'Sun Moon Mars Mercury Jupiter Venus Saturn', index: (n) => ((n - 15 + 27) % 27) % 7 },
  dwisatpathi: { lords: 'Sun Moon Mars Mercury Jupiter Venus Saturn Rahu', index: (n) => ((n - 19 + 27) % 27) % 8 },
  shattrimsa_sama: {
    lords: 'Moon Sun Jupiter Mars Mercury Saturn Venus Rahu',
    index: (n) => ((n - 22 + 27) % 27) % 8,
  },
};

/** Lords and years in the order of docs/rules/04-graha-dashas.md#section-2. */
const YEARS: Readonly<Partial<Record<NakshatraDashaId, string>>> = {
  vimsottari: 'Ke7 Ve20 Su6 Mo10 Ma7 Ra18 Ju16 Sa19 Me17',
  ashtottari: 'Su6 Mo15 Ma8 Me17 Sa10 Ju19 Ra12 Ve21',
  yogini: 'Mo1 Su2 Ju3 Ma4 Me5 Sa6 Ve7 Ra8',
  shodasottari: 'Su11 Ma12 Ju13 Sa14 Ke15 Mo16 Me17 Ve18',
  dwadasottari: 'Su7 Ju9 Ke11 Me13 Ra15 Ma17 Sa19 Mo21',
  panchottari: 'Su12 Me13 Sa14 Ma15 Ve16 Mo17 Ju18',
  satabdika: 'Su5 Mo5 Ve10 Me10 Ju20 Ma20 Sa30',
  chaturaaseeti_sama: 'Su12 Mo12 Ma12 Me12 Ju12 Ve12 Sa12',
  dwisatpathi: 'Su9 Mo9 Ma9 Me9 Ju9 Ve9 Sa9 Ra9',
  shashtisama: 'Ju10 Su10 Ma10 Mo6 Me6 Ve6 Sa6 Ra6',
  shattrimsa_sama: 'Mo1 Su2 Ju3 Ma4 Me5 Sa6 Ve7 Ra8',
};

describe('the lords of a nakshatra dasha', () => {
  it.each(Object.entries(YEARS))('of %s have these years, one after the other: %s', (id, years) => {
    const texts = NAKSHATRA_DASHA_ROWS[id as NakshatraDashaId].lords.map(([lord, of]) => `${lord.slice(0, 2)}${of}`);
    const start = texts.indexOf(years.split(' ')[0] ?? '');
    expect([...texts.slice(start), ...texts.slice(0, start)].join(' ')).toBe(years);
  });
});

describe('the first lord of a nakshatra dasha', () => {
  it.each(Object.entries(FORMULAS))('of %s is that of the formula for every star', (id, { lords, index }) => {
    const list = lords.split(' ');
    for (const star of STARS) expect(firstLord(id as NakshatraDashaId, star)).toBe(list[index(star)]);
  });

  it('of ashtottari and shashtisama is that of the group of nakshatras', () => {
    const groups = (id: NakshatraDashaId) => STARS.map((star) => firstLord(id, star)?.slice(0, 2)).join(' ');
    expect(groups('ashtottari')).toBe(
      'Ra Ra Ve Ve Ve Su Su Su Su Mo Mo Mo Ma Ma Ma Ma Me Me Me Sa Sa Sa Ju Ju Ju Ra Ra',
    );
    expect(groups('shashtisama')).toBe(
      'Ju Ju Ju Su Su Su Su Ma Ma Ma Mo Mo Mo Mo Me Me Me Ve Ve Ve Ve Sa Sa Sa Ra Ra Ra',
    );
  });

  it('of ashtottari and shashtisama is that of 28 nakshatras where Abhijit is counted', () => {
    const abhijit = { abhijit_star: 'counted' } as const;
    const lordAt = (id: NakshatraDashaId, longitudeDeg: number, chosen: Partial<Rules> = {}) => {
      const seed: NakshatraSeed = { kind: 'nakshatra', point: 'Moon', longitudeDeg, ...starOf(longitudeDeg) };
      const { lords, first, elapsed } = nakshatraCycle(id, seed, { ...DEFAULT_RULES, ...abhijit, ...chosen });
      return [lords[first]?.[0], elapsed];
    };
    const middles = STARS.map((star) => ((star - 0.5) * 360) / 27);
    const groups = (id: NakshatraDashaId) =>
      middles.map((middle) => String(lordAt(id, middle)[0]).slice(0, 2)).join(' ');
    expect(groups('ashtottari')).toBe(
      'Ra Ra Ve Ve Ve Su Su Su Su Mo Mo Mo Ma Ma Ma Ma Me Me Me Sa Sa Sa Ju Ju Ju Ra Ra',
    );
    expect(groups('shashtisama')).toBe(
      'Ju Ju Ju Su Su Su Su Ma Ma Ma Mo Mo Mo Mo Me Me Me Ve Ve Ve Ve Sa Sa Ra Ra Ra Ra',
    );
    // Saturn in ashtottari: Purva Ashadha, Uttara Ashadha without its last quarter, Abhijit, the rest of Shravana.
    expect(lordAt('ashtottari', 260)).toEqual(['Saturn', expect.closeTo(0.5 / 4, 9)]);
    expect(lordAt('ashtottari', 276)).toEqual(['Saturn', expect.closeTo((1 + 28 / 30) / 4, 9)]);
    expect(lordAt('ashtottari', 278 + 7 / 9)).toEqual(['Saturn', expect.closeTo(2.5 / 4, 9)]);
    expect(lordAt('ashtottari', 287 + 1 / 9)).toEqual(['Saturn', expect.closeTo(3.5 / 4, 9)]);
    expect(lordAt('shashtisama', 278 + 7 / 9)).toEqual(['Saturn', expect.closeTo(0.5, 9)]);
    const group = { shashtisama_balance: 'group_balance' } as const;
    expect(lordAt('shashtisama', 278 + 7 / 9, group)).toEqual(['Saturn', expect.closeTo(0.5 / 3, 9)]);
    expect(lordAt('shashtisama', 310, group)).toEqual(['Rahu', expect.closeTo(0.25 / 4, 9)]);
    // A moved seed turns the wheel of 28: Shravana takes the place of Ashwini.
    expect(lordAt('shashtisama', 290, { seed_star: 'Shravana' })[0]).toBe('Jupiter');
    expect(lordAt('shashtisama', 278, { seed_star: 'Shravana' })[0]).toBe('Rahu');
  });

  it('moves with the seed nakshatra, and returns after a whole turn', () => {
    expect(firstLord('vimsottari', 10, { seed_star: 'Magha' })).toBe(firstLord('vimsottari', 3));
    expect(firstLord('dwadasottari', 15, { seed_star: 'Swati' })).toBe('Sun');
    expect(firstLord('ashtottari', 27, { seed_star: 'Revati' })).toBe('Sun');
    for (const star of STARS) {
      expect(firstLord('yogini', star, { seed_star: 'Ashwini' })).toBe(firstLord('yogini', star));
    }
  });
});

describe('what has passed of the first period', () => {
  const startYears = (id: NakshatraDashaId, star: number, elapsed: number, chosen: Partial<Rules> = {}): number => {
    const rules = { ...DEFAULT_RULES, ...chosen };
    return cyclePeriods(nakshatraCycle(id, seedOf(star, elapsed), rules), rules).startYears;
  };

  it('is the share of the nakshatra', () => {
    expect(startYears('vimsottari', 15, 0.0219617)).toBeCloseTo(-0.3953107, 6);
    expect(startYears('yogini', 15, 0.0219617)).toBeCloseTo(-0.0439234, 6);
  });

  it('is the share of the group in ashtottari, over the end of the zodiac too', () => {
    expect(startYears('ashtottari', 15, 0.0219617)).toBeCloseTo(-0.5054904 * 8, 5);
    expect(startYears('ashtottari', 1, 0.5)).toBeCloseTo((-2.5 / 4) * 12, 9);
  });

  it('is the share of the nakshatra in shashtisama, or of the group if that is chosen', () => {
    expect(startYears('shashtisama', 3, 0.5)).toBeCloseTo(-5, 9);
    expect(startYears('shashtisama', 3, 0.5, { shashtisama_balance: 'group_balance' })).toBeCloseTo(-25 / 3, 9);
  });

  it('is a third where every period is', () => {
    expect(startYears('vimsottari', 15, 0.6, { tribhagi: 'yes' })).toBeCloseTo(-0.6 * 6, 9);
  });
});

describe('the 28 nakshatras with Abhijit', () => {
  it('follow one another without a gap, each passed from 0 to 1', () => {
    let before = starWithAbhijit(0);
    const seen = new Set([before.star]);
    for (let tenths = 1; tenths < 3600; tenths++) {
      const at = starWithAbhijit(tenths / 10);
      expect(at.elapsed >= 0 && at.elapsed < 1).toBe(true);
      if (at.star === before.star) expect(at.elapsed).toBeGreaterThan(before.elapsed);
      else {
        expect(at.star).toBe(before.star + 1);
        expect(at.elapsed).toBeLessThan(0.025);
        expect(before.elapsed).toBeGreaterThan(0.975);
      }
      seen.add(at.star);
      before = at;
    }
    expect(seen.size).toBe(28);
  });
});

describe('the order of the parts', () => {
  const LORDS = NAKSHATRA_DASHA_ROWS.vimsottari.lords.map(([lord]) => lord.slice(0, 2));
  it.each([
    ['own_onward', 'Ra Ju Sa Me Ke Ve Su Mo Ma'],
    ['own_backward', 'Ra Ma Mo Su Ve Ke Me Sa Ju'],
    ['next_onward', 'Ju Sa Me Ke Ve Su Mo Ma Ra'],
    ['next_backward', 'Ju Ra Ma Mo Su Ve Ke Me Sa'],
    ['previous_onward', 'Ma Ra Ju Sa Me Ke Ve Su Mo'],
    ['previous_backward', 'Ma Mo Su Ve Ke Me Sa Ju Ra'],
  ] as const)('by option %s under Rahu is %s', (option, order) => {
    const keys = antardashaOrder(LORDS.length, LORDS.indexOf('Ra'), option);
    expect(keys.map((key) => LORDS[key]).join(' ')).toBe(order);
  });
});

describe('the first lord of a tithi, yoga or karana', () => {
  const short = (id: keyof typeof ANGA_DASHA_ROWS) =>
    ANGA_DASHA_ROWS[id].lordOf.map((lord) => lord.slice(0, 2)).join(' ');
  it('is that of the tables', () => {
    const [rahu, saturn] = ['Su Mo Ma Me Ju Ve Sa Ra', 'Su Mo Ma Me Ju Ve Sa'];
    expect(short('tithi_ashtottari')).toBe(`${rahu} ${saturn} ${rahu} Su Mo Ma Me Ju Ve Ra`);
    expect(short('tithi_yogini')).toBe(short('tithi_ashtottari'));
    const nine = 'Sa Me Ke Ve Su Mo Ma Ra Ju';
    expect(short('yoga_vimsottari')).toBe(`${nine} ${nine} ${nine}`);
    const karanas = ANGA_DASHA_ROWS.karana_chaturaaseeti_sama.lordOf;
    expect(karanas).toHaveLength(60);
    expect(karanas[0]).toBe('Mercury');
    expect(karanas.slice(1, 8)).toEqual([...PLANETS]);
    expect(karanas.slice(57)).toEqual(['Sun', 'Moon', 'Mars']);
  });

  it('is in the list of lords', () => {
    for (const { lords, lordOf } of Object.values(ANGA_DASHA_ROWS)) {
      const ids = lords.map(([lord]) => lord);
      for (const lord of lordOf) expect(ids).toContain(lord);
    }
  });
});
